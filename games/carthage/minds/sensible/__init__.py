"""A player who plays to win without losing the State: small habits, one for each kind of decision."""

from __future__ import annotations

from typing import Any

from games.carthage.minds.sensible import (
    agreements,
    battle,
    business,
    campaign,
    elections,
    forum,
    intrigue,
    money,
    peace,
    planned_forum,
    planned_packages,
    planned_reactions,
    planned_senate,
    state,
    voting,
)
from games.carthage.minds.sensible.market import deals, red, sale
from games.carthage.minds.temper import BEST, Temper, tempers
from games.carthage.seen.view import CarthageView
from games.kernel import Decision
from games.republic.minds.planned_forum import KINDS
from games.republic.minds.sensible import Habitual
from games.republic.register import gathered

ASKED = (
    agreements,
    battle,
    business,
    campaign,
    elections,
    forum,
    intrigue,
    deals,
    red,
    sale,
    money,
    peace,
    state,
    voting,
)
AHEAD = (planned_forum, planned_packages, planned_reactions, planned_senate)
WAYS = gathered(*(one.habit for one in (*ASKED, *AHEAD)))
"""All habits, by kind of decision: of the rules, and of what is asked before the rules ask."""
BY_CARD = ("senate.life",)  # what is worth an Outcry at any time
WHEN_CALLED = (
    "senate.vote",
    "senate.floor",
    *planned_senate.habit,
    *KINDS,
)  # only while it is waited for


class SensiblePlayer(Habitual[CarthageView]):
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    ways = WAYS

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__(temper or tempers()[BEST])

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for; a card is spent on a proposal only where that decides the game."""
        by_card = decision.covert and bool(decision.about.get("forced"))
        if (by_card and decision.kind not in BY_CARD) or (decision.kind in WHEN_CALLED and not decision.awaited):
            return 0
        return super().heeds(decision)
