### Probabilidades con palabras.

told-percent = { $number } %
