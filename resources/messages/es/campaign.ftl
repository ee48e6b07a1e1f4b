### La campaña: lo que el libro tiene en contra de una orden, lo que pasó y lo que toca ahora.
###
### Variables comunes: $player, $other, $target, $native, $attacker, $defender: nombres de jugadores, de quienes
### no se sabe si son él o ella; $hongos; $battle: el nombre de una batalla (1878-1-3).

## Los dados

campaign-meeting-die = ¿se encuentran dos exploradores? (dos dados por pareja, según entraron en la campaña)
campaign-order-die = orden de juego (primero los exploradores y luego los demás, según entraron en la campaña)
campaign-tie-die = desempate del orden (un dado cada uno, según entraron en la campaña)
# $who: los jugadores que tiran un dado cada uno, por este orden, $count en total; $tie: si habían empatado.
campaign-dice-of = { $tie ->
    [yes] desempate por el orden de juego
   *[no] orden de juego
    }{ $count ->
    [one] , para { $who }
   *[other] , un dado cada uno, por este orden: { $who }
    }
campaign-hunt-die = caza
campaign-injury-die = herida del líder
campaign-name-die = nombre del pueblo

## Quién no juega

campaign-is-subject = { $player } es súbdito de { $master } y está en suspenso.
campaign-is-out-no-hongos = { $player } está fuera de la campaña: se quedó sin hongos.
campaign-is-out-left = { $player } dejó la campaña.
campaign-is-out-wiped-out = { $player } está fuera de la campaña: su rebelión fue aniquilada.
campaign-is-out-dismissed = { $player } está fuera de la campaña: su gobierno le retiró el mando.
campaign-is-out-leader-dead = { $player } está fuera de la campaña: su líder murió y la expedición se abandonó.
campaign-is-over = La campaña ha terminado.

## Fundar y entrar

campaign-founded-already = La campaña ya está en marcha.
campaign-before-the-first-year = Una campaña no empieza antes de { $first }.
campaign-after-the-last-year = El libro trata de los años hasta { $last }: una campaña empieza en uno de ellos.
campaign-list-too-early = Esa lista no se puede usar hasta { $from_year }, y la campaña va por { $year }.
campaign-list-too-late = Esa lista solo se puede usar hasta { $to_year }, y la campaña va por { $year }.
campaign-other-kind =
    { $as_kind ->
        [native] Quien juega con esa lista es nativo.
        [explorer] Quien juega con esa lista es explorador blanco.
       *[colonial] Quien juega con esa lista es expedición colonial.
    }
campaign-mode-not-said = Hay que decir si los egipcios juegan como nativos o como expedición colonial.
campaign-name-in-use = Ya hay una fuerza que se llama { $called }.
campaign-no-tribe = Los nombres de animales son para pueblos y jefes nativos.

## Hongos

campaign-pays-himself = Nadie se paga a sí mismo.
campaign-has-no-purse = Una expedición colonial no tiene hongos: ni los da ni los recibe.
campaign-short-of-hongos = { $payer } no tiene { $hongos ->
        [one] { $hongos } hongo
       *[other] { $hongos } hongos
    }.

## El turno

campaign-too-few-players = Hacen falta al menos dos jugadores en la campaña.
campaign-district-not-chosen = Queda por elegir un distrito.
campaign-meeting-open = Hay exploradores que se han encontrado y no han dicho qué hacen.
campaign-order-not-rolled = Aún no se ha tirado el orden de juego de este turno.
campaign-attack-unanswered = Hay un ataque sin respuesta: la víctima resiste o pacta.
campaign-goes-left = { $player } aún no ha actuado.
campaign-battles-left =
    { $count ->
        [one] Queda { $count } batalla por jugar.
       *[other] Quedan { $count } batallas por jugar.
    }
campaign-no-turn = Aún no ha empezado ningún turno.
campaign-ordered-already = El orden de este turno ya está tirado.
campaign-joined-after-the-roll = { $player } llegó con el orden ya tirado: actúa desde el turno siguiente.
campaign-has-gone = { $player } ya ha actuado este turno.
campaign-was-attacked = { $player } sufrió un ataque antes de actuar y resistió: este turno no ataca.
campaign-recovers = El líder de { $player } convalece y pierde este turno.
campaign-fought-a-rival = { $player } lucha este turno con otro explorador y no hace nada más.
campaign-has-met = { $player } se ha encontrado con otro explorador y no ha dicho qué hace.
campaign-is-absent = { $player } no está: primero tiene que volver.
campaign-nobody-left = No queda nadie por actuar este turno.
campaign-not-his-go = Antes le toca a { $other }.

## Atacar y pactar

campaign-attacks-himself = Nadie se ataca a sí mismo.
campaign-target-hunts = { $other } está de caza en la espesura y ningún nativo puede atacarle este turno.
campaign-rival-not-met = Dos exploradores solo luchan si se encuentran al empezar el turno.
campaign-nothing-to-explore = Solo un explorador explora, y solo el territorio de un nativo.
campaign-attacked-by-him = { $other } ha atacado a { $player } este turno: su territorio no se puede explorar hasta el siguiente.

## Explorar y cazar

campaign-no-explorer = Solo exploran los exploradores blancos.
campaign-no-territory = { $other } no es nativo: no hay territorio que explorar.
campaign-explored-already = { $player } ya ha explorado el territorio de { $other }.
campaign-have-not-met = { $player } y { $other } no se han encontrado este turno, o ya dijeron qué hacían.
campaign-rival-recovers = El líder de { $other } convalece y pierde este turno.
campaign-rival-fought = { $other } lucha este turno con otro explorador y no hace nada más.
campaign-no-hunter = Solo cazan los exploradores blancos.
campaign-hunted-this-year = { $player } ya ha dedicado a la caza su turno de este año.

## Batallas

campaign-earlier-battle = Antes se juega { $first }, que se declaró antes y en la que lucha uno de los dos.
campaign-army-out-of-its-years = Una de las dos listas no se puede usar en { $year }.
campaign-fell-without-expedition = { $player } no manda exploradores en esa batalla: no hay herida que tirar.
campaign-not-the-target = Solo entrega un hongo quien recibió el ataque, no quien atacó.
campaign-before-the-deadline = El plazo no vence hasta el { $deadline }.
campaign-nothing-to-pay = { $player } no tiene ningún hongo que entregar.
campaign-nobody-to-take = { $other } es una expedición colonial y no recibe hongos.

## Colonias

campaign-no-chance-to-revolt = { $player } no puede rebelarse ahora: para eso tiene que perder su amo.
campaign-nothing-to-claim = { $player } no tiene ningún distrito que tomar: hay que vencer a otra expedición colonial.
campaign-not-a-district-of-his = { $other } no es un distrito del vencido.

## Ascensos. $have, $need: cuánto hay y cuánto hace falta.

campaign-changed-before = { $player } ya ha cambiado de ejército, y solo se cambia una vez.
campaign-in-battle = { $player } tiene una batalla en curso: el ejército se cambia antes o después.
campaign-no-such-change = El libro no prevé ese cambio de ejército.
campaign-lacks-victories = { $player } tiene { $have } de las { $need } victorias que hacen falta.
campaign-lacks-year = Ese ascenso se abre en { $need }; la campaña va por { $have }.
campaign-lacks-hongos = { $player } tiene { $have } de los { $need } hongos que hacen falta.
campaign-lacks-territories = { $player } ha explorado { $have } de los { $need } territorios nativos.
campaign-lacks-first = Ese ascenso es de un solo jugador, y otro cumplió antes.

campaign-counts-wins = { $list }: { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
campaign-counts-twice = { $list }: { $count ->
        [one] { $count } victoria, que vale por dos
       *[other] { $count } victorias, que valen por dos
    }
campaign-counts-gains = { $hongos ->
        [one] { $hongos } hongo conseguido
       *[other] { $hongos } hongos conseguidos
    } sin combatir
campaign-counts-year = año de la campaña: { $year }
campaign-counts-hongos = hongos en mano
campaign-counts-territories = territorios explorados
campaign-counts-first = nadie ha cumplido antes

## Lo que toca

campaign-due-found = Empezad una campaña.
campaign-due-join = Para empezar hacen falta al menos dos jugadores.
campaign-due-begin = Toca empezar el turno siguiente.
campaign-due-district = { $player } elige un distrito del vencido, o ninguno.
campaign-due-revolt = { $player } dice si se rebela.
campaign-due-meeting = { $player } y { $other } se han encontrado: se saludan o luchan.
campaign-due-order = Toca tirar el orden de juego.
campaign-due-answer = { $other } ataca a { $player }, que resiste o pacta.
campaign-due-explorer = Le toca a { $player }: explora, ataca, caza o no hace nada.
campaign-due-go = Le toca a { $player }: ataca a alguien o no hace nada.
campaign-due-battle = Falta jugar la batalla { $battle }: { $attacker } contra { $defender }.
campaign-due-offer =
    { $awaits } responde a { $by }, que propone (n.º { $offer }) { $matter ->
        [give-hongos] dar { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $to }
        [settle] { $payer ->
            [none] que { $player } pacte y pague { $hongos }
           *[other] que { $player } pacte y { $payer } pague { $hongos }
        }{ $explore ->
            [yes] {" "}y se explore su territorio
           *[no] {""}
        }
        [explore] que { $player } explore el territorio de { $native }{ $hongos ->
            [0] {""}
           *[other] {" "}por { $hongos } ({ $payer ->
                [none] paga { $player }
               *[other] paga { $payer }
            })
        }
        [greet] saludarse y seguir cada uno su camino
        [duel] luchar: ataca { $player }
        [concede] que { $player } no juegue y entregue lo que se debe
        [open-battle] abrir la batalla { $battle }
        [play-out] que el ordenador juegue la batalla { $battle }
       *[report-result] este resultado de la batalla { $battle }: { $outcome ->
            [attacker] gana quien atacaba
            [defender] gana quien se defendía
           *[draw] empate
        }
    }.
campaign-due-over = La campaña ha terminado.
