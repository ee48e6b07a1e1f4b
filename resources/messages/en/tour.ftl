### The tour in three steps.

# $number: which step; $most: how many there are.
tour-step = Step { $number } of { $most }
tour-first = This is the first step
tour-back = Back
tour-on = Next
tour-done = Got it
tour-pages-title = Everything has its page
# $pages: the pages of the rail in their order; $first, $last: the keys of the first and of the last.
tour-pages-text = On the left: { $pages }. { $first } to { $last } turn to them, Ctrl+0 to the welcome page. Each page says what comes next, and why something cannot be done now.
tour-find-title = Ctrl+K finds everything
tour-find-text = Type what you want: “print”, “undo”, “new”, “dark”. F1 opens the guide at the chapter of the page you are on, Ctrl+F1 shows its keys.
tour-safe-title = Nothing gets lost
tour-safe-text = Everything is saved as you go. Ctrl+Z undoes. Once dice have been thrown, correct the entry in the log, with a reason: the same dice come up again.
