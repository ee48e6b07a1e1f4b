"""The second journal of a battle: where figures stood and which disputes were settled.

What may be ordered, what came of it     orders
Which steps there were, and what stands  record
Walls that shots have opened             breaches
The rules that the journal asks          surveyor
What speaks against an order             objections

The battle's journal holds what people would type, whoever measured; this one holds where things lay. Every
step names the entry of the battle that it belongs to, so that whatever is taken back there is taken back
here.
"""

from heart_africa.board.table_record.orders import (
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
from heart_africa.board.table_record.record import (
    Frame,
    Survey,
    TableRecord,
    followed,
    following,
    frames,
    survey,
)
from heart_africa.board.table_record.surveyor import Surveyor

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
    "SettleDispute",
    "Survey",
    "Surveyor",
    "TableRecord",
    "TakeFigures",
    "followed",
    "following",
    "frames",
    "ground_laid",
    "placed",
    "survey",
]
