### Botes (pág. 15) y aguas de una Cañonera (pág. 10). $troop: la clase de embarcación.

boats-grounding-dice = 2D6, por si la Cañonera encalla
boats-places = una plaza por figura: { $count }
boats-places-of-guns = cada pieza con su dotación, cinco plazas: { $count }

boats-no-water = { $troop }: hace falta un río, un gran lago o el mar en la mesa.
boats-not-for-list = Los Pastores no disponen de canoas ni de dhows.
boats-not-bought = { $troop }: no es gratis como las canoas y los dhows; hay que pagarla.
boats-too-narrow = { $troop }: el río, con las dos orillas en la mesa, tiene que medir al menos { $inches }″ de ancho.

# $count: plazas ocupadas; $most: las que tiene.
boats-no-room = { $troop }: harían falta { $count } plazas y tiene { $most }.
boats-not-a-rider = Una Cañonera solo lleva Hombres Blancos, Regulares, Soldados, Askaris (bien armados o no), Abanderados, Portadores de Armas, Ayudantes del Líder y piezas.
boats-gun-in-a-canoe = { $troop }: no lleva piezas; pueden llevarlas un dhow o una Cañonera.
boats-moves-besides = Embarcar o desembarcar ocupa el turno entero: no se puede mover además.
boats-shoots-besides = Embarcar o desembarcar ocupa el turno entero: no se puede disparar además.
boats-never-ground = { $troop }: no tira por si encalla; solo lo hace la Cañonera.
boats-no-grounding = La Cañonera solo tira por si encalla el turno en que mueve por un río.

# $sum: la suma de los dos dados.
