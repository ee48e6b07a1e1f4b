### Qué falla en una entrada y cómo arreglarlo. Empieza en minúscula: va tras el archivo, la línea y la clave.
###
### Variables comunes: $found lo que hay, $name la última parte de la clave, $why lo que dice el sistema.

bad-at = { $place }: { $why }
bad-line = línea { $line }
bad-key = clave «{ $key }»
bad-option = opción «{ $key }»
bad-argument = argumento { $key }
bad-nearest = ¿Querías decir «{ $nearest }»?
bad-allowed = Se admite: { $allowed }.

## El texto

# $reason: por qué no es TOML.
bad-not-toml =
    { $reason ->
        [duplicate] esta clave o tabla ya estaba más arriba; deja solo una de las dos.
        [unclosed] faltan comillas, un corchete o una llave por cerrar, o el archivo está cortado.
        [no-equals] falta el signo igual; se escribe clave = valor.
        [value] el valor no se entiende; los textos van entre comillas y los números sin ellas.
        [newline] sobra algo al final de la línea; cada clave va en la suya.
        [statement] esta línea no es ni una clave = valor ni una [tabla].
        [nesting] hay demasiados corchetes unos dentro de otros.
       *[other] no es TOML; cada línea es clave = valor o una [tabla].
    }
bad-json-not-toml = esto parece JSON, y aquí se espera TOML: claves como year = 1879 y tablas como [leader].
bad-yaml-not-toml = esto parece YAML, y aquí se espera TOML: se escribe year = 1879, no year: 1879.
bad-not-utf8 = el texto no está en UTF-8; ábrelo con tu editor y guárdalo como UTF-8.

## Claves y valores

# $key: la clave que sobra.
bad-unknown-key = la clave «{ $key }» no existe aquí; corrígela o bórrala.
bad-missing-key =
    { $name ->
        [format] falta la clave «format»; en un ejército es format = "heart-africa/army".
        [version] falta la clave «version»; escribe version = 1.
        [list] falta la clave «list»; por ejemplo, list = "zanzibaris".
        [year] falta la clave «year»; por ejemplo, year = 1879.
        [points] falta la clave «points»; por ejemplo, points = 600.
        [troop] falta la clave «troop»; por ejemplo, troop = "askaris".
       *[other] falta la clave «{ $name }»; añádela.
    }
bad-not-one-of = «{ $found }» no vale aquí.
# $bound: hasta dónde se puede; $side: por qué lado (least, most).
bad-out-of-period = las reglas tratan de { $first } a { $last }; elige un año de esos en vez de { $found }.
bad-out-of-range =
    { $side ->
        [least] { $found } es demasiado poco; el mínimo es { $bound }.
       *[most] { $found } es demasiado; el máximo es { $bound }.
    }
# $most: cuánto cabe.
# $most: cuántas, como mucho.
bad-too-deep = las tablas y listas están unas dentro de otras más de { $most } veces; ningún archivo de este programa es así. Comprueba que es el archivo que querías.
bad-too-long = es demasiado largo ({ $found }); acórtalo hasta { $most } como mucho.
# $expected: qué se esperaba.
bad-wrong-type =
    { $expected ->
        [string] hace falta un texto entre comillas en vez de { $found }.
        [string_pattern_mismatch] hace falta un identificador en minúsculas, sin espacios ni acentos, en vez de «{ $found }».
        [int] hace falta un número entero, sin comillas ni decimales, en vez de { $found }.
        [int_from_float] hace falta un número entero, sin decimales, en vez de { $found }.
        [bool] hace falta true o false en vez de { $found }.
        [tuple] hace falta una lista entre corchetes en vez de { $found }.
        [dict] hace falta una tabla (clave = valor) en vez de { $found }.
        [model] hace falta una tabla (clave = valor) en vez de { $found }.
        [model_attributes] hace falta una tabla (clave = valor) en vez de { $found }.
       *[other] { $found } no vale aquí.
    }
# $what: qué se nombra (list, troop, people, line, rule).
bad-unknown-id =
    { $what ->
        [list] no hay ninguna lista «{ $found }».
        [troop] no hay ninguna tropa «{ $found }».
        [people] no hay ningún pueblo «{ $found }».
        [line] la lista no tiene ninguna línea «{ $found }».
        [rule] no hay ninguna regla «{ $found }».
        [card] no hay ninguna carta «{ $found }».
        [track] no hay ninguna senda «{ $found }».
        [chit] no hay ninguna ficha «{ $found }».
        [option] esta edición no tiene ninguna opción «{ $found }».
        [territory] no hay ningún territorio «{ $found }».
        [pack] no hay ningún paquete «{ $found }».
        [key] no hay nada en «{ $found }».
       *[other] no hay nada que se llame «{ $found }».
    }
# $people: el pueblo que se escribió en lugar de la lista; $list: la lista que lo nombra.
bad-people-no-list = «{ $people }» es un pueblo de la lista «{ $list }»: escribe la lista y, aparte, el pueblo.
bad-list-id-taken = ya hay una lista «{ $found }»; dale otro id a esta.

## Ejércitos

# $expected: el formato que se espera.
bad-not-an-army =
    { $known ->
        [no] no es un archivo de ejército: le falta format = "{ $expected }".
       *[yes] no es un archivo de ejército: su formato es «{ $found }» y tendría que ser «{ $expected }».
    }
# $expected: el formato que se espera.
bad-not-a-table =
    { $known ->
        [no] no es un archivo de mesa: le falta format = "{ $expected }".
       *[yes] no es un archivo de mesa: su formato es «{ $found }» y tendría que ser «{ $expected }».
    }
# $most: la última versión que se sabe leer.
bad-newer-version = es de la versión { $found } y este programa lee hasta la { $most }; actualiza el programa.
# $what: lo que un contingente no puede tener; $rule, $page: quién lo dice.
bad-not-for-allies =
    { $what ->
        [leader] un contingente aliado no tiene líder ({ $rule }, pág. { $page }); borra esta tabla.
        [witch_doctor] un contingente aliado no tiene Brujo ({ $rule }, pág. { $page }); borra esta clave.
        [scout] un contingente aliado no tiene Explorador ({ $rule }, pág. { $page }); borra esta clave.
       *[allies] un contingente aliado no tiene a su vez aliados ({ $rule }, pág. { $page }); borra esta tabla.
    }

## Códigos para compartir

# $expected: cómo empieza un código.
bad-share-not-a-code = no es un código de ejército: los códigos empiezan por «{ $expected }».
bad-share-newer = el código es de la versión { $found } y este programa lee hasta la { $most }; actualiza el programa.
bad-share-damaged = al código le falta o le sobra algo, o tiene una letra cambiada; cópialo de nuevo, entero.
# $most: las letras que caben.
bad-share-too-long = el código tendría { $found } caracteres y caben { $most }; acorta las notas o manda el archivo.
bad-share-too-long-for-qr = el código tiene { $found } caracteres y en la imagen caben { $most }; acorta las notas o manda el archivo.

## JSON

bad-not-json = no es JSON de un ejército ({ $why }); expórtalo otra vez o corrige la línea.
bad-key-twice = esta clave aparece dos veces; deja solo una.

## Colecciones

# $expected: el formato que se espera.
bad-not-a-collection =
    { $known ->
        [no] no es un archivo de colección: le falta format = "{ $expected }".
       *[yes] no es un archivo de colección: su formato es «{ $found }» y tendría que ser «{ $expected }».
    }

## Archivos

bad-no-such-file = no existe; comprueba el nombre y la carpeta.
bad-is-a-folder = es una carpeta; indica un archivo de dentro.
bad-is-a-pipe = es una tubería y no un archivo; lo que llega por una tubería se lee con «-».
bad-too-large = ocupa más de { $most } kB, demasiado para lo que tiene que contener; comprueba que es el archivo que querías.
bad-no-permission = no tienes permiso para abrirlo o escribirlo; cambia los permisos o elige otro sitio.
bad-read-only = está en un disco de solo lectura; elige otro sitio donde escribir.
bad-disk-full = no queda sitio en el disco; lo que había antes sigue intacto. Libera espacio o elige otro sitio.
bad-name-too-long = el nombre del archivo es demasiado largo; acórtalo.
bad-file-trouble = el sistema no deja leerlo o escribirlo ({ $why }).
bad-file-exists = ya existe y no se toca; con --force se sobrescribe.

## La orden

bad-no-such-command = no hay ninguna orden «{ $found }».
bad-no-such-option = no hay ninguna opción «{ $found }».
bad-missing-argument = falta { $key }; con --help se ve cómo se escribe la orden.
bad-option-needs-value = { $key } necesita un valor detrás.
bad-not-a-number = hace falta un número entero.
bad-not-a-choice = «{ $found }» no es una elección; se escribe REGLA=OPCIÓN, como ALLY-14=do_not_count.
bad-too-many-arguments = sobra algo en la orden; con --help se ve cómo se escribe.

## Dados y datos en la línea de órdenes

bad-not-inches = hace falta una distancia en pulgadas, como 13 o 13,5, en vez de «{ $found }».
# $expected: un ejemplo.
bad-not-a-pair = a «{ $found }» le falta una de sus dos partes; escríbelo como { $expected }.
# $places: de qué dados; $how: uno (one) o varios; $sides: la cara más alta.
bad-not-a-face =
    { $how ->
        [one] el dado { $places } es «{ $found }»; una cara va de 1 a { $sides }.
       *[other] los dados { $places } son «{ $found }»; una cara va de 1 a { $sides }.
    }
# $for: para qué son los dados; $how: uno (one) o varios.
bad-too-few-faces =
    { $how ->
        [one] falta 1 dado ({ $for }).
       *[other] faltan { $count } dados ({ $for }).
    }
bad-no-unit = estas figuras no son una unidad que haga tests; nombra la tropa de una unidad.
bad-dice-from-two = los dados los tira un certificado o un generador, no los dos; deja uno.
bad-not-a-certificate = no es un certificado de dados; su formato debería ser «{ $expected }».
bad-certificate-exists = ya existe, y un certificado nunca se sobrescribe; elige otro nombre.
bad-certificate-open = ya se abrió, así que no se tira más con él; empieza otro.
bad-certificate-secret-gone = falta el secreto del certificado; sin él no se puede tirar.
bad-certificate-secret-wrong = no es el secreto que se prometió; pon el correcto en su sitio.
bad-onto-itself = Ese es el archivo del propio ejército: elige otro nombre.
    .terminal = Dilo con --out.
bad-no-such-side = no hay ningún bando «{ $found }»; elige entre { $allowed }.
bad-more-left-than-began = no pueden quedar { $found } figuras de «{ $unit }», que tenía { $most }; di un número de 0 a { $most }.

## La palabra del árbitro

bad-says-nothing = está vacío; escribe qué pasa o por qué.
bad-not-adjustable = «{ $found }» no se puede corregir a mano aquí.
bad-not-such-a-value = «{ $found }» no es un valor válido aquí.
bad-not-in-the-battle =
    { $what ->
        [unit] en esta batalla no hay ninguna unidad «{ $found }».
        [happening] en este turno no ha pasado nada con el número { $found }.
       *[figure] en esta batalla no hay ninguna figura «{ $found }».
    }
bad-not-of-this-unit = «{ $found }» no es una figura de «{ $unit }».
bad-not-a-vessel = «{ $found }» no es una embarcación.

## Diarios: lo que dicen las entradas

# $found: el número que se pide; $most: la última entrada.
bad-no-such-entry = no hay ninguna entrada { $found } en vigor; la última del diario es la { $most }.
bad-nothing-to-report = de la partida «{ $found }» no hay nada que contar: aún no ha empezado.
bad-nothing-to-undo = no hay nada que deshacer.
# $number: la entrada.
bad-undo-past-dice = en la entrada { $number } hay dados, y deshacer no es volver a tirar; si hubo un error, corrígelo con un motivo: saldrán las mismas caras.
bad-nothing-to-redo = no hay nada que rehacer.
bad-no-reason = falta el motivo; di en pocas palabras por qué se hace.
bad-not-a-reason = «{ $found }» es una orden y no un motivo, así que no se ha hecho nada. Para saltarse una regla, di en pocas palabras por qué, o escríbelo detrás de la orden: {"\u0021"} motivo.
bad-undoes-nothing = la entrada { $number } deshace una entrada que no está en vigor (la { $found }); repara el diario para seguir desde la última entrada sana.
bad-redoes-nothing = la entrada { $number } rehace una entrada que no se había deshecho (la { $found }); repara el diario para seguir desde la última entrada sana.
# $expected: el número que tocaba.
bad-entry-out-of-order = la siguiente tendría que ser la entrada { $expected }, y esta es la { $number }; repara el diario para seguir desde la última entrada sana.
bad-not-an-entry = la entrada no se entiende ({ $why }); si la escribió una versión más nueva, actualiza el programa; si no, repara el diario.
# $before: la hora de la entrada anterior; $found: la de ahora.
bad-clock-back = el reloj ha ido hacia atrás: la entrada anterior es de { $before } y ahora dice { $found }. No pasa nada, el orden lo da el número; pon el reloj en hora.

## Diarios: dónde se guardan

# $what: battle, campaign o la clase de otro juego; $found: el nombre.
bad-no-such-journal =
    { $what ->
        [battle] no hay ninguna batalla «{ $found }».
        [campaign] no hay ninguna campaña «{ $found }».
       *[other] no hay ninguna partida «{ $found }».
    }
bad-name-taken =
    { $what ->
        [battle] ya hay una batalla «{ $found }»; elige otro nombre.
        [campaign] ya hay una campaña «{ $found }»; elige otro nombre.
       *[other] ya hay una partida «{ $found }»; elige otro nombre.
    }
bad-not-a-name =
    { $found ->
        [none] falta el nombre.
       *[other] «{ $found }» no vale como nombre; escríbelo en una línea, con letras y números.
    }
# $by: si se sabe quién ha escrito (known), si no (unknown), o si lo que falta se ha retirado (cut); $who, $when, $number: la última entrada.
bad-written-meanwhile =
    { $by ->
        [known] otro programa ha escrito entretanto: { $who }, hasta la entrada { $number } ({ $when }). No se ha perdido nada; vuelve a abrir el diario, mira lo nuevo y repite tu orden.
        [cut] otro programa ha reparado entretanto el diario, que ahora llega hasta la entrada { $number }. No se ha perdido nada; vuelve a abrirlo y repite tu orden.
       *[unknown] otro programa ha escrito entretanto hasta la entrada { $number }. No se ha perdido nada; vuelve a abrir el diario, mira lo nuevo y repite tu orden.
    }
# $what: table, el registro del mapa; $name: cómo se llama; $sound: hasta qué entrada está sano; $most: cuántas tendría.
bad-journal-damaged =
    { $what ->
        [table] el registro del mapa de «{ $name }» está dañado: está sano hasta la entrada { $sound } de { $most }. No se ha tocado nada; una reparación toma de las copias de seguridad lo que falta y guarda lo demás aparte.
       *[other] el diario «{ $name }» está dañado: está sano hasta la entrada { $sound } de { $most }. No se ha tocado nada; una reparación toma de las copias de seguridad lo que falta y guarda lo demás aparte.
    }
    .terminal = Escribe: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } repair
# $what: table, el registro del mapa; $name: cómo se llama; $found: qué ha cambiado (created, rules, rulings, who, kind, seal).
bad-journal-head-spoilt = lo que { $what ->
        [table] el registro del mapa de «{ $name }»
       *[other] el diario «{ $name }»
    } dice de sí mismo ha cambiado ({ $found }). Sus entradas pueden leerse todas, pero no se puede anotar nada; una reparación lo deja como estaba. Si es un archivo, abre solo la parte sana.
    .terminal = Escribe: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } repair
bad-journal-broken = la marca de la entrada { $found } no es la que le corresponde: alguien o algo la ha cambiado. Repara el diario para seguir desde la anterior.
bad-not-a-journal =
    { $known ->
        [no] no es un diario exportado; su primera línea tendría que decir "format": "{ $expected }".
       *[yes] no es un diario exportado: su formato es «{ $found }» y tendría que ser «{ $expected }».
    }
bad-another-kind =
    { $expected ->
        [campaign] aquí hace falta el diario de una campaña, y este es de otra cosa ({ $found }); elige otro archivo.
        [battle] aquí hace falta el diario de una batalla, y este es de otra cosa ({ $found }); elige otro archivo.
       *[other] aquí hace falta un diario de otra clase ({ $expected }), y este es de { $found }; elige otro archivo.
    }
bad-journal-tampered = desde aquí no cuadra con su marca: lo han cambiado. Está sano hasta la entrada { $sound } de { $most }; busca otra copia o abre solo esa parte.
bad-journal-cut-off = le falta el final: está sano hasta la entrada { $sound } de { $most }; busca una copia entera o abre solo esa parte.

## La base de datos

# $found: su versión; $most: la última que se lee.
bad-newer-database = es de un programa más nuevo (versión { $found }; este lee hasta la { $most }) y no se ha tocado; actualiza el programa.
bad-not-a-database = no es una base de datos, o está dañada desde el principio; no se ha tocado. Si tendría que serlo, una reparación la rehace con las copias de seguridad.
    .terminal = Escribe: heart-africa battle repair
# $found: las tablas que hay.
bad-not-our-database = es la base de datos de otro programa (tiene { $found }); no se ha tocado. Elige otro archivo.
bad-database-damaged = la base de datos está dañada ({ $why }); no se ha tocado. Una reparación la aparta y salva lo que se pueda leer.
    .terminal = Escribe: heart-africa battle repair
bad-database-gone = ya no está donde estaba: la han borrado, o han puesto otro archivo en su lugar, mientras el programa la tenía abierta. Lo que acabas de hacer no queda guardado. Devuélvela a su sitio o vuelve a arrancar el programa.
# $what: battle, campaign o table; $name: cómo se llama; $path: el archivo en el que está ahora.
bad-database-gone-kept = han borrado la base de datos, o han puesto otro archivo en su lugar, mientras el programa la tenía abierta. { $what ->
        [table] El registro del mapa sigue en memoria
       *[other] «{ $name }» sigue en memoria
    } y se guarda, con cada entrada, en { $path }. Cuando la base de datos vuelva a su sitio, abre ese archivo.
    .terminal = Escribe: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } import
bad-database-busy = otro programa está escribiendo y no acaba; ciérralo o espera un poco, y repite tu orden. No se ha perdido nada.
bad-database-trouble = la base de datos no ha podido hacerlo ({ $why }); lo confirmado sigue guardado. Mira si queda sitio en el disco y repite tu orden.
bad-database-unreachable = no se puede llegar a la base de datos ({ $why }); comprueba la dirección de HEART_AFRICA_DB y que el servidor esté en marcha.
bad-not-an-address = «{ $found }» no es la dirección de una base de datos; escribe la ruta de un archivo o postgresql://usuario@servidor/base.

## Los ejércitos, la mesa y el despliegue

bad-name-shared = «{ $found }» no puede ser el nombre: ya está en uso o está vacío. Elige otro.
bad-wrong-side = una de las unidades es del otro bando (el que llega: { $side }).
bad-no-attacker = di qué bando ataca.
bad-no-two-armies = todavía no están los dos ejércitos.
# $long, $wide: los lados de la mesa.
bad-no-table = una mesa no puede medir { $long } × { $wide }″: di primero el lado largo y luego el corto.
bad-not-his-unit = { $leader } no puede unirse a { $unit }: hacen falta un Líder y una unidad de su bando.
bad-no-leader = { $found } no es un Líder.
bad-no-vessel = «{ $found }» no es una embarcación.
bad-cannon-is-a-unit = el Cañón de Avancarga se despliega como una unidad más.

## La campaña

# $what: qué se nombra (player, battle).
bad-not-in-the-campaign =
    { $what ->
        [player] en la campaña no hay nadie que se llame «{ $found }».
        [offer] no hay ninguna propuesta { $found } que espere respuesta.
       *[battle] no hay ninguna batalla «{ $found }» por jugar.
    }
bad-no-campaign-yet = la campaña no ha empezado; primero hay que crearla.
bad-campaign-no-name = ese no puede ser el nombre de un jugador; elige otro.
bad-campaign-name-taken = ya hay alguien en la campaña que se llama «{ $found }»; elige otro nombre.
bad-campaign-no-attack = nadie espera respuesta de «{ $found }», a quien nadie ha atacado.
bad-campaign-left-already = la batalla «{ $found }» ya la juega el ordenador.
bad-campaign-open-already = la batalla { $found } ya está abierta.
bad-campaign-nothing-to-agree = eso no lo puede proponer { $found }: o lo decide por su cuenta, o no es asunto suyo.
# $number: la propuesta; $awaits: de quién espera respuesta.
bad-campaign-not-asked = la propuesta { $number } no espera respuesta de { $found }, sino de { $awaits }.

## Órdenes escritas en una batalla

# $found: el signo que falta.
bad-line-left-open = esta línea está sin cerrar: falta { $found }.
bad-no-such-verb = no hay ninguna orden «{ $found }».
# $found: qué falta; $verb: de qué orden.
bad-order-lacks = para «{ $verb }» falta: { $found }.
    .terminal = «ayuda { $verb }» enseña cómo se escribe.
bad-order-makes-no-sense = la orden no tiene sentido ({ $why }).
bad-names-several = «{ $found }» puede ser varias cosas: { $allowed }. Escribe más, o su código.
# $left, $right: cuántas figuras hay a cada lado.
bad-pairs-uneven = «{ $found }»: { $left } contra { $right }. Nombra tantas a un lado como al otro, un solo enemigo para todas o una unidad entera.
# $unit: la unidad; $most: cuántas figuras tiene.
bad-no-such-number =
    { $most ->
        [one] { $found }: en { $unit } hay una sola figura, la 1.
       *[other] { $found }: en { $unit } hay { $most } figuras, numeradas desde 1.
    }
bad-said-twice = «{ $found }» aparece dos veces en esta línea; deja solo uno.
bad-nobody-left = de «{ $found }» ya no queda nadie a quien disparar.
bad-nobody-ready = nadie de «{ $found }» puede hacerlo ahora; nombra las figuras si lo hacen de todos modos.
bad-nobody-to-move = no queda nadie por mover ahora.
bad-pdf-not-shown = un PDF no se puede enseñar aquí como texto; indica un archivo o, si es un informe, --as markdown o html.
bad-entry-number-wanted = hace falta el número de una entrada, como lo enseña el registro.
bad-other-number-of-dice =
    { $count ->
        [one] la entrada tiene un dado, y has dado { $found }; escribe ese solo.
       *[other] la entrada tiene { $count } dados, y has dado { $found }; escríbelos todos, por orden.
    }
bad-too-many-faces = la orden no necesitaba estos dados: { $found }. Quítalos, o mira si falta algo antes.
bad-too-many-armies = has dado { $found } ejércitos, y una batalla tiene { $most }.
bad-no-army-drawn = no se puede sacar al azar un ejército legal de «{ $found }» con tan pocos puntos; pon más.
bad-vessel-aboard = «{ $found }» es una embarcación, y no sube a bordo de otra.

## Los archivos de la campaña

# $name: la campaña o la partida; $kind: de qué juego; $player: de quién es la copia.
bad-campaign-is-a-copy = «{ $name }» es la copia de { $player }: se puede leer, pero no escribir en ella. Pon tus órdenes en un archivo y mándaselo a quien organiza.
    .terminal = Escribe: heart-africa { $kind } orders
# $found: la orden; $why: qué le pasa.
bad-order-unreadable = esta orden ya no se puede enviar: { $found } ({ $why })
bad-campaign-is-no-copy = «{ $name }» la llevas tú: da las órdenes sin más. Los archivos de órdenes los escribe un jugador en su copia.
bad-not-a-day = «{ $found }» no es una fecha; escríbela como 2026-03-31.
bad-not-a-half-year = «{ $found }» no es un semestre; escribe 1878, 1878/1 o 1878/2.
bad-not-a-key = eso no es una clave: una clave son ocho grupos de cuatro letras y cifras, separados por guiones.
bad-not-a-turn-file = no es un archivo de turno ni una partida exportada.
# $player: el jugador.
bad-turn-file-no-key = { $player } aún no tiene clave: dásela antes.
    .terminal = Escribe «key» en lugar de «export», con la partida y el jugador.
bad-turn-file-needs-key = es la primera vez: hace falta la clave que se dio a { $player }.
    .terminal = Va detrás de --key.
bad-turn-file-tampered = la firma no es la de { $player }: han cambiado el archivo, o se firmó con otra clave. Pide que lo manden otra vez.
bad-turn-file-own = «{ $name }» la llevas tú; el archivo es para un jugador.
bad-turn-file-of-another-player = es para { $found }, y esta copia es de { $player }.
# $found: entradas del archivo; $number: las de la copia.
bad-turn-file-older-state = es más viejo que la copia: llega hasta la entrada { $found }, y la copia hasta la { $number }.
bad-turn-file-another-story = no coincide con la copia «{ $name }» desde la entrada { $number }: quien la lleva ha rectificado algo, o es otra partida. Puedes aceptar lo nuevo y apartar lo viejo.
    .terminal = Para aceptarlo: --replace
bad-turn-file-other-campaign = es de otra partida («{ $found }»), que aquí no está.
bad-turn-file-twice = ya se aceptó ({ $when }, entrada { $number }).
# $number: la última entrada que conocía quien lo escribió.
bad-turn-file-other-journal = parte de una entrada { $number } que aquí no está: es de otra copia. Mándale al jugador el estado actual.
bad-turn-file-older-turn = es del turno { $found }, y ya se va por el { $turn }.
bad-turn-file-not-his = esta orden no la puede dar { $player }: { $found }
# $number: la entrada desde la que sigue.
bad-turn-file-other-base = solo trae lo posterior a la entrada { $number }, que esta copia no tiene. Pide el estado entero a quien organiza.
    .terminal = Quien organiza escribe: heart-africa { $kind } export … --for { $player } --whole
bad-turn-file-ends-early = este archivo acaba antes de tiempo: falta su final. Pide que lo manden otra vez, o cópialo entero.
bad-turn-file-other-army = el ejército que nombra { $player } («{ $found }») no corresponde a su lista, o la lista no está aquí.
bad-turn-file-needs-certificate = en esta campaña, para las órdenes que llegan valen los dados de un certificado: indícalo con --certificate.
bad-not-his-army = { $player } juega con { $expected }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }, y este ejército es de { $found }.
bad-result-from-two = di el resultado o --from-battle, no los dos.
bad-battle-not-named = la batalla { $battle } no se juega en ninguna de las guardadas aquí; di cuál con --record.
bad-campaign-knows-the-name = una campaña usa este nombre para la batalla «{ $found }», así que no se puede cambiar.
bad-battle-not-over = la batalla «{ $found }» no ha terminado.

## Los paquetes de componentes de los juegos compañeros

bad-not-a-pack = esto no es un paquete de componentes; empieza por format = "heart-africa/pack".
# $origin: de dónde se dice que sale el valor; $needs: la clave que falta.
bad-leaf-unproven = un valor de origen «{ $origin }» tiene que decir { $needs ->
    [ref] el apartado del reglamento: añade ref = "…".
    [source] la publicación: añade source = "…".
    [reason] cómo se deduce: añade reason = "…".
   *[other] su certeza: añade certainty = "stated", "inferred" o "uncertain".
    }
bad-leaf-of-an-owner = un valor de origen «owner» solo puede estar en el paquete de un propietario (kind = "owner").
bad-leaf-made-up = lo que dice el reglamento no lleva ningún valor propio; ponlo en un conjunto de clase "substitute".
# $expected: lo que dice el reglamento; $ref: su apartado.
bad-stated-value-replaced = el reglamento dice aquí { $expected } (apartado { $ref }) y { $found } no puede ocupar su lugar; solo el paquete de un propietario puede tenerlo de otro modo.
bad-pack-cut-off = el archivo dice que contiene { $expected } valores y solo hay { $found }: está cortado o le faltan. Recupéralo de una copia; si los quitaste a mano, corrige el número de «values».
# $count: cuántos valores faltan; $more: cuántos no se nombran.
bad-pack-incomplete = con este paquete no se puede jugar una partida entera: { $count ->
    [one] falta 1 valor
   *[other] faltan { $count } valores
    } ({ $found }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
    }). Juega como árbitro con tu propia caja: pide cada uno cuando hace falta.
# $chit: la clase de ficha; $expected: cuántas hay; $cited: la regla.
bad-pack-chit-count = en la mezcla hay exactamente { $expected } fichas «{ $chit }» ({ $cited }), y aquí hay { $found }; corrige cuántas hay.
bad-pack-chit-face = un Avance enseña quién mueve y cuánto, y ninguna otra ficha lo hace ({ $cited }); pon o quita tracks y boxes en la face de «{ $chit }».
bad-pack-chit-faceless = nadie dice qué enseña la ficha «{ $chit }»; añade su face.
# $track: la senda con que se comparan los Lomos.
bad-pack-loins = los Lomos tienen menos fichas de Avance que ninguna otra senda y mueven más con cada una ({ $cited }), y frente a la senda «{ $track ->
        [chest] Pecho
        [left-horn] Cuerno Izquierdo
       *[right-horn] Cuerno Derecho
    }» no es así; corrige cuántas hay de unas u otras.
# $least, $most: cuántos puede haber.
bad-pack-hits = un iButho empieza con entre { $least } y { $most } marcadores de Impacto ({ $cited }), no { $found }; corrige cuántos son.
bad-pack-strength-order = por las fuerzas impresas, «{ $regiment }» no está en su lugar ({ $cited }); corrige su fuerza impresa o la de los demás.
bad-pack-round-pieces = fichas, marcadores de Impacto y genéricos son { $expected } piezas redondas en total ({ $cited }), y aquí hay { $found }; corrige cuántas hay de alguna clase.
bad-pack-card-number = las cartas se numeran del 1 al { $most } ({ $cited }) y no hay carta { $found }; corrige number.
# $first, $last: las cartas que se barajan; $shuffled: cuántas son.
bad-pack-deck = el mazo no cuadra: se barajan las cartas { $first } a { $last } ({ $shuffled } cartas, { $cited }) y faltan estas: { $found }; da cada número a una carta.
bad-pack-committing = hay { $expected } cartas que empeñan el Pelotón de Reserva ({ $cited }), y aquí hay { $found }; corrige el requires de sus salvas.
# $other: la carta que ya tiene el número.
bad-pack-same-number = «{ $other }» ya tiene el número { $found }; da otro a una de las dos.
bad-pack-groups = los Grupos son nnc, nnh y g-company, y solo ellos ({ $cited }); corrige class.
bad-pack-not-a-volley = las cartas { $first } a { $last } son de Salva ({ $cited }); pon class = "volley".
bad-pack-tracks = cada uno de estos lugares es la casilla 1 de una senda ({ $cited }); nombra cada uno una vez.
bad-pack-defense-numbers = los números de una defensa son los más altos del dado, porque todo lo que salga por debajo la rompe ({ $cited }), y { $found } no lo son; escribe por ejemplo [5, 6].
bad-pack-no-defense-there = ahí no hay Defensa Heroica ({ $cited }); elige hospital, storehouse, north-wall u outer-perimeter.
bad-pack-box4 = solo un Grupo que está fuera del campamento dispara a la casilla 4 ({ $cited }); quita box4 o pon outside = true.
bad-pack-no-dice = una carta de Salva tiene dados a algún alcance ({ $cited }); pon más de 0 a corto, a medio o a largo.
bad-pack-no-sacrifice = un Héroe o Grupo tiene al menos un sacrificio: una salva o una capacidad que lo descarte ({ $cited }); añade una con cost = "discard" o una salva.
# $cost: lo que cuesta la capacidad.
bad-pack-timing = una capacidad de coste «{ $cost }» { $cost ->
    [while-available] actúa por sí sola: quítale timing.
    [while-in-play] actúa por sí sola: quítale timing.
   *[other] tiene que decir cuándo se usa: añade timing.
    }
bad-pack-stays = las caras con que una carta se queda se dicen una vez; quítalas de la capacidad y ponlas en la clave «stays» de la carta.
# $verb: el efecto; $cost: lo que cuesta la capacidad.
bad-pack-verb-cost = { $verb ->
    [defend] una Defensa Heroica actúa por sí sola mientras su carta está disponible: pon cost = "while-available".
    [hand-limit-off] que no haya límite de mano vale por sí solo mientras la carta está disponible: pon cost = "while-available".
    [cancel-event] una ficha de Evento se anula por sí sola: pon cost = "while-available" o "while-in-play".
    [counts-as] una carta cuenta como de otro rango dondequiera que esté en juego: pon cost = "while-in-play".
   *[other] el efecto «{ $verb }» no actúa por sí solo, y «{ $cost }» no paga nada: pon lo que cuesta usarlo, como return o discard.
    }
# $verb: el efecto.
bad-pack-parameter-too-many = el efecto «{ $verb }» no lee «{ $found }»; quítalo.
bad-pack-parameter-missing = el efecto «{ $verb }» necesita «{ $found }»; añádelo.

# $columns, $odd_rows, $even_rows: hasta dónde llega la retícula.
bad-pack-off-grid = «{ $found }» no es un hexágono de la retícula: columnas 01 a { $columns }, las impares hasta la fila { $odd_rows } y las pares hasta la { $even_rows } ({ $cited }).
bad-pack-grid = la retícula tiene aquí { $expected } ({ $cited }), no { $found }; corrígelo.
bad-pack-onrush = los siete hexágonos de entrada son { $allowed } ({ $cited }); nombra cada uno una vez.
bad-pack-onrush-part = el hexágono de entrada { $found } es de la otra parte del mapa: el este empieza en la columna 14 ({ $cited }); pásalo allí.
bad-pack-zulus = las unidades zulúes son { $expected } ({ $cited }), no { $found }; corrige zulus.
bad-pack-wagon = el carro de munición empieza en el hexágono { $expected } ({ $cited }), no en { $found }.
# $found: una clase de terreno; $allowed: las que tiene el paquete.
bad-pack-terrain = ningún terreno de este paquete se llama «{ $found }» (hay { $allowed }; { $cited }); corrige la palabra o añade [terrain.{ $found }].
# $most: los pasos de cuatro fichas.
bad-pack-strength = una unidad británica tiene fuerza de 1 a { $most }, cuatro fichas de dos caras ({ $cited }), no { $found }; corrige su fuerza.
bad-pack-strength-a = la Compañía A tiene fuerza { $expected } en el ejemplo ({ $cited }), no { $found }; corrige su fuerza.
# $counters: cuántas fichas tiene la unidad.
bad-pack-counters = una unidad de { $counters } fichas tiene { $counters ->
    [one] 1 o 2 pasos
   *[other] dos pasos por ficha, o uno menos
    } ({ $cited }); la fuerza { $found } no cuadra.
# $front, $back: las dos caras de una ficha.
bad-pack-counter = esta unidad tiene una ficha con { $front } por una cara y { $back } por la otra ({ $cited }), y desde fuerza { $found } no se llega a ella; pon { $front }, o dos o cuatro más.
bad-isandlwana-firer = «{ $found }» no es una unidad que dispara: escribe su fuerza de 1 a 8, @ y su distancia de 1 a 3, y s en cuadro, c con la bandera, w junto al carro: 8@1, 4@3s.
bad-pack-road-gap = el camino pasa de { $found } a { $other }, que no se tocan ({ $cited }); nombra los hexágonos que hay entre medias.
bad-pack-same-name = «{ $other }» ya se llama «{ $found }»; da otro nombre a una de las dos.
bad-pack-two-places = una unidad está en un hexágono, o llega en un turno, o se coloca a voluntad, y solo una de las tres cosas ({ $cited }); quítale el hexágono.
bad-pack-british-onrush = { $found } es un hexágono de entrada zulú, donde no puede haber unidades ni jefes británicos ({ $cited }); elige otro.
# $hex: dónde; $found: la fuerza que hay; $most: el límite.
bad-pack-not-overstacked = el hexágono { $hex } empieza con más de { $most } puntos de fuerza ({ $cited }), y aquí tiene { $found }; cambia la fuerza o el hexágono de alguna unidad.
bad-pack-overstacked = solo 2004 empieza con apilamiento excesivo, y el hexágono { $hex } tiene { $found } puntos de fuerza, con { $most } como máximo ({ $cited }); cambia la fuerza o el hexágono de alguna unidad.
bad-pack-camp = los siete destacamentos necesitan { $expected } hexágonos de carro o de tienda sin unidades ({ $cited }), y hay { $found }; pon más en el mapa.

bad-not-a-position = esto no es una posición; empieza por format = "heart-africa/position".
bad-position-tracks = hace falta un iButho en cada una de chest, left-horn, right-horn y loins, y aquí hay: { $found }; nombra los cuatro, cada uno con su track.
bad-position-card-twice = la carta { $found } está en dos sitios ({ $places }); déjala en uno.
bad-position-box-taken = en la casilla { $found } ya está { $other } y solo cabe un iButho; cambia la box de uno de los dos.
bad-position-no-hex = «{ $found }» no es un hexágono de este mapa; corrige su número.
bad-position-both-sides = en { $found } hay zulúes y británicos a la vez; quita a uno de los bandos.
bad-position-british-onrush = { $found } es un hexágono de entrada, donde no puede haber británicos; elige otro.
bad-position-static-square = { $piece } nunca forma cuadro; quita el cuadro.
bad-position-colours-alone = la bandera está en el mapa y siempre va con el carro de munición; di en qué hexágono está el carro.
bad-position-overstack = en { $found } hay { $points } puntos de fuerza y caben { $most }; lleva a alguien a otro sitio.
bad-kingdoms-position-no-port = { $found } no tiene puerto; pon el barco en otro sitio.
bad-kingdoms-position-shared = { $what ->
    [ships] en el puerto de { $found } hay dos barcos y solo cabe uno
   *[markers] en { $found } hay marcadores de dos jugadores y solo uno puede controlarlo
    }; quita uno.
bad-kingdoms-position-built = en { $found } hay poblado o fortaleza, y allí no va ningún marcador; quítalo.
bad-kingdoms-position-closed = { $found } está cerrado cuando juegan tres; pon en otro sitio lo que hay allí.
bad-kingdoms-position-too-many = de la carta { $found } solo hay { $most }; quita las que sobren.
bad-order-impossible = eso no puede hacerse tal como está la partida, se salte la regla que se salte; da otra orden.
bad-component-needed = lo tiene que decir tu caja: juega con «play», que lo pregunta, o apúntalo con «pack set».

## El laboratorio

# $expected: el formato que hace falta.
bad-not-an-experiment =
    { $known ->
        [no] no es un archivo de experimento: le falta format = "{ $expected }".
       *[yes] no es un archivo de experimento: su formato es «{ $found }» y tendría que ser «{ $expected }».
    }
# $found: la biblioteca que falta.
bad-lab-not-installed = no están instaladas las bibliotecas del laboratorio (falta { $found }). Instálalas una vez con «python3 start.py lab list».
# $found: la dirección; $why: lo que dice la red.
bad-lab-no-scheduler = ningún planificador responde en { $found } ({ $why }). Mira que allí esté en marcha «dask scheduler», o quita --scheduler y juega en esta máquina.
# $found: la dirección; $seconds: cuánto se ha esperado.
bad-lab-no-workers = el planificador de { $found } no ha tenido ningún trabajador en { $seconds } s. Arranca uno: dask worker { $found }
# $why: qué versiones difieren.
bad-lab-other-libraries = los trabajadores tienen otras versiones de las bibliotecas que este programa: { $why }
# $found: la marca de las reglas del trabajador.
bad-lab-other-rules = un trabajador tiene otras reglas que este programa (su marca es { $found }): sus partidas serían otras. Instala allí la misma versión. No se ha contado nada suyo.
# $why: lo que dice Python.
bad-lab-worker-lacks = un trabajador no puede jugar, porque allí falta algo ({ $why }). Instala este programa donde trabajan.
# $count: cuántos trabajadores.
bad-lab-killed = las mismas partidas han tumbado a { $count } trabajadores, uno tras otro; quizá se quedaron sin memoria. Lo ya jugado queda guardado.
bad-lab-scheduler-gone = el planificador se ha ido. Lo ya jugado queda guardado; la misma orden sigue cuando vuelva.
# $seconds: cuánto tiempo.
bad-lab-workers-gone = hace { $seconds } s que no queda ningún trabajador. Lo ya jugado queda guardado; la misma orden sigue cuando haya alguno.
# $why: lo que dice SQLite.
bad-lab-store-damaged = lo que guarda el laboratorio está dañado ({ $why }). Aparta el archivo y repite tus experimentos: las mismas semillas dan las mismas partidas.

## Dark Kingdoms

# $lands, $fame, $britannia: cuántos faltan; $count: cuántos datos en total; $found: el primero, si no falta ninguna pieza entera.
bad-pack-half-copied = tu caja no está copiada entera. { $lands ->
    [0] {""}
    [one] Falta 1 territorio.
   *[other] Faltan { $lands } territorios.
    } { $fame ->
    [0] {""}
    [one] Falta 1 carta de Fama.
   *[other] Faltan { $fame } cartas de Fama.
    } { $britannia ->
    [0] {""}
    [one] Falta 1 carta de Britania.
   *[other] Faltan { $britannia } cartas de Britania.
    } { $found ->
    [none] {""}
   *[other] Falta el valor «{ $found }».
    } Antes de empezar hay que copiar el mapa («Copiar mi mapa…») y apuntar todas las cartas («kingdoms pack set» en el terminal; «kingdoms pack check» dice cuáles faltan); o juega con nuestro conjunto.
# $most: cuántos hay.
bad-pack-territories = el tablero tiene { $most } territorios ({ $cited }) y «{ $found }» sobra; quítalo o únelo al que tenga que ser.
bad-pack-no-territory = ningún territorio se llama «{ $found }»; corrige el nombre.
bad-pack-own-neighbour = «{ $found }» no puede ser adyacente a sí mismo; quítalo.
# $found: quién nombra al otro; $other: quién no lo nombra.
bad-pack-one-sided = «{ $found }» da por adyacente a «{ $other }», pero «{ $other }» no a «{ $found }»; añádelo aquí o quítalo allí.
# $found: los territorios que quedan aislados.
bad-pack-not-connected = el mapa queda partido ({ $cited }): por tierra nadie llega a { $found }; da a alguno un adyacente de los demás.
# $others: los territorios de los que uno tiene que ser adyacente.
bad-pack-border = según los ejemplos, «{ $found }» linda con { $others } ({ $cited }); añádelo a sus adyacentes.
# $one, $other: los puertos; $least, $most: a cuánto están.
bad-pack-apart = según los ejemplos, un barco va de «{ $one }» a «{ $other }» en { $least } o { $most } pasos ({ $cited }), no en { $found }; corrige el orden de los puertos.
bad-pack-ring-twice = «{ $found }» está dos veces en la ruta de los barcos; quítalo una vez.
bad-pack-ring-no-port = «{ $found }» está en la ruta de los barcos, pero no tiene puerto; pon port = true allí o quítalo aquí.
bad-pack-port-not-in-ring = «{ $found }» tiene puerto, pero no está en la ruta de los barcos; añádelo o pon port = false allí.
bad-pack-no-resource = ningún territorio da «{ $found }» ({ $cited }); corrige el resource de alguno.
bad-pack-no-colour = ningún territorio es «{ $found }» ({ $cited }); corrige el colour de alguno.
bad-pack-no-shield = ningún territorio lleva el escudo de «{ $found }» ({ $cited }) y no tendrían dónde empezar; corrige el shield de alguno.
bad-pack-fame-deck = hay { $most } cartas de Fama ({ $cited }) y aquí hay { $found }; corrige el count de alguna.
bad-pack-britannia-deck = hay { $most } cartas de Britania ({ $cited }) y «{ $found }» sobra; quita una.
bad-pack-britannia-marked = las cartas de Britania marcadas con un 3 son exactamente { $expected } ({ $cited }), no { $found }; corrige el three de alguna.
bad-pack-at-least-one = hace falta un número a partir de 1, no { $found }.
bad-pack-effect-timing = el efecto «{ $verb }» no significa nada en el momento «{ $found }»; elige otro efecto o corrige timing.
bad-pack-effect-who = una carta de Fama alcanza a quien la juega (who = "self") y una de Britania a los demás (all, leaders, last), y el efecto «{ $verb }» lleva aquí «{ $found }»; corrige who.
