"""The reactions of a seat of Rome: asked of everybody once, beside the first Forum, and kept until changed."""

from __future__ import annotations

from typing import Any, Final, cast

from games.kernel import Record
from games.republic.ahead.reactions import planning
from games.republic.ahead.reactions.planning import Reacting
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView
from games.rome.ahead.reactions.answers import ANSWERS
from games.rome.ahead.reactions.form import asks_everything, form
from games.rome.ahead.reactions.officials import OFFICIALS
from games.rome.minds.sensible import SensiblePlayer
from games.rome.seen.view import RomeView

ADVOCATES: Final = "advocates"


def form_of(view: RepublicView, faction: FactionView) -> Record[dict[str, Any]]:
    """It hangs on who plays, and on nothing hidden."""
    others = tuple(seat for seat in view.seats if seat != faction.seat)
    neutrals = any(one.neutral for one in view.factions.values())
    return form(others, neutrals=neutrals, advocates=ADVOCATES in cast("RomeView", view).advanced)


REACTING: Final = Reacting(
    mind=SensiblePlayer(),
    clause="RR-1.14.10",
    before=("setup", "mortality", "revenue"),
    form=form_of,
    silence=asks_everything,
    answers={**ANSWERS, **OFFICIALS},
)


class Reactions(planning.Reactions):
    """What a player does with cards that he may or may not hold (RR-1.14), and with what befalls his Senators."""

    def __init__(self) -> None:
        super().__init__(REACTING)
