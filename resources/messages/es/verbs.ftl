### Las palabras de las órdenes que se escriben en una batalla. Varias palabras para lo mismo van seguidas, y
### se enseña la primera. Lo que está aquí queda escrito en guiones que la gente guarda: se añade, no se quita.
###
### verbs-do-*: el verbo de una orden; verbs-help-*: para qué sirve; verbs-of-*: la opción de un campo;
### verbs-about-*: qué dice esa opción; verbs-is-*: un valor.

## Valores

verbs-is-red = rojo, roja
verbs-is-blue = azul
verbs-is-yes = sí, s
verbs-is-no = no, n
verbs-is-not = sin, no
