### El informe de una batalla en prosa, en presente. $unit, $target, $enemy: unidades, con el nombre que les den.
### Empieza en mayúscula lo que abre frase, aunque el nombre no la tenga.

story-kicker = Informe de batalla
story-opening = La batalla
story-turn = Turno { $turn }
story-charts = La batalla en cifras
story-moment = Momento decisivo

# Los números pequeños en letra, de cosas en femenino: veces, figuras.
story-number =
    { $number ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $number }
    }
story-charts-note = Fuerza: los puntos de las figuras que siguen en la mesa. Momentos decisivos: lo que más movió esa balanza, con la probabilidad de unos dados tan buenos, o tan malos.

## Antes

# $ground: el terreno local; $long, $wide: los lados de la mesa en pulgadas.
story-field =
    Se enfrentan { $red }, con { $red_figures ->
        [one] { $red_figures } figura
       *[other] { $red_figures } figuras
    } y { $red_points } puntos, y { $blue }, con { $blue_figures ->
        [one] { $blue_figures } figura
       *[other] { $blue_figures } figuras
    } y { $blue_points } puntos. { $scenario ->
        [none] Todavía no hay escenario.
        [encounter] Se juega un Encuentro, con el ataque de { $attacker }.
        [ambush] Se juega una Emboscada, tendida a { $attacker }.
        [planned_attack] Se juega un Ataque Planeado, el de { $attacker }.
       *[raid] Se juega una Incursión, la de { $attacker }.
    }
story-ground = El entorno es { $ground }, en una mesa de { $long } × { $wide }″{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
# $time: la luz que eligió el asaltante.
story-light =
    { $time ->
        [night] Se combate de noche.
        [dawn] El asaltante llega al amanecer.
       *[other] El asaltante llega al anochecer.
    }
# $turns: cuántos turnos duró; $left: figuras que le quedan; $began: con cuántas empezó.
story-won =
    { $turns ->
        [one] En un solo turno
       *[other] En { $turns } turnos
    } la victoria es de { $winner }, el bando { $role ->
        [attacker] atacante
       *[defender] defensor
    }: { $why } ({ $cited }).
story-drawn = La batalla acaba en empate: { $why } ({ $cited }).
story-going-on = La batalla no ha terminado.
story-cost =
    { $red_left ->
        [one] Queda
       *[other] Quedan
    } { $red_left } de las { $red_began } figuras de { $red } y { $blue_left } de las { $blue_began } de { $blue }.
story-captured =
    Botín de { $side }: { $count ->
        [one] un elemento de Bagaje
       *[other] { $count } elementos de Bagaje
    } del enemigo.

## Pasos

story-step =
    { $step ->
        [arrivals] Llegadas
        [units] Movimiento
        [shooting] Disparos
        [melee] Cuerpo a cuerpo
        [morale] Moral
       *[victory] Final
    }
story-nothing = Nadie mueve, dispara ni lucha.

## Llegadas y movimiento

# $units: una o varias unidades, unidas con «y»; $count: cuántas.
story-enters = Entran en la mesa nuevas fuerzas: { $units }.
story-late = Aún se espera a { $units }.
story-sprung =
    { $count ->
        [one] Se descubre la emboscada de { $units }.
       *[other] Se descubren las emboscadas de { $units }.
    }
# $moves: «Guardia 7″ y Arcos 4″»; $count: cuántas unidades.
story-moves = { $side }: { $moves }.
story-move = { $unit }{"\u00A0"}{ $inches }″
story-engages = Contacto de { $unit } con { $enemies }.
story-withdraws = Gente de { $units } se separa del enemigo.

## Disparos

# Lo mismo en letra: $shots_said y demás. $shots: disparos; $hits: impactos; $lost: figuras que caen, o `thing` si el blanco es un muro o una embarcación.
story-volley =
    { $shots ->
        [one] Un disparo
       *[other] { $shots_said } disparos
    } de { $unit } contra { $target }{ $hits ->
        [0] { $shots ->
            [one] , que falla.
           *[other] , sin acertar.
        }
        [one] { $lost ->
            [thing] : un impacto.
            [0] : un impacto, pero nadie cae.
            [one] : un impacto y cae una figura.
           *[other] : un impacto y caen { $lost_said } figuras.
        }
       *[other] { $lost ->
            [thing] : { $hits_said } impactos.
            [0] : { $hits_said } impactos, pero nadie cae.
            [one] : { $hits_said } impactos y cae una figura.
           *[other] : { $hits_said } impactos y caen { $lost_said } figuras.
        }
    }
story-splashed =
    El fuego de { $unit } alcanza además a { $target }: { $lost ->
        [one] cae una figura.
       *[other] caen { $lost_said } figuras.
    }
story-captures =
    { $count ->
        [one] Un elemento de Bagaje cae
       *[other] { $count_said } elementos de Bagaje caen
    } en manos de { $unit }.
# $name: un Líder, Abanderado, Brujo o Explorador; $side: su ejército.
story-notable-falls = Cae { $name }, de { $side }.

## Cuerpo a cuerpo

story-bout =
    { $unit } y { $enemy } luchan { $bouts ->
        [one] una vez
       *[other] { $bouts_said } veces
    }: { $unit_lost ->
        [0] { $enemy_lost ->
            [0] nadie cede.
            [one] cae una figura de { $enemy }.
           *[other] caen { $enemy_lost_said } figuras de { $enemy }.
        }
        [one] { $enemy_lost ->
            [0] cae una figura de { $unit }.
            [one] cae una figura de cada lado.
           *[other] caen una figura de { $unit } y { $enemy_lost_said } de { $enemy }.
        }
       *[other] { $enemy_lost ->
            [0] caen { $unit_lost_said } figuras de { $unit }.
            [one] caen { $unit_lost_said } figuras de { $unit } y una de { $enemy }.
           *[other] caen { $unit_lost_said } figuras de { $unit } y { $enemy_lost_said } de { $enemy }.
        }
    }

## Moral

story-stands = Aguanta la moral de { $units }.
story-wavers =
    Flaquea la moral de { $units }: { $count ->
        [one] un marcador.
       *[other] un marcador para cada unidad.
    }
story-flees =
    Se hunde la moral de { $units }: { $count ->
        [one] la unidad huye y abandona la mesa.
       *[other] las unidades huyen y abandonan la mesa.
    }
story-rallies = { $leader } reagrupa a { $units }.
story-fails-to-rally = { $leader } intenta en vano reagrupar a { $units }.

## Momentos decisivos

# $step: el paso; $told: qué pasó; $before, $after: la parte de $red, en tanto por ciento; $chance: en palabras.
story-turns-with-dice = { $told } Probabilidad de unos dados así: { $chance }. La parte de { $red } en la fuerza restante pasa del { $before } al { $after }.
story-turns = { $told } La parte de { $red } en la fuerza restante pasa del { $before } al { $after }.

## Gráficos

story-chart-balance = Parte de { $red } en la fuerza restante, al acabar cada turno
story-chart-balance-alt = Puntos de las figuras que siguen en juego: del { $first } al empezar al { $last } al acabar.
story-chart-losses = Bajas de { $side }, por turnos
story-chart-losses-alt = En total { $count ->
        [one] una figura perdida.
       *[other] { $count } figuras perdidas.
    }
story-chart-turn = Turno { $turn }
story-chart-start = Al empezar
# $count: cuántos dados; $mean: su media.
story-chart-dice = Caras de los { $count } dados de la batalla (media { $mean })
story-chart-dice-alt = Lo normal es que cada cara salga una de cada seis veces: { $each } de cada una.

## Salvaciones, embarcaciones, piezas, incendios, obras

story-saves =
    { $tried ->
        [one] { $saved ->
            [0] Falla la salvación de { $unit }.
           *[other] Una salvación libra a { $unit } del impacto.
        }
       *[other] Salvaciones de { $unit }: { $saved ->
            [0] ninguna
           *[other] { $saved_said }
        } de { $tried_said }.
    }
story-vessel-hit =
    { $hits ->
        [one] Un impacto
       *[other] { $hits_said } impactos
    } de { $by } en { $vessel }.
story-gun-failed =
    El arma de { $gun } { $fault ->
        [jammed] se encasquilla: no dispara el próximo turno.
       *[broken] queda inservible para toda la batalla.
    }
story-fire-lit = Arde { $place }: el fuego lo ha prendido { $unit }.
story-fire-failed =
    { $count ->
        [one] Un intento
       *[other] { $count_said } intentos
    } de { $unit } de prender fuego, pero nada arde.
# $eighth: la dirección en octavos de vuelta desde el norte, como las agujas del reloj.
story-wind = Se levanta viento: sopla hacia el { $eighth ->
        [0] norte
        [1] nordeste
        [2] este
        [3] sudeste
        [4] sur
        [5] sudoeste
        [6] oeste
       *[7] noroeste
    } el resto de la batalla.
story-lost-in-flames =
    { $count ->
        [one] Una figura de { $unit } muere
       *[other] { $count_said } figuras de { $unit } mueren
    } entre las llamas.
story-at-work = { $count ->
        [one] Una figura de { $unit } llega
       *[other] { $count_said } figuras de { $unit } llegan
    } a las obras.
story-over-work = { $count ->
        [one] Una figura de { $unit } trepa
       *[other] { $count_said } figuras de { $unit } trepan
    } por encima de las obras.
# De cuál de las dos maneras acabó.
story-gave-up = rendición de { $loser }
story-none-left = no quedan en la mesa unidades combatientes de { $loser }
# $fell: si la figura cayó (yes, no).
story-trap = Una figura de { $unit } pisa una trampa de estacas { $fell ->
        [yes] y cae en ella.
       *[no] y se libra.
    }
story-dummy = Una figura de { $unit } se detiene ante una trampa que resulta fingida.
story-breach =
    Impacto de { $by } en el muro, { $open ->
        [yes] que cede: hay brecha.
       *[no] que aguanta.
    }
story-attendant =
    { $count ->
        [one] Un ayudante muere
       *[other] { $count_said } ayudantes mueren
    } en lugar de { $leader }.
story-rode-away =
    { $count ->
        [one] Un jinete de { $unit } escapa { $inches }″
       *[other] { $count_said } jinetes de { $unit } escapan { $inches }″
    } al galope.
story-embarked =
    { $way ->
        [ashore] { $count ->
            [one] Una figura de { $unit } desembarca
           *[other] { $count_said } figuras de { $unit } desembarcan
        } de { $vessel }.
       *[aboard] { $count ->
            [one] Una figura de { $unit } embarca
           *[other] { $count_said } figuras de { $unit } embarcan
        } en { $vessel }.
    }
story-left-table =
    { $count ->
        [one] Una figura de { $unit } sale
       *[other] { $count_said } figuras de { $unit } salen
    } de la mesa por el lado opuesto.
story-spared =
    { $by ->
        [none] Sin test de moral para { $unit }.
       *[other] { $by } libra a { $unit } de un test de moral.
    }
story-bewitched =
    { $how ->
        [immune] { $by } lanza un hechizo a { $unit }, sin efecto.
       *[other] { $by } lanza un hechizo a { $unit }, que debe hacer un test de moral más.
    }
story-gives-up = { $side } se rinde.
story-vessel-failed = Cunde el miedo a bordo de { $vessel }, pero el combate sigue.
