### El recorrido en tres pasos.

# $number: qué paso; $most: cuántos hay.
tour-step = Paso { $number } de { $most }
tour-first = Este es el primer paso
tour-back = Atrás
tour-on = Siguiente
tour-done = Entendido
tour-pages-title = Cada cosa tiene su página
# $pages: las páginas de la barra en su orden; $first, $last: las teclas de la primera y de la última.
tour-pages-text = A la izquierda: { $pages }. De { $first } a { $last } se pasa de una a otra; Ctrl+0 vuelve a la bienvenida. Cada página dice qué toca y por qué algo no se puede hacer ahora.
tour-find-title = Ctrl+K lo encuentra todo
tour-find-text = Escribe lo que quieres: «imprimir», «deshacer», «nuevo», «oscuro». F1 abre la guía por el capítulo de la página en que estás; Ctrl+F1 enseña sus teclas.
tour-safe-title = No se pierde nada
tour-safe-text = Todo se guarda sobre la marcha. Ctrl+Z deshace. Si ya se han tirado dados, corrige la entrada en el registro, con un motivo: vuelven a salir los mismos dados.
