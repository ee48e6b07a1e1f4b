"""Papers of Zulus on the Ramparts."""
