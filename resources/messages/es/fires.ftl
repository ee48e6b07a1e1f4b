### Incendios y humo (pág. 25). $target: poblado (village), hierba alta (tall_grass), techo de una temba (temba_roof).

fires-die = 1D6 para prender fuego
fires-wind-die = 1D6 para la dirección del viento
fires-skilled = un Hombre Blanco o un Regular prende fuego
fires-others = cualquier otra figura prende fuego
fires-smoke = el humo avanza en el turno { $turn } del incendio

fires-carries-no-fire = { $troop }: no pueden prender fuego; pueden un Líder, un Brujo, un Explorador y las figuras con arma de fuego.
fires-does-not-burn = Solo se puede prender fuego a un poblado, a una zona de hierba alta o al techo de una temba.
fires-not-touching = La figura ha de tocar lo que quiere quemar durante la Fase de Disparos.
fires-has-shot = La figura dispara este turno: no puede además prender fuego.
fires-fights = La figura lucha cuerpo a cuerpo este turno: no puede además prender fuego.
fires-was-killed = La figura cayó en la Fase de Disparos: no hay intento.
# $until: el primer turno en que se puede volver a entrar.
fires-burning = Está ardiendo: no se puede entrar hasta el turno { $until }.

# $face: lo que salió; $needs: lo que hacía falta.
