### Lo que los juegos compañeros dicen en común: sus paquetes de componentes.

companion-pack = Paquete
companion-edition = Edición
companion-kind = Clase
companion-version = Versión
companion-values = Valores
companion-lacking = Faltan
companion-origin = Origen
companion-key = Clave
companion-value = Valor
companion-source = De dónde sale
companion-kind-rulebook = lo que dice el reglamento
companion-kind-substitute = conjunto propio
companion-kind-owner = transcripción del propietario
companion-origin-rulebook = reglamento
companion-origin-public = publicado
companion-origin-derived = deducido
companion-origin-substitute = propio
companion-origin-owner = propietario
companion-certainty-stated = lo dice
companion-certainty-inferred = se infiere
companion-certainty-uncertain = dudoso
companion-of-edition = { $edition ->
    [1] 1.ª edición
    [2] 2.ª edición
   *[other] edición { $edition }
    }
# $folder: dónde se guardan los paquetes propios.
companion-pack-folder = Tus propios paquetes (*.pack.toml) se guardan en { $folder }
# $count: cuántos valores faltan.
companion-pack-lacks = { $count ->
    [0] Está completo: se puede jugar una partida entera con él.
    [one] Falta 1 valor; el árbitro con tu propia caja lo pide la primera vez que hace falta.
   *[other] Faltan { $count } valores; el árbitro con tu propia caja pide cada uno la primera vez que hace falta.
    }
# $file: el paquete; $values: cuántos valores tiene con lo que lleva debajo; $lacking: cuántos faltan.
companion-pack-sound = { $file }: todo en orden; { $values } valores, { $lacking ->
    [0] no falta ninguno.
   *[other] faltan { $lacking }.
    }
# $key: qué valor; $found: cuál es ahora; $was: cuál era, con su origen y de dónde salía.
companion-replaced = { $key }: { $found } ocupa el lugar de { $was } ({ $origin }{ $source ->
    [none] {""}
   *[other] : { $source }
    }).
companion-may = Puedes:
companion-may-odds = { $order }: { $odds }
companion-over = «heart-africa { $kind } report { $name }» cuenta la partida en un PDF.
companion-needed = Lo tiene que decir tu caja. { $what }
companion-needed-ask = { $what }, tal como está impreso:
companion-then = En «play», escribe «{ $line }»: lo que está impreso en tu caja se pregunta cuando hace falta.
companion-yes = Sí
companion-no = No
# $what: lo que se pregunta, como «Su rango: Cabo Schiess (#9)».
companion-asked-one = { $what } El número de tu elección:
companion-asked-some = { $what } Los números de todo lo que valga (Intro si nada):
companion-not-kept = Para esta partida vale así; en tu paquete no se guarda mientras no cuadre. Si te has equivocado, «deshacer» lo quita.

# $count: cuántas órdenes no se han contado.
companion-advice-more = { $count ->
        [one] Hay una orden más: «consejo todo» la cuenta también.
       *[other] Hay { $count } órdenes más: «consejo todo» las cuenta también.
    }
# how a set plays
companion-balance-what = Qué ocurrió
companion-balance-share = Partidas
companion-balance-points =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }; puntos de { $side }: { $reach ->
        [none] { $points }
       *[other] { $points } de media, con un margen de { $reach } (95 %)
    }
companion-balance-part = de lo que entra, { $what }
companion-balance-low = Como poco
companion-balance-high = Como mucho
companion-by-mail = Decide { $player }, por correo. Con «heart-africa { $kind } export … --for { $player }» se hace el archivo que hay que mandarle y con «heart-africa { $kind } import ARCHIVO» se recogen sus órdenes.
companion-hand-over-screen = { $who }: la pantalla es para ti; pulsa Intro para ver tu mano
