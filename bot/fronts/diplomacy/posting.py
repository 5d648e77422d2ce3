"""What the political Diplomacy tells Discord of its own, and how it goes by years and seasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.services.records.chronicle import Course
from bot.surface.posting.plan import Posting
from games.diplomacy.state import Diplomacy
from games.kernel import Seat
from games.kernel.table import Table


def people(table: Table[Any]) -> Sequence[Seat]:
    """CD-7.D: whoever is active."""
    state: Diplomacy = table.state
    return [seat for seat, one in state.players.items() if one.active]


COURSE: Final = Course(begins={"diplomacy.SeasonOpened": "year"})
POSTING: Final = Posting(people=people)
