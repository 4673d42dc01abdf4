"""HTTP and WebSocket around the tables."""
