### Elección del escenario (págs. 20-22, 24). $side, $other: los dos bandos; $attacker: el que ataca.

scenarios-initiative = 1D6 por bando, primero el rojo, para la iniciativa
scenarios-roll-off = 1D6 por bando, primero el rojo, para ver quién despliega primero
scenarios-die = el escenario
scenarios-face = el dado
scenarios-aggressiveness = Agresividad de su lista
scenarios-attackers-points = el { $percent } % de los { $points } puntos del defensor

scenarios-dark-elsewhere = Solo una Incursión puede jugarse a oscuras.
scenarios-turns-not-stated = Al amanecer o al atardecer hay que decir cuántos turnos.
