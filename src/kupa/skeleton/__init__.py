"""What ``kupa new-game`` copies: a small game that works as it is, with its package, words and test."""
