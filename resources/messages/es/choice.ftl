### Lo que una orden deja abierto, preguntado antes de sus dados; tras cada pregunta va su regla.

choice-targets = ¿A qué figuras de { $unit } se dispara, por turno? No son todas iguales, así que importa quién cae
choice-nearer =
    ¿Qué distancia hay de { $unit } a { $rival }? { $since ->
        [0] Era de { $known }″ en el turno { $turn } y nadie se ha movido desde entonces.
       *[other] Era de { $known }″ en el turno { $turn } y desde entonces han movido hasta { $since }″.
     } Hasta { $target } hay { $inches }″, y la unidad más cercana va primero; - si no se le puede disparar
choice-hiding = { $unit }, en emboscada en terreno difícil ({ $ground }): ¿tira la unidad como en terreno difícil?
# $rolled: si ha tirado su movimiento.
choice-inches =
    ¿Cuántas pulgadas mueven figuras de { $unit }? { $rolled ->
        [yes] La unidad ya ha tirado.
       *[no] La unidad aún no ha tirado.
    } Si no mueve, usa «queda»
choice-unmeasured =
    Nadie ha dicho la distancia de { $unit } a { $rivals }: { $count ->
        [one] si esa unidad está
       *[other] si alguna de ellas está
    } a menos de { $inches }″ y se le puede disparar, va primero. Si es así, { $door ->
        [terminal] vuelve atrás y añade --otros
       *[desk] dilo en «Otro enemigo posible»
    }
choice-reached = { $count ->
        [one] Una figura de { $unit } está
       *[other] { $count } figuras de { $unit } están
    } en contacto con { $target }: ¿disparan también a sus atacantes, si les entraron por su arco?
choice-near = ¿Quién más, amigo o enemigo, está a { $inches }″ o menos de { $target } sin muro macizo ni cresta por medio, y tira por metralla si la pieza acierta?
choice-village = ¿Es un poblado lo que cubre a { $figure } frente a esta pieza? Entonces no tiene cobertura
choice-bearer = ¿Está el Portador de Armas ({ $bearer }) a una pulgada o menos de { $figure }, que entonces dispara dos veces?
choice-master = ¿Está su Hombre Blanco ({ $master }) más cerca del tirador que { $figure }?
choice-save =
    { $leader } tiene cerca { $count ->
        [one] un ayudante
       *[other] { $count } ayudantes
     }: si un disparo fuese a matarlo, ¿tira su salvación en lugar de sacrificar a uno?
choice-gives = ¿Qué ayudantes tiene { $leader } a { $inches }″ o menos, y en qué orden caerían en su lugar?
choice-reach =
    ¿A qué distancia estaba { $enemy } de { $figure } antes de este movimiento de { $inches }″? { $since ->
        [0] Se dijo que estaban a { $known }″ en el turno { $turn }, y nadie se ha movido desde entonces
       *[other] Se dijo que estaban a { $known }″ en el turno { $turn }, y desde entonces han movido hasta { $since }″
     }
choice-river = La embarcación { $unit }: ¿está en el río, y no en el lago o el mar?
choice-upstream = La embarcación { $unit }: ¿va aguas arriba? Entonces tira como en terreno difícil; si no, como en abierto
choice-held = ¿Quién del bando atacante ha ocupado el lugar también todo este turno, si alguien lo ha hecho?
choice-real = ¿Es real la trampa que pisa { $figure }? Lo tiene que decir su dueño
choice-occupied = ¿Ha ocupado el atacante el lugar sin oposición durante todo este turno?

## Figuras iguales, tras sus códigos.

choice-alike =
    { $troop }{ $contact ->
        [yes] , en contacto
       *[no] {""}
     }{ $cover ->
        [yes] , a cubierto
       *[no] {""}
     }{ $behind ->
        [none] {""}
       *[other] , tras una obra
     }{ $alone ->
        [yes] , dispersada
       *[no] {""}
     }

## Cómo se responde.

choice-prompt = [{ $proposed }] ›
choice-hint-yes = s o n · Intro: { $proposed } · {"\u003F"} la regla · Esc vuelve atrás
choice-hint-whether = s o n, hace falta una · {"\u003F"} la regla · Intro o Esc vuelve atrás
choice-hint-inches = pulgadas · Intro: { $proposed } · {"\u003F"} la regla · Esc vuelve atrás
choice-hint-figures = códigos, por ejemplo { $proposed } · Intro acepta estos · {"\u003F"} la regla · Esc vuelve atrás
choice-hint-anybody = códigos por orden, o - si nadie · Intro: { $proposed } · {"\u003F"} la regla · Esc vuelve atrás
choice-hint-units = códigos, o - si nadie · Intro: { $proposed } · {"\u003F"} la regla · Esc vuelve atrás
