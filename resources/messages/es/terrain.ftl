### Terreno y cobertura (págs. 16-18).

terrain-cover-escarpment = en la ladera de una escarpadura
terrain-cover-kopje = en la ladera de un kopje
terrain-cover-kopje-path = en el sendero de la ladera de un kopje
terrain-cover-jungle = en la jungla
terrain-cover-rocky-ground = a pie en terreno rocoso
terrain-cover-cultivation = a pie y sin mover en cultivos, a más de { $inches }″ del tirador
terrain-cover-village = dentro de un poblado
terrain-cover-marsh = a pie y sin mover en una marisma, a más de { $inches }″ del tirador
terrain-cover-stream = a pie y parada en un arroyo, pegada a la orilla
terrain-cover-gully = en el lado de un barranco
terrain-cover-gully-floor = a pie en el fondo rocoso de un barranco
terrain-cover-ford = a pie y parada en el vado de un río, pegada a la orilla
terrain-cover-breach = tras los escombros de una brecha

## Cocodrilos. $crossed: cuántas figuras tiraron; $lost: cuántas cayeron.

terrain-crocodile = 1D6 por figura, por si hay cocodrilos
terrain-crocodiles-marsh = mueve por una marisma infestada de cocodrilos
terrain-crocodiles-ford = cruza un río por un vado
terrain-no-crocodiles = La marisma no se señaló como infestada de cocodrilos: no hay tirada.
terrain-already-tested = En un vado se tira una sola vez por cruce, dure los turnos que dure, y estas figuras ya tiraron.
