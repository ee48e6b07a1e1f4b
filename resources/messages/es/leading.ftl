### Lo que hacen los Líderes por sus unidades (págs. 4-5). $leader, $unit: por su nombre; $inches: desde él; $reach: hasta dónde llega.

leading-trait-die = 1D6 para la característica de un Líder
# $trait: la característica que corresponde a $face.

## Reagrupar.

leading-rally-die = 1D6 para reagrupar a una unidad
leading-eloquent = reagrupa un Líder Elocuente
leading-plain = reagrupa un Líder
leading-out-of-phase = { $leader } solo puede reagrupar cuando se han hecho los tests de moral del turno.
leading-attempted-already = { $leader } ya ha intentado reagrupar este turno; puede intentarlo con una unidad por turno.
leading-beyond-his-voice = { $unit }: está a { $inches }″ de { $leader }, que puede reagrupar a una unidad con alguna figura a { $reach }″ o menos.
leading-no-marker = { $unit }: no hay ningún marcador de fallo de moral que retirar.
leading-rallies-a-vessel = { $unit }: es una embarcación, y no se puede reagrupar.

## El disciplinario.

leading-discipline = un test que ignora { $unit } gracias a { $leader }, Disciplinario
leading-no-disciplinarian = { $leader } no es Disciplinario, así que ese test de { $unit } no se puede ignorar.
leading-allied-unit-overlooked = { $unit }: es una unidad aliada; un Disciplinario solo influye en las suyas.
leading-out-of-his-sight = { $unit }: está a { $inches }″ de { $leader }; la unidad necesita alguna figura a { $reach }″ o menos de él.
leading-one-overlooked-already = { $unit }: este turno ya se ha ignorado un test suyo; solo se permite uno.
leading-standard-used-already = { $unit }: este turno ya se ha anulado un test suyo por un estandarte; con los dos se anularían dos.

## El carismático. $began, $now: las figuras de la unidad al empezar y ahora, con él y sin sus Ayudantes.

leading-charisma = { $leader } está con la unidad, que tiene { $now } de sus { $began } figuras: no hay tests mientras conserve la mitad
leading-not-charismatic = { $leader } no es Carismático, así que no forma parte de ninguna unidad.
leading-allied-unit-joined = { $unit }: es una unidad aliada; un Carismático solo se une a las suyas.
leading-game-has-begun = { $leader } se une a una unidad al comenzar el juego, o cuando la suya se ha roto.
leading-stays-with-his-unit = { $leader } sigue con { $own } hasta el final, a menos que se rompa.
leading-lost-all-his-men = { $leader } ha perdido a todos los de su unidad, y no puede unirse a otra.
leading-joins-a-gunboat = { $unit }: es una Cañonera, y ningún Líder se une a ella.
