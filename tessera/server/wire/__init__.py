"""Every message that crosses the network: models of what clients send, TypedDicts of what they receive."""
