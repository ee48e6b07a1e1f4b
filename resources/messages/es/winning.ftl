### Quién gana: cómo va cada escenario y qué hay que preguntar (págs. 20-22).

## Cómo va

# $value: unidades que quedan; $side: de quién.
winning-units-left =
    { $value ->
        [0] al { $side ->
            [attacker] atacante
           *[defender] defensor
        } no le quedan unidades combatientes en la mesa: pierde
        [one] al { $side ->
            [attacker] atacante
           *[defender] defensor
        } le queda una unidad combatiente en la mesa; sin ella pierde
       *[other] al { $side ->
            [attacker] atacante
           *[defender] defensor
        } le quedan { $value } unidades combatientes en la mesa; sin ninguna pierde
    }
# $value: las que han salido; $needed: las que hacen falta; $total: con cuántas empezó.
winning-out =
    { $value ->
        [one] ha salido una figura combatiente
       *[other] han salido { $value } figuras combatientes
    } de { $total }; con { $needed } gana el atacante
# $baggage_out de $baggage elementos fuera; $baggage_gone perdidos.
winning-out-with-baggage =
    { $baggage_gone ->
        [0] con { $needed } y todo el Bagaje también gana: elementos que han salido: { $baggage_out } de { $baggage }
        [one] ya no puede salir con todo el Bagaje: ha perdido un elemento
       *[other] ya no puede salir con todo el Bagaje: ha perdido { $baggage_gone } elementos
    }
winning-at-best = figuras combatientes del atacante que han salido o aún pueden salir: { $value } de { $total }
winning-entered-lost =
    { $value ->
        [0] de las unidades del atacante que han entrado ({ $entered }) no ha perdido ninguna
        [one] de las unidades del atacante que han entrado ({ $entered }) ha perdido una
       *[other] de las unidades del atacante que han entrado ({ $entered }) ha perdido { $value }
    }; desde el turno { $turn } pierde si las ha perdido todas
winning-held =
    { $value ->
        [0] el atacante no ocupa el poblado o campamento
        [one] el atacante lleva un turno completo en el poblado o campamento
       *[other] el atacante lleva { $value } turnos completos en el poblado o campamento
    }; con { $needed } seguidos gana
winning-captured =
    { $value ->
        [0] el atacante no ha capturado ningún elemento de Bagaje
        [one] el atacante ha capturado un elemento de Bagaje
       *[other] el atacante ha capturado { $value } elementos de Bagaje
    }; con { $needed } gana
winning-turns-left =
    { $value ->
        [0] se han jugado los { $turns } turnos
        [one] queda un turno de { $turns }, y si no lo logra pierde
       *[other] quedan { $value } turnos de { $turns }, y si no lo logra pierde
    }
winning-limit-left =
    { $value ->
        [0] se han jugado todos los turnos acordados ({ $turns })
        [one] queda un turno de los acordados ({ $turns })
       *[other] quedan { $value } turnos de los acordados ({ $turns })
    }

## Lo que se pregunta

winning-check = comprueba si alguien ha ganado
# $turns: cuántos turnos completos lleva ya.
winning-who-holds = ¿ha estado todo el turno una unidad atacante entera dentro del poblado o campamento, sin más defensores que el Bagaje?
winning-limit-reached =
    { $turns ->
        [one] ha pasado el turno acordado; quien arbitra decide si el ataque ha fracasado
       *[other] han pasado los { $turns } turnos acordados; quien arbitra decide si el ataque ha fracasado
    }

## Lo que se objeta

winning-not-a-planned-attack = solo en un Ataque Planeado importa quién ocupa el poblado o campamento
winning-not-the-end-of-the-turn = dilo al acabar el turno, cuando se sepa si ha sido completo
winning-said-already = ya se ha dicho en este turno
winning-no-whole-unit = hace falta al menos una unidad combatiente del atacante que estuviera en la mesa todo el turno, con todas sus figuras dentro
winning-place-burns = nadie puede ocupar el poblado mientras arde
winning-nobody-yet = nadie ha ganado todavía
