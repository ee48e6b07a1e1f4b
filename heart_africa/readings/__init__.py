"""What is read out of a battle's journal: passages for a report, flat rows, statistics. Nothing is saved.

Acts by turn, step and unit      passages
One flat row for each roll       rows, flat, sheets
Dice, luck and losses            statistics
When the battle turned           turning_points
"""

from heart_africa.readings.passages import Passage, Wanted, passages
from heart_africa.readings.rows import Row, rows
from heart_africa.readings.statistics import Luck, Statistics, statistics
from heart_africa.readings.turning_points import TurningPoint, turning_points

__all__ = [
    "Luck",
    "Passage",
    "Row",
    "Statistics",
    "TurningPoint",
    "Wanted",
    "passages",
    "rows",
    "statistics",
    "turning_points",
]
