"""RC-1.5d: agreements: votes for Talents before posts are shared out, and answers to what others propose."""

from __future__ import annotations

from typing import Final

from games.carthage.minds.sensible.elections import couples, sharings
from games.carthage.minds.sensible.habits import Asked, Habits
from games.carthage.minds.sensible.interests import INTERESTS, POSTS
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import pacts
from games.republic.minds.outlook import is_mine
from games.republic.minds.temper import thinks_of
from games.republic.minds.voting import decided

habit = Habits()

STEPS: Final = {"senate.suffetes": ("suffetes", couples), "senate.committee": ("committee", sharings)}
"""Where posts are shared out, and how they could be."""
DEAR_CARDS: Final = ("public-outcry", "secret-bodyguard", "assassin")
DEAR: Final = 15
CHEAP: Final = 6


@habit("agreement.propose", urgency=9, steps=STEPS)
def propose(_asked: Asked, view: CarthageView) -> Raw | None:
    """RC-DP51: who presides offers Talents for the votes that he lacks, if that brings more than it costs.

    RC-9.10.3: to nobody once somebody rules for life, and votes for all; nor in the last turn, for it is never paid.
    """
    over = decided(view) or not turns_left(view)
    if view.step not in STEPS or not thinks_of("agreements") or not is_mine(view, view.hrao) or over:
        return None
    kind, ways = STEPS[view.step]
    found = pacts.bargain(INTERESTS, view, ways(view), POSTS[kind][1])
    return pacts.proposed(view, found) if found else None


@habit("agreement.answer", urgency=10)
def answer(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-DP51: what one gains by is entered."""
    if not thinks_of("agreements"):
        return None
    kind, _ = STEPS.get(view.step, ("suffetes", None))
    terms = pacts.Terms(POSTS[kind][1], card, paid=turns_left(view) > 0)
    return pacts.answered(INTERESTS, view, str(asked.about["agreement"]), terms)


def card(_view: CarthageView, name: str) -> float:
    """What a red card is worth in Talents."""
    return DEAR if name.partition(".")[0] in DEAR_CARDS else CHEAP
