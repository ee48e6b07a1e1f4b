### Cualquier juego cuyos diarios guarda la terminal. $kind: battle, campaign, o como se llame otro juego.

game-begun = «heart-africa { $kind } play { $name }» sigue desde aquí.
game-bye = Todo queda guardado. «heart-africa { $kind } play { $name }» sigue desde aquí.
game-none =
    { $kind ->
        [battle] Aún no hay ninguna batalla; empieza con «heart-africa battle new NOMBRE ROJO AZUL».
        [campaign] No hay ninguna campaña; «heart-africa campaign new» empieza una.
       *[other] Aún no hay nada; «heart-africa { $kind } new» empieza.
    }
game-imported =
    { $entries ->
        [one] Recibida: { $name }, 1 entrada.
       *[other] Recibida: { $name }, { $entries } entradas.
    }
game-well =
    { $entries ->
        [one] { $name } está sana: 1 entrada.
       *[other] { $name } está sana: { $entries } entradas.
    }
game-unwell = { $name } está dañada: de { $entries } entradas están sanas las { $sound } primeras. «heart-africa { $kind } repair» toma de las copias de seguridad lo que falta y guarda el resto aparte.
game-head-name = Nombre
game-head-copy = Copia de
game-help-more = «{"\u003F"} VERBO» explica una orden y «{"\u003F"} REGLA» dice lo que pone el libro. Los dados tras «=»; el motivo para apartar una regla tras «{"\u0021"}».
