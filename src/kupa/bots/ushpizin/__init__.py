"""Players of Ushpizin."""
