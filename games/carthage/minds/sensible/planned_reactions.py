"""Reactions beforehand: what the habits for each question would mostly say, so that computers decide as people do."""

from __future__ import annotations

from typing import Final

from games.carthage.minds.sensible.forum import EVILS
from games.carthage.minds.sensible.habits import Asked, Habits, options
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.temper import ASKED_AGAIN, thinks_of

habit = Habits()

USUAL: Final = {
    "events": "none",
    "silence": "mine",
    "outcry": "none",
    "bodyguards": "all",
    "mercenaries": "hire-below.80",
    "landing": "land-from.50",
    "trader": "influence",
    "warehouses": "singles",
    "conspire": "none",
    "skip": "none",
}


@habit("forum.reactions")
def reactions(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - the same in every game
    """RC-8.8.2: a Sacrifice against what hurts the State; cards for one's own motions, lives and doubtful battles.

    RC-9.0.18: who may be asked again looks at the motion first: posts of others are worth no card. RC-10.2.7: and at
    the Wars that stand before he lands, for a doubtful battle may be the last hope.
    """
    form = asked.choice.form()
    harmful = [event for event in options(asked, "sacrifice") if any(evil in event for evil in EVILS)]
    again = {"silence": "ask-mine", "landing": "ask"} if thinks_of(ASKED_AGAIN) else {}
    said = {**USUAL, "sacrifice": harmful, **again}
    return {name: said[name] for name in form}
