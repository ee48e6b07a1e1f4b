### El terreno de la mesa (págs. 17-20). $piece: la pieza; $environment: el entorno; $percent: de la mesa.

## Para qué se tira al proponer una mesa.

ground-die-share = cuánta mesa ocupa esa clase de terreno
ground-die-count = cuántas piezas
ground-die-kind = qué pieza
ground-die-size = el tamaño de la pieza
ground-die-water = si hay arroyo, y cuánto
ground-die-road = si hay camino, y cuánto

ground-why-dominant = dominante: { $piece }, de { $long } × { $wide }″; cubre el { $percent } % de la mesa
ground-why-common = común: { $piece }, de { $long } × { $wide }″; cubre el { $percent } % de la mesa
ground-why-permitted = permitido: { $piece }, de { $long } × { $wide }″; cubre el { $percent } % de la mesa
ground-why-line =
    { $wide ->
        [0] { $piece }: { $long }″ de largo
       *[other] { $piece }: { $long }″ de largo y { $wide }″ de ancho
    }

## El entorno.

ground-at-home = el terreno natal del defensor
ground-in-doubt = sin acuerdo o en caso de duda se juega en la sabana
ground-not-at-home = { $environment }: no es el terreno natal del defensor ({ $environments }); hace falta que los jugadores lo acuerden, o jugar en la sabana.
ground-not-travelling = { $side }: solo los exploradores tienen, en campaña, por terreno propio el último que han atravesado.

## Lo que no encaja en la mesa. $least, $most: los topes; $count: cuántas piezas; $inches: pulgadas.

ground-dominant-too-little = El terreno dominante cubre el { $percent } % de la mesa; tiene que cubrir dos tercios al menos ({ $least } %).
ground-common-too-little = El terreno común cubre el { $percent } % de la mesa; tiene que cubrir un tercio al menos ({ $least } %).
ground-common-too-much = El terreno común cubre el { $percent } % de la mesa; puede cubrir dos tercios como mucho ({ $most } %).
ground-common-too-few =
    { $count ->
        [0] No hay piezas de terreno común; han de ser { $least } al menos.
        [one] Hay 1 pieza de terreno común; han de ser { $least } al menos.
       *[other] Hay { $count } piezas de terreno común; han de ser { $least } al menos.
    }
ground-permitted-too-much = El terreno permitido cubre el { $percent } % de la mesa; puede cubrir un tercio como mucho ({ $most } %).
ground-permitted-too-many = Hay { $count } piezas de terreno permitido; se permiten { $most }.
ground-too-long-in-all = { $piece }: { $inches }″ en total; en este entorno ({ $environment }) se permiten { $most }″.
ground-several-waters = Hay { $count } cursos de agua que no se unen; en la mesa solo puede haber una red.
ground-not-in-this-country = { $piece }: no es propia de este entorno ({ $environment }).
ground-too-small = { $piece }: el lado mayor mide { $inches }″; ha de medir { $least }″ al menos.
ground-too-large = { $piece }: el lado mayor mide { $inches }″; puede medir { $most }″ como mucho.
ground-too-narrow = { $piece }: { $inches }″ de ancho; ha de tener { $least }″ al menos.
ground-too-wide = { $piece }: { $inches }″ de ancho; puede tener { $most }″ como mucho.
# $ends: cuántos extremos han de acabar bien.
ground-loose-end =
    { $ends ->
        [one] { $piece }: al menos un extremo ha de dar al borde de la mesa o al agua que le corresponde.
       *[other] { $piece }: los dos extremos han de dar al borde de la mesa o al agua que les corresponde.
    }
# $others: con qué.
ground-away-from-water = { $piece }: en la pradera ha de tocar un arroyo o un río.
ground-without-village = { $piece }: solo si hay un poblado en la mesa.
ground-no-objective = Falta el poblado o campamento del defensor.
ground-objective-outside-half = El poblado o campamento del defensor ha de estar en su mitad de la mesa.
