### Lo que dicen el árbitro y los jugadores: rendirse, dar por acabada, corregir a mano, anotar.

umpire-not-in-play = la batalla no se está jugando
umpire-no-draw = en este escenario el libro no prevé empates
umpire-no-limit = solo el Ataque Planeado tiene un límite de tiempo acordado
umpire-not-over = la batalla no ha acabado

umpire-conceded = el rival se rindió
umpire-called = quien arbitra da la batalla por acabada

# $field: lo que se corrige; $value: cómo queda; $was: cómo estaba.
