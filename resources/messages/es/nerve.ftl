### Los test de moral y el reagrupamiento de un turno (págs. 4-5, 10-11 y 28). $unit, $units, $who: por su nombre.

## Lo que falta. $count: cuántos; $reach: hasta dónde cuenta.

nerve-measure =
    { $count ->
        [one] antes de los test hay que medir a quién alcanza una noticia del turno
       *[other] antes de los test hay que medir a quién alcanzan { $count } noticias del turno
    }
# $of: quién emergió, se perdió, huyó o cayó; $who: si cayó un líder, un abanderado o un brujo.
nerve-ask-ambush = ¿qué unidades tenían alguna figura a { $reach }″ o menos de { $of } al salir de la emboscada? Pueden ser: { $units }
nerve-ask-destroyed = ¿qué unidades tienen alguna figura a { $reach }″ o menos de { $of }, eliminada, y la veían? Pueden ser: { $units }
nerve-ask-fled = { $of } huye; antes de retirarla: ¿qué unidades tienen alguna figura a { $reach }″ o menos y la ven? Pueden ser: { $units }
nerve-ask-notable =
    { $who ->
        [leader] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Líder { $of }, aunque no lo vieran? Pueden ser: { $units }
        [standard_bearer] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Abanderado { $of }, aunque no lo vieran? Pueden ser: { $units }
       *[other] ¿qué unidades tienen alguna figura a { $reach }″ o menos de donde cayó el Brujo { $of }, aunque no lo vieran? Pueden ser: { $units }
    }
nerve-tests =
    { $count ->
        [0] quedan test de moral por hacer, sin dados
        [one] queda un test de moral por hacer
       *[other] quedan { $count } test de moral por hacer, en el orden que se quiera
    }
nerve-owed =
    { $count ->
        [0] a { $unit } se le anula el test de moral que debe
        [one] { $unit } debe un test de moral
       *[other] { $unit } debe { $count } test de moral
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

nerve-not-in-morale = Los test de moral se hacen todos juntos, después del cuerpo a cuerpo.
nerve-not-there = { $unit } no está en la mesa.
nerve-of-the-other-army = { $unit } no es del ejército de { $who }.
nerve-heard-already = Ya se ha dicho a quién alcanzó lo de { $of }.
nerve-seen-in-the-dark = A oscuras se ve a { $dark } pulgadas, y { $unit } estaba a { $inches } de { $of }: no lo ha visto.
nerve-not-concerned = A { $unit } no puede obligarle a un test lo de { $of }.
nerve-no-test-to-cancel = { $unit } no debe ningún test que pueda ahorrarse.
nerve-not-measured = Falta por saber si lo de { $of } alcanza a { $unit }; todo test que se anule se dice antes de tirar.
nerve-nothing-owed = { $unit } no debe ningún test de moral.
