### Reglas especiales tal como las necesita una hoja de unidad: con palabras nuestras, y al lado su página.
### ″ es siempre una pulgada: en partidas en centímetros se cambia por cm. $needs: lo que hay que sacar en 1D6.

## Salvaciones y compañía

special-white-man-save-title = Salvación { $needs }+
special-white-man-save = Se libra con { $needs }+ de un disparo que no sea de otro Hombre Blanco, Regular, Ametralladora, cañón o Cañonera. En cuanto muere un Hombre Blanco de cualquier bando, por disparo o cuerpo a cuerpo, la pierden todos.
special-lancer-save-title = Salvación { $needs }+
special-lancer-save = Se libra con { $needs }+ de los disparos de arqueros, Jinetes, Guerreros Ágiles y Lanceros Ágiles; no de los de armas de fuego ni en cuerpo a cuerpo.
special-crew-title = Dotación, salvación { $needs }+
special-crew = La pieza y sus servidores son una sola figura. Se libra de un disparo con { $needs }+.
special-two-shots-title = Portador de Armas
special-two-shots = Con su Portador de Armas a 1″ o menos, el Hombre Blanco dispara dos veces por turno. El Portador de Armas no dispara, y no puede ser elegido como blanco si su Hombre Blanco está más cerca del tirador.

## Disparo

special-reload-title = Recarga
special-reload = Tras disparar, la figura pasa un turno entero recargando: puede girar en el sitio, pero no mover ni disparar, y en cuerpo a cuerpo no recarga.
special-two-ranks-title = Doble fila
special-two-ranks = Tras una fortificación o en una temba, la figura pegada por detrás releva a la que ha disparado sin que cuente como mover: una dispara con su bonificación mientras la otra recarga.
special-moving-fire-title = Dispara en movimiento
special-moving-fire = No tiene bonificación que perder: mueve o gira y dispara sin penalización.
special-agile-title = Escaramuza
special-agile = No dispara el turno en que acaba el movimiento en cuerpo a cuerpo.
special-over-works-title = Por encima de la obra
special-over-works = Contra figuras que disparan tras una fortificación conserva su bonificación; la deducción por cobertura sí cuenta.
special-fire-arrows-title = Flechas incendiarias
special-fire-arrows = A 4″ o menos puede tirarlas al techo de una temba: si acierta, prende con un 6.
special-splash-title = Metralla
special-splash = Si acierta, toda otra figura a 2″ o menos del blanco (ayudantes sí, bagaje no) cae con un 6, aunque esté en cobertura. La salva un muro macizo o una cresta de por medio.
special-any-target-title = Blanco libre
special-any-target = Tira a cualquier blanco. Desde una Colina, Kopje o Escarpadura, o hacia ellas, dispara por encima de figuras a ras de suelo que queden al menos a 12″ de la pieza y del blanco.
special-rapid-fire-title = Seis disparos
special-rapid-fire = Hasta seis por turno, uno por figura como mucho; todos los blancos a la vista y a 6″ o menos del primero.
special-jams-title = Se encasquilla
special-jams = Si saca más unos que seises no dispara el turno siguiente; con tres unos o más en un turno queda inservible.
special-gun-stays-title = Emplazada
special-gun-stays = No dispara el turno en que mueve o gira. No va por terreno difícil ni entra en marismas.
special-never-moves-title = Inmóvil
special-never-moves = No cambia de sitio en todo el juego. Puede girar, pero no el turno en que dispara.

## Cañonera

special-gunboat-fire-title = Dos cañones
special-gunboat-fire = Dispara dos veces por turno en cualquier dirección, al mismo blanco o a dos. Si mueve, dispara sin bonificación.
special-gunboat-hits-title = Impactos
special-gunboat-hits = No sufre bajas. Se suman 10 por cada impacto de Artillería o Cañonera y 1 por cada otro; al llegar a 20 y a cada múltiplo hace un test de moral. Tras fallar dos, se retira.
special-gunboat-waters-title = Aguas
special-gunboat-waters = Mar, gran lago o río de 6″ o más. Aguas arriba mueve como en cobertura. Cada turno que mueve por un río tira 2D6: con 2 o 12 queda encallada, aunque sigue disparando.
special-gunboat-apart-title = Inabordable
special-gunboat-apart = No se la aborda ni se la ataca cuerpo a cuerpo. No se la reagrupa ni admite un Líder.
special-gunboat-carries-title = Pasaje
special-gunboat-carries = Lleva 15 figuras: Hombres Blancos, Regulares, Soldados, Askaris de ambas clases, Abanderados, Portadores de Armas o ayudantes; cada pieza ocupa 5 plazas. Embarcar o desembarcar lleva un turno entero sin disparar.
special-goes-aboard-title = Pasaje
special-goes-aboard = Puede viajar en la Cañonera.

## Montados

special-dismounts-title = A caballo o a pie
special-dismounts = Lucha con la fila que le toque. El turno en que desmonta dispara como figura a pie pero sin bonificación, y como blanco aún cuenta como montada.
special-evades-title = Evasión
special-evades = Si la toca un enemigo a pie y aún no ha movido, puede alejarse en línea recta todo lo que tire; ese turno no dispara ni acaba en contacto con otro enemigo. No vale en terreno difícil.
special-mounted-title = Monturas
special-mounted = No entran en marismas, ni cruzan ni defienden fortificaciones. Nunca son un blanco dispersado.

## Emboscadas, fuego, moral

special-pygmy-target-title = Blanco pequeño
special-pygmy-target = Si acaba el movimiento en cobertura, quien le dispara resta 1 más.
special-pygmy-ambush-title = Emboscada de Pigmeos
special-pygmy-ambush = Las unidades que sorprende a 8″ o menos hacen un test de moral de más.
special-ambush-rocks-title = Emboscada
special-ambush-rocks = No solo en Jungla, Hierba Alta o Barranco: también en Terreno Rocoso, o tras una Colina, Escarpadura o similar que la tape de toda la línea base enemiga.
special-sets-fire-surely-title = Prende fuego con 4+
special-sets-fire-surely = A un Poblado o a Hierba Alta que toque durante los disparos, si ese turno ni dispara ni lucha.
special-sets-fire-title = Prende fuego con 5+
special-sets-fire = A un Poblado o a Hierba Alta que toque durante los disparos, si ese turno ni dispara ni lucha.
special-immune-title = Inmune a los Brujos
special-immune = Los hechizos no le afectan.
special-mixed-title = Unidad mixta
special-mixed = Es una sola unidad: mueve y hace los tests de moral junta; cada figura dispara y lucha con su fila.
special-two-kinds-title = Dos clases de Askaris
special-two-kinds = Tienen que distinguirse a simple vista: unos recargan y otros no.
# $works: obras, unidas con «o».
special-behind-works-title = Tras una obra
special-behind-works = Tiene que desplegarse detrás de { $works }.

## El Líder

special-rally-title = Reagrupar { $needs }+
# $allies: cuántos contingentes aliados hay.
special-rally =
    { $allies ->
        [0] Una vez por turno, tras los tests de moral, a una unidad con alguna figura a 6″ o menos: con { $needs }+ le quita un marcador, aunque él haya disparado o esté luchando.
       *[other] Una vez por turno, tras los tests de moral, a una unidad propia o aliada con alguna figura a 6″ o menos: con { $needs }+ le quita un marcador, aunque él haya disparado o esté luchando.
    }
special-attendants-title = Ayudantes
special-attendants = No luchan. Si un impacto fuera a matar al Líder, puede caer en su lugar uno que esté a 2″ o menos.
special-attendants-or-save-title = Ayudante o salvación
special-attendants-or-save = Alcanzado por un disparo, elige entre perder un ayudante y tirar su salvación; si la tira y falla, muere. Los ayudantes no tienen salvación.
special-leader-target-title = Blanco libre
special-leader-target = Dispara al blanco que quiera.
special-loss-title = Si cae
# $whose: qué unidades lo sienten: army las de todo el ejército, own las propias, contingent las de su contingente.
special-loss =
    { $whose ->
        [own] Hace test de moral toda unidad propia, no las aliadas, que esté a 18″ o menos, aunque no lo vea.
        [contingent] Hace test de moral toda unidad de su contingente que esté a 18″ o menos, aunque no lo vea.
       *[army] Hace test de moral toda unidad de su bando que esté a 18″ o menos, aunque no lo vea.
    }
special-trait-charismatic =
    { $allies ->
        [0] Al empezar puede unirse a una de sus unidades, y con ella sigue hasta el final. Si la unidad se rompe, él se queda y puede unirse a otra; si la eliminan entera, ya no.
       *[other] Al empezar puede unirse a una de sus unidades (no aliada), y con ella sigue hasta el final. Si la unidad se rompe, él se queda y puede unirse a otra; si la eliminan entera, ya no.
    } Mientras la unidad, contándolo a él pero no a los ayudantes, no baje de la mitad de su fuerza, no hace tests de moral y es inmune a los Brujos.
special-trait-disciplinarian =
    { $allies ->
        [0] Cada turno, toda unidad suya con alguna figura a 4″ o menos puede ignorar un test de moral.
       *[other] Cada turno, toda unidad suya (no aliada) con alguna figura a 4″ o menos puede ignorar un test de moral.
    }
special-trait-eloquent =
    { $allies ->
        [0] Reagrupa con 2+ en vez de 4+.
       *[other] Reagrupa con 2+ en vez de 4+, también a los aliados.
    }
special-trait-mighty-warrior = Suma 1 a todas sus tiradas de disparo y de cuerpo a cuerpo.
special-trait-cunning-devil = Descubre emboscadas a 8″ en vez de a 2″. Puede poner en emboscada una unidad más de las que admita el escenario.
special-trait-organizing-genius =
    { $allies ->
        [0] En la fase de movimiento puede mover su figura antes que sus unidades: el rival tiene que mover antes una más. Sus refuerzos llegan con 3+ en vez de 5+.
       *[other] En la fase de movimiento puede mover su figura antes que sus unidades: el rival tiene que mover antes una más. Sus refuerzos, aliados también, llegan con 3+ en vez de 5+.
    }

## Independientes

special-standard-title = Estandarte
special-standard = Cada turno, una unidad con alguna figura a 18″ o menos y a la vista anula un test de moral; no si ya usa un Disciplinario.
special-standard-seen-title = A la vista
special-standard-seen = Se ve por encima de figuras y de Hierba Alta, aunque por ahí no se le dispara; no a través de lo que corta la visual.
special-standard-allied-title = Solo los suyos
special-standard-allied = Vale únicamente para las unidades de su contingente.
special-standard-own-title = No los aliados
special-standard-own = No vale para las unidades aliadas.
special-spells-title = Hechizo
special-spells = Cada turno, a una unidad enemiga a la vista y a 18″ o menos: hace un test de moral de más. Puede esperar a que el rival resuelva los suyos.
special-spells-immune-title = Quién es inmune
special-spells-immune = Hombres Blancos, Regulares (también montados), Espadachines, Pigmeos, Artillería, Ametralladoras, Cañoneras y la unidad de un Líder Carismático que no baje de la mitad.
special-scout-finds-title = Descubre emboscadas
special-scout-finds = A 8″ o menos (los demás, a 2″), aunque no las vea: se ponen en la mesa al momento.
special-scout-bars-title = Cierra el paso
special-scout-bars = El enemigo no coloca refuerzos a 12″ o menos de él.
special-scout-save-title = Salvación { $needs }+
special-scout-save = Se libra de un disparo con { $needs }+.
special-scout-moves-title = Por su cuenta
special-scout-moves = Puede mover en la fase principal, como si fuera una unidad.
special-scout-guides-title = Guía
special-scout-guides = Una unidad (ni Artillería ni Ametralladoras) o hasta 4 elementos de bagaje que lo sigan en fila india mueven a su velocidad, si ese turno no disparan ni llegan a 6″ o menos del enemigo.

## Obras y bagaje

special-work-field-fortification-in-title = Fortificación
special-work-field-fortification-in = Se coloca al principio y corta la visual, salvo a quien la toca. Solo la cruzan y la defienden figuras a pie. Quien llega a ella se para y trepa otro turno; al acabar de trepar o al luchar contra quien está detrás resta 1. Quien dispara desde ella resta 1; quien le dispara pierde su bonificación (no los arcos ni las armas arrojadizas) y resta 1 por cobertura (no la Artillería ni las Cañoneras).
special-work-barricade-in-title = Barricada
special-work-barricade-in = Como una fortificación, pero desde ella se dispara sin restar, también con Ametralladora (no Artillería); el atacante no resta en cuerpo a cuerpo, y quien dispara contra ella conserva su bonificación.
special-work-tembas-title = Temba
special-work-tembas = Cuatro habitaciones y un patio, hasta 30 figuras: disparan cinco por muro exterior y dos por muro del patio. Por un muro intacto ni se pasa ni se lucha. Solo se dispara, con armas de fuego, a quien dispara desde ella: cuenta como tras una fortificación y se libra con 3+, salvo de Artillería y Cañoneras. Se toma abriendo brecha a cañonazos, por el techo o con fuego.
special-work-stake-traps-title = Trampas de Estacas
special-work-stake-traps = La figura que pisa el marcador se detiene y se declara si es real. Si lo es, se libra con 3+ un Explorador, con 4+ un Pigmeo y con 5+ los demás (de noche, con 6); quien falla queda eliminado.
special-work-dummy-traps-title = Trampas fingidas
special-work-dummy-traps = La figura que pisa el marcador se detiene también; después se declara que es fingida.
special-baggage-title = Bagaje
special-baggage = Se despliega y mueve como una unidad. No lucha, no hace tests y no se le dispara; no entra en marismas. Un enemigo en contacto al acabar los disparos captura un elemento, uno por figura, y todas las unidades propias en la mesa hacen un test. Velocidad, que el libro no da: D6+2 en abierto, D6−2 en cobertura.
