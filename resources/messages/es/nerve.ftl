### Los tests de moral y el reagrupamiento de un turno (págs. 4-5, 10-11 y 28). $unit, $units, $who: por su nombre.

## Lo que falta. $count: cuántos; $reach: hasta dónde cuenta.

nerve-measure =
    { $count ->
        [one] antes de los tests hay que medir a quién alcanza una noticia del turno
       *[other] antes de los tests hay que medir a quién alcanzan { $count } noticias del turno
    }
# $of: quién emergió, se perdió, huyó o cayó; $who: si cayó un líder, un abanderado o un brujo.
nerve-ask-ambush = ¿qué unidades tenían alguna figura a { $reach }″ o menos de { $of } al salir de la emboscada? Posibles: { $units }
nerve-ask-destroyed = ¿qué unidades tienen alguna figura a { $reach }″ o menos de { $of }, eliminada, y la veían? Posibles: { $units }
nerve-ask-fled = la huida de { $of }, antes de retirar la unidad: ¿qué unidades tienen alguna figura a { $reach }″ o menos y la ven? Posibles: { $units }
nerve-ask-notable =
    { $who ->
        [leader] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Líder { $of }, aunque no lo vieran? Posibles: { $units }
        [standard_bearer] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Abanderado { $of }, aunque no lo vieran? Posibles: { $units }
       *[other] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Brujo { $of }, aunque no lo vieran? Posibles: { $units }
    }
nerve-tests =
    { $count ->
        [0] quedan tests de moral por resolver, sin dados
        [one] queda un test de moral por hacer
       *[other] quedan { $count } tests de moral por hacer, en el orden que se quiera
    }
nerve-owed =
    { $count ->
        [0] { $unit }: se le anula el test de moral que tenía que hacer
        [one] { $unit }: un test de moral por hacer
       *[other] { $unit }: { $count } tests de moral por hacer
    }
nerve-spells =
    { $count ->
        [one] { $who } puede lanzar su hechizo del turno, o guardárselo
       *[other] { $who } pueden lanzar su hechizo del turno, o guardárselo
    }
nerve-done = no queda ningún test de moral
nerve-rally =
    { $count ->
        [one] { $who } puede intentar reagrupar a una unidad: { $units }
       *[other] { $who } pueden intentar, cada uno, reagrupar a una unidad de las suyas: { $units }
    }
nerve-nobody-to-rally = no hay a quién reagrupar, o nadie que lo haga

## Qué impide hacerlo así.

nerve-not-in-morale = Los tests de moral se hacen todos juntos, después del cuerpo a cuerpo.
nerve-not-there = { $unit }: no está en la mesa.
nerve-of-the-other-army = { $unit }: no es del ejército de { $who }.
nerve-heard-already = Ya has dicho a quién alcanzó la noticia de { $of }.
nerve-seen-in-the-dark = { $unit }: estaba a { $inches }″ de { $of }, y a oscuras solo se ve a { $dark }″: no lo ha visto.
nerve-not-concerned = La noticia de { $of } no puede obligar a { $unit } a hacer un test.
nerve-no-test-to-cancel = { $unit }: no hay ningún test que se le pueda anular.
nerve-not-measured = Falta saber si la noticia de { $of } alcanza a { $unit }; el test que se anule hay que decirlo antes de tirar.
nerve-nothing-owed = { $unit }: no queda ningún test de moral por hacer.
