### Zulus on the Ramparts, las dos ediciones.

## Para qué son los dados.

zulus-track-lot = qué iButho va en la senda, por sorteo
zulus-strength-die = 1D6 por la fuerza con que empieza un iButho
zulus-chit-lot = qué ficha sale de la taza, por sorteo
zulus-cup-lot = qué Avance sale de la taza, por sorteo
zulus-prince-die = 1D6 por los Avances que hace volver el príncipe Dabulamanzi
zulus-prince-lot = qué Avance descartado vuelve a la taza, por sorteo
zulus-fire-die = 1D6 en la tabla de edificio en llamas
zulus-defence-die = 1D6 por la Defensa Heroica
zulus-card-lot = qué carta hay encima del mazo, por sorteo
zulus-volley-dice = los dados de la salva
zulus-fate-die = 1D6 por la suerte del Héroe

## Lo que las reglas dicen contra una orden. $card: el nombre de una carta; $ibutho: el de un regimiento; $track, $place, $chit: los suyos.

zulus-not-now = { $step ->
    [set-up] La partida todavía no está preparada.
    [impi] Antes hay que sacar una ficha.
    [redraw] Antes hay que sacar otra ficha.
    [prince] Antes vuelven a la taza los Avances del príncipe.
    [chit] Antes se cumple la ficha que ha salido, o se responde a ella.
    [action] Eso no se hace en la fase de Acción.
    [volley] Antes se aplica la salva que está en la mesa.
    [draw] Eso no se hace en la fase de Robo.
    [hero] Eso no se hace en la fase de Héroe.
    [housekeeping] Eso no se hace en la fase de Verificación.
   *[other] La partida ha terminado.
    }
zulus-no-such-chit = Ahí no queda ninguna ficha { $chit } que pueda salir.
zulus-no-fire-to-choose = No hay ningún fuego que elegir.
zulus-does-not-burn = { $place }: no está ardiendo.
zulus-no-such-option = { $found } no es una opción de esta edición.
zulus-each-on-its-track = Cada uno de los cuatro iButho va en una senda.
zulus-no-optional-card = { $card } no es una carta que se pueda añadir, o se añade dos veces.
zulus-unbalanced = { $needed ->
    [0] No se puede añadir ninguna carta de Salva de equilibrio, y se añadirían { $found }.
    [one] Hay que añadir una carta de Salva de equilibrio, y no { $found }.
   *[other] Hay que añadir { $needed } cartas de Salva de equilibrio, y no { $found }.
    }
zulus-no-such-cut = Encima de la carta de la noche van como mucho { $most } cartas.
zulus-no-action = Este turno ya no queda ninguna Acción.
zulus-not-in-hand = { $card } no está en tu mano.
zulus-no-hero = { $card } no es un Héroe ni un Grupo.
zulus-one-hero = En esta fase se presenta a un Héroe, y ya está hecho.
zulus-not-available = { $card } no está disponible.
zulus-just-put-forth = { $card } se ha presentado este turno y tiene que esperar al siguiente.
zulus-white-box = { $card } lleva el título en una caja blanca y no hace ese trabajo.
zulus-platoon-stands = El Pelotón de Reserva ya está formado.
zulus-not-these-two = Esas dos cartas no pueden formar el Pelotón de Reserva.
zulus-no-platoon = No hay Pelotón de Reserva.
zulus-somebody-leads = { $card } ya dirige la obra.
zulus-no-leader = { $card } no puede dirigir la obra: hace falta un Teniente o un Sargento.
zulus-all-built = El Reducto Final ya está en pie: no queda nada que construir.
zulus-nobody-builds = Nadie dirige la obra.
zulus-no-fire = No arde ningún edificio.
zulus-ammunition-there = No faltan municiones ni agua.
zulus-last-rounds = Se están disparando los últimos cartuchos: ya no queda nada que repartir.
zulus-not-at-hand = { $card } no está en tu mano ni disponible.
zulus-resting = Los zulúes se han echado a tierra: este turno no hay salvas.
zulus-no-volley = { $card } no tiene salva.
zulus-requires = { $card } no se puede usar: { $guard ->
    [day] tiene que ser de día.
    [night] tiene que ser de noche.
    [low-ammo] tienen que faltar municiones.
    [fire] tiene que arder un edificio.
    [platoon] hace falta el Pelotón de Reserva.
    [interior] tiene que haber un iButho dentro del campamento.
    [before-first-volley] ya se ha disparado una salva.
   *[other] todavía no se ha disparado ninguna salva.
    }
zulus-no-track = No hay ninguna senda { $track }.
zulus-no-target = { $ibutho } está en desbandada o eliminado.
zulus-out-of-range = { $card } no alcanza la casilla { $box }.
zulus-beyond-a-fire = El edificio en llamas no deja ver más allá en esa senda ({ $track }).
zulus-one-inside = El blanco tiene que ser un iButho de dentro del campamento.
zulus-no-plus = A esta salva no le queda ningún +1.
zulus-no-die = La salva no tiene un dado { $found }.
zulus-no-trade = { $card } no se puede cambiar por un { $found } de esta salva.
zulus-no-ability = { $card } no tiene una capacidad { $found }.
zulus-wrong-time = La capacidad { $found } de { $card } no es para este momento.
zulus-hand-too-large = { $card } pide tener { $most } cartas o menos en la mano.
zulus-used-already = { $card } ya se ha usado en esta fase.
zulus-nothing-to-choose = { $card } no encontraría con qué hacerlo.
zulus-not-among = Eso no se puede elegir para { $card }.
zulus-asked-for-nothing = { $card } no pide elegir nada de eso.
zulus-not-this-chit = La ficha { $chit } no se puede ignorar así.
zulus-nothing-to-draw = Este turno ya no queda ninguna carta que robar.
zulus-cannot-lie-there = { $card } no puede estar ahora encima del mazo.
zulus-has-to-draw = Hay que robar una carta.
zulus-hand-over-limit = Hay más de { $most } cartas en la mano: antes hay que descartar.
zulus-within-the-limit = Ya no hay que descartar más: el límite es de { $most }.

## Las líneas de los puntos de victoria.

zulus-points-hero = { $card }
zulus-points-decorated = { $card }, con medalla
zulus-points-markers = Marcadores de Impacto zulúes en la caja de bajas: { $count }
zulus-points-ibutho = { $ibutho }, eliminado hasta el último hombre
zulus-points-building = { $place }: no arde
zulus-points-support = Apoyo de { $marker }
zulus-points-held-out = Ningún iButho ha alcanzado el marcador de Victoria Zulú
zulus-points-relief = Ha llegado la columna de socorro
zulus-points-cards = Cartas opcionales añadidas: { $count }
zulus-points-option = Regla opcional: { $option }

## Qué viene ahora.

zulus-due-set-up = la preparación: caja, opciones y cartas opcionales
zulus-due-chit = la fase iMpi: hay que sacar una ficha
zulus-due-another = hay que sacar otra ficha
zulus-due-prince = { $count ->
    [one] un Avance descartado vuelve a la taza
   *[other] { $count } Avances descartados vuelven a la taza
    }
zulus-due-answer = ha salido { $chit }: se cumple, o se responde con una carta
zulus-due-action = { $count ->
    [0] la fase de Acción: no queda ninguna Acción, solo lo que es gratis
    [one] la fase de Acción: una Acción
   *[other] la fase de Acción: { $count } Acciones
    }
zulus-due-volley = los dados de la salva están en la mesa: se cambian, o se dan por buenos
zulus-due-draw = { $count ->
    [0] la fase de Robo: ya no hay que robar más
    [one] la fase de Robo: una carta
   *[other] la fase de Robo: { $count } cartas
    }
zulus-due-hero = la fase de Héroe: se presenta a un Héroe, o a ninguno
zulus-due-housekeeping = la fase de Verificación
zulus-due-discard = { $count ->
    [one] la fase de Verificación: hay que descartar una carta
   *[other] la fase de Verificación: hay que descartar { $count } cartas
    }
zulus-due-fire = elige cuál de los dos fuegos se apaga
zulus-due-nothing = la partida ha terminado
