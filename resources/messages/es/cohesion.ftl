### Cohesión de las unidades (pág. 22). $inches: lo más que puede separar a una figura de la siguiente.

cohesion-broken = El movimiento dejaría la unidad partida: cada figura tiene que quedar a { $inches }″ o menos de otra, y todas enlazadas.
cohesion-not-regained = La unidad está partida y mueve: tiene que intentar reunirse, cada figura a { $inches }″ o menos de otra.
# $groups: en cuántos grupos está partida.
cohesion-deployed-apart = La unidad despliega partida en { $groups } grupos: cada figura tiene que quedar a { $inches }″ o menos de otra, y todas enlazadas.
