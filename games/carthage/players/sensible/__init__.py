"""A player who plays to win without losing the State: small habits, one for each kind of decision."""

from __future__ import annotations

from typing import Any

from games.carthage.players.sensible import business, campaign, elections, forum, intrigue, market, money, voting
from games.carthage.players.sensible.habits import HABITS, URGENCY, legal
from games.carthage.view import CarthageView
from games.kernel import Decision, Raw

KNOWN = (business, campaign, elections, forum, intrigue, market, money, voting)
BY_CARD = ("senate.life",)  # what is worth an Outcry at any time


class SensiblePlayer:
    """Judges what it sees anew each time; what it has no habit for it leaves to the defaults of the rules."""

    def heeds(self, decision: Decision[Any]) -> int:
        """Only what it has a habit for; a card is spent on a proposal only where that decides the game."""
        if decision.covert and decision.about.get("forced") and decision.kind not in BY_CARD:
            return 0
        return URGENCY.get(decision.kind, 0)

    def answer(self, decision: Decision[Any], view: CarthageView) -> Raw | None:
        """What its habit says, if that is legal; otherwise the default, or nothing."""
        habit = HABITS.get(decision.kind)
        raw = habit(decision, view) if habit else None
        if raw is not None and legal(decision, raw):
            return raw
        return decision.lapse if decision.awaited else None
