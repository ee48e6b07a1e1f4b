### Partidas por correo, en el terminal y en la mesa: claves, cómo está una partida, órdenes enviadas y recibidas. $kind: qué partida es.

# $player: de quién es la copia; $count: órdenes que esperan a ser enviadas.
mail-copy = Esta es la copia de { $player }: las órdenes que se dan aquí se reúnen para quien organiza. { $count ->
        [0] No espera ninguna.
        [one] Espera una por enviar.
       *[other] Esperan { $count } por enviar.
    }
mail-copy-over = Esta es la copia de { $player }, y la partida ha acabado: no hace falta mandar nada más.
mail-copy-orders = Mis órdenes
mail-off-copy = Es la copia de un jugador: solo la cambian los archivos de quien organiza
mail-not-his = Esta orden no le corresponde a { $player }.
mail-to-outbox = A mis órdenes
mail-to-outbox-tip = Añadirla a las órdenes que envías a quien organiza
mail-outbox = Órdenes de { $player }
mail-outbox-text = Aquí se reúnen las órdenes que das en esta página. Guarda el archivo y envíalo a quien organiza, que lo ve antes de aceptarlo.
mail-outbox-none = No espera ninguna orden.
mail-outbox-note = Unas palabras para quien organiza
mail-outbox-drop = Quitar
mail-outbox-clear = Enviadas: empezar de nuevo
mail-orders-save = Guardar mis órdenes…
mail-orders-saved = { $count ->
        [one] La orden está en { $path }
       *[other] Las { $count } órdenes están en { $path }
    }
mail-heading = Por correo
mail-text = Cada jugador recibe un archivo que dice cómo está todo, firmado con una clave que solo conocéis los dos, y devuelve sus órdenes.
mail-state-save = Guardar el estado…
mail-state-save-of = Guardar el estado para { $player }
mail-state-save-tip = Cómo está todo, para { $player }; si aún no tiene clave, se le da una
mail-state-whole = Entero…
mail-state-whole-tip = { $player } solo recibe lo nuevo desde su última respuesta; esto lo guarda todo, por si ha perdido su copia
mail-state-saved = El estado para { $player } está en { $path }
mail-key-of = Clave de { $player }
mail-key-copy = Copiar la clave
mail-key-copied = La clave está en el portapapeles
mail-key-issue = Dar una clave
mail-key-issue-tip = Una clave nueva, que solo debe saber el jugador
mail-key-renew = Clave nueva
mail-key-renew-tip = La anterior deja de valer: por si otro ha visto la clave
mail-key-handed = Clave de { $player }: { $key }. No se la digas a nadie más.
mail-key-field = La clave que te dio quien organiza
mail-save-where = Guardar en un archivo
mail-files-of-mail = Partidas, estados y órdenes
mail-files-all = Todos los archivos
mail-bring = Un archivo recibido
mail-bring-press = Abrir un archivo…
mail-bring-state-press = Abrir el archivo de quien organiza…
mail-bring-tip = Las órdenes de un jugador, un estado nuevo o una partida entera; también se puede soltar en la ventana. Nada se acepta antes de que lo veas.
mail-bring-file = El archivo { $file }
mail-bring-journal = La campaña «{ $name }»
mail-bring-state = El estado de «{ $name }», para { $player }
mail-bring-orders = Órdenes de { $player } para «{ $name }»
mail-bring-players = Jugadores: { $players }
mail-bring-entries = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
mail-bring-new = { $count ->
        [0] No trae nada nuevo.
        [one] Trae una entrada nueva.
       *[other] Trae { $count } entradas nuevas.
    }
mail-bring-empty = No contiene ninguna entrada.
mail-bring-note = «{ $note }»
mail-bring-certificate = Elegir el certificado…
# $what: para qué son los dados.
mail-bring-certificate-wanted = Aquí valen los dados de un certificado ({ $what }).
mail-certificates = Certificados de dados
mail-bring-orders-here = Lo que se apuntaría
mail-bring-since = Lo que ha pasado desde que se escribió
mail-bring-none-goes = Ya no vale ninguna de estas órdenes.
mail-bring-key-first = Es el primer archivo para { $player }: escribe la clave que lo acompaña.
mail-bring-take = Aceptar la campaña
mail-bring-game-take = Aceptar la partida
# $orders: las órdenes que ya no valen.
mail-orders-left = Quedan fuera: { $orders }
mail-bring-state-take = Aceptar el estado
mail-bring-orders-take = { $count ->
        [one] Apuntar la orden
       *[other] Apuntar { $count } órdenes
    }
mail-allow-partly = { $count ->
        [one] Aceptar la única entrada que está sana
       *[other] Aceptar las { $count } entradas que están sanas
    }
mail-allow-replacing = { $count ->
        [one] No coincide con la copia: apartar la última entrada de la copia y aceptar este archivo
       *[other] No coincide con la copia: apartar las últimas { $count } entradas de la copia y aceptar este archivo
    }
mail-allow-on-top = { $count ->
        [one] Apuntarlas detrás de la entrada posterior
       *[other] Apuntarlas detrás de las { $count } entradas posteriores
    }
mail-allow-orders = { $count ->
        [one] Dejar fuera la orden que ya no vale
       *[other] Dejar fuera las { $count } órdenes que ya no valen
    }
mail-allow-first = Confírmalo antes arriba
mail-key = Clave de { $player }: { $key }
mail-key-how = Dásela en mano, una sola vez. La primera vez, el jugador escribe «heart-africa { $kind } import ARCHIVO --key CLAVE»; los archivos salen con «{ $kind } export { $name } --for { $player }».
mail-state-taken =
    { $count ->
        [0] La copia de { $player }, «{ $name }», ya estaba al día (entradas: { $entries }).
        [one] La copia de { $player }, «{ $name }», tiene { $count } entrada nueva ({ $entries } en total).
       *[other] La copia de { $player }, «{ $name }», tiene { $count } entradas nuevas ({ $entries } en total).
    }
# $order: la orden; $why: lo que hay en contra.
mail-order-doubtful = {"\u0021"} { $order }: { $why } Va en el archivo de todos modos.
# $note: unas palabras del jugador, o none.
mail-orders-of =
    { $note ->
        [none] Órdenes de { $player }:
       *[other] Órdenes de { $player } («{ $note }»):
    }
mail-orders-taken =
    { $count ->
        [0] No queda nada que apuntar de { $player }.
        [one] Apuntada { $count } orden de { $player }.
       *[other] Apuntadas { $count } órdenes de { $player }.
    }{ $note ->
        [none] {""}
       *[other] {" "}«{ $note }»
    }
mail-passing = En los turnos de los demás
mail-passing-text = Así no hay que mandar un archivo solo para pasar. Vale hasta que empiece tu próximo turno y va con cada archivo de órdenes, hasta que elijas otra cosa.
mail-passing-none = Que se me pregunte siempre
mail-passing-dice = No añado dados a la producción
mail-passing-attacked = Paso en todo, mientras no me ataquen
mail-passing-turn = Paso en todo, aunque me ataquen
mail-order-known = { $order }: ya está apuntada
# $player: a quién se le propone.
mail-order-awaits = { $order }: es una propuesta, hasta que { $player } la acepte.
mail-order-proposed = Se le propone a { $player }, que tiene que aceptarlo.
mail-order-accepts = El otro jugador había propuesto lo mismo: con esto se acepta.
mail-order-touched = Lo que ha pasado desde entonces le afecta.
# $faces: las caras que llegaron; $whose: de quién valen.
mail-order-dice =
    { $whose ->
        [sender] Dados de quien lo manda: { $faces }.
        [certificate] Mandó dados ({ $faces }), que no valen: valen los de un certificado.
       *[organiser] Mandó dados ({ $faces }), que no valen: valen los de quien organiza.
    }
mail-result-differs = Ya hay otro resultado de la batalla { $battle }: { $said }. Habladlo; «campaign correct» lo cambia, con un motivo.
mail-since =
    { $count ->
        [one] Desde que se escribieron (entrada { $number }) hay { $count } entrada más:
       *[other] Desde que se escribieron (entrada { $number }) hay { $count } entradas más:
    }
mail-orders-refused = No se ha apuntado nada de { $player }.
mail-orders-clash = No se ha apuntado nada: hay órdenes que ya no valen. Habladlo, o usad --partly para apuntar solo las que valen.
mail-orders-moved = No se ha apuntado nada: se siguió sin ellas. Si valen de todos modos, --on-top las apunta después de lo demás.
