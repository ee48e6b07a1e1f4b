"""The commands that every companion game has: functions that take the game before all else.

`rule`, `rulings`, `coverage` of its rulebook  rules
`pack list|show|check|set|export`              packs
"""
