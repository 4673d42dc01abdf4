"""Players of Pairs."""
