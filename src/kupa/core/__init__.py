"""What every game shares: seats, dice, moves, records, refusals. No clock, no network, no language."""
