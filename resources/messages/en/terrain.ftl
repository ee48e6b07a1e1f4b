### Terrain and cover (pp. 16-18).

terrain-cover-escarpment = on the slope of an escarpment
terrain-cover-kopje = on the slope of a kopje
terrain-cover-kopje-path = on the path up the slope of a kopje
terrain-cover-jungle = in jungle
terrain-cover-rocky-ground = on foot in rocky ground
terrain-cover-cultivation = on foot and standing still in cultivation, more than { $inches }″ from the shooter
terrain-cover-village = inside a village
terrain-cover-marsh = on foot and standing still in a marsh, more than { $inches }″ from the shooter
terrain-cover-stream = on foot and standing still in a stream, against the bank
terrain-cover-gully = on the side of a gully
terrain-cover-gully-floor = on foot on the rocky floor of a gully
terrain-cover-ford = on foot and standing still in the ford of a river, against the bank
terrain-cover-breach = behind the rubble of a breach

## Crocodiles. $crossed: how many figures rolled; $lost: how many were taken.

terrain-crocodile = 1D6 for each figure, in case there are crocodiles
terrain-crocodiles-marsh = moves through a crocodile-infested marsh
terrain-crocodiles-ford = crosses a river at a ford
terrain-no-crocodiles = The marsh was not declared infested with crocodiles: there is no roll.
terrain-already-tested = At a ford there is one roll per crossing, however many turns it takes, and these figures have made it.
