### Lo que dicen el árbitro y los jugadores: rendirse, dar por acabada, corregir a mano, anotar.

umpire-not-in-play = la batalla no se está jugando
umpire-no-draw = en este escenario el libro no conoce el empate
umpire-no-limit = solo el Ataque Planeado se acaba por tiempo acordado
umpire-not-over = la batalla no ha acabado

umpire-conceded = el otro bando se rinde
umpire-called = el árbitro da la batalla por acabada

umpire-event-conceded =
    { $role ->
        [attacker] el atacante se rinde
       *[defender] el defensor se rinde
    }
umpire-event-called = el árbitro da la batalla por acabada: { $reason }
umpire-event-limit =
    { $turns ->
        [one] se acuerda jugar un turno como mucho
       *[other] se acuerda jugar { $turns } turnos como mucho
    }
umpire-event-no-limit = se juega sin límite de turnos
umpire-event-reopened = la batalla sigue: { $reason }
umpire-event-noted = { $text }
umpire-event-decided = { $question } — { $answer }
# $field: lo que se corrige; $value: cómo queda; $was: cómo estaba.
umpire-event-adjusted =
    corregido a mano «{ $field }»: { $value ->
        [yes] sí
        [no] no
        [nothing] nada
       *[other] { $value }
    } (antes { $was ->
        [yes] sí
        [no] no
        [nothing] nada
       *[other] { $was }
    }); { $reason }
