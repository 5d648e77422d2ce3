"""What differs from one republic's Senate to another's, for what is said ahead of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from games.kernel import ASK, Decision, Now, OneOf, Plan, Raw, Ready, Seat, Verdict
from games.republic.ahead.planning import RepublicPlanning
from games.republic.law import Law
from games.republic.minds.sensible import Habitual
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Voice

ASK_ME: Final = "ask"
Terms: TypeAlias = Callable[[Any], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sharing:
    """How two who are elected together share their offices, said before it is known who they are.

    Attributes:
        kinds: the questions of the rules about it.
        options: what may be said, the default first.
        said: what that comes to at such a question.
    """

    kinds: Sequence[str]
    options: Sequence[str]
    said: Callable[[RepublicView, Plan, Decision[Any]], Raw]

    @property
    def choice(self) -> OneOf[str]:
        """What may be said of it."""
        return OneOf({one: one for one in self.options})

    @property
    def silence(self) -> str:
        """What counts if nothing is said of it."""
        return self.options[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Customs:
    """A Senate as it is asked ahead.

    Attributes:
        mind: who proposes what is said.
        law: of the republic.
        clauses: the rules on which the questions rest: "order" of business, "floor", "proposal", "vote", "bought",
            "between" two votes, "law", "trial".
        parts: the part of the order of business to which each step belongs that has a programme; in order.
        drafted: which part is drafted beside which.
        pair: the kind of business by which those are elected who preside next.
        speaker: who has the floor, a Senator's id.
        presents: whether a Senator is where the Senate meets.
        for_life: the title of who rules for life.
        terms: the terms of a proposal as all see them, where they are not what is answered.
        feeds: what a motion makes possible that cannot be proposed before, by kind.
        passing: whether who has the floor may let it pass; otherwise he can only adjourn, or name whom he must.
        ended: what is said when nothing of a programme is left.
        sharing: how two who are elected together share their offices.
        consents: the questions whether a Senator consents to what is proposed of him.
        willing: the kinds of business of which somebody may be asked that.
        immune: whether what this Senator proposes as who presides is beyond any veto.
        power: what a veto is played with, of what there is.
        silence: how a faction votes that says nothing; on what nobody may abstain on, what harms it least.
        laws: the Laws that might be played out of a hand.
    """

    mind: Habitual[Any]
    law: Law[Any, Any, Any]
    clauses: Mapping[str, str]
    parts: Mapping[str, str]
    drafted: Mapping[str, str]
    pair: str
    speaker: Callable[[RepublicView], str]
    presents: Callable[[SenatorView], bool]
    for_life: str
    terms: Mapping[str, Terms]
    feeds: Mapping[str, Sequence[str]]
    passing: bool
    ended: Callable[[Now, Plan, Decision[Any]], Verdict]
    sharing: Sharing
    consents: Sequence[str]
    willing: Sequence[str]
    immune: Callable[[RepublicView, str], bool]
    power: Callable[[Sequence[str]], str]
    silence: Callable[[RepublicView, str, Mapping[str, Any]], Voice]
    laws: Callable[[RepublicView], Sequence[str]]

    def steps(self, kind: str) -> list[str]:
        """The steps with a programme in which this kind of business may be proposed, in order."""
        return [step for step in self.parts if kind in self.law.agenda[step]]

    def shown(self, kind: str, raw: Any) -> dict[str, Any]:
        """RC-9.0.7, RR-1.09.13: the terms of a proposal as all see them."""
        made = self.terms.get(kind)
        return {"kind": kind, **(made(raw) if made else dict(raw))}

    def seats(self, view: RepublicView, names: Sequence[str]) -> list[Seat]:
        """The players of these Senators, in the order in which they are named."""
        return [seat for name in names if (one := view.senators.get(name)) and (seat := one.faction)]


class SenatePlanning(RepublicPlanning):
    """A planning of the Senate: by the customs of its republic."""

    def __init__(self, own: Customs) -> None:
        super().__init__(own.mind)
        self.own = own


def shared(own: Customs, view: RepublicView, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.11, RR-1.09.22: as he said of the offices of the two; or he is asked."""
    return ASK if plan.raw["home"] == ASK_ME else Ready(own.sharing.said(view, plan, decision))
