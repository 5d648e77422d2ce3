"""The reactions of a seat of Carthage: asked of everybody once, beside the first Forum, and kept until changed."""

from __future__ import annotations

from typing import Any, Final

from games.carthage.ahead.reactions.answers import ANSWERS
from games.carthage.ahead.reactions.form import asks_everything, form
from games.carthage.minds.sensible import SensiblePlayer
from games.kernel import Record
from games.republic.ahead.reactions import planning
from games.republic.ahead.reactions.planning import Reacting
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView


def form_of(view: RepublicView, faction: FactionView) -> Record[dict[str, Any]]:
    """It changes with one's Senators, and with nothing hidden."""
    return form(faction.senators, neutrals=any(one.neutral for one in view.factions.values()))


REACTING: Final = Reacting(
    mind=SensiblePlayer(),
    clause="RC-8.8.2",
    before=("setup", "mortality", "revenue", "trade"),
    form=form_of,
    silence=asks_everything,
    answers=ANSWERS,
)


class Reactions(planning.Reactions):
    """What a player does with cards that he may or may not hold, and with what events bring him (RC-8.8, 9.0.15-18)."""

    def __init__(self) -> None:
        super().__init__(REACTING)
