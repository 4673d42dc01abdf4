"""The commands, by what they are about. What only some need is imported where it is needed."""
