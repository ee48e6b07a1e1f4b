### Lo que dicen las órdenes que tiran dados: shoot, melee, morale, rally, move, odds, dice.

## Dados

# $count: dados; $what: para qué.
play-ask =
    { $count ->
        [one] 1 dado: { $what }:
       *[other] { $count } dados: { $what }:
    }
# $place: de qué dado; $word: lo que se ha escrito.
play-slip = El dado { $place } no puede ser «{ $word }».
# $count: dados que se piden; $faces: los que sobran.
play-extra =
    { $count ->
        [one] Hace falta un dado; sobran: { $faces }.
       *[other] Hacen falta { $count } dados; sobran: { $faces }.
    }
play-nothing-taken = No se ha usado nada de esa línea; escríbela otra vez.
play-unused =
    { $count ->
        [one] Ha sobrado 1 cara: { $faces }.
       *[other] Han sobrado { $count } caras: { $faces }.
    }
play-seed = Semilla { $seed }: con --seed { $seed } y lo demás igual se tira lo mismo.
play-dice = Dados:

## Objeciones

play-refused = El libro no lo permite. Con --anyway lo permite quien arbitra de todos modos.
play-anyway = Quien arbitra lo permite de todos modos.

## Lo que necesita un dado. $chance con palabras.

# $total: la suma; $target: a lo que han de llegar el dado y ella.
play-in-all = { $total } en total; dado y suma tienen que llegar a { $target } ({ $cite })
play-needs = { $needs }+ en el dado: { $chance }.
play-needs-nothing = basta cualquier tirada: { $chance }.
play-needs-too-much = { $needs }+ en el dado, que ningún dado puede sacar: { $chance }.

## Figuras

play-enemy-figure = { $figure } enemigo
play-wall = el muro
play-leader = su Líder
play-unit = la unidad

## Disparos

# $shots: cuántos; $by: figuras contadas; $at: la tropa a la que se dispara.
play-shoot =
    { $shots ->
        [one] { $by } → { $at }, { $inches }″: 1 disparo.
       *[other] { $by } → { $at }, { $inches }″: { $shots } disparos.
    }
play-each-shot = Cada disparo:
play-save = Salvación de cada alcanzado:
play-hits =
    { $hits ->
        [0] Ningún impacto.
        [one] 1 impacto.
       *[other] { $hits } impactos.
    }
# $who: sus nombres.
play-dead =
    { $count ->
        [0] No muere nadie.
        [one] 1 baja: { $who }.
       *[other] { $count } bajas: { $who }.
    }
play-unloaded = Quienes han disparado quedan descargados.

## Cuerpo a cuerpo

play-melee = { $one } contra { $other }.
# $count: cuántos iguales; $bout: quién contra quién.
play-bouts = { $count } × { $bout }
play-bout = { $one } contra { $others }
play-idle =
    { $count ->
        [one] Sin contrario este turno: { $who }.
       *[other] { $count } sin contrario este turno: { $who }.
    }
play-against = { $one } contra { $other }:
play-second = { $one } contra { $other }, que llega segundo:
play-score = { $who }: 1D6 { $total }
# $how: si el dado ha de ser mayor, igual o puede ser menor que el otro; $needs: en cuánto.
play-to-win =
    { $how ->
        [more] { $one } gana si su dado supera al otro en { $needs } o más.
        [equal] { $one } gana si su dado iguala o supera al otro.
       *[less] { $one } gana aunque su dado sea { $needs } menor que el otro.
    }
play-duel-odds = Gana { $one }: { $wins }. Empate: { $draws }. Gana { $other }: { $losses }.
play-fallen =
    { $count ->
        [0] No cae nadie.
        [one] Cae 1: { $who }.
       *[other] Caen { $count }: { $who }.
    }

## Moral

play-tests =
    { $count ->
        [0] Ningún test de moral este turno.
        [one] 1 test de moral este turno.
       *[other] { $count } tests de moral este turno.
    }
play-each-test = Cada test:
play-rally = Reagrupar:
# $more: bajas; $tests: tests en total.
play-ladder =
    { $more ->
        [one] Con 1 baja más este turno, los tests por bajas serían { $tests }.
       *[other] Con { $more } bajas más este turno, los tests por bajas serían { $tests }.
    }

## Movimiento. $pace: abierto o difícil.

play-move =
    { $pace ->
        [open] { $troop } en terreno abierto: { $rate }, de { $least }″ a { $most }″.
       *[difficult] { $troop } en terreno difícil: { $rate }, de { $least }″ a { $most }″.
    }
play-move-cannot =
    { $pace ->
        [open] { $troop }: no hay movimiento en terreno abierto.
       *[difficult] { $troop }: no hay movimiento en terreno difícil.
    }
play-goes = Puede avanzar hasta { $inches }″.

## Dados justos

play-face = Cara
play-times = Veces
play-expected = Esperadas
play-mean =
    Media { $mean }; unos dados equilibrados dan 3,5 a la larga ({ $size ->
        [one] 1 dado
       *[other] { $size } dados
    }).
play-chi = Ji cuadrado { $value }, con 5 grados de libertad y { $size } dados.
# $enough: los dados que hacen falta.
play-fair-too-few = Son pocos para decir nada: hacen falta { $enough } dados.
# $times: unos dados equilibrados se apartan tanto una vez de cada tantas muestras.
play-fair-ordinary =
    { $times ->
        [one] Nada raro: unos dados equilibrados se apartan al menos así casi siempre.
       *[other] Nada raro: unos dados equilibrados se apartan al menos así una de cada { $times } muestras como esta.
    }
play-fair-unusual = Poco corriente, pero no prueba nada: unos dados equilibrados se apartan tanto una de cada { $times } muestras como esta. Tira más.
play-fair-rare = Raro: unos dados equilibrados se apartan tanto solo una de cada { $times } muestras como esta. Prueba otros dados.

## Certificados

play-certificate-new = Certificado nuevo: { $file }. Su secreto está en { $secret }; no lo enseñes a nadie hasta el final. Enseña ya a todos esta promesa:
play-certificate-open = { $file } queda abierto: ya no se tira más con él. El secreto, para que lo compruebe cualquiera:
play-certificate-sound =
    { $count ->
        [0] Correcto; no se ha tirado nada con él.
        [one] Correcto: su única tirada es la que tenía que ser.
       *[other] Correcto: sus { $count } tiradas son las que tenían que ser.
    }
play-certificate-closed = Sigue cerrado y no se puede comprobar; «heart-africa dice certificate open» revela su secreto.
play-certificate-other-secret = El secreto no es el que se prometió.
play-certificate-gap = Se han quitado o puesto tiradas: no están numeradas una tras otra.
# $label: de la tirada; $said: lo que pone; $expected: lo que sale del secreto.
play-certificate-forged = «{ $label }» dice { $said } y tenía que ser { $expected }.

## Probabilidades. $chance con palabras, $percent en tantos por ciento.

play-odds-hits = Acierta: { $chance } ({ $percent }).
play-odds-kills = Cae el blanco: { $chance } ({ $percent }).
play-odds-breaches = Abre una brecha: { $chance } ({ $percent }).
play-odds-holes = Hunde la canoa: { $chance } ({ $percent }).
play-odds-at-least = Al menos tantas: { $chance } ({ $percent }).
play-odds-jams = El arma se encasquilla: { $chance } ({ $percent }).
play-odds-breaks-down = El arma se avería: { $chance } ({ $percent }).
play-odds-unit-holds = La unidad aguanta: { $chance } ({ $percent }).
play-odds-unit-marked = La unidad recibe un marcador: { $chance } ({ $percent }).
play-odds-unit-breaks = La unidad huye: { $chance } ({ $percent }).
play-odds-unit-destroyed = La unidad es destruida: { $chance } ({ $percent }).
play-odds-wins = Gana el primero el lance: { $chance } ({ $percent }).
play-odds-draws = Empate: { $chance } ({ $percent }).
play-odds-loses = Gana el segundo el lance: { $chance } ({ $percent }).
play-odds-wins-in-the-end = Gana el primero si luchan hasta que uno muera: { $chance } ({ $percent }).
play-odds-outnumbered-falls = Cae quien lucha contra dos: { $chance } ({ $percent }).
play-odds-kills-one = Quien lucha contra dos mata al menos a uno: { $chance } ({ $percent }).
play-odds-kills-two = Quien lucha contra dos mata a ambos: { $chance } ({ $percent }).
play-odds-own-wiped-out = No queda nadie del primer bando: { $chance } ({ $percent }).
play-odds-enemy-wiped-out = No queda nadie del otro bando: { $chance } ({ $percent }).
play-odds-mean-left = Quedan de media { $own } del primer bando y { $enemy } del otro.
play-odds-reach-open = Al menos { $inches }″ en terreno abierto: { $chance } ({ $percent }).
play-odds-reach-difficult = Al menos { $inches }″ en terreno difícil: { $chance } ({ $percent }).
play-odds-withdraws = La embarcación se retira: { $chance } ({ $percent }).
play-odds-casualties = Bajas
play-odds-points = Impactos
play-odds-no-fight = Alguien no lucha cuerpo a cuerpo: no hay nada que calcular.
play-odds-left = Quedan del primero
play-odds-inches-open = Pulgadas, abierto
play-odds-inches-difficult = Pulgadas, difícil
play-odds-exactly = Justo
play-odds-or-more = O más
play-odds-words = O más, en palabras
play-odds-mean = De media, { $mean }.
