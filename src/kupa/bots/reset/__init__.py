"""Players of Reset."""
