### Probabilidades con palabras.

told-point = ,
told-percent = { $number } %
