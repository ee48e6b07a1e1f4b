### En qué se diferencian dos ejércitos.

# $what: qué; $old, $new: lo que había y lo que hay.
diff-changed = { $what }: { $old } → { $new }
# $holds: lo que contiene.
diff-added = nuevo: { $what } ({ $holds })
diff-removed = ya no está: { $what } ({ $holds })
diff-contingent = { $list }: { $units }
diff-yes = sí
diff-no = no
diff-part-name = nombre
diff-part-notes = notas
diff-part-tags = etiquetas
diff-part-narrative = narrativo
diff-part-slot = puesto en la lista
diff-part-cost = coste en puntos
diff-permission-second-trait = segunda característica
