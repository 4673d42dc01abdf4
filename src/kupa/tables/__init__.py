"""Live tables: persons and bots at one table, its log in a database, its clocks."""
