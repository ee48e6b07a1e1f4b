### Lo que se imprime de Dark Kingdoms: nuestras cartas, piezas, mapa y cartones, y la hoja de referencia.

kingdomsprint-badge = Conjunto propio
kingdomsprint-title = Dark Kingdoms
kingdomsprint-reference = Hoja de referencia
kingdomsprint-sequence = La ronda paso a paso, con los apartados del reglamento
kingdomsprint-cards = Dark Kingdoms: cartas de Fama y de Britania
kingdomsprint-fame = Fama
kingdomsprint-resources = Dark Kingdoms: cartas de materia
kingdomsprint-resources-intro = Dieciocho de cada materia. Todas menos el oro valen +1 en un combate donde se produce esa materia (11.2).
kingdomsprint-pieces = Dark Kingdoms: fichas
kingdomsprint-pieces-intro = Ejércitos, poblados, fortalezas, barcos y marcadores de los cuatro pueblos. Los marcadores bajo un ejército son sus demás tropas.
kingdomsprint-map = Dark Kingdoms: el mapa
# $count: cuántos territorios.
kingdomsprint-map-alt = Un mapa de Britania con { $count } territorios, cada uno con su nombre, su materia y los escudos de los pueblos.
kingdomsprint-key = Nombre sobre fondo oscuro: rojo; sobre fondo claro: negro. Dibujos: lo que da; un escudo: quién puede empezar ahí; un barco: un puerto, y la línea de puntos es la ruta de los barcos. Sombreados: inaccesibles a tres jugadores.
kingdomsprint-part = Recorta una de las dos páginas que se juntan por el marco y ponla sobre la otra: tienen una franja en común. Las fichas son de 15 mm.
kingdomsprint-mats = Dark Kingdoms: cartones de los jugadores
kingdomsprint-mat-britons = Los britones
kingdomsprint-mat-saxons = Los sajones
kingdomsprint-mat-angles = Los anglos
kingdomsprint-mat-jutes = Los jutos
kingdomsprint-leader-britons = al mando de Vortigern
kingdomsprint-leader-saxons = al mando de Cerdic
kingdomsprint-leader-angles = al mando de Eomer
kingdomsprint-leader-jutes = al mando de Hengist
kingdomsprint-wins = Batallas ganadas
kingdomsprint-buy = Acción
kingdomsprint-cost = Coste
kingdomsprint-points = PV
kingdomsprint-buy-troop = Reclutar una tropa
kingdomsprint-buy-settlement = Construir un poblado
kingdomsprint-buy-fortress = Construir una fortaleza
kingdomsprint-buy-ship = Construir un barco
kingdomsprint-buy-peasants = Reclutar campesinos, sin ejércitos
kingdomsprint-buy-resource = Comprar una materia
kingdomsprint-buy-die = Añadir un dado de producción
kingdomsprint-buy-sale = Deshacerse de un poblado o un barco
kingdomsprint-buy-battle = Ganar una batalla
kingdomsprint-part-set-up = Preparación
kingdomsprint-part-round = La ronda
kingdomsprint-part-production = Producción y tributo
kingdomsprint-part-turn = El turno: gastar
kingdomsprint-part-movement = El turno: mover y atacar
kingdomsprint-part-battle = Batalla
kingdomsprint-part-retreat = Retirada
kingdomsprint-part-settlement = Ataque a un poblado
kingdomsprint-part-plunder = Saqueo
kingdomsprint-part-siege = Asedio
kingdomsprint-part-fame = Cartas de Fama
kingdomsprint-part-end = Fin del juego

## El informe de una partida. $rounds, $count cuántas rondas, jugadores; $needed los puntos que pide la victoria.

kingdomsprint-story = Informe de una partida
kingdomsprint-story-subtitle = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
    }, { $count } jugadores
kingdomsprint-story-set = Se jugó con
kingdomsprint-story-won = Ganó
kingdomsprint-story-numbers = La partida en números
kingdomsprint-story-round = Puntos tras la ronda
kingdomsprint-story-points = Puntos de victoria (hacen falta { $needed } y ganar un combate)
kingdomsprint-story-income = Cartas de materia por producción y tributo
