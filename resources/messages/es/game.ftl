### Cualquier juego cuyos diarios guarda la terminal. $kind: battle, campaign, o como se llame otro juego.

game-begun = «heart-africa { $kind } play { $name }» sigue desde aquí.
game-bye = Todo queda guardado. «heart-africa { $kind } play { $name }» sigue desde aquí.
game-none =
    { $kind ->
        [battle] Aún no hay ninguna batalla; empieza con «heart-africa battle new NOMBRE ROJO AZUL».
        [campaign] No hay ninguna campaña; «heart-africa campaign new» empieza una.
       *[other] Aún no hay ninguna partida; «heart-africa { $kind } new NOMBRE» empieza una.
    }
game-imported =
    { $entries ->
        [one] Abierta: { $name }, 1 entrada.
       *[other] Abierta: { $name }, { $entries } entradas.
    }
game-well =
    { $entries ->
        [one] { $name } está sana: 1 entrada.
       *[other] { $name } está sana: { $entries } entradas.
    }
game-unwell = { $name } está dañada: está sana hasta la entrada { $sound } de { $entries }. «heart-africa { $kind } repair» toma de las copias de seguridad lo que falta y guarda el resto aparte.
game-head-name = Nombre
game-head-copy = Copia de
game-help-more = «{"\u003F"} VERBO» explica una orden y «{"\u003F"} REGLA» dice lo que pone el libro. Los dados tras «=»; el motivo para saltarse una regla tras «{"\u0021"}».
game-number = n.º { $number }
game-numbers = n.º { $first }–{ $last }
game-again =
    { $count ->
        [one] El acto posterior sigue en vigor tal como se ordenó.
       *[other] Los { $count } actos posteriores siguen en vigor tal como se ordenaron.
    }
game-amended = Corregido: n.º { $number } { $title }
# $count: dados; $what: para qué.
game-ask-dice =
    { $count ->
        [one] 1 dado: { $what } ›
       *[other] { $count } dados: { $what } ›
    }
game-ask-overrule = ¿Saltarse el libro? Escribe el motivo, o Intro para dejarlo ›
# $number de $last.
game-at = Así estaba tras la entrada { $number } de { $last }; no cambia nada.
game-back = No se ha hecho nada.
game-corrected =
    { $count ->
        [one] De vuelta a la entrada { $number }; se ha deshecho 1 acto:
       *[other] De vuelta a la entrada { $number }; se han deshecho { $count } actos:
    }
game-example = Por ejemplo: { $line }
game-head-begun = Empezada
game-head-entries = Entradas
# $found: qué ha cambiado de ello.
game-head-spoilt = Lo que dice de sí mismo ha cambiado ({ $found }): puede leerse, pero no se puede anotar nada hasta que se repare.
game-help-here = En cualquier momento:
game-hint = {"\u003F"} ayuda · Tab completa · Esc vuelve atrás · «salir» sale: todo queda guardado
# $faces: lo que ha salido; $count: cuántos dados.
game-dice-thrown = { $faces } ({ $count ->
    [one] tirado
   *[other] tirados
    })
game-hint-dice = escribe las caras, por ejemplo 5 3 6 1 · Intro tira · v vuelve atrás · {"\u003F"} la regla
game-hint-overrule = Intro o Esc vuelve atrás
game-its-table = El registro de su mapa:
game-log-none = No ha pasado nada de eso.
game-mend-refused = Corrige la línea, o sáltate el libro con «{"\u0021"} motivo» al final.
game-not-again =
    { $count ->
        [one] 1 acto posterior ya no vale y hay que ordenarlo de nuevo:
       *[other] { $count } actos posteriores ya no valen y hay que ordenarlos de nuevo:
    }
game-nothing-to-repair = No hay nada que reparar.
# $names: los nombres de lo que solo está en las copias; $one: uno de ellos.
game-only-in-backups = La base de datos está vacía, pero quedan copias de seguridad de { $count ->
        [one] { $names }
       *[other] { $count } diarios: { $names }
    }. Si se ha perdido el archivo, «heart-africa battle repair "{ $one }"» lo rehace con ellas.
game-other-words = También: { $words }
game-redone = Rehecho: n.º { $number } { $title }
game-reloaded =
    { $count ->
        [one] Se ha leído 1 entrada del otro programa; mírala y repite tu orden.
       *[other] Se han leído { $count } entradas del otro programa; míralas y repite tu orden.
    }
game-salvaged = La base de datos se ha rehecho con lo que se podía leer y con las copias de seguridad; la anterior queda como estaba en { $path }
game-salvaged-backup = { $name }: a salvo hasta la entrada { $stands } de { $stood }, de la copia de seguridad { $backup }
game-salvaged-none = No se ha podido salvar nada, ni hay copias de seguridad.
game-salvaged-one = { $name }: a salvo hasta la entrada { $stands } de { $stood }.
game-stood = Lo anterior queda hecho. Cuando corrijas la línea, sigue con --from { $line }.
# $number: la entrada; $title: qué se ordenó.
game-undone = Deshecho: n.º { $number } { $title }
# $number: la entrada.
game-unproven = Hasta la entrada { $number } sus marcas no cubren quién lo empezó, cuándo ni con qué interpretaciones de las reglas: las escribió un programa anterior. Desde la entrada siguiente sí.
game-values = Puede ser: { $values }.
game-known = Sin ella, lo que sabe la batalla.
game-asked = Se pregunta donde importa.
game-renamed = «{ $was }» se llama ahora «{ $name }».
game-copied = La copia de «{ $was }» se llama «{ $name }».
game-away = «{ $name }» ya no está en la lista; la recupera «heart-africa { $kind } import { $file }».
game-head-file = Archivo
game-none-away = No hay ninguna apartada.

## Lo que se escribe en lugar de un valor

game-value-unit = UNIDAD
game-value-units = UNIDADES
game-value-figure = FIGURA
game-value-figures = FIGURAS
game-value-who = UNIDAD
game-value-whos = UNIDADES
game-value-side = BANDO
game-value-sides = BANDOS
game-value-troop = TROPA
game-value-troops = TROPAS
game-value-place = LUGAR
game-value-places = LUGARES
game-value-text = TEXTO
game-value-texts = TEXTOS
game-value-number = N
game-value-numbers = N,N
game-value-inches = PULGADAS
game-value-shots = DISPAROS
game-value-turns = TURNOS
game-value-percent = PORCENTAJE
game-value-inchess = PULGADAS
game-value-word = PALABRA
game-value-words = PALABRAS
game-value-pairs = X=Y
game-value-player = JUGADOR
game-value-players = JUGADORES
game-value-list = LISTA
game-value-people = PUEBLO
game-value-hongos = HONGOS
game-value-engagement = BATALLA
# $of: de quién son los números: JUGADOR, TROPA.
game-value-counts = { $of }=N,...
game-to-now = Volver al presente
game-typed = Una orden en una línea
game-typed-tip = Como en el terminal; el tabulador toma la primera palabra ofrecida, los dados van detrás del signo = y el motivo para saltarse el libro, detrás del de exclamación
# $orders: verbos seguidos, o none.
game-help-now =
    { $orders ->
        [none] Ahora no toca nada.
       *[other] Ahora toca: { $orders }
    }
