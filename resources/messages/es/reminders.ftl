### Recordatorios de cada paso del turno: solo los que esta batalla necesita.

## Llegadas

reminders-arrivals-arrive-01 = Desde el turno 4, cada unidad que espera fuera tira para llegar.
reminders-arrivals-arrive-05 = Quien llega se pone a 3 pulgadas o menos del borde, en su mitad de la mesa.
reminders-arrivals-arrive-06 = Nadie llega a 12 pulgadas o menos de un Explorador enemigo.
reminders-arrivals-trait-16 = Con un Genio Organizativo se llega con 3 o más.
reminders-arrivals-arrive-04 = En un Encuentro se sortea cada turno quién tira y coloca primero.
reminders-arrivals-scen-19 = De la columna entra una unidad o figura por turno, en el orden escrito.

## Movimiento

reminders-units-trait-15 = El Genio Organizativo puede mover antes que sus unidades, en vez de una de ellas.
reminders-units-scout-02 = El Explorador puede mover ahora, como si fuera una unidad, o después con los independientes.
reminders-units-scout-09 = Un Explorador puede guiar a una unidad en fila india a su propia velocidad.
reminders-units-ambush-08 = Una emboscada se descubre si un enemigo llega a 2 pulgadas.
reminders-units-ambush-10 = Un Explorador o un Líder Astuto Diablo descubre las emboscadas a 8 pulgadas.
reminders-units-dark-02 = A oscuras todo el mundo mueve como en terreno difícil.
reminders-units-break-10 = Para separarse hay que mover antes que la unidad del enemigo.
reminders-units-break-01 = Las tropas montadas que no han movido pueden evadirse de quien la ataca a pie.
reminders-units-reload-03 = Quien mueve no recarga; girar en el sitio no lo impide.
reminders-units-gun-10 = Una pieza de Artillería que mueve o gira no dispara este turno.
reminders-units-gun-11 = Una Ametralladora que mueve o gira no dispara este turno.
reminders-units-troop-25 = Los Regulares Montados que montan o desmontan cuentan como si hubieran movido.
reminders-units-gun-21 = En un río, la Cañonera que ha movido tira 2D6: con 2 o 12 encalla.
reminders-units-boat-10 = Embarcar o desembarcar lleva el turno entero, sin disparar.
reminders-units-fire-09 = De lo que arde hay que salir antes de que acabe la Fase de Movimiento del turno siguiente.
reminders-units-fire-11 = En lo que arde no entra nadie.
reminders-units-fort-08 = Trepar una fortificación lleva un turno entero, estando ya en contacto con ella.
reminders-units-barr-06 = Una barricada frena el movimiento como una fortificación.
reminders-units-trap-06 = Quien pisa el marcador de una trampa se detiene, y su dueño dice si es de verdad.
reminders-units-temba-11 = Los muros intactos de una temba ni se cruzan ni se combate a través de ellos.
reminders-units-terr-39 = En la marisma con cocodrilos cada figura tira: con un 1 se pierde.
reminders-units-terr-51 = Quien vadea el río tira una vez por los cocodrilos.
reminders-units-terr-14 = El sendero de un kopje se sube y se baja en fila india.
reminders-units-scen-29 = El atacante busca salir por el lado corto opuesto; di quién sale de la mesa.

## Figuras independientes y Bagaje

reminders-independents-lead-14 = Los ayudantes mueven con su Líder y a su velocidad.
reminders-independents-turn-08 = El Bagaje mueve ahora, como una sola unidad.

## Disparos

reminders-shooting-dark-03 = A oscuras no se ve ni se dispara a más de 6 pulgadas.
reminders-shooting-smoke-03 = El humo de un incendio tapa del todo la línea de visión.
reminders-shooting-reload-01 = Quien usa avancarga y ha disparado tiene que recargar un turno antes de volver a hacerlo.
reminders-shooting-troop-02 = Un Hombre Blanco alcanzado se salva con 4 o más, según quién dispare.
reminders-shooting-bearer-05 = Con su Portador de Armas a 1 pulgada, un Hombre Blanco dispara dos veces.
reminders-shooting-bearer-07 = No se puede disparar a un Portador de Armas si su Hombre Blanco está más cerca.
reminders-shooting-lead-16 = En vez de un Líder alcanzado se puede retirar a un ayudante que esté a 2 pulgadas.
reminders-shooting-trait-12 = El Poderoso Guerrero suma 1 a sus disparos.
reminders-shooting-gun-02 = Si un cañón da en el blanco, tira por cada figura a 2 pulgadas, amiga o enemiga.
reminders-shooting-gun-09 = Una pieza de Artillería alcanzada se salva con 4 o más.
reminders-shooting-gun-14 = Los blancos de una Ametralladora tienen que estar a 6 pulgadas o menos del primero, y a ninguno se le dispara dos veces.
reminders-shooting-gun-16 = Más unos que seises en el turno encasquillan la Ametralladora.
reminders-shooting-gun-29 = Contra una Cañonera, un impacto de cañón cuenta como 10 y cualquier otro como 1.
reminders-shooting-boat-14 = Un 6 de un Hombre Blanco, un cañón o una Ametralladora agujerea la canoa.
reminders-shooting-troop-18 = Los Lanceros Montados se salvan de flechas y jabalinas, no de armas de fuego.
reminders-shooting-shoot-16 = A un Pigmeo en cobertura se le dispara con otro −1.
reminders-shooting-shoot-23 = Quien arroja jabalinas no dispara si acaba en contacto.
reminders-shooting-shoot-27 = A quien lleva en cuerpo a cuerpo todo el turno no se le dispara.
reminders-shooting-shoot-12 = −1 contra quien se ha movido al contacto este turno.
reminders-shooting-shoot-19 = −1 a quien dispara desde detrás de una fortificación.
reminders-shooting-barr-03 = Disparar desde detrás de una barricada no tiene penalización.
reminders-shooting-temba-15 = Quien defiende una temba se salva con 3 o más, salvo de cañones.
reminders-shooting-bag-06 = Al Bagaje no se le dispara.
reminders-shooting-std-06 = El estandarte se ve por encima de la gente y la hierba alta, pero a quien lo lleva no se le dispara así.
reminders-shooting-fire-01 = Líderes, Brujos, Exploradores y quien lleve arma de fuego pueden prender el poblado o la hierba alta que toquen.
reminders-shooting-terr-18 = No se ve a través de más de 1 pulgada de jungla.
reminders-shooting-terr-20 = No se ve a través de más de 4 pulgadas de hierba alta.
reminders-shooting-terr-30 = Dentro del poblado se ve a 3 pulgadas.
reminders-shooting-terr-24 = El terreno rocoso cubre solo a quien va a pie.
reminders-shooting-terr-26 = Cultivos y marismas cubren solo a pie, a más de 8 pulgadas y sin moverse.

## Marcadores de humo

reminders-reloading-bag-07 = El Bagaje tocado por el enemigo al acabar los disparos queda capturado.
reminders-reloading-turn-11 = Quien ha pasado el turno entero recargando pierde su marcador de humo.

## Cuerpo a cuerpo

reminders-melee-melee-04 = Contra una figura combaten dos como mucho; primero se empareja uno a uno.
reminders-melee-melee-10 = −1 a quien acaba de trepar una fortificación.
reminders-melee-trait-12 = El Poderoso Guerrero suma 1 en cuerpo a cuerpo.
reminders-melee-troop-04 = En cuerpo a cuerpo los Hombres Blancos no se salvan.
reminders-melee-lead-15 = Los ayudantes no luchan; solo caen en lugar de su Líder.

## Moral

reminders-morale-trait-09 = La unidad del Líder Carismático no hace test hasta perder más de la mitad.
reminders-morale-trait-10 = Las unidades propias a 4 pulgadas del Disciplinario pueden saltarse un test por turno.
reminders-morale-std-04 = Cada Abanderado puede anular un test a una unidad suya que lo vea a 18 pulgadas.
reminders-morale-std-05 = El estandarte y el Disciplinario no pueden anular dos tests de una misma unidad en un turno.
reminders-morale-witch-06 = El Brujo puede esperar a que el rival acabe sus tests para elegir a quién hechiza.
reminders-morale-witch-07 = Hay tropas a las que el Brujo no asusta: Hombres Blancos, Regulares, Espadachines, Pigmeos, cañones.
reminders-morale-morale-05 = Una emboscada de Pigmeos obliga a un test más.
reminders-morale-ambush-11 = La unidad que tenga figuras a 8 pulgadas de una emboscada descubierta hace un test.
reminders-morale-morale-17 = La unidad con marcador que falla otro test se rompe.
reminders-morale-morale-11 = El Bagaje capturado obliga a todo su ejército a un test.
reminders-morale-morale-12 = El poblado en llamas obliga a todo el ejército defensor a un test.
reminders-morale-gun-30 = Una Cañonera hace un test por cada 20 impactos acumulados.
reminders-morale-boat-12 = Un dhow hace un test por cada 5 impactos.

## Reagrupamiento

reminders-rallying-lead-09 = El Líder reagrupa a una unidad con alguna figura a 6 pulgadas de él.
reminders-rallying-lead-12 = Reagrupa aunque haya disparado o combatido.
reminders-rallying-trait-11 = El Elocuente reagrupa con 2 o más.

## Victoria

reminders-victory-scen-15 = Pierde quien no tenga unidades combatientes en la mesa.
reminders-victory-scen-33 = Desde el turno 3 el atacante pierde si ha perdido todo lo que ha entrado.
reminders-victory-scen-42 = Dos turnos completos en el poblado o campamento sin oposición dan la victoria.
reminders-victory-scen-53 = El atacante tiene 10 turnos para capturar dos elementos de Bagaje.
