### Probabilidades exactas en palabras. $chances de cada $of: la probabilidad, o la más cercana fácil de decir.

odds-never = nunca
odds-always = siempre
odds-almost-never = casi nunca (una de cada { NUMBER($of, useGrouping: 1) })
odds-almost-always = casi siempre (todas menos una de cada { NUMBER($of, useGrouping: 1) })
odds-exactly =
    { $chances ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $chances }
    } { $chances ->
        [one] posibilidad
       *[other] posibilidades
    } de cada { $of ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $of }
    }
odds-about =
    más o menos { $chances ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $chances }
    } de cada { $of ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $of }
    }
