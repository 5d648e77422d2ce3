"""The Senators of Rome."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.people import People
from bot.fronts.rome.card_texts import CARDS

PEOPLE: Final = People(cards=CARDS, figures=("popularity", "talents", "knights"))
