"""The Movement phase as the battle stands."""
