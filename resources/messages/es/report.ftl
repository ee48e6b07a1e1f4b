# Una batalla contada: qué salió de cada acto, y el informe de la tarde.
report-of = { $who }: { $text }
# $text: que una emboscada sale a la luz; $causes: por qué.
report-sprung = { $text }: { $causes }.
report-shots = { $unit } → { $target }: { $count ->
    [one] un disparo
   *[other] { $count } disparos
    }, hace falta { $needs }+: { $faces } · { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
    }
report-falls = { $count ->
    [one] Cae una figura de { $unit }
   *[other] Caen { $count } figuras de { $unit }
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-falls-alone = Cae { $unit }
# $faces: los dados de la metralla; $reached: a quién alcanza, o `nobody`.
report-splash = Metralla de { $by }: { $count ->
    [one] un dado
   *[other] { $count } dados
    }, hace falta { $needs }+: { $faces } · { $reached ->
    [nobody] nadie alcanzado
   *[other] alcanza a { $reached }
    }
report-vessel-hit = { $vessel } recibe { $count ->
    [one] un impacto
   *[other] { $count } impactos
    } de { $by }
# $names: las figuras, o `none` si son muchas.
report-stopped = { $unit }: { $count ->
    [one] una figura llega a la obra y se para el resto del turno
   *[other] { $count } figuras llegan a la obra y se paran el resto del turno
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-climbed = { $unit }: { $count ->
    [one] una figura trepa y acaba el turno al otro lado de la obra
   *[other] { $count } figuras trepan y acaban el turno al otro lado de la obra
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-caught = { $unit }: { $count ->
    [one] una figura no sale a tiempo y se pierde en las llamas
   *[other] { $count } figuras no salen a tiempo y se pierden en las llamas
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-unloaded = { $unit }: { $count ->
    [one] una figura tiene que recargar
   *[other] { $count } figuras tienen que recargar
    }
report-reloaded = { $unit }: { $count ->
    [one] una figura ha recargado
   *[other] { $count } figuras han recargado
    }
report-engages = { $unit } en contacto con { $enemy }: { $count ->
    [one] una pareja de figuras
   *[other] { $count } parejas de figuras
    }
report-needs = hace falta { $needs }+ ({ $cited })
report-sum = { $total } en total

report-title = { $red } contra { $blue }
report-untitled = Una batalla
report-subtitle = { $scenario }, { $turns ->
    [0] sin empezar
    [one] un turno
   *[other] { $turns } turnos
    }
report-fact-winner = Vencedor
report-winner = { $winner } ({ $role ->
    [attacker] atacante
   *[defender] defensor
    })
report-draw = empate
report-going-on = la batalla sigue
report-fact-why = Porque
report-fact-attacker = Atacante
report-fact-points = Puntos
report-points = { $red } y { $blue }
report-fact-rulings = Interpretaciones cambiadas
report-before = Antes de la batalla
report-turn = Turno { $turn }
report-head-told = Qué pasó
report-both = Ambos
report-despite = Quien arbitra se saltó { $rules }: { $reason }
report-losses = Bajas
report-losses-note = Figuras de cada bando por causa; los ayudantes del Líder y el bagaje se cuentan aparte, y no entre las que empezaron.
report-head-cause = Causa
report-cause = { $cause ->
    [shooting] por disparos
    [melee] en cuerpo a cuerpo
    [crocodiles] por cocodrilos
    [trap] en estacas
    [fire] en las llamas
    [drowned] ahogadas
    [captured] bagaje capturado
    [fled] huidas
    [left] salidas de la mesa
    [attendants] ayudantes del Líder, en su lugar
    [baggage] bagaje
    [recorded] según lo anotado
   *[other] de otra manera
    }
report-left = quedan de las que empezaron
report-of-all = { $left } de { $began }
report-luck = Suerte
report-luck-note = Cuántas tiradas de cada clase tuvieron éxito, frente a la media que cabía esperar; con pocas tiradas dicen poco.
report-head-check = Tirada
report-head-side = Bando
report-head-size = Tiradas
report-head-succeeded = Éxitos
report-head-expected = Esperados
report-check = { $event ->
    [shot-fired] disparos que impactan
    [save-rolled] salvaciones
    [splash-rolled] metralla que alcanza
    [fought] lances ganados por la figura nombrada primero
    [morale-rolled] tests de moral superados
    [rallied] reagrupamientos
    [arrival-rolled] llegadas
    [fire-tried] fuegos prendidos
    [trap-tested] estacas esquivadas
    [crocodiles-met] cocodrilos esquivados
    [breach-rolled] brechas
    [hole-tried] boquetes en un techo
    [roof-tested] techos incendiados
   *[other] { $event }
    }
report-dice = Dados
report-dice-note = { $opinion ->
    [too-few] Demasiado pocos para decir nada de ellos.
    [ordinary] Lo que dan unos dados equilibrados.
    [unusual] Unos dados equilibrados caen tan desiguales una vez de cada veinte batallas.
   *[rare] Unos dados equilibrados caen tan desiguales una vez de cada cien batallas.
    }
report-head-origin = Dados
report-origin = { $origin ->
    [typed] escritos por los jugadores
    [thrown] tirados por el programa
    [certificate] de un certificado
   *[recalled] usados otra vez tras una corrección
    }
report-head-mean = Media
report-turning = Momentos decisivos
report-turning-note = Los actos que más movieron la balanza (puntos de las figuras que siguen en juego), y lo probables que eran unos dados tan buenos o tan malos.
report-head-when = Cuándo
report-head-balance = Parte de { $red }
report-balance = { $before } → { $after }
report-head-chance = Dados
report-no-dice = sin dados
report-when = turno { $turn }, { $step }
report-step = { $step ->
    [muster] ejércitos
    [scenario] escenario
    [ground] terreno
    [deploy] despliegue
    [play] juego
    [over] final
    [arrivals] llegadas
    [units] movimiento de unidades
    [independents] independientes y bagaje
    [shooting] disparos
    [reloading] recarga
    [melee] cuerpo a cuerpo
    [morale] moral
    [rallying] reagrupamiento
   *[victory] victoria
    }
report-scenario = { $scenario ->
    [encounter] Encuentro
    [ambush] Emboscada
    [planned_attack] Ataque Planeado
    [raid] Incursión
   *[none] Sin escenario todavía
    }
report-footer = Hecho por Heart of Africa a partir del diario de la batalla: { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
    }, { $acts ->
    [one] un acto en vigor
   *[other] { $acts } actos en vigor
    }.

report-mended = Correcciones
report-mended-note = Lo que se deshizo cuando ya se habían tirado dados. La misma tirada volvió a encontrar los mismos dados, salvo los mal leídos.
report-head-mended = Qué
report-head-reason = Por qué
report-taken-back =
    { $count ->
        [one] Una entrada deshecha
       *[other] { $count } entradas deshechas
    }
report-misread = Dados mal leídos: se anotó { $typed } en vez de { $lay }
