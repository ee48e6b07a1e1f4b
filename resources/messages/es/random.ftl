### Los nombres de un ejército sacado al azar.

# $leader: el nombre del líder.
random-army = El ejército de { $leader }
# $troop: el tipo de tropa; $place: un lugar.
random-unit = { $troop } de { $place }
