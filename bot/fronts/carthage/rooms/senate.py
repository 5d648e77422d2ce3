"""The Senate: votes, proposals, consents, and what is done at night."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.people import PEOPLE
from bot.fronts.carthage.senate import commands, floor, raising, words
from bot.fronts.front import Room
from bot.fronts.republic.rooms import senate
from bot.fronts.republic.senate import forces, panels
from bot.fronts.republic.suggested import at_hand
from bot.surface.kit.look import Look
from bot.surface.kit.passing import passes
from games.carthage.minds import SensiblePlayer
from games.kernel import Posted

MEETING: Final = tuple(
    f"senate.{step}" for step in ("suffetes", "committee", "prosecutions", "governors", "business", "adjournment")
)
OF_SENATORS: Final = (
    "suffetes", "committee", "governors", "concessions", "expedition", "tax", "life", "trial", "assassinate",
)  # fmt: skip


def commander_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RC-9.6: beside each who may be sent, why one would send him."""
    return {name: PEOPLE.senator_line(look, name) for name in forces.commanders_of(posted)}


ROOM: Final = Room(
    explains={
        forces.FORCES: commander_notes,
        "senate.recruit": PEOPLE.senator_notes,
        **dict.fromkeys(("senate.law", "senate.veto", "senate.silence"), CARDS.red_card_notes),
        **dict.fromkeys((f"senate.{kind}" for kind in OF_SENATORS), PEOPLE.form_notes),
    },
    briefs={"senate.silence": panels.outcry_lines},
    begins={
        **dict.fromkeys(("senate.committee", "senate.governors"), floor.as_filled),
        **dict.fromkeys(("senate.trial", "senate.tax"), at_hand(SensiblePlayer)),
    },
    stepwise=("senate.suffetes", "senate.trial", "senate.tax"),
    tells=words.TELLS,
    passes=passes("senate.floor", rest=("senate.floor", "senate.last-word"), steps=MEETING),
    retells=words.RETELLS,
    matters=words.MATTERS,
    verbs=commands.VERBS,
)
ROOMS: Final = (*senate.rooms(floor.OWN, raising.OWN), ROOM)
