### Los ejércitos llegan a la mesa (pág. 29). $side: el bando; $points: sus puntos; $figures: cuántas figuras.

muster-already = { $side } ya tiene ejército; para cambiarlo hay que sustituirlo.
muster-too-late = { $side }: ya se está desplegando; ya no se puede cambiar de ejército.

# Nombres que se dan a quien no los tiene. $leader: el del ejército; $name: el suyo; $number: cuál de varios.
muster-leader = Líder de { $army }
muster-attendant = Ayudante de { $leader }
muster-gun-bearer = Portador de { $leader }
muster-of-army = { $name } de { $army }
muster-another = { $name } ({ $number })
