"""RC-4.13 and RC-11.2, RR-3.01.9 and RR-1.11.1 said at once: which red cards are played, in order, what is discarded.

Everybody is asked the same, for hands are hidden; and nothing is asked again because of what is hidden: what cannot be
played any more is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from games.kernel import ASK, Choice, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Several, Verdict
from games.republic.ahead.packages.common import as_said, literal, people, question
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.seen.people import HeldView
from games.republic.seen.view import RepublicView

NONE: Final = "none"
AGAIN: Final = "steal"
DISCARD: Final = "revolution.discard"


class Cards(RepublicPlanning):
    """Cards in the order in which they are played."""

    clause: ClassVar[str]
    steps: ClassVar[Sequence[str]]
    covered: ClassVar[Sequence[str]]
    limit: ClassVar[int]
    """So many cards may be kept."""

    def entries(self, view: Any, seat: Seat) -> Iterator[str]:
        """All that could be played out of this hand, as the rules name it."""
        raise NotImplementedError

    def opens(self, play: str) -> bool:  # noqa: ARG002 - of few republics
        """Whether he wants to be asked again at the end, since this play brings him a card."""
        return False

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, whatever they hold."""
        if now.step not in self.steps or literal(view := seen(now)):
            return []
        secret = len(people(view)) > 1
        return [self.question(seen(now, seat), seat, secret=secret) for seat in self.concerned(now, view)]

    def concerned(self, now: Now, view: RepublicView) -> Sequence[Seat]:  # noqa: ARG002 - known is each one's own
        """All players."""
        return people(view)

    def question(self, view: RepublicView, seat: Seat, *, secret: bool) -> Decision[Any]:
        """RC-11.2, RR-1.11.1: without an answer nothing is played, and the rules say what is discarded."""
        choice: Record[Any] = Record(
            as_said,
            when=OneOf({name: name for name in ("plan", "ask")}),
            **self.cards_of(view, seat),
        )
        lapse: Raw = {"when": "plan", "plays": [], "discard": []}
        return question(self.kind, seat, choice, self.clause, view.turn, lapse, hidden=secret)

    def cards_of(self, view: RepublicView, seat: Seat) -> dict[str, Choice[Any]]:
        """What can be played, in order, and what is discarded first."""
        plays, hand = list(self.entries(view, seat)), [card.id for card in held(view)]
        return {
            "plays": Several({name: name for name in plays}, 0, len(plays)),
            "discard": Several({name: name for name in hand}, 0, len(hand)),
        }

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one step
        """What is played, and what is discarded."""
        return decision.kind in self.covered

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The next that can be played; ASK: he wished it, or has received cards, which all have seen."""
        if plan.raw["when"] == "ask" or received(seen(now), plan):
            return ASK
        if decision.kind == DISCARD:
            return Ready(discarded(plan.raw, decision))
        return self.next(plan, decision)

    def next(self, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-11.2, RR-1.11.1: one card after the other; who has taken one out of another hand is asked at the end."""
        form = decision.choice.form()
        play = next((one for one in plan.raw["plays"] if one in form), NONE)
        if play == NONE and any(use.note == AGAIN for use in plan.uses):
            return ASK
        return Ready(play, note=AGAIN if self.opens(play) else "")

    def facts(self, now: Now) -> Raw:
        """How many red cards each has: known to all."""
        return {seat: one.hand for seat, one in seen(now).factions.items()}

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        """Whether nothing he holds can be played, and nothing has to be discarded."""
        view = seen(now, asked.seat)
        return len(held(view)) <= self.limit and not any(self.entries(view, asked.seat))


def held(view: RepublicView) -> Sequence[HeldView]:
    """The own red cards."""
    return view.own.hand if view.own else ()


def received(view: RepublicView, plan: Plan) -> bool:
    """Whether there are more cards in his hand than when he said it."""
    before: int = plan.facts.get(plan.seat, 0)
    return view.factions[plan.seat].hand > before


def discarded(raw: Raw, decision: Decision[Any]) -> list[str]:
    """RC-11.2f, RR-1.11.2: those he named first, as far as he still has them; then as if he were absent."""
    hand, count, _ = decision.choice.form()
    chosen = [card for card in raw["discard"] if card in hand]
    return [*chosen, *(card for card in decision.lapse if card not in chosen)][:count]
