### What the demo says. $folder: where it leaves its files.

demo-made = Done. { $folder } now holds:
demo-army = a legal army
demo-verdict = its verdict
demo-twin = an illegal twin of it
demo-twin-verdict = the reasons, and how to fix each
demo-pdf-summary = the army on one page
demo-pdf-units = the unit sheets for the table
demo-pdf-opponent = the copy for your opponent, without secrets
# $name: the name of the legal army.
demo-twin-name = { $name } (illegal twin)
