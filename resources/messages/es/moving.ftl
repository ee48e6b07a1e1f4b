### Fase de Movimiento (págs. 23-28). $who: la unidad o la figura de que se trata; $inches: pulgadas.

## Lo que se opone a una orden.

moving-not-in-movement = { $who }: eso se hace en la Fase de Movimiento.
moving-not-on-table = { $who }: no está en la mesa.
moving-in-reserve = { $who }: todavía no ha llegado a la mesa.
moving-in-column = { $who }: todavía no ha entrado en la mesa con la columna.
moving-moved-already = { $who }: ya ha movido este turno.
moving-all-have-moved = A nadie le falta mover ahora.
moving-declined-already = { $who }: ya se declaró que no movía este turno.
moving-units-alternate = { $who }: ahora le toca mover una unidad al otro bando.
moving-lone-figures-alternate = { $who }: ahora mueve el otro bando, que también alterna con las figuras independientes.
moving-another-is-moving = { $who }: antes tiene que acabar el movimiento de { $other }.
moving-goes-with-his-unit = { $who }: el Líder mueve con su unidad, { $unit }.
# $step: units (las unidades) o independents (las independientes).
moving-in-another-step =
    { $step ->
        [units] { $who }: mueve con las unidades, antes que las figuras independientes.
       *[independents] { $who }: mueve con las figuras independientes y el Bagaje, después de las unidades.
    }
moving-after-own-units = { $who }: el Genio Organizativo puede mover antes que sus unidades, y alguna ya ha movido; le toca con las figuras independientes.
moving-aboard = { $who }: está a bordo ({ $vessel }); primero ha de desembarcar.
moving-takes-aboard = { $who }: este turno embarca gente en ella, y eso ocupa el turno entero; zarpa el siguiente.
moving-nobody-moves = { $who }: no tiene ninguna figura que pueda hacerlo.
moving-has-not-moved = { $who }: no ha movido este turno; solo pisa un marcador quien mueve hasta él.
moving-figure-gone = { $who }: ya no está en juego.
moving-figure-moved = { $who }: ya ha movido este turno.
moving-figure-busy = { $who }: ya ha gastado el turno en otra cosa.
moving-held-in-contact = { $who }: está en contacto ({ $enemies }) y no puede mover si no se separa.
moving-not-in-contact = { $who }: no está en contacto con nadie de quien separarse.
moving-not-reached = { $who }: nadie acaba de alcanzarla; solo se evade la figura contactada este mismo turno.
moving-not-rolled = { $who }: antes hay que tirar su movimiento.
# $pace: open (terreno abierto) o difficult (terreno difícil).
moving-too-far =
    { $pace ->
        [open] { $most ->
            [0] { $who }: { $inches }″ es demasiado; no ha tirado para el terreno difícil de su camino.
           *[other] { $who }: { $inches }″ es demasiado; en terreno abierto ha sacado { $most }″.
        }
       *[difficult] { $who }: { $inches }″ es demasiado; en terreno difícil ha sacado { $most }″.
    }
moving-stops-short = { $who }: no tiró para terreno difícil; se queda a { $inches }″ de la cobertura u obstáculo, sin contacto.
moving-stops-at-edge = { $who }: no tiró para terreno difícil; no pasa de su borde.
moving-short-of-contact = { $who }: la distancia hasta { $enemy } era de { $measured }″ y el movimiento es solo de { $inches }″: no se tocan.
# $how: gone (ha caído o ha salido de la mesa) u own (del mismo bando).
moving-no-enemy = { $who }: no contra { $enemy }, que { $how ->
    [gone] ya no está en la mesa
   *[own] es de su propio bando
    }.
moving-enemy-hidden = { $who }: no se ve a { $enemy } en la mesa; primero hay que descubrir su emboscada.
moving-no-way-out = { $who }: solo el atacante de una Emboscada gana algo con salir por el lado opuesto.
moving-not-hidden = { $who }: no está en emboscada.
moving-nothing-reveals = { $who }: nada de eso descubre la emboscada. Su jugador puede hacerla salir: deja el escondite al mover.
moving-no-scout = { $who }: { $scout } no es un Explorador de su bando que esté en la mesa.
moving-rolled-before-guided = { $who }: ya ha tirado su movimiento; para ir a la velocidad del Explorador ({ $scout }) hay que decirlo antes de tirar.
moving-does-not-dismount = { $who }: solo desmontan los Regulares Montados.
moving-mounted-already = { $who }: ya va a caballo.
moving-dismounted-already = { $who }: ya va a pie.
moving-changed-already = { $who }: este turno ya ha montado o desmontado.
moving-enemy-vessel = { $who }: { $vessel } es del otro bando.
moving-aboard-already = { $who }: ya está a bordo ({ $vessel }).
moving-not-aboard = { $who }: no está a bordo ({ $vessel }).

## Lo que pasó; delante se dice de quién.

# $count: las figuras que mueven; $turned: las que además giran en el sitio.
# Los hechos son los mismos que los de una unidad a pie.

## Lo que toca ahora. $count: las unidades a las que falta mover.

moving-due-units =
    { $count ->
        [one] mover una unidad; al bando le queda 1
       *[other] mover una unidad; al bando le quedan { $count }
    }
moving-due-lone-figures =
    { $count ->
        [one] mover una figura independiente o el Bagaje; al bando le queda 1
       *[other] mover una figura independiente o el Bagaje; al bando le quedan { $count }
    }
moving-due-in-hand = acabar de mover { $unit }
moving-due-nobody = ya han movido todos los que tenían que hacerlo

## Lo que queda por resolver. $side: el bando (red o blue).

moving-owed-move = hay unidades que ni han movido ni se ha dicho que se queden
# $water: ford (un vado) o marsh (una marisma).
moving-owed-crocodiles =
    { $water ->
        [ford] { $unit }: una tirada por los cocodrilos del vado
       *[marsh] { $unit }: una tirada por los cocodrilos de la marisma
    }
moving-owed-grounding = { $unit }: ha movido por un río y tira por si encalla
