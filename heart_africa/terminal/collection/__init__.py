"""The commands of `heart-africa collection`: the figures that a person owns.

`collection missing` and `collection fields`  uses
"""
