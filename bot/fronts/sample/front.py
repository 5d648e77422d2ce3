"""The front of The Salt Road: all its parts, in one place. Copy it with the game."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Front
from bot.fronts.sample import ordering, posting, showing
from bot.fronts.sample.rooms import auction, barter, market
from bot.services.records.chronicle import Course
from games.sample import GAME
from rendering.sample import thumbnail

FRONT: Final = Front(
    game=GAME,
    rooms=(auction.ROOM, barter.ROOM, market.ROOM),
    options=("coins",),
    course=Course(begins={"sample.DayBegan": "day"}),
    ordering=ordering.ORDERING,
    posting=posting.POSTING,
    glance=showing.GLANCE,
    fortunes=posting.FORTUNES,
    hand=showing.hand,
    dealing=barter.DEALING,
    standing=showing.standing,
    scene=showing.scene,
    thumbnail=thumbnail,
    measures=showing.measures,
)
