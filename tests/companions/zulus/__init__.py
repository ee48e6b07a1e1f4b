"""The engine of Zulus on the Ramparts!: every rule of both editions, by hand from the text."""
