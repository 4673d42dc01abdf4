"""Data sets: games, and every decision in them, as Parquet files that anybody can read."""
