### Marcadores para recortar.

counters-title = Marcadores
counters-intro = Imprime en cartulina a tamaño real y recorta. Los pequeños van junto a una figura; los demás, junto a unidades o terreno.
counters-shaken = Fallo de moral
counters-smoke = Recarga
counters-fire = Fuego
counters-ambush = Emboscada
counters-march = Marcha
