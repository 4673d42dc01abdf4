"""Go Fish for Kupa."""
