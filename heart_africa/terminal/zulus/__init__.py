"""*Zulus on the Ramparts!* at the terminal.

`cards`: what the cards of a set say        cards
`odds`, `vp`: what the rulebook alone gives  reckoning
"""
