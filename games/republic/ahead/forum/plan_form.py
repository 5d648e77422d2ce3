"""RC-8.4, RR-1.07.2: what a Forum plan can say: attempts in order, the rest, bids, and when one is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from games.kernel import Amount, IllegalAnswer, OneOf, Raw, Record, Seat, Several
from games.kernel.choice import Picker, is_list
from games.republic.ahead.forum.attempt import afford, opposed
from games.republic.ahead.forum.auction import NO_BID, bids, payers
from games.republic.ahead.forum.matter import as_said
from games.republic.ahead.forum.own import Forum
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

MOST: Final = 3
"""Attempts listed; one is made."""
CONDITIONS: Final = ("family", "war", "event", "card", "gone", "idle")
"""What has come since; a card was drawn; one of the first attempt is gone; none is possible, but another likely."""
YES_NO: Final = {"no": False, "yes": True}
WAYS: Final = {"plan": "plan", "ask": "ask"}
ROLLS: Final = {"yes": "yes", "ask": "ask"}


def nothing(own: Forum) -> dict[str, Any]:
    """A plan that rolls and does nothing more."""
    roll = {"roll": "yes"} if own.rolls else {}
    rest = {"attempts": list[Raw](), **own.rest.nothing, "bid": NO_BID, "auctioned": "no", "ask": list[Raw]()}
    return {"way": "plan", **roll, **rest}


def ask_me(own: Forum) -> dict[str, Any]:
    """Silence: all is asked at one's turn."""
    return {**nothing(own), "way": "ask"}


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


def form(own: Forum, view: RepublicView, seat: Seat) -> Record[Raw]:
    """What this seat may say; of what it sees."""
    mine = [view.senators[name] for name in view.factions[seat].senators]
    return Record(
        as_said,
        way=OneOf(WAYS),
        **({"roll": OneOf(ROLLS)} if own.rolls else {}),
        attempts=attempts(own, view, seat, mine),
        **own.rest.choices(view, seat),
        bid=bids(payers(own, view, seat), own.clauses["forum.auction"]),
        auctioned=OneOf(YES_NO),
        ask=Several({one: one for one in CONDITIONS}, 0, len(CONDITIONS)),
    )


def attempts(own: Forum, view: RepublicView, seat: Seat, mine: Sequence[SenatorView]) -> Attempts:
    """RC-8.5.1, RR-1.07.4: by Senators at home, on the unaligned in the Forum and others' at home but Leaders."""
    persuaders = {one.id: one.talents for one in mine if own.at_home(one)}
    targets = [one.id for one in view.senators.values() if own.open_to_persuasion(one, seat)]
    if not persuaders or not targets:
        return Attempts(Record(as_said), 0)
    purse = max(persuaders.values())
    one = Record(
        partial(affordable, persuaders, own.purse),
        persuader=OneOf({one: one for one in persuaders}),
        target=OneOf({one: one for one in targets}),
        bribe=Amount(0, purse),
        card=OneOf({one: one for one in ("none", *own.unopposed(view))}),
        chance=Amount(0, 100),
        opposed=opposed(),
        limit=Amount(0, purse),
    )
    return Attempts(one)


def affordable(purses: Mapping[str, int], clause: str, **fields: Any) -> Raw:
    """RC-8.5.5, RR-1.07.412: bribe and raises are paid by the persuader."""
    afford(fields["persuader"], purses, fields["bribe"] + fields["limit"], clause)
    return fields
