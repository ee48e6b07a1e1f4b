### Despliegue (págs. 20-22). $unit: la unidad o figura; $inches: pulgadas; $count: cuántas; $most: las que caben.

deployment-in-column = El atacante de una Emboscada no despliega: desde el turno 1 entra una unidad o figura independiente por turno, en su orden de marcha.
# $due: a quién le toca.
deployment-out-of-order = { $unit }: el orden de marcha no cambia; este turno entra { $due }.
deployment-outside-zone = { $unit }: tiene que desplegar a { $inches }″ o menos de su línea base.
deployment-guard-too-far = { $unit }: la guardia avanzada puede estar hasta a { $inches }″ de su línea base.
deployment-outside-half = { $unit }: tiene que desplegar en su mitad de la mesa.
deployment-too-near = { $unit }: no puede desplegar a { $inches }″ o menos de la línea base del atacante.
deployment-too-many-guards =
    { $most ->
        [one] Unidades en la guardia avanzada: { $count }; se permite una.
       *[other] Unidades en la guardia avanzada: { $count }; se permiten { $most }.
    }
# $of: unidades (units) o figuras (figures); $all: el total.
deployment-too-few-begin =
    { $of ->
        [figures] Figuras en la mesa al empezar: { $count } de { $all }; tiene que ser al menos la mitad.
       *[units] Unidades en la mesa al empezar: { $count } de { $all }; tiene que ser al menos la mitad.
    }
deployment-too-many-begin =
    { $of ->
        [figures] Figuras en la mesa al empezar: { $count } de { $all }; puede ser la mitad como mucho.
       *[units] Unidades en la mesa al empezar: { $count } de { $all }; puede ser la mitad como mucho.
    }
deployment-too-many-in-reserve =
    { $most ->
        [0] Unidades fuera de la mesa: { $count }; tienen que desplegar todas.
        [one] Unidades fuera de la mesa, en reserva: { $count }; se permite una.
       *[other] Unidades fuera de la mesa, en reserva: { $count }; se permiten { $most }.
    }
deployment-baggage-left-behind = El Bagaje tiene que desplegar al principio.
deployment-baggage-outside = El Bagaje del defensor empieza en su poblado o campamento, o en un kraal contiguo.
