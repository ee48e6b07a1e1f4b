"""The record of a table, a journal of its own beside the battle's: figures are placed, disputes settled.

What may be ordered, what came of it     orders
Which steps there were, and what stands  record
The rules that the journal asks          surveyor
What speaks against an order             judging
The table entry by entry of a battle     frames
Acts of the battle entered once more     following

The battle's journal holds what people would type, whoever measured; this one holds where things lay. Every
step names the entry of the battle that it belongs to, so that whatever is taken back there is taken back
here.
"""

from heart_africa.table.keeping.following import followed, following
from heart_africa.table.keeping.frames import Frame, frames
from heart_africa.table.keeping.judging import judge
from heart_africa.table.keeping.orders import (
    BlazesMarked,
    DisputeSettled,
    FiguresPlaced,
    FiguresTaken,
    GroundLaid,
    LayGround,
    MarkBlazes,
    Placed,
    PlaceFigures,
    SettleDispute,
    TakeFigures,
    ground_laid,
    placed,
)
from heart_africa.table.keeping.record import Record, Survey, survey
from heart_africa.table.keeping.surveyor import Surveyor

__all__ = [
    "BlazesMarked",
    "DisputeSettled",
    "FiguresPlaced",
    "FiguresTaken",
    "Frame",
    "GroundLaid",
    "LayGround",
    "MarkBlazes",
    "PlaceFigures",
    "Placed",
    "Record",
    "SettleDispute",
    "Survey",
    "Surveyor",
    "TakeFigures",
    "followed",
    "following",
    "frames",
    "ground_laid",
    "judge",
    "placed",
    "survey",
]
