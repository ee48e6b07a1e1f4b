### In what two armies differ.

# $what: what; $old, $new: what there was and what there is.
diff-changed = { $what }: { $old } → { $new }
# $holds: what it holds.
diff-added = new: { $what } ({ $holds })
diff-removed = gone: { $what } ({ $holds })
diff-contingent = { $list }: { $units }
diff-yes = yes
diff-no = no
diff-part-name = name
diff-part-notes = notes
diff-part-tags = tags
diff-part-narrative = narrative
diff-part-slot = slot of the list
diff-part-cost = cost in points
diff-permission-second-trait = second trait
