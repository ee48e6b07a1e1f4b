### How the rules of the book are cited.

# $rule: the entry’s id; $page: its page.
cite-rule = { $rule }, p. { $page }
cite-page = p. { $page }
cite-section = { $rule }, { $section }
