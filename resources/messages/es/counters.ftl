### Marcadores para recortar.

counters-title = Marcadores
counters-intro = Imprime en cartulina a tamaño real y recorta. Hay tantos como pueden hacer falta a la vez. Los pequeños van junto a una figura; los demás, junto a unidades o terreno. Anota aparte qué trampas son reales.
counters-shaken = Fallo de moral
counters-smoke = Recarga
counters-fire = Fuego
counters-ambush = Emboscada
counters-march = Marcha
counters-jammed = Encasquillada
counters-aground = Encallada
counters-trap = Trampa
