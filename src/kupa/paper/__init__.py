"""Decks, rules and score sheets to print: an order becomes a PDF. Needs the extra ``kupa[print]``."""
