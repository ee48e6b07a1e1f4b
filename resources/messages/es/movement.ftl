### Movimiento (pág. 24). $troop: la tropa; $ground: la clase de terreno; $inches: pulgadas.

movement-dice-open = tirada de movimiento en terreno abierto
movement-dice-difficult = tirada de movimiento en terreno difícil

## De quién son los dados.

movement-own-row = según la fila de { $troop }
movement-guided = guiados por un Explorador, a su velocidad
movement-baggage = bagaje, a la velocidad más lenta a pie
movement-boat = canoas y dhows mueven como una Cañonera
movement-on-foot-though-mounted = Regulares Montados a pie, como Regulares
movement-riding-regulars = Regulares Montados a caballo, como Mosqueteros Montados

## La suma.

movement-faces = los dados
movement-add = lo que suma o resta la fila
movement-least = nunca menos de cero

## Por qué se mueve despacio.

movement-begins-in-difficult = empieza en terreno difícil
movement-passes-difficult = pasa por terreno difícil
movement-aims-into-difficult = quiere luchar con un enemigo en terreno difícil o detrás de él
movement-aims-over-work = quiere luchar con un enemigo tras una barricada u otro obstáculo
movement-in-the-dark = a oscuras
movement-upstream = aguas arriba
movement-difficult-ground = terreno difícil: { $ground }
movement-stops-short = no se tiró para terreno difícil: se queda a { $inches }″ de la cobertura u obstáculo
movement-stops-at-edge = no se tiró para terreno difícil: no pasa de su borde
movement-as-rolled = la unidad solo tiró para terreno difícil

## Lo que el libro opone.

movement-never-moves = { $troop }: la pieza no se mueve en toda la partida.
movement-fixed-gun = { $troop }: la pieza no se mueve en toda la partida.
movement-gun-in-difficult = { $troop }: no mueve en terreno difícil; en terreno abierto, sí, y puede girar en el sitio.
movement-gun-on-slow-ground = { $troop }: no mueve en terreno difícil; en terreno abierto o por un camino, sí, y puede girar en el sitio.
movement-gun-in-the-dark = { $troop }: a oscuras no mueve, porque todo terreno es difícil; puede girar en el sitio.
movement-gun-goes-in-the-dark = { $troop }: a oscuras no mueve, porque todo terreno es difícil; puede girar en el sitio.
movement-open-in-the-dark = A oscuras se tira siempre como en terreno difícil.
movement-open-upstream = Aguas arriba se tira como en terreno difícil.
movement-aground = Una Cañonera encallada no vuelve a mover; aún puede disparar.
movement-cannot-dismount = { $troop }: no luchan desmontados; solo desmontan los Regulares Montados.
movement-rolled-already = La unidad ya tiró su movimiento este turno; lo normal es una tirada por unidad y turno.
# $walker: a pie (foot), montado (mounted), pieza (gun), bagaje (baggage).
movement-barred =
    { $walker ->
        [mounted] Las tropas montadas no pueden entrar ahí: { $ground }.
        [gun] La Artillería y las Ametralladoras no pueden entrar ahí: { $ground }.
        [baggage] El Bagaje no puede entrar ahí: { $ground }.
       *[foot] Nadie puede entrar ahí sin embarcación, vado ni sendero: { $ground }.
    }
movement-single-file = Solo en fila india: { $ground }.
