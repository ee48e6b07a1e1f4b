### Probabilidades con palabras.

told-never = nunca
told-always = siempre
told-chance = { $chances } de cada { $of }
told-chance-about = más o menos { $chances } de cada { $of }
told-number =
    { $count ->
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
       *[other] { $count }
    }
told-percent = { $number } %
