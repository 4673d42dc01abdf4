"""HTTP and WebSocket server for the tables."""
