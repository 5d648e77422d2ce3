"""RC-15: the hook of all steps. What the rules ask of a Neutral is answered at once; nobody is waited for."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from games.carthage.neutrals import cards, revenue
from games.carthage.state import Carthage
from games.kernel import Decision
from games.republic.neutrals import standing_in as republic
from games.republic.neutrals.coalition import leading_person
from games.republic.neutrals.revenue import remember_purses

OF_THE_STATE = ("RC-DP11", "RC-DP23", "RC-DP63", "RC-DP64")  # what an HRAO chooses for it; T-15 says nothing of it


def of_the_state(_g: Carthage, decision: Decision[Any]) -> bool:
    """RC-15.13: what is undefined and for the State."""
    return decision.point in OF_THE_STATE


CARTHAGE: Final[republic.Stand[Carthage]] = republic.Stand(
    before={
        "mortality": cards.play_at_once,
        "revenue.income": remember_purses,
        "revenue.corruption": revenue.tempt,
        "revenue.contributions": revenue.pool,
        "forum.persuasion": cards.play_at_once,
        "senate.coalition": cards.play_at_once,
        "revolution.cards": cards.play_at_once,
    },
    leaves=of_the_state,
    chooses=leading_person,
)

standing_in = partial(republic.standing_in, CARTHAGE)
