# La página de la colección.
collection-title = Colección
collection-lead = Las figuras que tienes. Cada cambio se guarda al momento; el programa de terminal lee el mismo archivo.
collection-for = Lo que necesita { $army }
collection-open-army = el ejército abierto
collection-no-army = Abre un ejército para comparar lo que necesita con lo que tienes.
collection-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
collection-short = { $count ->
    [one] ✗ falta una
   *[other] ✗ faltan { $count }
    }
collection-enough = ✓ hay bastantes
collection-none = ningún ejército legal ese año
collection-tab-figures = Figuras
collection-pane-figures = Lo que tienes
collection-pane-needs = Lo que necesita el ejército
collection-tab-fields = Qué se puede sacar
collection-year = Año
collection-limit = Puntos
collection-reckon = Calcular
collection-reckoning = Calculando… { $done } de { $all } listas
collection-cancel = Cancelar
collection-build = Componerlo
collection-note = Nota sobre { $troop }
collection-note-hint = caja, pintura, marca…
collection-count = { $troop }: figuras
