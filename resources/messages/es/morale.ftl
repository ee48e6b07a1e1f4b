### Test de moral (pág. 28). $unit: la unidad que hace el test; $inches: a qué distancia ocurrió; $reach: hasta dónde cuenta.

morale-die = 1D6 para un test de moral

## Qué obliga a un test. $casualties de $figures al comenzar el turno; $threshold: cuántas obligan a un test.

morale-casualties =
    { $casualties ->
        [one] { $casualties } baja
       *[other] { $casualties } bajas
    } de { $figures ->
        [one] { $figures } figura
       *[other] { $figures } figuras
    } este turno: un test a partir de { $threshold }
morale-more-casualties =
    { $casualties ->
        [one] { $casualties } baja
       *[other] { $casualties } bajas
    } de { $figures ->
        [one] { $figures } figura
       *[other] { $figures } figuras
    } este turno: otro test a partir de { $reached }
morale-ambush = se activó una emboscada enemiga a { $inches }″, dentro de { $reach }″
morale-pygmy-ambush = había Pigmeos entre los emboscados a { $reach }″ o menos
morale-friend-destroyed = el fin de { $friend }, a la vista y dentro de { $reach }″
morale-friend-fled = la huida de { $friend }, a la vista y dentro de { $reach }″
morale-leader-lost = el Líder fue eliminado a { $inches }″, dentro de { $reach }″
morale-standard-bearer-lost = el Abanderado fue eliminado a { $inches }″, dentro de { $reach }″
morale-witch-doctor-lost = el Brujo fue eliminado a { $inches }″, dentro de { $reach }″
morale-baggage-captured =
    { $elements ->
        [one] fue capturado un elemento de Bagaje del ejército: un test, esté donde esté la unidad
       *[other] fueron capturados { $elements } elementos de Bagaje del ejército: un test en el turno, esté donde esté la unidad
    }
morale-village-burnt = fue incendiado un poblado de la fuerza defensora: un test, esté donde esté la unidad
morale-own-village-burnt = la fuerza defensora incendió su propio poblado: un test, esté donde esté la unidad
morale-spell = { $by } lanzó un hechizo a la unidad
# $hits: los impactos de toda la partida; $every: un test cada tantos.
morale-vessel-hits =
    { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    } en la partida: un test al llegar a { $reached }, y cada { $every }

## Qué no obliga, y por qué. $worth, $own_worth: puntos de la figura más cara perdida y de la más barata propia.

morale-too-few-casualties =
    { $casualties ->
        [one] { $casualties } baja
       *[other] { $casualties } bajas
    } de { $figures ->
        [one] { $figures } figura
       *[other] { $figures } figuras
    } este turno: por debajo de { $threshold } no hay test
morale-ambush-too-far = se activó una emboscada enemiga a { $inches }″: no hay test a más de { $reach }″
morale-another-ambush = otra emboscada dentro de { $reach }″: el test se hace una vez por turno
morale-friend-too-far = la pérdida de { $friend } a { $inches }″: no hay test a más de { $reach }″
morale-friend-worth-less = las figuras de { $friend } valían { $worth } puntos como mucho, y las de la unidad { $own_worth } o más: no hay test
morale-notable-too-far = cayó a { $inches }″: no hay test a más de { $reach }″
morale-standard-of-others = era el estandarte de otro contingente: no hay test
morale-baggage-eaten =
    { $elements ->
        [one] los cocodrilos se llevaron un elemento de Bagaje: no hay test
       *[other] los cocodrilos se llevaron { $elements } elementos de Bagaje: no hay test
    }
morale-village-of-the-attacker = solo cuentan los poblados del defensor: no hay test
morale-spell-immune = { $by } lanzó un hechizo a la unidad, que es inmune: no hay test

## Quién no hace nunca el test.

morale-never-leader = { $unit }: es un Líder que va solo, y no hace tests de moral.
morale-never-standard-bearer = { $unit }: es un Abanderado, y no hace tests de moral.
morale-never-witch-doctor = { $unit }: es un Brujo, y no hace tests de moral.
morale-never-scout = { $unit }: es un Explorador, y no hace tests de moral.
morale-never-baggage = { $unit }: es Bagaje, y no hace tests de moral.
morale-never-gunboat = { $unit }: es una Cañonera, que solo hace tests por los impactos que recibe.
morale-never-dhow = { $unit }: es un dhow, que solo hace tests por los impactos que recibe.
morale-never-not-on-table = { $unit }: no está en la mesa, así que no hace tests de moral.
morale-never-nobody-left = { $unit }: ya no quedan figuras que hagan el test.

## Qué impide hacer así los test.

morale-cancels-two = { $unit }: se anularían { $count } tests; a una unidad se le puede anular uno por turno, por el Líder o por un estandarte.
morale-broken-already = { $unit }: esta unidad se ha roto y ha dejado la mesa para siempre.
