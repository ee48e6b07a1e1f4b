### El combate cuerpo a cuerpo de un turno (págs. 26-27). $figure, $one, $others: figuras, con el nombre que les den.

fighting-due =
    { $bouts ->
        [one] queda un combate cuerpo a cuerpo por resolver
       *[other] quedan { $bouts } combates cuerpo a cuerpo por resolver
    }
fighting-done = no queda nadie que deba luchar cuerpo a cuerpo
fighting-owed = { $one } está en contacto con { $others } y aún no ha luchado este turno

## Qué impide luchar así.

fighting-not-in-melee = El cuerpo a cuerpo se resuelve después de los disparos y la recarga, y antes de los tests de moral.
fighting-nobody-left-to-fight = Todos los que están en contacto ya han luchado este turno.
fighting-fought-already = { $figure } ya ha tirado su dado este turno: cada figura lucha una vez.
fighting-left-out = { $figure } está en contacto y se quedaría sin rival, aunque puede luchar como segundo contra uno de estos.
fighting-against-nobody = No has dicho con quién lucha { $figure }.
fighting-faces-a-stranger-first = { $figure } elige antes a { $first }, que no lucha con esa figura.
fighting-gives-no-attendant = { $figure } no es ayudante de ningún Líder que luche aquí, y no puede caer en su lugar.
fighting-has-not-so-many-attendants =
    { $has ->
        [0] { $figure } no tiene ayudantes que sacrificar.
        [one] { $figure } tiene un solo ayudante, y se sacrificarían { $stated }.
       *[other] { $figure } tiene { $has } ayudantes, y se sacrificarían { $stated }.
    }
