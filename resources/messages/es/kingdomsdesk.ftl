### Dark Kingdoms en el escritorio.
###
### $count cuántos; $number el número de un ejército; $people un pueblo; $place un territorio.

kingdomsdesk-map = El mapa de Britania
kingdomsdesk-controlled = lo controlan los { $people }
kingdomsdesk-has-markers = marcador de control
kingdomsdesk-has-settlements =
    { $count ->
        [one] 1 poblado
       *[other] { $count } poblados
    }
kingdomsdesk-has-fortresses =
    { $count ->
        [one] 1 fortaleza
       *[other] { $count } fortalezas
    }
kingdomsdesk-has-army =
    { $count ->
        [one] ejército { $number } de 1 tropa
       *[other] ejército { $number } de { $count } tropas
    }
kingdomsdesk-has-ship = en puerto, un barco de los { $people }

## La página: una partida nueva, el telón, lo que hay en la mesa.

kingdomsdesk-title = Dark Kingdoms
kingdomsdesk-person = una persona
# $number: qué sitio.
kingdomsdesk-player = Jugador { $number }
# $name: el jugador.
kingdomsdesk-curtain = Los { $people } ({ $name }) tienen que decidir con sus cartas a la vista. Que se sienten ante la pantalla; los demás, que no miren.
kingdomsdesk-curtain-bid = Los { $people } ({ $name }) dicen si añaden un dado a la producción. Para pasar no hace falta mirar las cartas; para pagarlo o jugar una de Fama, que se sienten ante la pantalla.
kingdomsdesk-curtain-press = Llevo a los { $people }: mis cartas
kingdomsdesk-curtain-open = En esta partida no escondemos nada
kingdomsdesk-round = Ronda { $round }
# $card: la carta de Britania; $left: cuántas quedan.
kingdomsdesk-card = { $card } · { $left ->
    [0] la última carta
    [one] queda 1 carta
   *[other] quedan { $left } cartas
    }
# $what: la clase de combate; $attack, $defence: el mejor dado de cada uno con las cartas jugadas.
kingdomsdesk-combat = { $what ->
    [battle] Batalla en { $place }
    [settlement] Ataque a un poblado en { $place }
    [siege] Asedio en { $place }
    [plunder] Saqueo en { $place }
   *[other] Se toma un marcador en { $place }
    }{ $attack ->
    [0] {""}
   *[other] : { $attack } contra { $defence }
    }
# $points: puntos de victoria; $needed: cuántos hacen falta para ganar.
kingdomsdesk-points = { $people } { $points }/{ $needed } PV
kingdomsdesk-zone-forces = Tus ejércitos y barcos
kingdomsdesk-zone-hand = Tus materias: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }
kingdomsdesk-zone-fame = Tus cartas de Fama: { $count }
kingdomsdesk-zone-market = En las pilas
# $left: cuántas quedan.
kingdomsdesk-zone-britannia = Carta de Britania de la ronda
kingdomsdesk-army = Ejército { $number }: { $count ->
    [one] 1 tropa
   *[other] { $count } tropas
    }
kingdomsdesk-army-ready = aún no ha movido
kingdomsdesk-army-moved = ya ha movido
kingdomsdesk-army-fought = ya ha combatido
kingdomsdesk-ship = Barco { $number }
# $name, $points, $cards, $fame, $settlements, $fortresses, $troops, $ships, $wins, $lands: lo que cualquiera puede ver de un jugador.
kingdomsdesk-player-of = { $people } ({ $name }): { $points } PV
kingdomsdesk-board = { $cards ->
    [one] 1 carta de materia
   *[other] { $cards } cartas de materia
    }, { $fame } de Fama · { $settlements ->
    [one] 1 poblado
   *[other] { $settlements } poblados
    }, { $fortresses ->
    [one] 1 fortaleza
   *[other] { $fortresses } fortalezas
    }, { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
    }, { $ships ->
    [one] 1 barco
   *[other] { $ships } barcos
    } · { $lands ->
    [one] 1 territorio
   *[other] { $lands } territorios
    } · { $wins ->
    [one] 1 batalla ganada
   *[other] { $wins } batallas ganadas
    }
# $colour: rojo o negro; $cards: lo que da.
kingdomsdesk-income = Si produce el { $colour }: { $cards }
kingdomsdesk-typed-hint = por ejemplo: marchar 1 a luitcoyt

## Las órdenes en sus botones. $place dónde; $target a quién; $how ataque o saqueo; $resource, $second qué materias.

kingdomsdesk-do-roll-first = Tirar para ver quién elige primero
kingdomsdesk-do-choose-side = Llevar a los { $people }, empezando en { $place }
kingdomsdesk-do-settle-in = Poblado en { $place }
kingdomsdesk-do-turn-card = Levantar la carta de Britania{ $card ->
    [none] {""}
   *[other] : { $card }
    }
kingdomsdesk-do-add-die = Pagar 1 de oro por otro dado { $colour }
kingdomsdesk-do-pass = Pasar
kingdomsdesk-do-choose-colour = Para mí produce el { $colour }
kingdomsdesk-do-recruit = { $army ->
    [none] Reclutar un ejército nuevo en { $place }
   *[other] Reclutar una tropa para el ejército { $army }
    }
kingdomsdesk-do-levy = Reclutar campesinos en { $place } por { $resource } y { $second }
kingdomsdesk-do-build-piece = { $what ->
    [settlement] Construir un poblado en { $place }
    [fortress] Construir una fortaleza en { $place }
   *[ship] Botar un barco en { $place }
    }
kingdomsdesk-do-sell = { $what ->
    [settlement] Destruir un poblado de { $place } por 3 de oro
   *[ship] Vender el barco de { $place } por 3 de oro
    }
kingdomsdesk-do-buy = Comprar { $resource } con oro
kingdomsdesk-do-march-army = Ejército { $army } { $stays ->
    [yes] se queda en { $place }
   *[none] → { $place }
    }{ $how ->
    [plunder] , a saquear{ $target ->
        [none] {""}
       *[other] {" "}a los { $target }
        }
   *[other] { $target ->
        [none] {""}
       *[other] , contra los { $target }
        }
    }
kingdomsdesk-do-regroup = { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
    } del ejército { $army } al { $into }
kingdomsdesk-do-sail = El barco { $ship } se hace a la mar{ $army ->
    [none] , vacío
   *[other] {" "}con el ejército { $army }
    }
kingdomsdesk-do-land-ship = Atracar en { $place }{ $how ->
    [plunder] , a saquear{ $target ->
        [none] {""}
       *[other] {" "}a los { $target }
        }
   *[other] { $target ->
        [none] {""}
       *[other] , contra los { $target }
        }
    }
kingdomsdesk-do-end-turn = Acabar el turno
# $armies: los números de los ejércitos que luchan o se refugian.
kingdomsdesk-do-stand = { $what ->
    [battle] { $count ->
        [one] Luchar con el ejército { $armies }
       *[other] Luchar con los ejércitos { $armies }
    }
    [siege] { $count ->
        [0] Defender la fortaleza sin refugiar a nadie
        [one] Refugiar en la fortaleza el ejército { $armies }
       *[other] Refugiar en la fortaleza los ejércitos { $armies }
    }
    [marker] Dejar que lo tomen
   *[other] Defender el poblado
    }
kingdomsdesk-do-play-plus = { $card ->
    [none] Jugar { $resource } como +1
   *[other] Jugar { $card } como +1
    }
kingdomsdesk-do-take-loss = El ejército { $army } pierde la tropa
kingdomsdesk-do-fight-on = Seguir combatiendo
kingdomsdesk-do-retreat-to = Retirarse a { $place }
kingdomsdesk-do-hand-over = Entregar la carta que busca
kingdomsdesk-do-deny = Decir que no tienes ninguna
kingdomsdesk-do-remove-piece = Quitar la ficha de { $place }
kingdomsdesk-do-play-fame = Jugar { $card }{ $opponent ->
    [none] {""}
   *[other] , contra los { $opponent }
    }{ $colour ->
    [none] {""}
   *[other] , { $colour }
    }{ $armies ->
    [none] {""}
   *[other] , para el ejército { $armies }
    }
kingdomsdesk-do-take-fame = Tomar una carta de Fama{ $card ->
    [none] {""}
   *[other] : { $card }
    }
kingdomsdesk-do-steal = Robar una carta de la otra mano
kingdomsdesk-do-gain = Tomar { $resource }
kingdomsdesk-do-lose = Devolver { $resource }
kingdomsdesk-do-exchange = Cambiar { $resource } por { $second }
# $amount: cuántos, por debajo de cero si se van.
kingdomsdesk-do-put-right = { $people }: { $amount } { $what }

## Los jugadores del ordenador

kingdomsdesk-step = Que lo haga
kingdomsdesk-play-on = Seguir hasta que decida otro
# $player: cómo juega.
kingdomsdesk-computer = el ordenador: { $player }

## El mapa de tu caja

kingdomsdesk-copy = Mi propio mapa
kingdomsdesk-copy-map = El mapa de tu caja
kingdomsdesk-copy-text = Copia aquí, una vez, lo que imprime tu mapa: cada territorio con su materia, color, escudo y puerto, y quién linda con quién. Se guarda al momento.
# $lands: territorios a los que falta algo; $others: otros datos.
kingdomsdesk-copy-lacking = Territorios a los que falta algo: { $lands }. Otros datos que faltan: { $others }.
kingdomsdesk-copy-press = Al pulsar en el mapa
kingdomsdesk-copy-choose = Elegir
kingdomsdesk-copy-choose-text = Pulsa un territorio para ver y copiar sus datos.
kingdomsdesk-copy-border = Lindes
kingdomsdesk-copy-border-text = Pulsa los que lindan con el territorio elegido; pulsa otra vez para quitarlos. Vale para los dos.
kingdomsdesk-copy-place = Colocar
kingdomsdesk-copy-place-text = Pulsa donde va el territorio elegido, o muévelo con las flechas.
kingdomsdesk-copy-port = Puertos
kingdomsdesk-copy-port-text = Pulsa los puertos en el orden en que pasan los barcos; el último, otra vez, para quitarlo.
kingdomsdesk-copy-land = Territorio
kingdomsdesk-copy-name = Nombre
kingdomsdesk-copy-resource = Materia
kingdomsdesk-copy-colour = Color
kingdomsdesk-copy-shield = Escudo
kingdomsdesk-copy-no-shield = ninguno
kingdomsdesk-copy-add = Otro territorio: su nombre
# $ports: los puertos en su orden.
kingdomsdesk-copy-ring = Ruta de los barcos: { $ports }
kingdomsdesk-copy-inland = Los demás no tienen puerto
kingdomsdesk-copy-round = Del último se sigue al primero
