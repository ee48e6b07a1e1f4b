"""The Shooting phase as the battle stands."""
