### Fortificaciones, barricadas y cercas (págs. 13-15, 17). $work: la obra comprada; $obstacle: la que se cruza.

fortifications-game-begun = { $work }: se coloca en la mesa antes de empezar la partida.
fortifications-force-deployed = { $work }: se coloca antes de que despliegue ninguno de los bandos. Hay que deshacer el despliegue y colocarla primero.

fortifications-not-on-foot = { $troop }: solo las figuras a pie pueden cruzar una obra.
fortifications-not-in-contact = Para trepar hay que haberse parado antes, un turno, en contacto con la obra.
fortifications-moves-besides = Trepar ocupa el turno entero: la figura no puede mover además.
