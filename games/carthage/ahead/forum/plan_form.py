"""RC-8.4: what a Forum plan can say: attempts in order, a Trader, the Leader, bids, and when one is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from games.carthage.ahead.forum.attempt import afford, opposed
from games.carthage.ahead.forum.auction import NO_BID, bids, payers
from games.carthage.ahead.forum.matter import as_said
from games.carthage.ahead.forum.rest import NO_TRADER, leaders, searches
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record, Seat, Several
from games.kernel.choice import Picker, is_list

MOST: Final = 3
"""Attempts listed; one is made."""
CONDITIONS: Final = ("family", "war", "event", "card", "gone")
NOTHING: Final[Raw] = {
    "way": "plan",
    "roll": "yes",
    "attempts": [],
    "trader": NO_TRADER,
    "leader": "stay",
    "bid": NO_BID,
    "auctioned": "no",
    "ask": [],
}
"""A plan that rolls and does nothing more."""
ASK_ME: Final[Raw] = {**NOTHING, "way": "ask"}
"""Silence: all is asked at one's turn."""
YES_NO: Final = {"no": False, "yes": True}
WAYS: Final = {"plan": "plan", "ask": "ask"}
ROLLS: Final = {"yes": "yes", "ask": "ask"}


@dataclass(frozen=True, slots=True)
class Attempts:
    """A list of attempts, the first that is possible first. Raw: a list of at most `most` records.

    Twice the same attempt is refused.
    """

    one: Record[Any]
    most: int = MOST

    def read(self, raw: Raw) -> list[Any]:
        """The attempts in order."""
        if not is_list(raw) or len(raw) > self.most:
            raise IllegalAnswer("choice.count", low=0, high=self.most)
        found = [self.one.read(one) for one in raw]
        if len({same(one) for one in raw}) < len(raw):
            raise IllegalAnswer("choice.twice")
        return found

    def form(self) -> Raw:
        """What each may be, and how many."""
        return [self.one.form(), self.most]

    def sample(self, pick: Picker) -> Raw:
        """Up to so many different ones."""
        found = {same(raw): raw for raw in (self.one.sample(pick) for _ in range(pick.randint(0, self.most)))}
        return list(found.values())


def same(raw: Mapping[str, Any]) -> tuple[Any, ...]:
    """By what two attempts are the same."""
    return tuple(raw[name] for name in ("persuader", "target", "bribe", "card"))


def form(view: CarthageView, seat: Seat) -> Record[Raw]:
    """What this seat may say; of what it sees."""
    mine = [view.senators[name] for name in view.factions[seat].senators]
    return Record(
        as_said,
        way=OneOf(WAYS),
        roll=OneOf(ROLLS),
        attempts=attempts(view, seat, mine),
        trader=searches([one for one in mine if one.in_carthage]),
        leader=leaders(mine),
        bid=bids(payers(view, seat)),
        auctioned=OneOf(YES_NO),
        ask=Several({one: one for one in CONDITIONS}, 0, len(CONDITIONS)),
    )


def attempts(view: CarthageView, seat: Seat, mine: Sequence[SenatorView]) -> Attempts:
    """RC-8.5.1: by Senators in Carthage, on the unaligned in the Forum and others' in Carthage but Leaders."""
    persuaders = {one.id: one.talents for one in mine if one.in_carthage}
    targets = [one.id for one in view.senators.values() if open_to_persuasion(one, seat)]
    if not persuaders or not targets:
        return Attempts(Record(as_said), 0)
    purse = max(persuaders.values())
    one = Record(
        partial(affordable, persuaders),
        persuader=OneOf({one: one for one in persuaders}),
        target=OneOf({one: one for one in targets}),
        bribe=Amount(0, purse),
        card=OneOf({one: one for one in ("none", *unopposed(view))}),
        chance=Amount(0, 100),
        opposed=opposed(),
        limit=Amount(0, purse),
    )
    return Attempts(one)


def open_to_persuasion(one: SenatorView, seat: Seat) -> bool:
    """RC-8.5.1."""
    return one.in_carthage and one.faction != seat and not one.leader


def unopposed(view: CarthageView) -> list[str]:
    """RC-8.5.7: the cards of one's own hand that may be played with an attempt."""
    hand = view.own.hand if view.own else ()
    return [one.id for one in hand if CARTHAGE.tables.card(one.id).has("unopposed_persuasion")]


def affordable(purses: Mapping[str, int], **fields: Any) -> Raw:
    """RC-8.5.5: bribe and raises are paid by the persuader."""
    afford(fields["persuader"], purses, fields["bribe"] + fields["limit"])
    return fields
