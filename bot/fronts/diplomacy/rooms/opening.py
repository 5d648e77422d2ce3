"""Before the first Spring: names, preferences and starting units (CD-13)."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy.desk import arriving
from bot.fronts.front import Room

ROOM: Final = Room(
    presents={arriving.NAME: arriving.arrival, arriving.CENTRES: arriving.ranking},
    tells={arriving.NAME: arriving.tell_name, arriving.CENTRES: arriving.tell_rank},
    names={arriving.UNIT: arriving.unit_names},
    panels=(arriving.NAME, arriving.CENTRES),
    acts={
        "arrive": arriving.arriving,
        "rank": arriving.rank,
        "rankback": arriving.rank_back,
        "ranktext": arriving.rank_text,
    },
    takes={"arrive": arriving.arrived, "ranktext": arriving.rank_typed},
)
