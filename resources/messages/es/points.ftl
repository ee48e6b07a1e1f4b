### Qué se paga en cada línea de la cuenta de puntos.

# $troop_one: la tropa del líder, en singular.
points-leader = Líder ({ $troop_one })
points-second-trait = Segunda característica del líder
# $figures: las figuras, contadas; $each: puntos de cada una.
points-figures = { $figures } × { $each }
# $works_counted: pulgadas o piezas, contadas; $each: puntos de cada una.
points-work = { $works_counted } × { $each }
# $percent: el tanto por ciento.
points-campaign-total = Total del escenario en campaña
points-campaign-colonial = Expedición colonial: { $percent } % más
points-campaign-rich = Más de 10 hongos: { $percent } % más
points-campaign-richest = Más de 15 hongos: { $percent } % más
