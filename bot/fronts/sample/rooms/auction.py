"""The auction: a bid for the lot of the day."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.surface.press.verbs import Field, Verb

COINS: Final = Field("coins", "How many coins; 0 for none")
ROOM: Final = Room(verbs=(Verb("trade", "bid", "Bid for the lot of the day.", ("sample.bid",), [COINS]),))
