"""Dice that a table can trust: whether they are fair, and certificates of faces nobody could choose.

`dice certificate`  certificate
`dice fairness`     fairness
"""
