### La página de batalla de la mesa: empezar, preparar, el tablero del árbitro, el registro, el final.

battle-both = Ambos bandos
# $winner: el bando que ha ganado, o none.
battle-won = { $winner ->
    [none] Empate
   *[other] Ha ganado { $winner }
    }
# $measure: inches o centimetres.
battle-measure =
    { $measure ->
        [centimetres] cm
       *[inches] ″
    }

## Empezar

battle-start-title = Batallas
battle-start-lead = El árbitro lleva el turno, los estados y las cuentas; vosotros medís, decidís y tiráis. Cada orden queda guardada al darla.
battle-start-try = Arbitrar una batalla ya
battle-start-try-text = Dos ejércitos de muestra, seis pasos guiados: ejércitos, escenario, mesa, despliegue, turnos y resultado.
battle-start-try-button = Empezar ahora
battle-start-new = Batalla nueva
battle-start-new-text = Con vuestros ejércitos, con los de muestra o con los que salgan al azar.
battle-start-name = Nombre de la batalla
battle-start-name-usual = Batalla
battle-start-new-button = Empezar la batalla

## Las batallas que hay


## Dónde estamos

battle-stage =
    { $stage ->
        [muster] Ejércitos
        [scenario] Escenario
        [ground] Mesa
        [deploy] Despliegue
        [over] Resultado
       *[play] Turnos
    }
battle-stage-tip =
    { $stage ->
        [muster] Qué ejército trae cada bando
        [scenario] Quién ataca y en qué escenario, y si los ejércitos valen para él
        [ground] El terreno de la mesa, pieza a pieza
        [deploy] Cada unidad en su sitio, o escondida
        [over] Quién ha ganado y qué ha costado
       *[play] Los turnos, paso a paso
    }
battle-step =
    { $step ->
        [arrivals] Llegadas
        [units] Unidades
        [independents] Independientes
        [shooting] Disparos
        [reloading] Recarga
        [melee] Cuerpo a cuerpo
        [morale] Moral
        [rallying] Reagrupar
       *[victory] Victoria
    }
battle-guide-step = Paso { $number } de { $most }: { $text }
battle-guide =
    { $stage ->
        [muster] elige el ejército de cada bando.
        [scenario] acordad un Encuentro, para el que están hechos los dos ejércitos de muestra (o tirad el escenario), y aceptad los ejércitos como están.
        [ground] quita, añade o cambia piezas hasta que la lista sea vuestra mesa, y dala por buena.
        [deploy] coloca cada unidad donde dice el escenario; el botón resaltado lo hace de una vez con los dos bandos, si los llevan personas.
        [over] mira el resultado y guarda el informe.
       *[play] pulsa una unidad para ver qué puede hacer ahora; cuando no quede nada, acaba el paso. Ctrl+Z deshace; un dado mal leído se corrige en el registro.
    }
battle-guide-off = Entendido
# $number: la entrada; $told: qué pasó en ella.
battle-press =
    { $what ->
        [battle-undo] Deshacer
        [battle-redo] Rehacer
        [battle-end-step] Acabar paso
       *[battle-pass-turn] Pasar turno
    }
battle-undo-tip = Deshacer la n.º { $number }: { $told }
# $told: qué se ordenó.
battle-redo-tip = Rehacer la n.º { $number }: { $told }
battle-tab = Qué se ve
battle-tab-orders = Órdenes
battle-now = Volver al presente
battle-now-tip = Dejar de mirar atrás y seguir jugando
battle-over-result = Ver el resultado
# $side: red o blue.
battle-secrets-shown =
    { $side ->
        [red] Se ve lo que esconde Rojo.
       *[blue] Se ve lo que esconde Azul.
    }
# $unit: the code of a hidden unit that has no place on the map yet.
battle-secrets-unplaced = Pulsa donde está { $unit }.
battle-secrets-hide = Esconderlo
battle-secrets = Secretos
battle-secrets-tip = Ver lo que tiene escondido un bando, mientras el otro no mira

## Los ejércitos

battle-armies-none = Ninguna unidad con esta selección.
# $left de $began figuras.
battle-card-count =
    { $began ->
        [one] { $left } de 1 figura
       *[other] { $left } de { $began } figuras
    }
battle-show = Qué unidades se ven
battle-show-all = Todas
battle-show-due = Les toca
battle-show-hurt = Debilitadas

## Qué toca

battle-due-nothing = { $unit }: nada que hacer en este paso.
battle-due-all = Todas las órdenes
battle-owed-waits = Cuando les toque: { $who }
battle-owed-button = { $order }: { $who }
# $order: what is done; $count: of how many.
battle-owed-all = { $order } ({ $count })
# $units: los códigos de las unidades, «none» para nadie.
battle-owed-held =
    { $units ->
        [none] Nadie lo ocupó todo el turno
       *[other] Lo ocupó todo el turno { $units }
    }
# $turns: cuántos turnos se acordaron.
battle-call-limit =
    { $turns ->
        [one] Ha pasado el turno acordado
       *[other] Han pasado los { $turns } turnos acordados
    }
battle-others = Otras órdenes ({ $count })
# $phase: the steps or stages to which an order belongs.
battle-others-off = Solo en esa fase ({ $phase }).
battle-others-off-now = En gris: { $what }.
battle-others-off-each = { $what } – { $why }
battle-others-idle = Ahora no hay motivo para darla
battle-others-none = No hay ninguna orden que se llame así.
battle-others-find = Buscar una orden
battle-others-any = En cualquier momento
battle-reminders = Recuerda ({ $count })
# $number: la entrada; $who: el código de la unidad, o nada.
battle-last = Lo último · n.º { $number } { $who }
battle-last-more =
    { $count ->
        [one] 1 línea más
       *[other] { $count } líneas más
    }
battle-last-why = De dónde sale
battle-typed-hint = O escribe la orden: mueve R2 6…

## Dar una orden

battle-form-do = Hacerlo
battle-form-overrule = Saltarse el libro
battle-form-reason = Por qué se hace de todos modos
# $found: lo que se escribió donde va el motivo.
battle-form-wordless = «{ $found }» no es un motivo: di en pocas palabras por qué, o cambia la orden de arriba.
battle-form-figures = Figuras, por ejemplo R1.1-6
battle-form-as-known = Como está anotado
battle-form-lacking = Falta: { $fields }
# $count: dados; $what: para qué.
battle-dice-count =
    { $count ->
        [one] 1 dado: { $what }
       *[other] { $count } dados: { $what }
    }
battle-dice-more =
    { $count ->
        [one] Falta 1 dado: { $what }
       *[other] Faltan { $count } dados: { $what }
    }
battle-dice-hint =
    { $count ->
        [one] La cara, por ejemplo 5
       *[other] Las caras, por ejemplo 5 3 6 1
    }
battle-dice-throw = Tirar
battle-dice-tip = Que tire el programa
battle-log-turn = Turno { $turn }

## Preparar

battle-muster-missing = Aún no hay ningún ejército.
battle-muster-facts =
    { $points } puntos · { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } · { $figures ->
        [one] 1 figura
       *[other] { $figures } figuras
    }
battle-muster-marks =
    { $count ->
        [one] Incumple 1 regla de composición.
       *[other] Incumple { $count } reglas de composición.
    }
battle-muster-over = Cuesta { $points } puntos y se acordaron { $limit }.
battle-muster-limits = Está hecho para { $own } puntos, y el otro ejército para { $other }.
battle-muster-points = Puntos
battle-muster-bring = Jugar con este ejército
battle-muster-again = Cambiarlo por este
battle-muster-change = Cambiar un ejército
battle-muster-from =
    { $side ->
        [red] De dónde viene el ejército rojo
       *[blue] De dónde viene el ejército azul
    }
battle-muster-drawn = Al azar: { $list }
battle-muster-file =
    { $kind ->
        [own] { $name } · { $list }
       *[sample] Muestra: { $name } · { $list }
    }
battle-ground-title = Lo que hay en la mesa
battle-ground-text = Cada pieza con su lado largo y su lado corto. Deja aquí lo que de verdad habéis puesto y dalo por bueno.
battle-ground-what = Pieza
battle-ground-side-1 = Lado largo
battle-ground-side-2 = Lado corto
battle-ground-add = Añadir una pieza
battle-ground-remove = Quitar la pieza
battle-ground-agree = Acordar esta mesa
battle-ground-draw = Sacar una mesa al azar
battle-ground-draw-tip = Terreno al azar, como el libro lo permite; quitad, añadid y cambiad lo que queráis.
battle-ground-map = Usar las piezas del mapa
battle-ground-map-tip = Poner en la lista las piezas del mapa, con sus medidas
battle-ground-map-bare = En el mapa aún no hay nada: ábrelo, monta la mesa y vuelve aquí.
battle-deploy-title = Despliegue: { $side }
battle-deploy-left =
    { $lone ->
        [0] { $side }: { $count } por colocar.
        [one] { $side }: { $count } por colocar, y después 1 figura independiente.
       *[other] { $side }: { $count } por colocar, y después { $lone } figuras independientes.
    }
battle-deploy-map = Elige la unidad y pulsa en el mapa donde debe empezar; arrástrala si hace falta e Intro lo confirma.
battle-deploy-hide = Colocar una en secreto…
battle-deploy-hide-tip = En emboscada o en reserva: el otro bando mira a otro lado y no se entera de qué unidad es ni de dónde
battle-deploy-hiding = Elige la unidad y pulsa en el mapa donde debe quedar oculta; Intro lo confirma. Escóndelo antes de que mire el otro bando.
battle-deploy-unit = Unidad que se esconde
battle-deploy-facts = En reserva, o sin el mapa…
battle-deploy-facts-tip = Un formulario en lugar del mapa; el otro bando sigue sin mirar

## Apartar la vista

battle-away-whose = ¿Qué bando quiere ver lo que ha escondido?
battle-away-title =
    { $other ->
        [red] Rojo, no mires.
       *[blue] Azul, no mires.
    }
battle-away-text =
    { $side ->
        [red] Lo que viene ahora es solo para Rojo.
       *[blue] Lo que viene ahora es solo para Azul.
    }
battle-away-mine =
    { $side ->
        [red] Soy Rojo y nadie más está mirando
       *[blue] Soy Azul y nadie más está mirando
    }
battle-away-back = Volver al tablero
battle-away-look =
    { $other ->
        [red] Anotado. Rojo ya puede mirar.
       *[blue] Anotado. Azul ya puede mirar.
    }
battle-away-done = Al tablero

## El final

battle-end-title =
    { $stage ->
        [over] Cómo acabó la batalla
       *[other] Cómo va la batalla
    }
battle-end-report = Ver el informe
battle-end-report-tip = La batalla en prosa con sus probabilidades, para guardarla en PDF, Markdown o como página web
battle-end-back = Al tablero
battle-end-hand-over = Entregar a la campaña
# $campaign, $battle: su nombre, y la batalla de su lista.
battle-end-hand-over-tip = Pasar a «{ $campaign }» con el resultado de la batalla { $battle } ya puesto, para anotarlo allí
battle-end-handed-over = «{ $campaign }» ya no espera el resultado de la batalla { $battle }.
battle-end-backups = Copias de seguridad
battle-end-no-backups = Todavía ninguna: se hacen solas al elegir un ejército y con cada fase.
battle-backup =
    { $sort ->
        [army] Al elegir un ejército
        [turn] Al empezar un turno
        [phase] Al cambiar de fase
        [end] Al final
        [before] Antes de abrirla
        [after] Después de una sesión
       *[other] { $sort }
    } · { $number ->
        [one] 1 entrada
       *[other] { $number } entradas
    } · { $when }

## Por qué no

battle-off-no-order = no se está dando ninguna orden
battle-off-not-in-play = los turnos no han empezado o ya han terminado

## Cards or map

battle-where = Qué se ve a la izquierda
battle-where-cards = Unidades
battle-where-map = Mapa
