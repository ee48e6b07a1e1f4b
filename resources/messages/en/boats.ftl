### Boats (p. 15) and the waters of a Gunboat (p. 10). $troop: the kind of vessel.

boats-grounding-dice = 2D6, in case the Gunboat runs aground
boats-places = a place for each figure: { $count }
boats-places-of-guns = five places for each gun with its crew: { $count }

boats-no-water = { $troop }: there must be a river, a great lake or the sea on the table.
boats-not-for-list = Warrior Herders have neither canoes nor dhows.
boats-not-bought = { $troop }: it is not free like canoes and dhows; it has to be paid for.
boats-too-narrow = { $troop }: a river with both banks on the table must be at least { $inches }″ wide.

# $count: places taken; $most: places there are.
boats-no-room = { $troop }: that would need { $count } places, and it has { $most }.
boats-not-a-rider = A Gunboat carries only White Men, Regulars, Soldiers, Askaris (well-armed or not), Standard Bearers, Gun Bearers, the Leader’s attendants and guns.
boats-gun-in-a-canoe = { $troop }: it carries no guns; a dhow or a Gunboat may.
boats-moves-besides = Going aboard or ashore takes the whole turn: no other movement.
boats-shoots-besides = Going aboard or ashore takes the whole turn: no shooting either.
boats-never-ground = { $troop }: it does not roll for running aground; only a Gunboat does.
boats-no-grounding = A Gunboat rolls for running aground only in a turn in which it moves on a river.

# $sum: the sum of the two dice.
