# La página de los ejércitos: el comienzo, la lista de tropas, las fichas, el veredicto.

## El comienzo

builder-start-title = ¿Qué ejército llevas?
builder-lists = Listas
builder-portrait = Cómo es
builder-open = Ejércitos
builder-page = Lista de la pág. { $page }
builder-years = Años
# $known: qué se sabe: el primero (first), el último (last), los dos (firstlast) o ninguno (none).
builder-years-span =
    { $known ->
        [first] desde { $first }
        [last] hasta { $last }
        [firstlast] de { $first } a { $last }
       *[none] cualquiera
    }
builder-aggressiveness = Agresividad
builder-home = En su tierra
builder-home-passed = la última comarca nativa que haya atravesado
builder-traits = Características del líder
builder-traits-any = cualquiera de las seis
builder-allies = Aliados
builder-allies-open = según la nación
builder-allies-none = ninguno
builder-agreed = Lo acordado para la partida
builder-year = Año
builder-points-limit = Puntos
builder-scenario = Escenario
builder-role = Papel
builder-people = Pueblo o nación
builder-mode = Modo
builder-people-open = Elige una nación…
builder-mode-open = Sin decidir
builder-begin-legal = Empezar con un ejército legal
builder-begin-legal-tip = El líder y las unidades que pide la lista, de buen tamaño; lo demás lo pones tú
builder-begin-random = Al azar
builder-begin-random-tip = Un ejército legal al azar, lo más cerca posible del límite
builder-begin-empty = Vacío
builder-begin-empty-tip = Sin líder ni unidades: todo por elegir
builder-open-file = Abrir un archivo…
builder-open-file-tip = Un ejército guardado en cualquier carpeta; también puedes soltarlo sobre la ventana
builder-file-filter = Ejércitos (*.army.toml)
builder-file-all = Todos los archivos (*)
builder-file-gone = El archivo ya no está.
builder-own-armies = Tus ejércitos
builder-own-none = Todavía ninguno: cada ejército que empieces se guarda aquí automáticamente.
builder-samples = Ejércitos de muestra de esta lista

## La cabecera y el pie

builder-army-name = Nombre del ejército
builder-army-notes = Notas del ejército
builder-facts = Datos de la partida
builder-facts-tip = Año, puntos, escenario, papel, pueblo, notas
builder-second-trait = Segunda característica acordada
builder-second-trait-tip = Tu rival permite que el líder tenga dos características (COMP-24, pág. 29)
# $total y $limit: puntos gastados y acordados.
builder-of-limit = { $total } / { $limit }
builder-left =
    { $count ->
        [0] justo en el límite
        [one] queda 1 punto
       *[other] quedan { $count } puntos
    }
builder-within =
    { $count ->
        [one] 1 punto de más, permitido
       *[other] { $count } puntos de más, permitidos
    }
builder-over =
    { $count ->
        [one] sobra 1 punto
       *[other] sobran { $count } puntos
    }
builder-segment =
    { $points ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $points } puntos
    }
builder-kept-already = Ya está guardado, como siempre después de cada cambio: { $file }
builder-not-kept = No se ha podido guardar: { $why }
builder-off-none = no hay ningún ejército abierto
builder-off-undo = no hay nada que deshacer
builder-off-redo = no hay nada que rehacer

## Fichas

builder-roster = El ejército
builder-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
builder-plus-points =
    { $points ->
        [0] gratis
        [one] +1 punto
       *[other] +{ $points } puntos
    }
builder-each = { $points } pts c/u
# $count: unidades que cuentan; $least y $most: las que debe y puede haber.
builder-units = Unidades: { $count } (de { $least } a { $most })
builder-no-units = Aún no hay unidades: añádelas de la lista de tropas.
builder-unit-name = Nombre de la unidad
builder-unit-empty = Unidad sin figuras
builder-unit-empty-tip = Sin figuras: añade una tropa desde el menú «…».
# Lo que oye quien no ve la ficha. $count: problemas.
builder-unit-summary =
    { $count ->
        [0] Unidad { $number }, { $name }: { $holds }, { $points } puntos
        [one] Unidad { $number }, { $name }: { $holds }, { $points } puntos, 1 problema
       *[other] Unidad { $number }, { $name }: { $holds }, { $points } puntos, { $count } problemas
    }
builder-drag = Arrastra para cambiar el orden
builder-more = Más: duplicar, dividir, notas, etiquetas, mover
builder-copy = Duplicar
builder-split = Dividir
builder-note = Notas
builder-notes = Notas de la unidad
# $name: la lista o el pueblo elegido; $narrative: si el ejército se guarda como narrativo.
builder-relisted =
    { $count ->
        [0] Ahora { $name }: todo encaja.
        [one] Ahora { $name }: 1 cosa no encaja{ $narrative ->
            [yes] , y el ejército se guarda como narrativo
           *[no] {""}
        }. Ctrl+Z vuelve atrás.
       *[other] Ahora { $name }: { $count } cosas no encajan{ $narrative ->
            [yes] , y el ejército se guarda como narrativo
           *[no] {""}
        }. Ctrl+Z vuelve atrás.
    }
builder-list = Lista de ejército
builder-list-tip = Otra lista para el mismo ejército: no se pierde nada y se dice lo que no encaja
builder-tag = Etiquetas
builder-tag-new = Añadir una etiqueta
builder-tag-hint = #etiqueta
builder-tag-tip = Palabras tuyas para encontrar unidades: «por pintar», «ala izquierda»; separa varias con comas. Ninguna regla las lee.
builder-tag-off = Quitar la etiqueta { $tag }
builder-tags-only = Solo las unidades con:
builder-tags-tip = Solo las unidades con la etiqueta { $tag }
builder-up = Subir
builder-down = Bajar
builder-remove = Quitar
builder-remove-tip = Quitar la unidad (Supr); se puede deshacer
builder-add-troop = Añadir tropa a la unidad
builder-join = Juntar con
builder-slot-name = Puesto que ocupa
builder-slot-tip = Qué línea de la lista ocupa la unidad; si no lo dices, la que mejor venga
builder-slot-free = Ocupa el puesto que mejor venga
builder-slot = Ocupa un puesto de { $troop }
builder-leader = Líder
builder-leader-name = Nombre del líder
builder-no-leader = Elige un líder…
builder-choice = { $name } ({ $points })
builder-trait = Característica
builder-trait-second = Segunda
builder-trait-none = Ninguna
builder-trait-open = se sortea antes de la batalla
builder-attendants = Ayudantes
builder-bearer = Portador de Armas
builder-bearer-tip = Uno solo, y solo para un líder que sea Hombre Blanco
builder-dismiss = Quitar al líder
builder-independents = Figuras independientes
builder-works = Obras y estratagemas
builder-baggage = Bagaje
builder-elements = Elementos de bagaje
builder-ally-away = Prescindir de estos aliados

## Tropas

builder-troops = Tropas
builder-may-add = ¿Qué puedo añadir?
builder-view = Qué se enseña
builder-target = Se añade a
builder-own-army = El ejército
builder-find = Buscar tropa…
# $least y $most: unidades.
builder-limits =
    { $least ->
        [0] { $most ->
            [one] hasta 1 unidad
           *[other] hasta { $most } unidades
        }
       *[other] de { $least } a { $most } unidades
    }
builder-instead =
    { $most ->
        [one] en vez de { $troop }, 1 unidad
       *[other] en vez de { $troop }, hasta { $most } unidades
    }
builder-have =
    { $count ->
        [0] no tienes
       *[other] tienes { $count }
    }
builder-fits =
    { $count ->
        [one] ✓ cabe 1 figura
       *[other] ✓ caben hasta { $count } figuras
    }
builder-fits-not = no cabe
# $count figuras por $points puntos.
builder-add-unit =
    { $count ->
        [one] Añadir 1 por { $points }
       *[other] Añadir { $count } por { $points }
    }
builder-others = Las demás tropas del libro ({ $count })
builder-add = Añadir
builder-add-anyway = Añadir de todos modos
builder-up-to = hasta { $count } más
builder-offers =
    { $count ->
        [one] Cabe esto
       *[other] Cabe cualquiera de estas { $count } cosas
    }
builder-offers-none = No cabe nada más sin incumplir el libro.
builder-refused =
    { $count ->
        [0] Nada queda fuera
       *[other] Lo que no cabe, y por qué
    }

## Veredicto

builder-verdict = Veredicto
builder-verdict-count = Veredicto ({ $count })
builder-to-verdict = Ver el veredicto
builder-legal = Legal
builder-illegal =
    { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }
builder-narrative =
    { $count ->
        [one] Narrativo, 1 problema
       *[other] Narrativo, { $count } problemas
    }
builder-verdict-good = No incumple ninguna regla del libro.
builder-verdict-warn = Se puede jugar e imprimir así, marcado como narrativo.
builder-verdict-bad = Se guarda y se puede imprimir igualmente; incumple estas reglas del libro:
builder-keep-narrative = Marcarlo como narrativo
builder-keep-narrative-tip = Los jugadores aceptan lo que el libro no; queda marcado dondequiera que se vea
builder-show = Mostrar
builder-show-tip = Ir a la ficha y señalarla
builder-mend = Remediar
builder-mend-tip = Ver qué cambios lo remedian, antes de hacerlos
builder-mend-none = Ni con un cambio ni con dos se remedia sin estropear otra cosa.
builder-apply = Hacerlo
builder-outcome-legal = Queda legal: { $total } de { $limit } puntos
builder-outcome =
    { $count ->
        [one] Queda 1 problema, { $total } de { $limit } puntos
       *[other] Quedan { $count } problemas, { $total } de { $limit } puntos
    }

builder-undone = Deshecho: { $what }
builder-redone = Rehecho: { $what }
builder-more-actions = Más acciones
builder-call-allies = Aliados que puedes llamar
builder-call-barred = Aliados que ahora no puedes llamar
builder-call = Llamar
builder-summary = De un vistazo
builder-summary-figures = Figuras
builder-kind-leader = Líder
builder-kind-units = Unidades
builder-kind-independents = Independientes
builder-kind-allies = Aliados
builder-kind-works = Obras
builder-others-tip = Por qué no caben en esta lista, este pueblo o este año
builder-of-list = De la lista
