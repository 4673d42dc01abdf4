"""Players of the King's Court."""
