# La mesa de trabajo: marco, bienvenida, ajustes.
desk-name = Heart of Africa
desk-rail-foot = Ctrl+K lo encuentra todo
desk-menu-file = Archivo
desk-menu-edit = Editar
desk-menu-go = Ir
desk-menu-view = Ver
desk-menu-help = Ayuda
desk-palette = Buscar una acción…
desk-palette-hint = ¿Qué quieres hacer?
desk-palette-found = Acciones encontradas
desk-palette-none = No hay nada que se llame así: ni una acción ni una orden de un juego abierto.
desk-keys-hint = Las teclas de esta página; escribe para buscar cualquier acción
# $folder: la carpeta de los archivos de la persona.
desk-saved-already = Ya está todo guardado, en { $folder }
desk-fault = El programa ha encontrado un error. Todo lo que confirmaste está guardado; los detalles están en { $log }.
desk-welcome-title = ¿A qué jugamos?
desk-welcome-lead = Ejércitos legales, batallas arbitradas y campañas de En el Corazón de África. Todo se guarda sobre la marcha; nada se envía a ninguna parte.
desk-door-armies-title = Componer un ejército
desk-door-armies-text = Elige un pueblo, añade unidades y ve al momento lo que cuestan y lo que dicen las reglas. Imprímelo para el sábado.
desk-door-armies-button = Componer un ejército
desk-door-battle-title = Arbitrar una batalla ya
desk-door-battle-text = Dos ejércitos de muestra se enfrentan en seis pasos guiados, entre dos o contra el ordenador. Cada número dice de dónde sale.
desk-door-battle-button = Arbitrar una batalla
desk-door-campaign-title = Empezar una campaña
desk-door-campaign-text = Desde 1860, medio año por turno: quién ataca a quién, con cuántos puntos y adónde fue cada hongo.
desk-door-campaign-button = Empezar una campaña
desk-door-companions-title = Jugar a otro juego
desk-door-companions-text = Zulus on the Ramparts, Last Stand at Isandlwana y Dark Kingdoms: el programa lleva el tablero, las probabilidades y el registro, con tu propia caja o con nuestro conjunto.
desk-door-companions-button = Más juegos
desk-recent = Trabajo reciente
desk-recent-none = Nada todavía: lo que abras te esperará aquí.
desk-recent-one = { $kind ->
    [army] Ejército: { $name }
    [battle] Batalla: { $name }
    [campaign] Campaña: { $name }
   *[other] Partida: { $name }
    }
desk-welcome-footer = Para jugar hace falta el reglamento; aquí las reglas se cuentan con nuestras palabras y su página.
desk-settings-title = Ajustes
desk-settings-language = Idioma
desk-settings-language-text = Para todo; en inglés los nombres de tropa llevan al lado el término español del libro.
desk-this-language = Español
desk-settings-theme = Tema
desk-settings-theme-text = Como el sistema, o siempre claro, oscuro o de alto contraste.
desk-settings-theme-system = Como el sistema
desk-settings-theme-light = Claro
desk-settings-theme-dark = Oscuro
desk-settings-theme-contrast = Alto contraste
desk-settings-measure = Medida
desk-settings-measure-text = Con figuras de 15 mm cada pulgada del libro se lee como un centímetro (SCALE-02).
desk-settings-measure-inches = Pulgadas
desk-settings-measure-centimetres = Centímetros
desk-settings-scale = Tamaño del texto
desk-settings-scale-text = Para que se lea a un paso de distancia: de 80 a 200 %.
desk-settings-who = Tu nombre
desk-settings-who-text = Se ve junto a lo que anotas en batallas y campañas.
desk-settings-folder = Tus archivos
desk-settings-open-folder = Abrir la carpeta
desk-about-places = Archivos
desk-about-data = Tu carpeta
desk-about-data-text = Ejércitos, batallas, campañas, copias de seguridad y ajustes: quien copia esta carpeta lo copia todo.
desk-about-log = Registro
desk-about-log-text = Si algo falla, aquí queda escrito lo que pasó; envíalo cuando nos lo cuentes.
desk-about-open = Abrir la carpeta
desk-about-none = Aún no hay registro: { $folder } se creará cuando haya algo que escribir.
# Una etiqueta de unidad, en las imágenes de la mesa.
desk-sample-tag = por pintar

## Los estantes: los diarios de una clase que hay

# $name: del diario, aquí y más abajo.
desk-shelf-known = Seguir con { $kind ->
        [battle] una batalla
        [campaign] una campaña
       *[other] una partida
    }
desk-shelf-none = Todavía no hay ninguna.
# $count: entradas; $date: cuándo se empezó.
desk-shelf-kept = empezada el { $date } · { $count ->
        [0] sin entradas todavía
        [one] { $count } entrada
       *[other] { $count } entradas
    }
desk-shelf-copy-of = copia de { $player }
desk-shelf-open = Seguir con { $name }
desk-shelf-copy = Copiar
desk-shelf-copy-tip = Una copia de «{ $name }», para probar algo con ella
desk-shelf-copied = La copia se llama «{ $name }»
desk-shelf-save = Guardar en un archivo…
desk-shelf-save-tip = «{ $name }» como diario, para abrirla en otro ordenador
desk-shelf-saved = «{ $name }» está en { $path }
desk-shelf-journal = El diario
desk-shelf-rows = Una fila por tirada, para hojas de cálculo
desk-shelf-attic = Apartadas: { $count }
desk-shelf-import = Abrir un archivo…
desk-shelf-import-tip = Un diario guardado en otro ordenador (.jsonl); también se puede soltar en esta página
desk-shelf-partly = Abrir lo que está bien
desk-shelf-taken =
    { $entries ->
        [0] «{ $name }» está en la lista; todavía no se había anotado nada en ella.
        [one] «{ $name }» está en la lista, con su entrada.
       *[other] «{ $name }» está en la lista, con sus { $entries } entradas.
    }
desk-shelf-reading = Se está leyendo «{ $name }»…
desk-shelf-reading-stop = Cancelar
desk-shelf-rename = Cambiar el nombre
desk-shelf-rename-tip = Dar otro nombre a «{ $name }»
desk-shelf-name = El nombre nuevo de «{ $name }»
desk-shelf-keep = Usar este nombre
desk-shelf-leave = Cancelar
desk-shelf-away = Apartar
desk-shelf-away-tip = Quitar «{ $name }» de esta lista; queda en un archivo y se puede recuperar
desk-shelf-gone = «{ $name }» se ha apartado; está en { $path }
desk-shelf-back = Recuperar
desk-shelf-back-tip = Poner «{ $name }» otra vez en la lista
desk-shelf-repair = Reparar
desk-shelf-repair-tip = Lo dañado se recupera de las copias de seguridad; lo que ninguna tiene queda en un archivo a su lado
desk-shelf-read-on = Abrirla de todos modos
desk-shelf-read-on-tip = Lo que está sano puede leerse
desk-shelf-rebuild = Salvar lo que se pueda leer
desk-shelf-rebuild-tip = El archivo de ahora se aparta tal como está; con él y las copias de seguridad se hace uno nuevo
# $names: los nombres de lo que solo está en las copias.
desk-shelf-only-in-backups = La base de datos está vacía, pero quedan copias de seguridad de { $count ->
        [one] { $names }
       *[other] { $count } diarios: { $names }
    }. Si se ha perdido el archivo, se puede rehacer con ellas.
desk-shelf-rebuilding = Se está salvando lo que se puede leer…

## El registro de un diario

desk-log = Registro
desk-log-every =
    { $what ->
        [player] Jugadores
        [side] Bandos
        [unit] Unidades
        [step] Pasos
        [turn] Turnos
       *[other] Todo
    }
desk-log-filter =
    { $what ->
        [player] Filtrar por jugador
        [side] Filtrar por bando
        [unit] Filtrar por unidad
        [step] Filtrar por paso
        [turn] Filtrar por turno
       *[other] Filtrar
    }
desk-conflict-go-on = Seguir desde lo que se ha escrito
desk-off-looking = Estás mirando un momento anterior: vuelve antes al presente
desk-off-not-looking = No estás mirando ningún momento anterior
desk-off-none = { $kind ->
        [battle] No hay ninguna batalla abierta
        [campaign] No hay ninguna campaña abierta
       *[other] No hay ninguna partida abierta
    }

## Un acto corregido

desk-mend-look = Mirar este momento
desk-mend-look-tip = Cómo estaba todo después de este acto; no se cambia nada
desk-mend-back = Volver hasta aquí
desk-mend-back-tip = Deshacer todo lo posterior, también los dados, con un motivo
desk-mend-back-do = Deshacer todo lo posterior al n.º { $number }
desk-mend-dice = Dados mal leídos
desk-mend-dice-tip = Apuntar las caras que salieron de verdad; las órdenes posteriores se repiten mientras sigan valiendo
desk-mend-dice-do = Corregir los dados del n.º { $number }
desk-mend-amend = Cambiar esta orden
desk-mend-amend-tip = Poner otra orden en su lugar; las órdenes posteriores se repiten mientras sigan valiendo
desk-mend-amend-do = Cambiar el n.º { $number }
# $count: cuántos; $what: para qué se tiran.
desk-mend-dice-wanting = { $where ->
        [faces] { $count ->
            [one] Ahora falta un dado más ({ $what }): tíralo y escríbelo detrás de los otros.
           *[other] Ahora faltan { $count } dados más ({ $what }): tíralos y escríbelos detrás de los otros.
        }
       *[order] { $count ->
            [one] Falta un dado ({ $what }): escríbelo detrás de la orden, así: = 4.
           *[other] Faltan { $count } dados ({ $what }): escríbelos detrás de la orden, así: = 6 1.
        }
    }
desk-mend-left = Lo que ya no vale y queda fuera
desk-mend-dice-value = Las caras que salieron
desk-mend-amend-value = La orden como debió ser
desk-mend-done =
    { $count ->
        [0] Corregido; todo lo posterior sigue en vigor.
        [one] Corregido; 1 acto posterior ya no vale y hay que ordenarlo de nuevo.
       *[other] Corregido; { $count } actos posteriores ya no valen y hay que ordenarlos de nuevo.
    }
desk-mend-reason = Por qué se corrige

## El diálogo de archivos: lo que Qt tiene solo en inglés

desk-files-look-in = &Buscar en:
desk-files-type = &Tipo de archivos:

## Archivos soltados en la ventana

desk-dropped-unknown = El programa no puede abrir «{ $file }»: abre ejércitos, batallas, campañas y archivos de turno.
# $faces: the faces of the dice as they were read at first.
desk-dice-put-right = – corregidos; se habían leído como { $faces }

desk-key-shift = Mayús
desk-key-return = Intro
desk-key-home = Inicio
