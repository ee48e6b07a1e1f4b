### Abanderados y Brujos (págs. 10-11). $unit, $bearer, $witch_doctor: por su nombre; $inches: desde él; $reach: hasta dónde llega.

independents-standard = el estandarte de { $bearer }, a la vista de { $unit }, anula un test
independents-no-standard = { $bearer } no lleva estandarte.
independents-standard-too-far = { $unit }: está a { $inches }″ de { $bearer }; la unidad necesita alguna figura a { $reach }″ o menos del estandarte.
independents-standard-behind-ground = { $unit }: no ve el estandarte de { $bearer }; lo tapa el terreno, cosa que no harían figuras ni hierba alta.
independents-standard-in-the-dark = { $unit }: está a { $inches }″ del estandarte de { $bearer }, y a oscuras solo se ve a { $dark }″.
independents-helped-another-unit = El estandarte de { $bearer } ya ha ayudado a { $helped } este turno; ayuda a una unidad por turno.
independents-leader-used-already = { $unit }: este turno ya ha ignorado un test ante un Disciplinario; con los dos anularía dos.
independents-own-standard-allied-unit = { $unit }: es una unidad aliada, y el estandarte del propio ejército no le dice nada.
independents-allied-standard-other-unit = { $unit }: el estandarte de { $bearer } es de un contingente aliado al que esta unidad no pertenece.

independents-no-witch-doctor = { $witch_doctor } no lanza hechizos.
independents-own-side = { $unit }: es del mismo bando que { $witch_doctor }; los hechizos se lanzan al enemigo.
independents-second-spell = { $witch_doctor } ya ha lanzado su hechizo de este turno.
independents-spell-too-far = { $unit }: está a { $inches }″ de { $witch_doctor }; un hechizo alcanza { $reach }″.
independents-spell-out-of-sight = { $witch_doctor } no ve ninguna figura de { $unit }.
independents-spell-in-the-dark = { $unit }: está a { $inches }″ de { $witch_doctor }, y a oscuras solo se ve a { $dark }″.
independents-unbelievers = { $unit }: esta unidad no cree en la brujería.
independents-charmed = { $unit }: sigue a un Líder Carismático, y ningún hechizo le afecta hasta que pierda la mitad.
independents-no-unit = { $unit }: no quedan figuras a las que hechizar.
independents-unbelief = sus hombres no creen en la brujería
