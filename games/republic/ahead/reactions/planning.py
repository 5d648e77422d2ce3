"""The reactions of a seat: asked of everybody once, beside the first Forum, and kept until changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from games.kernel import Decision, Now, Plan, Raw, Record, Verdict, Window
from games.kernel.ahead import readable
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.ahead.reactions.answers import Reaction
from games.republic.minds.sensible import Habitual
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView


@dataclass(frozen=True, slots=True, kw_only=True)
class Reacting:
    """What can be decided beforehand in a republic.

    Attributes:
        mind: who proposes what one may say.
        clause: what the question rests on.
        before: the phases of the first turn in which nobody is asked yet.
        form: what a faction may say; the same whatever it holds.
        silence: to be asked at each.
        answers: what it means, by the question of the rules.
    """

    mind: Habitual[Any]
    clause: str
    before: tuple[str, ...]
    form: Callable[[RepublicView, FactionView], Record[dict[str, Any]]]
    silence: Callable[[Record[Any]], Raw]
    answers: Mapping[str, Reaction]


class Reactions(RepublicPlanning):
    """What a player does with cards that he may or may not hold, and with what events bring him."""

    kind = "forum.reactions"

    def __init__(self, own: Reacting) -> None:
        super().__init__(own.mind)
        self.own = own

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, from the first Forum on; the form changes with one's Senators, and with nothing hidden."""
        if now.turn <= 1 and now.step.startswith(self.own.before):
            return []
        view = seen(now)
        return [] if view.ending else [self._question(view, one) for one in people(view)]

    def _question(self, view: RepublicView, faction: FactionView) -> Decision[Any]:
        choice = self.own.form(view, faction)
        lapse, window = self.own.silence(choice), Window.AHEAD
        return Decision(self.kind, faction.seat, choice, self.own.clause, lapse=lapse, hidden=True, window=window)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """What each answers for his own faction; not for one he controls (RC-9.10.3, RR-1.09.823)."""
        return decision.kind in self.own.answers and "faction" not in decision.about

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """What nobody waits for may be done at any time, whoever has still to say something."""
        return decision.awaited

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Each kind of question by its part of the form."""
        return self.own.answers[decision.kind](plan.raw, now, decision)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last said, but for what cannot be any more, as a Senator who is gone: there he is asked."""
        former = now.former(self.kind, asked.seat)
        if former is None:
            return super().proposal(now, asked)
        return {**asked.lapse, **still_said(asked, former.raw)}


def people(view: RepublicView) -> list[FactionView]:
    """The factions that somebody plays, and that are still in the game."""
    return [one for one in view.factions.values() if not one.neutral and not one.out]


def still_said(asked: Decision[Any], raw: Raw) -> Raw:
    """Those parts of a former answer that are still offered."""
    fields = cast("Record[Any]", asked.choice).fields
    return {name: said for name, said in raw.items() if name in fields and readable(fields[name], said)}
