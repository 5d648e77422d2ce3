"""A player who plays to win without losing the State: small habits, one for each kind of decision."""

from __future__ import annotations

from typing import Any

from games.carthage.minds.player import Look
from games.carthage.minds.sensible import (
    battle,
    business,
    campaign,
    elections,
    forum,
    intrigue,
    market,
    money,
    planned_forum,
    planned_packages,
    planned_reactions,
    planned_senate,
    voting,
)
from games.carthage.minds.sensible.habits import legal
from games.kernel import Decision, Only, Raw
from games.kernel.choice import is_list
from games.republic.register import gathered

ASKED = (battle, business, campaign, elections, forum, intrigue, market, money, voting)
AHEAD = (planned_forum, planned_packages, planned_reactions, planned_senate)
WAYS = gathered(*(one.habit for one in (*ASKED, *AHEAD)))
"""All habits, by kind of decision: of the rules, and of what is asked before the rules ask."""
BY_CARD = ("senate.life",)  # what is worth an Outcry at any time
WHEN_CALLED = (
    "senate.vote",
    "senate.floor",
    *planned_senate.habit,
    *planned_forum.KINDS,
)  # only while it is waited for


class SensiblePlayer:
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for; a card is spent on a proposal only where that decides the game."""
        by_card = decision.covert and bool(decision.about.get("forced"))
        if (by_card and decision.kind not in BY_CARD) or (decision.kind in WHEN_CALLED and not decision.awaited):
            return 0
        return 0 if settled(decision) or decision.kind not in WAYS else WAYS[decision.kind].urgency

    def answer(self, decision: Decision[Any], look: Look) -> Raw | None:
        """What its habit says, if that is legal; otherwise the default, or nothing. If one thing can be said: that."""
        if isinstance(decision.choice, Only):
            return decision.choice.raw
        way = WAYS.get(decision.kind)
        raw = way.habit(decision, look()) if way else None
        if raw is not None and legal(decision, raw):
            return raw
        return decision.lapse if decision.awaited else None


def settled(decision: Decision[Any]) -> bool:
    """Whether what is waited for has one answer only."""
    form: Raw = decision.choice.form() if decision.awaited else None
    return is_list(form) and (len(form) == 1 or (form[0] == form[-1] == 0))
