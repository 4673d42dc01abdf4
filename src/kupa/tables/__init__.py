"""Live tables: people and bots at one table, a log in a database as the truth, clocks, telling."""
