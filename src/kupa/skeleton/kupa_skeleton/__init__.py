"""Skeleton, a game for Kupa."""
