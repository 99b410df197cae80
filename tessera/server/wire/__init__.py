"""Every message that crosses the network, as a model: what clients send, and what they are sent."""
