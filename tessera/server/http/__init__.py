"""HTTP and WebSocket: middleware, routes, static files."""
