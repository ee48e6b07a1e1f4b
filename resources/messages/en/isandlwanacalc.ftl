### What can be reckoned of “Last Stand at Isandlwana” without the map.
###
### $count how many; $needs the hit number; $chance the chance; $mean on average; $cited the rule.

isandlwanacalc-needs = Hit number { $needs }: { $chance } ({ $cited }).
isandlwanacalc-attacks = { $count } such attacks hit { $mean } times on average:
isandlwanacalc-hits = Hits
isandlwanacalc-steps = Steps lost
isandlwanacalc-chance = Chance
isandlwanacalc-sniping = { $count ->
    [0] No unit beside Zulus ({ $cited })
    [one] 1 unit beside Zulus ({ $cited })
   *[other] { $count } units beside Zulus ({ $cited })
    }
isandlwanacalc-zulu-strength = Zulu strength
