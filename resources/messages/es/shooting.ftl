### Disparos (págs. 24-27, y lo que añaden las 4-15). $shooter y $target: figuras; $face: lo que salió en el
### dado; $needs: lo que hacía falta; $inches: distancia; $reach: alcance.

## Dados.

shooting-die = 1D6 por cada disparo
shooting-allot-die = 1D6 para sortear a quién alcanza tras la obra
shooting-splash-die = 1D6 por cada figura cercana al blanco, por la metralla
shooting-breach-die = 1D6 por cada impacto de cañón en el muro
shooting-save-die = 1D6 por cada tirada de salvación

## Lo que suma o resta, y por qué no.

shooting-bonus = bonificación de su tropa
shooting-blind = a ciegas a través del techo: un 6 natural
shooting-gunboat-moved = sin bonificación: la Cañonera ha movido
shooting-contacted-after-moving = sin bonificación: movió, y después lo alcanzó un enemigo
shooting-changed-mount = sin bonificación: este turno ha montado o desmontado
shooting-moved-or-turned = sin bonificación: ha movido o girado
shooting-boat-under-way = sin bonificación: su embarcación está en marcha
shooting-at-one-behind-a-fortification = sin bonificación: el blanco está tras una fortificación
shooting-at-one-in-a-building = sin bonificación: el blanco está dentro de un edificio
shooting-no-bonus-to-lose = ha movido o girado, pero no tiene bonificación que perder
shooting-bonus-kept-over-works = conserva la bonificación: arcos y armas arrojadizas pasan por encima de la obra
shooting-mighty-warrior = Poderoso Guerrero
shooting-beyond-half-range = a más de la mitad del alcance
shooting-at-its-attacker = a su atacante, como a corto alcance
shooting-target-charged = el blanco ha movido al cuerpo a cuerpo
shooting-charged-over-a-work = el blanco carga contra el propio tirador, que está tras una obra: sin deducción
shooting-target-in-cover = el blanco empieza o acaba su movimiento en cobertura
shooting-cover-of-a-fortification = blanco en cobertura: tras una fortificación
shooting-cover-of-a-barricade = blanco en cobertura: tras una barricada
shooting-cover-of-a-fence = blanco en cobertura: tras el cercado de un poblado
shooting-cover-of-a-building = blanco en cobertura: dentro de un edificio
shooting-cover-of-a-building-from-guns = blanco en cobertura: dentro de un edificio, también para Artillería y Cañoneras
shooting-cover-of-rubble = blanco en cobertura: tras los escombros de una brecha
shooting-no-cover-in-contact = el blanco acaba en contacto con el tirador: la cobertura no cuenta
shooting-no-cover-from-guns = Artillería y Cañoneras no restan por la cobertura de la obra
shooting-wall-has-no-cover = contra el muro mismo no se resta por cobertura
shooting-pygmy-in-cover = el blanco es un Pigmeo en cobertura
shooting-target-dispersed = el blanco está dispersado
shooting-from-a-fortification = dispara desde detrás de una fortificación
shooting-from-a-building = dispara desde dentro de un edificio
shooting-from-a-barricade = dispara desde detrás de una barricada: sin penalización

## Cuántos disparos.

shooting-shots-of-the-row = disparos de su tropa
shooting-bearer-at-hand = su Portador de Armas está a su lado
shooting-repeating-rifle = arma de repetición (regla de club)

## Lo que se objeta al tirador.

shooting-unarmed = { $shooter } no dispara: las figuras de su clase no tienen alcance en la tabla.
shooting-out-of-range = { $target } está a { $inches } pulgadas y { $shooter } alcanza { $reach }: puede disparar a quien esté más cerca.
shooting-gun-moved-or-turned = { $shooter } ha movido o girado este turno: Artillería y Ametralladoras solo disparan si no se mueven ni giran.
shooting-artillery-aboard = { $shooter } va a bordo, y la Artillería no dispara embarcada; las demás tropas, sí.
shooting-boarding = { $shooter } embarca o desembarca, que ocupa el turno entero: podrá disparar el siguiente.
shooting-unloaded = { $shooter } tiene el arma descargada: tiene que pasar un turno recargando.
shooting-cannon-unloaded = El cañón { $shooter } está descargado: tiene que pasar un turno recargando después de cada disparo.
shooting-jammed = { $shooter } está encasquillada este turno: podrá disparar el siguiente.
shooting-broken-down = { $shooter } está inservible para el resto de la partida.
shooting-moved-into-melee = { $shooter } ha movido al cuerpo a cuerpo este turno y no dispara.
shooting-silent-in-melee = { $shooter } acaba la Fase de Movimiento en cuerpo a cuerpo: Guerreros y Lanceros Ágiles no disparan así.
shooting-outside-its-melee = { $shooter } está en cuerpo a cuerpo: solo puede disparar a quien lo ataca.
shooting-broke-off = { $shooter } se ha separado del cuerpo a cuerpo este turno y no dispara.
shooting-evaded = { $shooter } se ha evadido de su atacante este turno y no dispara.
shooting-lit-a-fire = { $shooter } intenta prender fuego este turno y no dispara.
shooting-not-on-foot-behind-a-fortification = { $shooter } no va a pie: solo las figuras a pie disparan desde detrás de una fortificación.
shooting-not-allowed-behind-a-barricade = { $shooter } no puede disparar desde detrás de una barricada: sí las figuras a pie y las Ametralladoras.
shooting-second-rank-in-the-open = { $shooter } está en segunda fila sin obra delante: solo se dispara por encima de la primera al defender una fortificación.
shooting-second-rank-without-muzzle-loaders = { $shooter } no gana nada en segunda fila: la doble fila vale para armas de avancarga a pie.
shooting-front-rank-not-on-foot = { $shooter } no puede disparar por encima de { $front }: solo las figuras a pie defienden una obra y forman su primera fila.
shooting-second-rank-inside-without-muzzle-loaders = { $shooter } no gana nada en segunda fila: la doble fila vale para armas de avancarga a pie.
shooting-second-rank-armed-otherwise = { $shooter } no lleva la misma arma que la figura de delante, y no puede ocupar su puesto.
shooting-blind-without-firearm = { $shooter } no tiene arma de fuego: solo con ellas se dispara a través del techo.
shooting-at-a-wall-without-guns = { $shooter } no puede disparar al muro: solo Artillería y Cañoneras.
shooting-too-many-shots = { $shooter } hace { $count } disparos y le { $most ->
    [one] corresponde { $most }
   *[other] corresponden { $most }
 } en el turno.
shooting-both-ranks = { $shooter } y { $front } están una tras otra: de las dos solo dispara una en el turno.
shooting-twice-at-one = La Ametralladora { $shooter } dispara { $count } veces a { $target }: a cada figura, una vez por turno.

## Lo que se objeta a la línea.

shooting-out-of-sight = { $shooter } no ve a { $target }.
shooting-out-of-arc = { $target } está fuera del arco frontal de 45 grados de { $shooter }: tendría que girarse en la Fase de Movimiento.
shooting-attacker-out-of-arc = { $target } estaba fuera del arco de { $shooter } cuando empezó su carga.
shooting-work-between = Hay una fortificación entre { $shooter } y { $target } y ninguno está pegado a ella: no se ven.
shooting-near-gap-too-narrow = El hueco entre las peanas es más estrecho que la de { $shooter }.
shooting-gap-too-narrow = El hueco entre las peanas, lejos de ambos, tiene menos de { $gap } pulgadas.
shooting-over-heads = { $shooter } tendría que disparar por encima de otros.
shooting-too-dark = A oscuras se ve a { $dark } pulgadas y { $target } está a { $inches }, sin un fuego que lo recorte.

## Lo que se objeta al blanco.

shooting-in-melee-throughout = { $target } lleva todo el turno en cuerpo a cuerpo: no se le puede disparar.
shooting-followed-up = { $target } venció el turno anterior y ha pasado a un nuevo rival a 1 pulgada o menos: no se le puede disparar.
shooting-at-an-attendant = Los ayudantes no pueden elegirse como blanco: dispara a su Líder.
shooting-at-baggage = No se puede disparar al bagaje: se captura por contacto.
shooting-at-a-canoe = No se dispara a la canoa, sino a quien va en ella.
shooting-at-a-passenger = { $target } va a bordo de un dhow o una Cañonera: se dispara a la embarcación.
shooting-quiet-in-a-building = { $target } está tras un muro intacto y no dispara este turno: solo están expuestos los que disparan.
shooting-building-without-firearm = { $shooter } no tiene arma de fuego: tras un muro intacto no puede dañar a { $target }.
shooting-bearer-beyond-his-master = El Portador de Armas { $target } no puede elegirse: su Hombre Blanco está más cerca de { $shooter }.
shooting-outside-the-burst = { $target } está a más de { $burst } pulgadas del primer blanco de la Ametralladora { $shooter }.

## Prioridad de blancos.

shooting-leader = un Líder dispara a quien quiera
shooting-artillery-or-gunboat = Artillería y Cañoneras disparan a quien quieran
shooting-priority-contact = primero, quien acaba su movimiento en cuerpo a cuerpo con el tirador
shooting-priority-advancing = primero, el enemigo más cercano que avanza derecho hacia el tirador
shooting-priority-nearest-unit = primero, una figura de la unidad enemiga más cercana
shooting-priority-any-target = ningún blanco tiene prioridad: se elige libremente
shooting-first-contact = { $shooter } no puede elegir a { $target }: antes va quien está en cuerpo a cuerpo con él ({ $first }).
shooting-first-advancing = { $shooter } no puede elegir a { $target }: antes va el enemigo más cercano que avanza hacia él ({ $first }).
shooting-first-nearest-unit = { $shooter } no puede elegir a { $target }: antes va la unidad enemiga más cercana ({ $first }).

## Salvaciones y metralla.

shooting-white-man-save = salvación de Hombre Blanco
shooting-lancer-save = salvación de Lancero Montado
shooting-crew-save = salvación de la dotación
shooting-scout-save = salvación de Explorador
shooting-temba-save = salvación tras el muro de un edificio
shooting-denied-by-the-shooter = sin salvación de Hombre Blanco contra este tirador
shooting-denied-by-the-broken-spell = el hechizo se ha roto: los Hombres Blancos ya no se salvan
shooting-denied-by-a-firearm = sin salvación de Lancero Montado contra armas de fuego
shooting-denied-by-a-gun = el edificio no salva de Artillería ni Cañoneras
shooting-denied-to-attendants = los ayudantes no tienen salvación
shooting-denied-to-bearers = el Portador de Armas no tiene salvación
shooting-splash = metralla cerca del blanco
shooting-breach = brecha en el muro
shooting-too-far-for-splash = a más de { $reaches } pulgadas del blanco: sin metralla
shooting-baggage-and-splash = al bagaje no le afecta la metralla
shooting-solid-wall-and-splash = un muro macizo o una cresta lo protege de la metralla

## Por qué no una descarga conjunta.

shooting-volley-of-several-types = Los blancos son de tipos distintos: importa quién cae, así que se tira disparo a disparo.
shooting-volley-some-charging = Unos blancos cargan y otros no: importa quién cae, así que se tira disparo a disparo.
shooting-volley-unlike-otherwise = Los blancos no están en las mismas condiciones (cobertura, Líder, embarcación, dispersión): se tira disparo a disparo.
shooting-volley-of-guns = Dispara un cañón: importa dónde estalla, así que se tira disparo a disparo.
