### Combate cuerpo a cuerpo (págs. 26-28). $figure, $enemy, $one, $other, $by: figuras, con el nombre que les den.

melee-die = 1D6 por cada figura que lucha

## De qué se compone una puntuación. $troop: el tipo de tropa.

melee-row = { $troop } en cuerpo a cuerpo
melee-second-on-one = segundo en luchar contra un solo oponente
melee-just-climbed-a-work = acaba de escalar una fortificación
melee-fights-one-behind-a-work = lucha contra un enemigo situado tras una fortificación
melee-over-a-barricade = una barricada no resta nada en cuerpo a cuerpo
melee-over-a-village-fence = el cercado de un poblado cuenta como barricada y no resta nada
melee-through-a-breach = una brecha no resta nada en cuerpo a cuerpo
melee-through-the-roof = por un boquete del techo no se pierde nada
melee-mighty-warrior = Poderoso Guerrero

## Qué impide mover al contacto.

melee-not-while-moving = { $figure } solo puede mover al contacto en la Fase de Movimiento.
melee-already-engaged = { $figure } toca ya a un enemigo: su movimiento ha terminado por este turno.
melee-broke-off-to-engage = { $figure } se ha separado este turno, y no puede hacerlo para luchar con { $enemy }. Puede mover a otra parte.
melee-against-a-gunboat = { $enemy } es una Cañonera: no se la puede abordar ni atacar cuerpo a cuerpo; sí dispararle.
melee-with-a-gunboat = { $figure } es una Cañonera y nunca lucha cuerpo a cuerpo; puede disparar.
melee-behind-an-intact-wall = El muro entre { $figure } y { $enemy } sigue en pie: hay que abrir brecha, o romper o quemar el techo, para luchar con quien está detrás.
melee-against-an-attendant = { $enemy } es un ayudante de un Líder y no se le puede escoger; al Líder sí se le puede atacar.
melee-with-an-attendant = { $figure } es un ayudante de un Líder, y los ayudantes nunca luchan.
melee-with-baggage = { $figure } es Bagaje, y el Bagaje nunca lucha.

## Qué impide un combate. $faces: enemigos de una figura; $bouts: veces que se la nombra; $most: el máximo.

melee-gunboat-fights = { $figure } es una Cañonera: ni lucha cuerpo a cuerpo ni se puede luchar con ella.
melee-baggage-fights = { $figure } es Bagaje: no lucha; lo captura quien lo toque al acabar los disparos.
melee-attendant-fights = { $figure } es un ayudante de un Líder: no lucha ni se le puede escoger.
melee-fire-starter-fights = { $figure } ha intentado prender fuego este turno, así que no lucha en él.
melee-wall-between = Hay un muro en pie entre { $figure } y { $enemy }: nadie lucha a través de él.
melee-too-many-on-one = Lucharían { $faces } enemigos contra { $figure }; en un turno solo pueden { $most }, aunque lo toquen más.
melee-in-several-bouts = Se nombra { $bouts } veces a { $figure }; cada figura tira un dado y lucha en un solo sitio.
melee-not-in-contact = { $figure } y { $enemy } no están peana con peana.
# $free: los enemigos que no luchan con nadie.
melee-needless-two-on-one = { $figure } haría un dos contra uno cuando toca a { $free }, que no tiene rival; antes hay que formar parejas.

## Qué impide evadirse, y qué puede hacerse. $by: el tipo de tropa que hizo el contacto.

melee-not-mounted = { $figure } está a pie: solo se evaden las figuras montadas. Ha de luchar este turno, y el siguiente podrá separarse.
melee-already-moved = { $figure } ya ha movido este turno y no puede evadirse. Ha de luchar este turno.
melee-in-difficult-ground = { $figure } está en terreno difícil y no puede evadirse. Ha de luchar este turno.
melee-reached-by-mounted = { $figure } está en contacto con { $by }, a caballo, y no puede evadirse: los montados solo se evaden de un atacante a pie. Ha de luchar este turno.
melee-less-than-rolled = { $figure } cabalgaría { $distance }″ de las { $rolled }″ que ha sacado; quien se evade recorre toda la distancia.
melee-not-straight-away = { $figure } ha de alejarse en línea recta de su atacante, y solo puede desviarse para evitar terreno difícil.
melee-evades-into-contact = { $figure } acabaría en contacto con { $meets }; quien se evade no puede alcanzar a otro enemigo.

## Qué impide separarse, y qué puede hacerse.

melee-first-turn-not-fought =
    { $turns ->
        [one] { $figure } ha de luchar antes un turno; si sobrevive, podrá separarse en el siguiente.
       *[other] { $figure } ha de luchar antes { $turns } turnos; si sobrevive, podrá separarse después.
    }
melee-over-enemy-bases = { $figure } pasaría sobre peanas enemigas; necesita una salida libre.
melee-enemy-moved-first = { $figure } no puede separarse: la unidad de { $first }, en contacto, ha movido antes que la suya. Sigue luchando.
melee-held-by-one-standing-still = { $figure } no puede separarse: la unidad de { $still }, en contacto, ha declarado que no mueve. Sigue luchando.
melee-leaves-to-engage-another = { $figure } no puede separarse para luchar con { $engages }; sí alejarse de todos los enemigos.
