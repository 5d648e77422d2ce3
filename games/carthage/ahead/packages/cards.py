"""RC-4.13 and RC-11.2 said at once: which red cards are played, in order, and which are discarded first.

Everybody is asked the same, for hands are hidden; and nothing is asked again because of what is hidden: what cannot be
played any more is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from games.carthage.ahead.packages.common import as_said, literal, people, question
from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import HeldView
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Choice, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Several, Verdict

NONE: Final = "none"
STEAL: Final = "steal"


class Cards(CarthagePlanning):
    """Cards in the order in which they are played."""

    clause: ClassVar[str]
    steps: ClassVar[Sequence[str]]
    covered: ClassVar[Sequence[str]]
    revolution: ClassVar[bool]

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, whatever they hold."""
        if now.step not in self.steps or literal(view := seen(now)):
            return []
        secret = len(people(view)) > 1
        return [self.question(seen(now, seat), seat, secret=secret) for seat in self.concerned(now, view)]

    def concerned(self, now: Now, view: CarthageView) -> Sequence[Seat]:  # noqa: ARG002 - what is known is each one's own
        """All players."""
        return people(view)

    def question(self, view: CarthageView, seat: Seat, *, secret: bool) -> Decision[Any]:
        """RC-11.2: without an answer nothing is played, and the rules say what is discarded."""
        choice: Record[Any] = Record(
            as_said,
            when=OneOf({name: name for name in ("plan", "ask")}),
            **cards_of(view, seat, revolution=self.revolution),
        )
        lapse: Raw = {"when": "plan", "plays": [], "discard": []}
        return question(self.kind, seat, choice, self.clause, view.turn, lapse, hidden=secret)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one step
        """What is played, and what is discarded."""
        return decision.kind in self.covered

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The next that can be played; ASK: he wished it, or has received cards, which all have seen."""
        if plan.raw["when"] == "ask" or received(seen(now), plan):
            return ASK
        if decision.kind == "revolution.discard":
            return Ready(discarded(plan.raw, decision))
        return self.next(plan, decision)

    def next(self, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-11.2: one card after the other; who has taken one out of another hand is asked at the end."""
        form = decision.choice.form()
        play = next((one for one in plan.raw["plays"] if one in form), NONE)
        if play == NONE and any(use.note == STEAL for use in plan.uses):
            return ASK
        return Ready(play, note=STEAL if has(play.partition("@")[0], "steal_random_card") else "")

    def facts(self, now: Now) -> Raw:
        """How many red cards each has: known to all."""
        return {seat: one.hand for seat, one in seen(now).factions.items()}

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        """Whether nothing he holds can be played, and nothing has to be discarded."""
        view = seen(now, asked.seat)
        few = len(held(view)) <= CARTHAGE.constants.hand_limit
        return few and not any(entries(view, asked.seat, revolution=self.revolution))


class AtTheBeginning(Cards):
    """RC-4.13: Statesmen and Trade Concessions before the first turn."""

    kind = "setup.plays"
    clause = "RC-4.13"
    steps = ("setup.cards",)
    covered = ("setup.play",)
    revolution = False


# What is in a hand


def held(view: CarthageView) -> Sequence[HeldView]:
    """The own red cards."""
    return view.own.hand if view.own else ()


def cards_of(view: CarthageView, seat: Seat, *, revolution: bool) -> dict[str, Choice[Any]]:
    """What can be played, in order, and what is discarded first."""
    plays, hand = list(entries(view, seat, revolution=revolution)), [card.id for card in held(view)]
    return {
        "plays": Several({name: name for name in plays}, 0, len(plays)),
        "discard": Several({name: name for name in hand}, 0, len(hand)),
    }


def has(card: str, operation: str) -> bool:
    """Whether a red card does this."""
    return card != NONE and CARTHAGE.tables.card(card).has(operation)


def entries(view: CarthageView, seat: Seat, *, revolution: bool) -> Iterator[str]:
    """RC-4.13, RC-11.2: all that could be played out of this hand, as the rules name it."""
    own = view.factions[seat].senators
    for card in held(view):
        if card.kind == "statesman" and not card.barred:
            yield card.id
        elif card.kind == "trade_concession":
            yield from (f"{card.id}@{name}" for name in own)
        elif revolution:
            yield from (f"{card.id}@{name}" for name in receivers(view, seat, card.id))


def receivers(view: CarthageView, seat: Seat, card: str) -> Sequence[str]:
    """RC-11.2: whom an Open Bodyguard can guard; RC-8.9.16: out of whose hand Influence Peddling can take a card."""
    if has(card, "attach_senator"):
        return [name for name in view.factions[seat].senators if not view.senators[name].bodyguard]
    if has(card, "steal_random_card"):
        return [one for one in view.seats if one != seat and view.factions[one].hand]
    return []


# What comes of it


def received(view: CarthageView, plan: Plan) -> bool:
    """Whether there are more cards in his hand than when he said it."""
    before: int = plan.facts.get(plan.seat, 0)
    return view.factions[plan.seat].hand > before


def discarded(raw: Raw, decision: Decision[Any]) -> list[str]:
    """RC-11.2f: those he named first, as far as he still has them; then as if he were absent."""
    hand, count, _ = decision.choice.form()
    chosen = [card for card in raw["discard"] if card in hand]
    return [*chosen, *(card for card in decision.lapse if card not in chosen)][:count]
