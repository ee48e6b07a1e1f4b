### The names of an army drawn at random.

# $leader: the leader’s name.
random-army = The army of { $leader }
# $troop: the troop type; $place: a place.
random-unit = { $troop } of { $place }
