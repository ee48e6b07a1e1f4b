### Dónde está algo en un ejército.

# $number: qué unidad, desde 1; $name: su nombre; $named: si lo tiene (yes, no).
place-unit =
    { $named ->
        [yes] unidad { $number } «{ $name }»
       *[no] unidad { $number }
    }
place-allied-unit =
    { $named ->
        [yes] unidad aliada { $number } «{ $name }»
       *[no] unidad aliada { $number }
    }
# $ally: de qué contingente, desde 1.
place-unit-of-ally =
    { $named ->
        [yes] unidad { $number } «{ $name }» del contingente aliado { $ally }
       *[no] unidad { $number } del contingente aliado { $ally }
    }
# $number: qué contingente, desde 1; $several: si hay más de uno (yes, no).
place-ally =
    { $several ->
        [yes] contingente aliado { $number }
       *[no] aliados
    }
place-ally-list = lista
place-ally-people = pueblo
place-ally-standard-bearer = Abanderado
place-ally-units = unidades
# $whole: el todo, ya con su nombre; $part: una parte suya.
place-part = { $whole }, { $part }
place-army = ejército
place-units = unidades
place-allies = aliados
place-leader = líder
place-leader-name = nombre del líder
place-leader-troop = tropa del líder
place-leader-traits = características del líder
place-leader-attendants = ayudantes del líder
place-leader-gun-bearer = Portador de Armas del líder
place-independents = figuras independientes
place-independents-standard-bearer = Abanderado
place-independents-witch-doctor = Brujo
place-independents-scout = Explorador
place-works = fortificaciones y estratagemas
place-baggage = bagaje
place-baggage-elements = bagaje
place-points = puntos
place-year = año
place-people = pueblo
place-list = lista
place-mode = modo
place-role = papel
place-scenario = escenario
place-permissions = permisos
