### Stake traps (p. 15). $face: what the die showed; $needs: what it took.

traps-die = 1D6 to avoid the stake trap
traps-scout = a Scout on a real trap
traps-pygmy = a Pygmy on a real trap
traps-other-by-day = any other figure on a real trap, by day
traps-other-by-night = any other figure on a real trap, at night
