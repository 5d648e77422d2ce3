"""Before the first turn: Governors of Provinces that are dealt, Leaders, the first cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.people import province_line
from bot.fronts.republic.rooms import preparing
from bot.fronts.republic.rooms.preparing import SENATOR
from bot.fronts.rome.people import PEOPLE
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted
from games.kernel.choice import is_dict


def governor_lines(one: Asked, look: Look) -> Sequence[str]:
    """RR-3.02.4: what the Province brings."""
    return [province_line(look, str(one.decision.about["province"]))]


def as_unasked(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RR-DP3: who votes least, for the longest term."""
    lapse = posted.decision.lapse
    if not is_dict(lapse):
        return ()
    said = {"senator": str(lapse["senator"]), "turns": str(lapse["turns"])}
    return [Shortcut(look.voice.say("setup-governor-button", **said), lapse)]


SHARED: Final = preparing.room(PEOPLE)
ROOM: Final = Room(
    explains={"setup.governor": PEOPLE.form_notes},
    briefs={"setup.governor": governor_lines},
    shortcuts={"setup.governor": as_unasked},
    verbs=(
        Verb(
            "setup",
            "governor",
            "Say who governs the Province you were dealt, and for how long.",
            ("setup.governor",),
            [SENATOR, Field("turns", "1, 2 or 3")],
        ),
        Verb(
            "setup",
            "play",
            "Play a Statesman or a Concession, or nothing.",
            ("setup.play",),
            [Field("card", "Which card")],
        ),
        ahead("setup", "plan", "Which cards you play before the first turn, in order.", "setup.plays"),
    ),
)
