### Cómo se citan las reglas del libro.

# $rule: el identificador de la entrada; $page: su página.
cite-rule = { $rule }, pág. { $page }
cite-page = pág. { $page }
cite-section = { $rule }, { $section }
