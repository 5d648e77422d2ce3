"""A small auction, and what may be said ahead of it: for tests of asking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from games.kernel import (
    ASK,
    LATER,
    SKIP,
    Decision,
    Dice,
    Event,
    Game,
    Interrupt,
    Now,
    OneOf,
    Plan,
    Planning,
    Ready,
    Record,
    Seat,
    State,
    StepId,
    Verdict,
    View,
    Window,
    ask,
    chairs,
    interruptible,
)

SEATS = chairs(3)
FIRST, SECOND, THIRD = SEATS


@dataclass(frozen=True, slots=True)
class Bid(Event):
    """Somebody has bid."""

    namespace: ClassVar[str] = "auction"
    seat: Seat
    talents: int


@dataclass(slots=True, kw_only=True)
class Auction(State):
    """Three seats bid in turn, each more than the last, round by round; who shouts ends the round."""

    round: int = 1
    purses: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 9))
    high: int = 0
    shouts: int = 0


class AuctionView(View):
    """What a seat sees: its own purse."""

    round: int
    high: int
    purse: int


def see(g: Auction, seat: Seat | None) -> AuctionView:
    return AuctionView(round=g.round, high=g.high, purse=g.purses[seat] if seat else 0)


async def bidding(g: Auction) -> StepId | None:
    """In turn; a bid of 0 passes."""
    await interruptible(once_round(g), partial(shouting, g))
    g.round, g.high = g.round + 1, 0
    return "bidding" if g.round < 4 else None


async def once_round(g: Auction) -> None:
    for seat in SEATS:
        talents = await ask(partial(bid, g, seat))
        g.high = max(g.high, talents)
        g.purses[seat] -= talents
        g.dice.roll("bid")
        g.tell(Bid(seat, talents))


def bid(g: Auction, seat: Seat) -> Decision[int]:
    options = {str(talents): talents for talents in (0, *range(g.high + 1, g.purses[seat] + 1))}
    return Decision("bid", seat, OneOf(options), "A-1", about={"round": g.round}, lapse="0", window=Window.SEQUENCE)


def shouting(g: Auction) -> list[Interrupt[None]]:
    offer: Decision[None] = Decision("shout", THIRD, OneOf({"shout": None}), "A-2", awaited=False)
    return [Interrupt(offer, partial(shout, g))] if g.shouts == 0 else []


async def shout(g: Auction, _said: None) -> None:
    g.shouts += 1


class Bids(Planning):
    """Each says how much he bids at his turn; 99: ask me."""

    kind = "bids"
    window: ClassVar[Window] = Window.SIMULTANEOUS

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        about = {"round": now.see(None).round}
        return [self.question(now, seat, about) for seat in SEATS]

    def question(self, now: Now, seat: Seat, about: dict[str, str | int]) -> Decision[Any]:
        purse = now.see(seat).purse
        options = {str(one): one for one in (*range(purse + 1), 99)}
        lapse = "99" if self.window is Window.AHEAD else "0"
        return Decision(
            self.kind, seat, OneOf(options), "A-1", about=about, lapse=lapse, window=self.window, hidden=True
        )

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        return decision.kind == "bid"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        if plan.raw == "99":
            return ASK
        return Ready(plan.raw, note="bid")

    def facts(self, now: Now) -> Any:
        return now.see(None).high

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        return now.see(asked.seat).purse == 0


class Shouts(Planning):
    """Whether to shout at once."""

    kind = "shouts"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        choice: Record[Any] = Record(dict, when=OneOf({"now": "now", "never": "never", "later": "later"}))
        return [
            Decision(self.kind, seat, choice, "A-2", about={"turn": 1}, lapse={"when": "never"}, awaited=True)
            for seat in SEATS
        ]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        return decision.kind == "shout"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        return {"now": Ready("shout"), "never": SKIP, "later": LATER}[plan.raw["when"]]


def scramble(_g: Auction, _seat: Seat, _dice: Dice) -> None:
    """Nothing."""


def auction(*ahead: Planning) -> Game[Auction]:
    return Game(
        "auction",
        Auction,
        range(3, 4),
        lambda setup: Auction(step="bidding", dice=Dice(setup.seed)),
        {"bidding": bidding},
        see,
        scramble,
        events=(Bid,),
        ahead=ahead,
    )
