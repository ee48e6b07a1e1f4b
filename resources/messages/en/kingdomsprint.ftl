### What is printed of Dark Kingdoms: our cards, pieces, map and boards, and the reference sheet.

kingdomsprint-badge = Our own set
kingdomsprint-title = Dark Kingdoms
kingdomsprint-reference = Reference sheet
kingdomsprint-sequence = A round step by step, with the sections of the rulebook
kingdomsprint-cards = Dark Kingdoms: Fame and Britannia cards
kingdomsprint-fame = Fame
kingdomsprint-resources = Dark Kingdoms: resource cards
kingdomsprint-resources-intro = Eighteen of each resource. All but gold are also a +1 in a combat where that resource is produced (11.2).
kingdomsprint-pieces = Dark Kingdoms: pieces
kingdomsprint-pieces-intro = Armies, settlements, fortresses, ships and markers of the four peoples. Markers under an army are its further troops.
kingdomsprint-map = Dark Kingdoms: the map
# $count: how many territories.
kingdomsprint-map-alt = A map of Britain with { $count } territories, each with its name, its resource and the shields of the peoples.
kingdomsprint-key = Name on a dark ground: red; on a light ground: black. Signs: what it yields; a shield: who may start there; a ship: a port, the dotted line is the ships’ way. Shaded: out of bounds with three players.
kingdomsprint-part = Trim one of two pages that meet along the frame and lay it over the other: they have a strip in common. The pieces are 15 mm.
kingdomsprint-mats = Dark Kingdoms: players’ boards
kingdomsprint-mat-britons = The Britons
kingdomsprint-mat-saxons = The Saxons
kingdomsprint-mat-angles = The Angles
kingdomsprint-mat-jutes = The Jutes
kingdomsprint-leader-britons = led by Vortigern
kingdomsprint-leader-saxons = led by Cerdic
kingdomsprint-leader-angles = led by Eomer
kingdomsprint-leader-jutes = led by Hengist
kingdomsprint-wins = Battles won
kingdomsprint-buy = Action
kingdomsprint-cost = Cost
kingdomsprint-points = VP
kingdomsprint-buy-troop = Recruit a troop
kingdomsprint-buy-settlement = Build a settlement
kingdomsprint-buy-fortress = Build a fortress
kingdomsprint-buy-ship = Build a ship
kingdomsprint-buy-peasants = Raise peasants, without an army
kingdomsprint-buy-resource = Buy a resource
kingdomsprint-buy-die = Add a production die
kingdomsprint-buy-sale = Give up a settlement or a ship
kingdomsprint-buy-battle = Win a battle
kingdomsprint-part-set-up = Setting up
kingdomsprint-part-round = The round
kingdomsprint-part-production = Production and tribute
kingdomsprint-part-turn = A turn: spending
kingdomsprint-part-movement = A turn: moving and attacking
kingdomsprint-part-battle = Battle
kingdomsprint-part-retreat = Retreat
kingdomsprint-part-settlement = Attacking a settlement
kingdomsprint-part-plunder = Plunder
kingdomsprint-part-siege = Siege
kingdomsprint-part-fame = Fame cards
kingdomsprint-part-end = End of the game

## The report of a game. $rounds, $count how many rounds, players; $needed the points that a victory needs.

kingdomsprint-story = Report of a game
kingdomsprint-story-subtitle = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
    }, { $count } players
kingdomsprint-story-set = Played with
kingdomsprint-story-won = Won by
kingdomsprint-story-numbers = The game in numbers
kingdomsprint-story-round = Points after round
kingdomsprint-story-points = Victory points ({ $needed } and a combat won are needed)
kingdomsprint-story-income = Resource cards from production and tribute
