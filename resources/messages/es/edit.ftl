### Cambios de un ejército, dichos al jugador. Empiezan en minúscula: la mayúscula se pone al final.
###
### Variables comunes: $place la unidad, con su número y nombre; $figures las figuras, contadas;
### $count cuántas quedan; $allies la lista de los aliados; $some si se elige algo (yes) o nada (no).

# $first, $then: dos cambios seguidos.
edit-then = { $first }; después, { $then }
edit-new-unit = unidad nueva
# $way: más que antes (more), menos (fewer) o ninguna (none); $figures las que se añaden o quitan.
edit-figures =
    { $way ->
        [more] añade { $figures } a la { $place } (serán { $count })
        [fewer] quita { $figures } de la { $place } (quedan { $count })
       *[none] deja la { $place } sin { $troop }
    }
# $old, $new: figuras contadas, las que se van y las que vienen.
edit-swap-troop = en la { $place }, cambia { $old } por { $new }
# $whose: para el ejército (own) o para sus aliados (allies).
edit-add-unit =
    { $whose ->
        [allies] añade a los aliados de { $allies } una unidad de { $figures }
       *[own] añade una unidad de { $figures }
    }
# $holds: lo que contiene; $kinds: cuántos tipos de tropa.
edit-remove-unit =
    { $kinds ->
        [0] quita la { $place }
       *[other] quita la { $place } ({ $holds })
    }
edit-split-unit = saca { $figures } de la { $place } para formar otra unidad
# $other: la unidad que desaparece en la primera.
edit-merge-units = junta la { $other } con la { $place }
edit-clear-slot = no le señales ningún puesto a la { $place }
# $units: las figuras de cada unidad.
edit-add-ally = añade aliados de { $allies } en unidades de { $units }
edit-remove-ally = prescinde de los aliados de { $allies }
# $value: el pueblo elegido.
edit-ally-people =
    { $some ->
        [yes] haz que los aliados de { $allies } sean { $value }
       *[no] deja sin pueblo concreto a los aliados de { $allies }
    }
edit-ally-bearer =
    { $count ->
        [0] quita el Abanderado a los aliados de { $allies }
       *[other] { $way ->
            [more] añade { $figures } a los aliados de { $allies }
           *[fewer] deja solo { $figures } en los aliados de { $allies }
        }
    }
# $troop: una figura de su nueva tropa; $some: si ya había líder (yes) o no (no).
edit-leader =
    { $some ->
        [yes] haz que el líder sea { $troop }
       *[no] nombra un líder: { $troop }
    }
# $traits: características, unidas con «y».
edit-traits =
    { $count ->
        [0] deja al líder sin características
        [one] da al líder esta característica: { $traits }
       *[other] da al líder estas características: { $traits }
    }
edit-attendants =
    { $count ->
        [0] deja al líder sin ayudantes
        [one] pon 1 ayudante al líder
       *[other] pon { $count } ayudantes al líder
    }
edit-leader-bearer =
    { $count ->
        [0] quita al líder su Portador de Armas
       *[other] da al líder un Portador de Armas
    }
# $way: más que antes (more: $figures son las añadidas) o menos (fewer: las que quedan); $troop: la tropa.
edit-independent =
    { $count ->
        [0] no lleves { $troop }
       *[other] { $way ->
            [more] añade { $figures }
           *[fewer] quédate solo con { $figures }
        }
    }
# $work: la obra; $works: la obra, contada; $way: si es la primera compra (new), más de ella (more) o menos (fewer).
edit-work =
    { $count ->
        [0] no compres { $work }
       *[other] { $way ->
            [new] compra { $works }
            [more] compra hasta { $works }
           *[fewer] quédate solo con { $works }
        }
    }
# $value: el nuevo valor, ya con su nombre.
edit-year = pon el año { $value }
edit-points = acuerda un límite de { $value } puntos
edit-people =
    { $some ->
        [yes] elige otro pueblo: { $value }
       *[no] no elijas ningún pueblo concreto
    }
edit-role =
    { $some ->
        [yes] juega como { $value }
       *[no] deja el papel sin decidir
    }
edit-scenario =
    { $some ->
        [yes] elige el escenario { $value }
       *[no] deja el escenario sin decidir
    }
edit-mode =
    { $some ->
        [yes] elige el modo { $value }
       *[no] deja el modo sin decidir
    }
edit-allow-second-trait = acuerda con tu rival la segunda característica

## Lo que un jugador ordena sin comprar nada: nombres, notas, orden, copias, lo acordado.

# $name: el nombre nuevo, si lo hay ($some).
edit-name-army =
    { $some ->
        [yes] llama al ejército «{ $name }»
       *[no] deja el ejército sin nombre
    }
edit-note-army = escribe notas del ejército
edit-keep-narrative =
    { $some ->
        [yes] marca el ejército como narrativo
       *[no] deja de marcar el ejército como narrativo
    }
edit-agree =
    { $some ->
        [yes] acuerda con tu rival la segunda característica
       *[no] anula el acuerdo de la segunda característica
    }
edit-name-leader =
    { $some ->
        [yes] llama al líder «{ $name }»
       *[no] deja al líder sin nombre
    }
edit-change-list =
    { $some ->
        [yes] pasa el ejército a la lista de { $list } ({ $people })
       *[no] pasa el ejército a la lista de { $list }
    }
edit-dismiss-leader = deja el ejército sin líder
# $count: elementos de bagaje.
edit-baggage =
    { $count ->
        [0] deja el ejército sin bagaje
        [one] deja el bagaje en 1 elemento
       *[other] deja el bagaje en { $count } elementos
    }
edit-name-unit =
    { $some ->
        [yes] llama «{ $name }» a la { $place }
       *[no] deja la { $place } sin nombre
    }
edit-note-unit = escribe notas de la { $place }
edit-tag-unit =
    { $some ->
        [yes] pon a la { $place } estas etiquetas: { $tags }
       *[no] quita las etiquetas de la { $place }
    }
# $slot: el tipo de tropa cuyo hueco ocupa.
edit-choose-slot =
    { $some ->
        [yes] pon la { $place } en el puesto de { $slot }
       *[no] deja que la { $place } ocupe el puesto que pueda
    }
# $number: su número después.
edit-move-unit = lleva la { $place } al puesto { $number }
edit-copy-unit = duplica la { $place }
edit-become-roster = vuelve a una versión guardada del ejército
