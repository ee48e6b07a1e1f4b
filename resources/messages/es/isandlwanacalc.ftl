### Lo que se puede calcular de «Last Stand at Isandlwana» sin el mapa.
###
### $count cuántos; $needs el número de impacto; $chance la probabilidad; $mean en promedio; $cited la regla.

isandlwanacalc-needs = Número de impacto { $needs }: { $chance } ({ $cited }).
isandlwanacalc-attacks = { $count } ataques así impactan { $mean } veces en promedio:
isandlwanacalc-hits = Impactos
isandlwanacalc-steps = Pasos perdidos
isandlwanacalc-chance = Probabilidad
isandlwanacalc-sniping = { $count ->
    [0] Ninguna unidad junto a los zulúes ({ $cited })
    [one] 1 unidad junto a los zulúes ({ $cited })
   *[other] { $count } unidades junto a los zulúes ({ $cited })
    }
isandlwanacalc-zulu-strength = Fuerza zulú
