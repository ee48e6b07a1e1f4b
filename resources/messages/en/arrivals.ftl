### Later arrivals (p. 22).

arrivals-die = 1D6 for the unit to arrive
arrivals-order-die = 1D6 each (attacker first) to see who rolls and places first
arrivals-genius = an Organizing Genius leads the army
arrivals-usual = an ordinary arrival

arrivals-too-early = Units roll to arrive from turn { $turn } on.
arrivals-marches-in = The attacker in an Ambush does not roll: one unit enters each turn, in the order of march.
arrivals-rolled-already = The unit has rolled to arrive this turn.
arrivals-far-from-the-edge = The unit is placed within { $edge }″ of the table edge.
arrivals-outside-half = The unit is placed in its own side’s half of the table.
arrivals-impassable-side = That side of the table was declared impassable: nobody arrives there.
arrivals-near-a-scout = The unit may not be placed within { $scout }″ of an enemy Scout.
arrivals-near-a-rival = Whoever places second may not place a unit within { $rival }″ of an enemy unit that arrived this turn.

# $role: attacker or defender.
