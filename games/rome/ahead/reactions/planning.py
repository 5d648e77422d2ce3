"""The reactions of a seat of Rome: asked of everybody once, beside the first Forum, and kept until changed."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Record
from games.republic.ahead.reactions import planning
from games.republic.ahead.reactions.planning import Reacting
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView
from games.rome.ahead.reactions.answers import ANSWERS
from games.rome.ahead.reactions.form import asks_everything, form
from games.rome.minds.sensible import SensiblePlayer


def form_of(view: RepublicView, faction: FactionView) -> Record[dict[str, Any]]:
    """It hangs on who plays, and on nothing hidden."""
    others = tuple(seat for seat in view.seats if seat != faction.seat)
    return form(others, neutrals=any(one.neutral for one in view.factions.values()))


REACTING: Final = Reacting(
    mind=SensiblePlayer(),
    clause="RR-1.14.10",
    before=("setup", "mortality", "revenue"),
    form=form_of,
    silence=asks_everything,
    answers=ANSWERS,
)


class Reactions(planning.Reactions):
    """What a player does with cards that he may or may not hold (RR-1.14), and with what befalls his Senators."""

    def __init__(self) -> None:
        super().__init__(REACTING)
