"""Letters and the Gazette (CD-P), and what is said of a season that is over."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy.paper import box, gazette, letters, resolution, whys
from bot.fronts.diplomacy.paper.commands import VERBS
from bot.fronts.front import Room

ROOM: Final = Room(
    forms={letters.KIND: letters.SPECIAL},
    tells={letters.KIND: letters.told},
    acts={
        "reply": letters.reply,
        "write": letters.write,
        "box": box.show,
        "boxopen": box.open_one,
        "gazette": gazette.turn,
        "gazettewhy": gazette.why,
        "whyorder": whys.asked,
    },
    writes={
        letters.CARD: letters.letter,
        resolution.KIND: resolution.resolution,
        gazette.KIND: gazette.gazette,
    },
    verbs=VERBS,
)
