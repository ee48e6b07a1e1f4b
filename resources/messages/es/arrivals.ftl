### Llegadas posteriores (pág. 22).

arrivals-die = 1D6 para que llegue la unidad
arrivals-order-die = 1D6 por bando (primero el atacante) para ver quién tira y coloca antes
arrivals-genius = un Genio Organizativo manda el ejército
arrivals-usual = llegada corriente

arrivals-too-early = Las unidades tiran para llegar desde el turno { $turn }.
arrivals-marches-in = El atacante de una Emboscada no tira: entra una unidad por turno, en su orden de marcha.
arrivals-rolled-already = La unidad ya tiró este turno para llegar.
arrivals-far-from-the-edge = La unidad se coloca a { $edge }″ o menos del borde de la mesa.
arrivals-outside-half = La unidad se coloca en la mitad de la mesa de su bando.
arrivals-impassable-side = Ese lado de la mesa se declaró impasable: por él no llegan refuerzos.
arrivals-near-a-scout = La unidad no puede colocarse a { $scout }″ o menos de un Explorador enemigo.
arrivals-near-a-rival = Quien coloca en segundo lugar no puede hacerlo a { $rival }″ o menos de una unidad enemiga llegada este turno.

# $role: el atacante (attacker) o el defensor (defender).
