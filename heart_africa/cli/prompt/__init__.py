"""The prompt at which battles are played and campaigns kept: what is the same of both.

Who answers                       asking
Whence the dice come              dealing
An order carried out              ordering
The verbs beside the orders       verbs
How an order is written           usage
Line after line, at the prompt    evening
Line after line, from a file      scripts
Undone, redone, put right         going_back
"""
