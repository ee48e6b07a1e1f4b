### El árbitro en el terminal: qué hay en la mesa, qué toca ahora, preguntas. Las órdenes: orders.ftl.

## Qué toca ahora

# $step: el paso, en palabras.
referee-turn = Turno { $turn } · { $step }
referee-stage =
    { $stage ->
        [muster] Elección de los ejércitos
        [scenario] El escenario
        [ground] Preparación de la mesa
        [deploy] Despliegue
        [over] La batalla ha terminado
       *[play] La batalla
    }
# $side: red, blue, o umpire para quien lleva la batalla.
referee-side =
    { $side ->
        [red] Rojo
        [blue] Azul
       *[umpire] Quien arbitra
    }
referee-side-named = { $side } ({ $army })
# $who: unidades o figuras seguidas.
referee-who = Quién: { $who }
# $why: qué falta y por qué regla; $order: el verbo que lo resuelve.
referee-owed =
    { $count ->
        [0] { $why } → { $order }
       *[other] { $who }: { $why } → { $order }
    }
referee-so-too = { $text } Lo mismo con { $who }.
referee-more-owed =
    { $count ->
        [one] Y 1 más parecido.
       *[other] Y { $count } más parecidos.
    }
referee-orders = Órdenes: { $orders } — «{"\u003F"}» las explica
referee-more = y { $count } más

## Preguntas

# $side: a quién le toca, en palabras.
referee-prompt =
    { $side ->
        [none] Orden ›
       *[other] { $side } ›
    }
# $long, $wide: la mesa en pulgadas; $pieces: qué hay en ella.
referee-ground =
    { $count ->
        [0] Mesa de { $long } × { $wide }″.
       *[other] Mesa de { $long } × { $wide }″: { $pieces }.
    }
referee-no-reminders = En este paso no hay nada que recordar.

## Qué ha resultado

referee-dice = Dados — { $dice }
referee-origin =
    { $origin ->
        [thrown] {" "}(tirados)
        [certificate] {" "}(certificado)
        [sent] {" "}(de quien mandó la orden)
       *[recalled] {" "}(tirados antes)
    }

## Los ejércitos

# $side: el bando con su ejército; $role: attacker, defender o none; $left de $began figuras.
referee-army =
    { $side }{ $role ->
        [attacker] {" "}· atacante
        [defender] {" "}· defensor
       *[none] {""}
    } · { $left } de { $began } figuras
referee-state-gone =
    { $how ->
        [fled] rota, fuera de la mesa
        [left] salió por el lado opuesto
       *[gone] fuera
    }
referee-state-broken = rota
referee-state-markers =
    { $count ->
        [one] 1 marcador de moral
       *[other] { $count } marcadores de moral
    }
referee-state-lost =
    { $count ->
        [one] 1 baja este turno
       *[other] { $count } bajas este turno
    }
referee-state-waiting = por desplegar
referee-state-ambush = en emboscada
referee-state-reserve = fuera de la mesa
referee-state-column = en la columna
referee-state-home = se quedó en casa
referee-state-out = fuera de la mesa
referee-state-hidden = escondida: { $place }
referee-state-ally = aliada: { $list }
referee-state-with = con { $unit }
referee-state-aboard = a bordo de { $vessel }
referee-state-aboard-some = { $count } a bordo de { $vessel }
referee-state-guided = la guía { $scout }
referee-state-guard = guardia avanzada
referee-state-moved = ya ha movido
referee-state-still = no mueve
referee-state-rolled = ha tirado para mover
referee-state-emerged = salida de la emboscada este turno
referee-state-arrived = llegada este turno
# $count: figuras de la unidad en contacto; $who: con qué unidades.
referee-state-contact = { $count } en contacto con { $who }
# $all: yes si es la unidad entera.
referee-state-unloaded =
    { $all ->
        [yes] sin cargar
       *[no] { $count } sin cargar
    }
referee-state-jammed = encasquillada
referee-state-out-of-order = averiada
referee-state-cover =
    { $all ->
        [yes] a cubierto
       *[no] { $count } a cubierto
    }
referee-state-alone =
    { $all ->
        [yes] dispersada
       *[no] { $count ->
            [one] 1 dispersada
           *[other] { $count } dispersadas
        }
    }
referee-state-dismounted = a pie
referee-state-on-roof = { $count } en un techo
referee-state-reloading =
    { $count ->
        [one] 1 ha recargado
       *[other] { $count } han recargado
    }
referee-state-behind =
    tras { $work ->
        [fortification] una fortificación
        [barricade] una barricada
        [fence] un cercado
        [wall] un muro
        [breach] una brecha
       *[roof] un techo
    }
referee-state-hits =
    { $count ->
        [one] 1 impacto
       *[other] { $count } impactos
    }
referee-state-aground = encallada
# $how: shot, lost, fled o left.
referee-figure-gone =
    { $how ->
        [shot] baja en esta fase
        [fled] ha huido
        [left] ha salido de la mesa
       *[lost] { $cause ->
            [shooting] baja por disparo
            [melee] baja en combate
           *[other] baja
        }
    }
referee-figure-contact = en contacto con { $who }
referee-figure-unloaded = sin cargar
referee-figure-jammed = encasquillada
referee-figure-out-of-order = averiada
referee-figure-cover = a cubierto
referee-figure-alone = dispersada
referee-figure-moved = ya ha movido
# $dark: si este turno es oscuro.
referee-dark =
    { $dark ->
        [yes] Este turno está oscuro.
       *[no] Este turno hay luz.
    }
referee-works = Obras de { $side }: { $works }.
referee-works-traps =
    { $count ->
        [one] 1 marcador de trampa
       *[other] { $count } marcadores de trampa
    }
# $how: lit (arde) u out (ya no arde).
referee-fire = { $how ->
    [lit] Arde { $place }.
   *[out] { $place } ya no arde.
    }
referee-spell = Ha muerto un Hombre Blanco: se ha roto el hechizo de su invulnerabilidad.
referee-captured =
    { $count ->
        [one] Capturado por { $side }: 1 elemento de bagaje.
       *[other] Capturados por { $side }: { $count } elementos de bagaje.
    }
referee-held =
    { $count ->
        [one] El atacante ocupa el lugar desde hace 1 turno.
       *[other] El atacante ocupa el lugar desde hace { $count } turnos.
    }
# $winner: el bando con su ejército, o empate.
referee-report = «heart-africa battle papers { $name }» imprime el informe.
referee-won = La batalla ha terminado: { $winner }.

## Antes de los dados

# $count: disparos iguales.
referee-shots =
    { $count ->
        [one] El disparo:
       *[other] { $count } disparos, cada uno:
    }
# $one contra $others; $falls: con qué frecuencia cae, $kills: con qué frecuencia mata, en tanto por ciento.
referee-bout =
    { $count ->
        [one] { $one } contra { $others }: mata { $kills }, cae { $falls }.
       *[other] { $count } × { $one } contra { $others }: cada combate, mata { $kills }, cae { $falls }.
    }
# $who: las figuras por su código, un combate tras otro.
referee-bout-dice = Los dados, en este orden: { $who }
referee-score = { $who }: { $total }

## Guiones y negativas

referee-mend-refused-new = La batalla «{ $name }» ya existe; «heart-africa battle play { $name }» sigue desde aquí.
referee-mend-refused-result = Corrígelo, o sáltate el libro con --overrule MOTIVO.

## Ayuda

referee-help-now = Ahora:
referee-help-more = «{"\u003F"} VERBO» explica una orden, «{"\u003F"} REGLA» (por ejemplo TURN-08) cuenta lo que dice el libro. Nombra una unidad entera, por sus primeras letras o por su código (R1); las figuras, como R1.4 o R1.1-6. Los dados tras «=»: «dispara R2 a A1 10 = 5 3 6»; el motivo de quien arbitra tras «{"\u0021"}».

## Batallas

referee-repaired =
    { $lost ->
        [one] Reparada: a salvo hasta la entrada { $stands }; se pierde 1 entrada.
        [0] Reparada: a salvo hasta la entrada { $stands }; no se pierde ninguna.
       *[other] Reparada: a salvo hasta la entrada { $stands }; se pierden { $lost } entradas.
    }
# $found: qué.
referee-repaired-head = Lo que dice de sí mismo se ha recuperado de sus marcas ({ $found }).
# $count: cuántas entradas; $path: la copia.
referee-repaired-copy =
    { $count ->
        [one] 1 entrada se ha tomado de la copia { $path }
       *[other] { $count } entradas se han tomado de la copia { $path }
    }
referee-aside = Lo cortado se guarda en { $path }
referee-not-over = La batalla no ha terminado.
referee-head-left = Quedan
referee-head-began = Eran
referee-head-lost = Bajas
