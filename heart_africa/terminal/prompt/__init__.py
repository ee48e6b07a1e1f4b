"""The prompt at which battles are played and campaigns kept: what is the same of both.

Who answers                       input
Whence the dice come              dice
An order carried out              orders
The verbs beside the orders       verbs
How an order is written           usage
Line after line, at the prompt    loop
Line after line, from a file      scripts
Undone, redone, put right         history
"""
