### Qué tiene el libro contra un ejército. Regla y página las añade quien lo muestra.
###
### Variables comunes: $troop tropa en plural, $troop_one en singular, $figures figuras contadas,
### $count cuántas hay, $most el máximo, $least el mínimo, $year el año del ejército, $role su papel.
### De cada lista de nombres: $x unida con «y», $x_or con «o», $x_count cuántos son.
### $who: a quién se refiere una fila de la lista (these los que nombra, others todos menos esos, all todos).

## Unidades

problem-unit-too-cheap =
    { $points ->
        [0] La unidad no tiene figuras; tiene que valer { $least } puntos al menos.
        [one] La unidad vale 1 punto; el mínimo son { $least }.
       *[other] La unidad vale { $points } puntos; el mínimo son { $least }.
    }
problem-unit-too-dear = La unidad vale { $points } puntos; el máximo son { $most }.
problem-unit-too-big = La unidad tiene { $figures } figuras; caben { $most } como mucho.
problem-unit-mixed = La unidad mezcla { $troops }, que no pueden ir en la misma unidad.
problem-unit-three-kinds = La unidad mezcla { $troops }; el libro solo permite parejas.
problem-bearers-alone = La unidad tiene Portadores de Armas, pero ningún Hombre Blanco al que acompañar.
problem-bearers-not-for = Los Portadores de Armas acompañan a Hombres Blancos, nunca a { $troop }.
problem-too-many-bearers =
    { $white_men ->
        [one] Hay { $bearers } Portadores de Armas para 1 Hombre Blanco, que solo puede llevar uno.
       *[other] Hay { $bearers } Portadores de Armas para { $white_men } Hombres Blancos; cada uno puede llevar uno.
    }
# $slot: el puesto escrito en el archivo; $lines: los que puede ocupar.
problem-slot-not-open = La unidad dice ocupar un puesto de { $slot } y no puede; el suyo es de { $lines_or }.

## Tropas que no se pueden tener

# $line: la línea de la lista que se cambia; $to: por qué tropas.
problem-all-or-none = Cambiar { $line } por { $to_or } es cosa de todo el ejército o de ninguna unidad: { $troop } no encajan con el resto.
problem-troop-forbidden =
    { $who ->
        [these] La lista no da { $troop } a { $peoples }.
        [others] La lista solo da { $troop } a { $not_peoples }.
       *[all] La lista no permite unidades de { $troop }.
    }
problem-troop-replaced = Este pueblo lleva { $instead_or } en vez de { $troop }.
# $first: primer año en que se permite.
problem-troop-too-early = La lista solo da { $troop } desde { $first }, y este ejército es de { $year }.
# $last: último año en que se permite.
problem-troop-too-late =
    { $who ->
        [these] La lista solo da { $troop } a { $peoples } hasta { $last }, y este ejército es de { $year }.
        [others] La lista solo da { $troop } hasta { $last } (salvo a { $not_peoples }), y este ejército es de { $year }.
       *[all] La lista solo da { $troop } hasta { $last }, y este ejército es de { $year }.
    }
problem-troop-other-people =
    { $who ->
        [these] La lista solo da { $troop } a { $peoples }.
        [others] La lista da { $troop } a todos menos a { $not_peoples }.
       *[all] La lista solo da { $troop } a otros pueblos.
    }
problem-troop-only-defending =
    { $role ->
        [attacker] La lista solo da { $troop } al defensor, y este ejército ataca.
       *[none] La lista solo da { $troop } al defensor, y este ejército no está marcado como tal.
    }
problem-troop-not-as-allies = Como aliados no traen { $troop }.
problem-troop-independent = Una unidad no puede llevar { $troop }: van siempre como figuras independientes.
problem-troop-is-a-work = Una unidad no puede llevar { $troop }: se compran como obra del defensor.
problem-troop-not-on-list = La lista de { $list } no tiene { $troop }.

## Cuántas unidades y figuras

problem-too-few-units =
    { $count ->
        [0] El ejército no tiene unidades; necesita { $least } al menos.
        [one] El ejército tiene 1 unidad; necesita { $least } al menos.
       *[other] El ejército tiene { $count } unidades; necesita { $least } al menos.
    }
problem-too-many-units = El ejército tiene { $count } unidades; caben { $most } como mucho.
# $names: las tropas que ocupan ese puesto.
problem-slot-short =
    { $count ->
        [0] { $least ->
                [one] Falta una unidad de { $names_or }, que es obligatoria.
               *[other] No hay unidades de { $names_or }; la lista exige { $least }.
            }
        [one] Solo 1 unidad cuenta como { $names_or }; la lista exige { $least }.
       *[other] Solo { $count } unidades cuentan como { $names_or }; la lista exige { $least }.
    }
problem-slot-over =
    { $most ->
        [0] La lista no admite aquí ninguna unidad de { $names_or }.
        [one] Cuentan como { $names_or } { $count } unidades; la lista admite una.
       *[other] Cuentan como { $names_or } { $count } unidades; la lista admite { $most } como mucho.
    }
# $troop: la línea que se cambia; $to: por qué tropas.
problem-conversion-over =
    { $most ->
        [one] Se cambian { $count } unidades de { $troop } por { $to_or }; la lista permite cambiar una.
       *[other] Se cambian { $count } unidades de { $troop } por { $to_or }; la lista permite cambiar { $most }.
    }
problem-too-many-figures =
    { $count ->
        [one] { $troops }: hay 1 figura y la lista no admite ninguna.
       *[other] { $troops }: hay { $count } figuras y la lista admite { $most ->
            [one] una sola.
           *[other] { $most } como mucho.
        }
    }
problem-too-many-figures-with-leader = { $troops }: hay { $count } figuras, contando al líder, y la lista admite { $most } como mucho.
problem-too-many-together =
    { $most ->
        [one] Hay { $count } unidades con { $troops_or }; la lista admite una entre todas.
       *[other] Hay { $count } unidades con { $troops_or }; la lista admite { $most } entre todas.
    }
# $whole: las figuras entre las que se cuenta.
problem-share-over = De { $whole } figuras, { $count } son { $troop }; se permiten { $most } como mucho.
# $have: cuántas hay; $need: cuántas hacen falta; $times: cuántas por cada una.
problem-ratio-short = Hacen falta { $need } { $more_or } ({ $times } por cada uno de los { $fewer }) y hay { $have }.

## Puntos, fechas, pueblos

# $excess: cuánto se pasa; $over: cuánto podría; $limit: el límite acordado.
problem-over-points =
    { $over ->
        [0] El ejército cuesta { $points } puntos y el límite son { $limit }: sobran { $excess }.
       *[other] El ejército cuesta { $points } puntos y el límite son { $limit }: sobran { $excess }, y el margen es de { $over }.
    }
problem-list-too-early = La lista de { $list } empieza en { $first }, y este ejército es de { $year }.
problem-list-too-late = La lista de { $list } acaba en { $last }, y este ejército es de { $year }.
problem-people-required = Falta elegir pueblo o nación: { $allowed_or }.
problem-people-not-in-list =
    { $allowed_count ->
        [0] { $people } no es de la lista de { $list }, que no nombra ningún pueblo.
       *[other] { $people } no es de la lista de { $list }; elige { $allowed_or }.
    }
problem-people-too-early = { $people } solo se puede elegir desde { $first }, y este ejército es de { $year }.
problem-people-too-late = { $people } solo se puede elegir hasta { $last }, y este ejército es de { $year }.

## Líder y figuras independientes

problem-no-leader = El ejército no tiene líder.
problem-leader-troop =
    { $allowed_count ->
        [0] El líder no puede ser { $troop_one }.
       *[other] El líder no puede ser { $troop_one }; puede ser { $allowed_one_or }.
    }
# $present: la tropa que lo impone; $must: lo que ha de ser.
problem-leader-must-be = Si hay { $present } en las unidades, el líder tiene que ser { $must_one }, y es { $troop_one }.
problem-leader-must-not-be = Si hay { $present } en las unidades, el líder no puede ser { $troop_one }.
problem-leader-trait =
    { $allowed_count ->
        [0] El líder no puede ser { $trait }.
       *[other] El líder no puede ser { $trait }; elige { $allowed_or }.
    }
problem-trait-twice = La segunda característica del líder repite la primera.
problem-too-many-traits = El líder tiene { $count } características; { $most } son el máximo.
problem-second-trait = El líder tiene una segunda característica ({ $points } puntos) y los jugadores no la han acordado.
problem-too-many-attendants = El líder lleva { $count } ayudantes; puede llevar { $most } como mucho.
problem-leader-bearer = Solo un líder Hombre Blanco lleva Portador de Armas, y este es { $troop_one }.
problem-too-many-independents =
    { $most ->
        [0] Este ejército no puede llevar { $troop }.
        [one] Hay { $figures }; este ejército puede llevar uno.
       *[other] Hay { $figures }; este ejército puede llevar { $most }.
    }

## Aliados

# $list: la lista de los aliados; $army: la del ejército.
problem-ally-not-granted = La lista de { $army } no admite aliados de { $list }.
problem-ally-other-people =
    { $who ->
        [others] De { $army }, pueden tener aliados de { $list } todos menos { $not_peoples }.
       *[these] De { $army }, los aliados de { $list } son solo para { $peoples }.
    }
# $span: qué años se permiten (from desde $first, to hasta $last, between entre ambos).
problem-ally-other-year =
    { $span ->
        [from] Los aliados de { $list } se permiten desde { $first }, y este ejército es de { $year }.
        [between] Los aliados de { $list } se permiten de { $first } a { $last }, y este ejército es de { $year }.
       *[to] Los aliados de { $list } se permiten hasta { $last }, y este ejército es de { $year }.
    }
problem-ally-people = De { $list }, aquí solo pueden ser aliados { $allowed_or }, y estos son { $people }.
problem-ally-bearer =
    { $most ->
        [0] Su lista no da Abanderado a estos aliados.
       *[other] Estos aliados llevan { $count } Abanderados; pueden llevar { $most }.
    }
problem-too-many-contingents =
    { $most ->
        [one] Hay { $count } contingentes aliados; se permite uno.
       *[other] Hay { $count } contingentes aliados; se permiten { $most }.
    }
problem-same-ally-twice = Hay más de un contingente de { $list }: cada uno tiene que ser de una lista distinta.
problem-allies-too-dear = Los aliados cuestan { $points } puntos; pueden costar { $most } como mucho.

## Fortificaciones y estratagemas

# $work: la obra; $works_counted: la obra, contada; $lists: las listas que la tienen.
problem-work-not-for-list = { $work }: no es para { $list }, sino para { $lists }.
problem-work-only-defending =
    { $role ->
        [attacker] { $work }: solo para el defensor, y este ejército ataca.
       *[none] { $work }: solo para el defensor, y este ejército no está marcado como tal.
    }
problem-too-many-works =
    { $most ->
        [one] Hay { $works_counted }; se permite uno.
       *[other] Hay { $works_counted }; se permiten { $most } como mucho.
    }
problem-works-shared = Entre Fortificaciones y Barricadas suman { $count }″; se permiten { $most }″ en total.
problem-no-fortifications = El escenario de { $scenario } no admite fortificaciones, tembas ni trampas.
problem-attacker-fortifies = En el escenario de { $scenario } el atacante no tiene fortificaciones, tembas ni trampas.
problem-fortifications-too-dear = Las fortificaciones cuestan { $points } puntos; en este escenario pueden costar { $most }.
# $barred: 1 si el escenario no admite ninguna de esas obras.
problem-needs-work =
    { $barred ->
        [1] { $troops }: aquí solo se permiten con una obra que las cubra ({ $works_or }), y el escenario no admite ninguna.
       *[other] { $troops }: aquí solo se permiten con una obra que las cubra ({ $works_or }), y no hay ninguna.
    }

## Ejércitos que no pueden existir

problem-no-army-at-all = La lista de { $list } no da ningún ejército legal con ese pueblo, año y papel.
# $limit: los puntos pedidos.
problem-no-army-so-cheap = El ejército legal más barato de { $list } cuesta { $least } puntos; con { $limit } no alcanza.
# $count: cuántas figuras faltan.
problem-collection-short =
    { $count ->
        [one] Falta { $count } figura en la colección para el ejército legal más cercano de { $list }.
       *[other] Faltan { $count } figuras en la colección para el ejército legal más cercano de { $list }.
    }

## Avisos: lo que el libro no prohíbe, pero conviene saber

problem-warn-points-span = Las listas están pensadas para ejércitos de { $least } a { $most } puntos, y este tiene { $points }.
problem-warn-overrun =
    { $excess ->
        [one] El ejército se pasa en 1 punto de lo acordado; el libro tolera hasta { $over }.
       *[other] El ejército se pasa en { $excess } puntos de lo acordado; el libro tolera hasta { $over }.
    }
problem-warn-mode-open = La lista de { $list } se juega en modo { $modes_or }; conviene decir cuál.
problem-warn-mode-idle = La lista de { $list } no tiene modos: el que se ha escrito no cuenta.
problem-warn-baggage =
    { $count ->
        [one] El bagaje tiene 1 elemento; lo usual son { $usual }.
       *[other] El bagaje tiene { $count } elementos; lo usual son { $usual }.
    }
problem-warn-two-kinds = Procura que los Askaris y los Askaris Bien Armados de la unidad se distingan bien en la mesa: recargan de distinta manera.
problem-warn-useless-work = { $troops }: tras la única obra comprada no podrán disparar.
problem-warn-list-changed = La lista de { $list } ha cambiado desde que se guardó este ejército: conviene repasarlo.
problem-warn-people-gone = «{ $people }» ya no está en la lista de { $list }; se conserva como estaba escrito.
