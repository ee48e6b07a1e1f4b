### Choosing the scenario (pp. 20-22, 24). $side, $other: the two sides; $attacker: the one that attacks.

scenarios-initiative = 1D6 each, red first, for the initiative
scenarios-roll-off = 1D6 each, red first, to see who deploys first
scenarios-die = the scenario
scenarios-face = the die
scenarios-aggressiveness = the Aggressiveness of its list
scenarios-attackers-points = { $percent }% of the defender’s { $points } points

scenarios-dark-elsewhere = Only a Raid may be fought in the dark.
scenarios-turns-not-stated = Dawn or dusk needs a number of turns.
