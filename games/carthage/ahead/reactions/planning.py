"""The reactions of a seat: asked of everybody once, beside the first Forum, and kept until changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.ahead.reactions.answers import ANSWERS
from games.carthage.ahead.reactions.form import asks_everything, form
from games.carthage.seen.people import FactionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Now, Plan, Raw, Record, Verdict, Window
from games.kernel.ahead import readable

BEFORE = ("setup", "mortality", "revenue", "trade")
"""The phases of the first turn in which nobody is asked yet."""


class Reactions(CarthagePlanning):
    """What a player does with cards that he may or may not hold, and with what events bring him (RC-8.8, 9.0.15-18)."""

    kind = "forum.reactions"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, from the first Forum on; the form changes with one's Senators, and with nothing hidden."""
        if now.turn <= 1 and now.step.startswith(BEFORE):
            return []
        view = seen(now)
        return [] if view.ending else [self._question(view, one) for one in people(view)]

    def _question(self, view: CarthageView, faction: FactionView) -> Decision[Any]:
        choice = form(faction.senators, neutrals=any(one.neutral for one in view.factions.values()))
        return Decision(
            self.kind,
            faction.seat,
            choice,
            "RC-8.8.2",
            lapse=asks_everything(choice),
            hidden=True,
            window=Window.AHEAD,
        )

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """What each answers for his own faction; not for one he controls (RC-9.10.3), nor for the State (RC-15.13)."""
        return decision.kind in ANSWERS and "faction" not in decision.about

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Each kind of question by its part of the form."""
        return ANSWERS[decision.kind](plan.raw, now, decision)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last said, but for what cannot be any more, as a Senator who is gone: there he is asked."""
        former = now.former(self.kind, asked.seat)
        if former is None:
            return super().proposal(now, asked)
        return {**asked.lapse, **still_said(asked, former.raw)}


def people(view: CarthageView) -> list[FactionView]:
    """The factions that somebody plays, and that are still in the game."""
    return [one for one in view.factions.values() if not one.neutral and not one.out]


def still_said(asked: Decision[Any], raw: Raw) -> Raw:
    """Those parts of a former answer that are still offered."""
    fields = cast("Record[Any]", asked.choice).fields
    return {name: said for name, said in raw.items() if name in fields and readable(fields[name], said)}
