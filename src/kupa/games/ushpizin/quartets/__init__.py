"""Ushpizin played by asking for cards instead of swapping them (U25)."""
