### Las cuentas de «Zulus on the Ramparts» que no necesitan la caja.
###
### $dice, $count, $lost, $points cuántos; $box la casilla; $range el alcance; $cited la regla; $kind cuál; $chance, $hurt la probabilidad; $level el nivel.

zuluscalc-volley =
    { $dice ->
        [one] Salva de 1 dado
       *[other] Salva de { $dice } dados
    } a la casilla { $box } (alcance { $range }).
zuluscalc-extra = De ellos, { $count } por los apoyos que están en el mapa (ZR-232, ZR-233).
zuluscalc-no-modifier = Ningún modificador.
zuluscalc-cause-low-ammo = falta munición
zuluscalc-cause-night = noche sin ningún fuego
zuluscalc-cause-overheat = fusiles recalentados
zuluscalc-cause-snipers = francotiradores
zuluscalc-cause-g-company = Compañía G, a un dado a elección
zuluscalc-die = Dado
zuluscalc-thrown = Sale
zuluscalc-counts = Cuenta
zuluscalc-result = Resultado
zuluscalc-faces = Caras
zuluscalc-percent = Probabilidad
zuluscalc-outcome = Qué queda
zuluscalc-miss = fallo
zuluscalc-retreat = retirada
zuluscalc-retreat-in-fire = retirada, por el fuego
zuluscalc-hit = impacto
zuluscalc-outcome-stands =
    { $lost ->
        [0] no pierde nada y queda en la casilla { $box }
        [one] pierde 1 pieza y queda en la casilla { $box }
       *[other] pierde { $lost } piezas y queda en la casilla { $box }
        }
zuluscalc-outcome-routed =
    { $lost ->
        [0] no pierde nada y queda en desbandada en la casilla { $box }
        [one] pierde 1 pieza y queda en desbandada en la casilla { $box }
       *[other] pierde { $lost } piezas y queda en desbandada en la casilla { $box }
        }
zuluscalc-outcome-fallen =
    { $lost ->
        [one] eliminado: pierde su última pieza (casilla { $box })
       *[other] eliminado: pierde sus { $lost } piezas (casilla { $box })
        }
zuluscalc-mean = De media pierde { $lost } piezas; probabilidad de perder alguna: { $hurt }.
zuluscalc-fire-hospital = arde el Hospital
zuluscalc-fire-storehouse = arde el Almacén
zuluscalc-fire-other = arde también el otro edificio
zuluscalc-fire-nothing = sin efecto
zuluscalc-fire-hospital-out = se apaga el Hospital
zuluscalc-fire-storehouse-out = se apaga el Almacén
zuluscalc-fire-one-out = se apaga un fuego, a elección si arden los dos
zuluscalc-defence = La defensa aguanta { $chance } ({ $cited }).
zuluscalc-points-hero = Héroes sin medalla: { $count }
zuluscalc-points-decorated = Héroes con medalla: { $count }
zuluscalc-points-markers = Marcadores de Impacto en bajas: { $count }
zuluscalc-points-ibutho = Unidades iButho en bajas: { $count }
zuluscalc-points-building = Edificios que no arden: { $count }
zuluscalc-points-support =
    { $kind ->
        [nnc] Contingente Nativo de Natal en el mapa
        [nnh] Caballería Nativa de Natal en el mapa
       *[other] Compañía G en el mapa
        }
zuluscalc-points-held-out = Ningún iButho llegó al marcador de Victoria
zuluscalc-points-relief = Columna de socorro
zuluscalc-points-cards = Cartas opcionales añadidas: { $count }
zuluscalc-points-option =
    { $kind ->
        [melee-at-night] Regla opcional: cuerpo a cuerpo de noche
       *[other] Regla opcional: los oficiales
        }
zuluscalc-total = { $points } PV: { $level } ({ $cited }).
zuluscalc-level-tragic-defeat = derrota trágica
zuluscalc-level-ignoble-defeat = derrota innoble
zuluscalc-level-standoff = tablas
zuluscalc-level-minor-victory = victoria menor
zuluscalc-level-major-victory = gran victoria
zuluscalc-level-epic-victory = victoria épica
zuluscalc-out-of-range = A la casilla { $box } no llega ninguna carta.
zuluscalc-beyond-a-fire = El edificio en llamas tapa la casilla { $box }.

