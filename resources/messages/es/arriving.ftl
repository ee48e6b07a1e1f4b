### Llegadas, el primer paso del turno (págs. 21-23). $who: la unidad de que se trata.

## Lo que se opone a una orden.

arriving-not-in-arrivals = Las llegadas se resuelven al empezar el turno.
arriving-not-in-reserve = { $who }: no está en la reserva.
arriving-comes-with-his-unit = { $who }: el Líder llega con su unidad, { $unit }; no tira aparte.
arriving-comes-with-its-vessel = { $who }: llega con su embarcación o con quienes van en ella; no tira aparte.
arriving-has-not-rolled = { $who }: todavía no ha sacado lo necesario para llegar.
arriving-other-side-first = { $who }: este turno tira y coloca antes el otro bando.
arriving-order-not-drawn = { $who }: antes hay que sortear quién tira y coloca primero.
arriving-drawn-already = Ya se ha sorteado quién tira y coloca primero.
arriving-never-drawn = En este escenario no se sortea: el atacante tira y coloca primero.
arriving-not-in-column = { $who }: no está en la columna que espera para entrar.
arriving-entered-already = { $who }: este turno ya ha entrado una unidad de la columna.

## Lo que toca ahora y lo que queda por resolver. $count: cuántas unidades; $side: el bando (red o blue).

arriving-due-nobody = no llega nadie más este turno
arriving-owed-enter = siguiente de la columna, { $unit }: a la mesa
arriving-owed-order = se sortea quién tira y coloca primero sus refuerzos
arriving-owed-roll =
    { $count ->
        [one] 1 unidad tira para llegar
       *[other] { $count } unidades tiran para llegar
    }
arriving-owed-place =
    { $count ->
        [one] se coloca 1 unidad que llega
       *[other] se colocan { $count } unidades que llegan
    }
