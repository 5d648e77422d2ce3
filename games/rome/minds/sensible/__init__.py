"""A player who plays to win without losing the Republic: small habits, one for each kind of decision."""

from __future__ import annotations

from typing import Any

from games.kernel import Decision
from games.republic.minds.planned_forum import KINDS
from games.republic.minds.sensible import Habitual
from games.republic.register import gathered
from games.rome.minds.sensible import (
    battle,
    business,
    campaign,
    elections,
    forum,
    intrigue,
    money,
    planned_forum,
    planned_packages,
    planned_reactions,
    planned_senate,
    revolt,
    trials,
    tribunes,
    voting,
)
from games.rome.minds.temper import BEST, Temper, tempers
from games.rome.seen.view import RomeView

ASKED = (battle, business, campaign, elections, forum, intrigue, money, revolt, trials, tribunes, voting)
AHEAD = (planned_forum, planned_packages, planned_reactions, planned_senate)
WAYS = gathered(*(one.habit for one in (*ASKED, *AHEAD)))
"""All habits, by kind of decision: of the rules, and of what is asked before the rules ask."""
BY_CARD = ("senate.life",)  # what is worth a Tribune at any time
WHEN_CALLED = ("senate.vote", *planned_senate.habit, *KINDS)  # only while it is waited for


class SensiblePlayer(Habitual[RomeView]):
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    ways = WAYS

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__(temper or tempers()[BEST])

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for; a Tribune is spent on a proposal only where that decides the game."""
        by_card = bool(decision.about.get("forced")) and not decision.awaited
        if (by_card and decision.kind not in BY_CARD) or (decision.kind in WHEN_CALLED and not decision.awaited):
            return 0
        return super().heeds(decision)
