### Last Stand at Isandlwana en el escritorio.
###
### $who una pieza británica; $place un hexágono, o «none»; $count, $units, $steps, $points cuántos.

isandlwanadesk-map = Mapa de Isandlwana
isandlwanadesk-copy-map = Mapa de Isandlwana
isandlwanadesk-typed-hint = Una orden, como «fuego 1504 --unidades a,c»
isandlwanadesk-strip = Pulsa una unidad y luego un hexágono resaltado. Pulsa otra vez una pila para una sola de sus unidades. Pasa el ratón por un hexágono para ver qué hay. Botón derecho: quien dispara usa un punto menos. Ctrl y la rueda amplían.
isandlwanadesk-placing = Toca colocar: { $who }. Pulsa un hexágono resaltado o elige otra pieza en «Unidades».
isandlwanadesk-decide = Pulsa un hexágono resaltado, o elige en la lista.
isandlwanadesk-zulu = Zulú
isandlwanadesk-leader = Jefe
# $hex, $terrain; $cost, $defense: de la clave de terreno, 0 si nadie los ha dicho; $blocks: yes o no.
isandlwanadesk-hex = { $hex } · { $terrain }, coste { $cost }, defensa { $defense }{ $blocks ->
        [yes] , tapa el fuego
       *[no] {""}
    }
isandlwanadesk-option-free-set-up = Despliegue británico libre
isandlwanadesk-option-solitaire = En solitario: las reglas llevan a los zulúes

## Cómo están las cosas.

isandlwanadesk-side-british = Actúan los británicos
isandlwanadesk-side-zulu = Actúan los zulúes
isandlwanadesk-british = { $units ->
        [one] Británicos: 1 unidad
       *[other] Británicos: { $units } unidades
    }, { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
# $waiting: en hexágonos de entrada.
isandlwanadesk-zulus = Zulúes: { $count }; en hexágonos de entrada, { $waiting }
isandlwanadesk-wagon-captured = Carro capturado (−1)
isandlwanadesk-colours-waiting = Bandera: turno 2
isandlwanadesk-colours-shown = Bandera en el mapa
isandlwanadesk-colours-declined = Bandera enviada lejos
isandlwanadesk-colours-captured = Bandera capturada (−1)
isandlwanadesk-colours-lost = La bandera no llegó
isandlwanadesk-short = Munición escasa (−1)
isandlwanadesk-zone-placing = Por colocar ({ $count })
isandlwanadesk-zone-map = En el mapa ({ $count })
isandlwanadesk-zone-coming = Por llegar ({ $count })
isandlwanadesk-zone-lost = Perdidas ({ $count })

## Cuentas.

isandlwanadesk-targets = Si todo lo que alcanza dispara a un blanco: probabilidad de impacto
# $count: quiénes pueden sufrir; $least, $most: cuántos pierden un paso.
isandlwanadesk-sniping = Francotiradores, tal como está: { $count ->
        [0] nadie junto a los zulúes
        [one] 1 unidad junto a los zulúes
       *[other] { $count } unidades junto a los zulúes
    }{ $count ->
        [0] {""}
       *[other] {" "}(perderían un paso de { $least } a { $most })
    }
# $chance: una de tantas.
isandlwanadesk-leaders = Jefes junto a los zulúes; cada uno cae con { $chance }
# $hexes: en línea recta.
isandlwanadesk-escape = El carro está { $hexes ->
        [0] en un hexágono de salida
        [one] a 1 hexágono de la salida oeste
       *[other] a { $hexes } hexágonos de la salida oeste
    }

## Órdenes.

# $cost de $most puntos de movimiento.
isandlwanadesk-cost = { $cost } de { $most } puntos de movimiento
# $needs: el número de impacto; $faces de seis impactan; $percent: lo mismo en centésimas.
isandlwanadesk-chosen = Elegido: { $who }
isandlwanadesk-hit = Número de impacto { $needs }: { $faces ->
        [one] 1 cara de 6
       *[other] { $faces } caras de 6
    } ({ $percent })
isandlwanadesk-do-lay-out = Desplegarlo todo
isandlwanadesk-do-place-piece = Colocar { $who } en { $place }
isandlwanadesk-do-show-colours = { $decline ->
        [yes] Mandar la bandera fuera del campo (ya no se gana escapando, 4.1)
       *[no] Mostrar la bandera junto al carro
    }
isandlwanadesk-do-choose-order = { $first ->
        [movement] Mover primero y luego disparar
       *[combat] Disparar primero y luego mover
    }
# $next: la fase que acaba.
isandlwanadesk-do-end-phase = { $next ->
        [zulu-movement] Acabar el movimiento zulú
        [reaction] Acabar la reacción británica
        [zulu-attack] Acabar los ataques zulúes
        [movement] Acabar el movimiento británico
       *[combat] Acabar el fuego británico
    }
isandlwanadesk-do-play-zulus = Que las reglas jueguen por los zulúes
isandlwanadesk-do-snipe = Tirar por los francotiradores zulúes
isandlwanadesk-do-pick-off = Tirar por { $who }, junto a los zulúes
isandlwanadesk-do-take-step = { $who } pierde un paso de { $steps }
isandlwanadesk-do-go-in = { $place ->
        [none] Nadie avanza
       *[other] Avanza el zulú de { $place }
    }
isandlwanadesk-do-recycle = La unidad vuelve por { $place }
isandlwanadesk-do-relocate = El jefe pasa a { $place }
isandlwanadesk-do-displace = { $who } sale de { $place }
isandlwanadesk-do-send-off = Mandar la unidad a { $place }
isandlwanadesk-do-form-square = Formar cuadro
isandlwanadesk-do-leave-square = Deshacer el cuadro

## El mapa del propietario.

isandlwanadesk-copy = Mi mapa y mis unidades
isandlwanadesk-copy-text = Elige un terreno y píntalo sobre los hexágonos que lo llevan en tu mapa; después los caminos, hexágono por hexágono, y dónde empieza cada unidad. Todo se guarda al momento en tu propio paquete y no sale de tu carpeta.
# $hexes sin terreno; $others: otros valores.
isandlwanadesk-copy-lacking = { $hexes ->
        [0] Todos los hexágonos están copiados
        [one] Queda 1 hexágono en blanco
       *[other] Quedan { $hexes } hexágonos en blanco
    }; { $others ->
        [0] no falta nada más.
        [one] falta 1 valor más.
       *[other] faltan { $others } valores más.
    }
isandlwanadesk-copy-ground = Terreno
isandlwanadesk-copy-roads = Caminos
isandlwanadesk-copy-pieces = Hexágonos de salida
# $number: cuál.
isandlwanadesk-copy-road = Camino { $number }
isandlwanadesk-copy-cost = Coste de movimiento
isandlwanadesk-copy-defense = Factor de defensa
isandlwanadesk-copy-strength = Fuerza entera
isandlwanadesk-copy-blocks = Tapa el fuego
isandlwanadesk-copy-fill = Rellenar con él los que están en blanco
isandlwanadesk-copy-add = Otro terreno, por su nombre
