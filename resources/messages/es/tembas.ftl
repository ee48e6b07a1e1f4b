### Tembas y edificios parecidos (pág. 14). $count: cuántos; $most: cuántos caben.

tembas-too-full = Hay { $count } figuras en la temba; caben { $most }.
# $wall: exterior (outer) o interior (inner).
tembas-too-few-walls =
    { $wall ->
        [inner] Se dispara por { $count } muros interiores; hay { $most }.
       *[outer] Se dispara por { $count } muros exteriores; hay { $most }.
    }
tembas-too-few-loopholes =
    { $wall ->
        [inner] Disparan { $count } figuras por un muro interior; hay troneras para { $most }.
       *[outer] Disparan { $count } figuras por un muro exterior; hay troneras para { $most }.
    }

tembas-wall-stands = El muro está intacto y no se puede cruzar: hay que abrir una brecha o pasar por el techo.
tembas-door-is-shut = Las puertas están cerradas para el enemigo, como si fueran muro.

tembas-not-touching = Para subir al techo hay que pasar el turno en contacto con el edificio.
tembas-not-still = Para subir al techo hay que pasar el turno sin mover.
tembas-not-on-roof = La figura no está en el techo.
tembas-just-climbed = La figura acaba de subir: podrá saltar o romper el techo desde el turno siguiente.
tembas-does-more = Saltar al patio o romper el techo ocupa el movimiento entero de la figura.

tembas-no-archer = { $troop }: solo usan flechas incendiarias los Arqueros y los Arqueros Pigmeos.
tembas-too-far = Las flechas incendiarias se disparan a { $inches }″ o menos.

tembas-hole-die = 1D6 para abrir un boquete en el techo
tembas-arrow-dice = 1D6 por cada flecha incendiaria que acertó
tembas-accident-dice = 1D6 por cada disparo a través del techo, por si lo incendia
tembas-hole = romper un techo de barro y paja
tembas-arrow = una flecha incendiaria que acertó
tembas-accident = un disparo de arma de fuego a través del techo

# $face: lo que salió; $needs: lo que hacía falta.
