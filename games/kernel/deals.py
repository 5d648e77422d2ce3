"""The trading floor: offers, counter-offers, acceptance of a named revision, settlement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from pydantic import JsonValue

from .choice import Choice, OneOf
from .decision import Decision, Seat, Window
from .errors import IllegalAnswer
from .saved import Saved
from .script import Reply, hold

Act: TypeAlias = Literal["offered", "countered", "accepted", "declined", "withdrawn", "lapsed"]


@dataclass(slots=True)
class Deal(Saved):
    """What two seats would give each other: their raw answers; None: nothing put down yet.

    It stands while both sides can still be read. `accepted`: who has accepted revision `rev`.
    """

    id: str
    sides: dict[Seat, JsonValue]
    rev: int = 1
    accepted: list[Seat] = field(default_factory=list[Seat])

    @property
    def offerer(self) -> Seat:
        """Who began it."""
        return next(iter(self.sides))

    @property
    def complete(self) -> bool:
        """Whether both sides have put something down."""
        return None not in self.sides.values()

    def partner(self, seat: Seat) -> Seat:
        """The other seat."""
        return next(other for other in self.sides if other != seat)


@dataclass(slots=True)
class Book(Saved):
    """The open deals of a floor. It lies in the state: views show it, rulings may change it.

    `half`: of one of the games that a game is made of, its name: else two floors would give two deals one name.
    """

    half: ClassVar[str] = ""

    deals: dict[str, Deal] = field(default_factory=dict[str, Deal])
    done: list[Seat] = field(default_factory=list[Seat])
    made: dict[str, int] = field(default_factory=dict[str, int])

    def between(self, one: Seat, other: Seat) -> list[Deal]:
        """The open deals of a pair."""
        return [deal for deal in self.deals.values() if one in deal.sides and other in deal.sides]

    def enter(self, seat: Seat, partner: Seat, raw: JsonValue) -> Deal:
        """Note a new offer. Deals are numbered per pair, so that a number tells third parties nothing."""
        pair = ".".join(sorted((seat, partner)))
        self.made[pair] = self.made.get(pair, 0) + 1
        number = f"{self.half}-{self.made[pair]}" if self.half else str(self.made[pair])
        deal = Deal(f"{pair}.{number}", {seat: raw, partner: None})
        self.deals[deal.id] = deal
        return deal


class Deals(Protocol):
    """What a game says about its floor. The kinds of its decisions begin with `kind`."""

    @property
    def kind(self) -> str:
        """First word of the kinds: "sample" for `sample.offer`, `sample.deal`, `sample.counter`, `sample.done`."""
        ...

    @property
    def clause(self) -> str:
        """The rule that opens the floor."""
        ...

    @property
    def point(self) -> str:
        """Its decision point."""
        ...

    @property
    def book(self) -> Book:
        """Where the deals lie in the state."""
        ...

    @property
    def answers_accept(self) -> bool:
        """Whether goods put down against goods accept these, and who was asked declines; else each accepts apart."""
        ...

    def seats(self) -> Sequence[Seat]:
        """Who is on the floor."""
        ...

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """To whom the seat may make another offer now."""
        ...

    def goods(self, seat: Seat, partner: Seat) -> Choice[Any] | None:
        """What the seat may put down for the partner; None: nothing."""
        ...

    def settle(self, deal: Deal) -> None:
        """Move all goods of both sides, which have just been read again."""
        ...

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        """Tell the two seats what was done."""
        ...


async def floor(deals: Deals, *, acts: int | None = None) -> bool:
    """Trade until every seat is done: True. False: `acts` acts are done; let the step begin afresh.

    All that is open lies in the book, so nobody notices the new beginning; what has become void meanwhile lapses.
    """
    _sweep(deals, list(deals.book.deals.values()))
    cache = _Cache(deals)
    left = acts
    while left is None or left > 0:
        asked = list(cache.asked())
        if not any(decision.awaited for decision in asked):
            _close(deals)
            return True
        said = await hold(asked)
        if isinstance(said, Reply):
            _carry_out(deals, said, cache)
        else:
            cache.clear()
            _sweep(deals, list(deals.book.deals.values()))
        left = None if left is None else left - 1
    return False


def read_side(deals: Deals, deal: Deal, seat: Seat) -> Any:
    """What a side puts down, read against the goods of now. IllegalAnswer: it can no longer be given."""
    choice = deals.goods(seat, deal.partner(seat))
    if choice is None:
        raise IllegalAnswer("deal.gone")
    return choice.read(deal.sides[seat])


class _Cache:
    """The decisions of a floor: built once and kept until goods move. A floor has many, and few change at a time."""

    __slots__ = ("_deals", "_made")

    def __init__(self, deals: Deals) -> None:
        self._deals = deals
        self._made: dict[tuple[object, ...], Decision[Any] | None] = {}

    def clear(self) -> None:
        self._made.clear()

    def asked(self) -> Iterator[Decision[Any]]:
        return (decision for decision in self._decisions() if decision is not None)

    def _decisions(self) -> Iterator[Decision[Any] | None]:
        deals, book = self._deals, self._deals.book
        for seat in deals.seats():
            if seat not in book.done:
                yield self._kept(("done", seat), seat, {}, lambda: OneOf({"done": None}))
            for partner in deals.partners(seat):
                yield self._kept(("offer", seat, partner), seat, {"to": partner}, partial(deals.goods, seat, partner))
        for deal in book.deals.values():
            for seat in deal.sides:
                stage = (deal.rev, len(deal.accepted))
                yield self._kept(("deal", seat, deal.id, stage), seat, {"deal": deal.id}, partial(_replies, deal, seat))
                goods = partial(deals.goods, seat, deal.partner(seat))
                yield self._kept(("counter", seat, deal.id), seat, {"deal": deal.id}, goods)

    def _kept(
        self,
        name: tuple[object, ...],
        seat: Seat,
        about: dict[str, str | int],
        choose: Callable[[], Choice[Any] | None],
    ) -> Decision[Any] | None:
        """The decision kept under a name, or a new one; None where nothing can be chosen."""
        if name not in self._made:
            choice = choose()
            self._made[name] = None if choice is None else self._decision(str(name[0]), seat, about, choice)
        return self._made[name]

    def _decision(self, what: str, seat: Seat, about: dict[str, str | int], choice: Choice[Any]) -> Decision[Any]:
        must = what == "done"
        return Decision(
            kind=f"{self._deals.kind}.{what}",
            seat=seat,
            choice=choice,
            clause=self._deals.clause,
            point=self._deals.point,
            about=about,
            lapse="done" if must else None,
            awaited=must,
            covert=not must,
            window=Window.FLOOR,
        )


def _replies(deal: Deal, seat: Seat) -> Choice[str]:
    """Accept the revision that lies there, if both sides do and it is not accepted by it; or withdraw."""
    replies = {"withdraw": "withdraw"}
    if seat not in deal.accepted and deal.complete:
        replies = {f"accept.{deal.rev}": "accept", **replies}
    return OneOf(replies)


def _carry_out(deals: Deals, said: Reply, cache: _Cache) -> None:
    """One act on the floor."""
    seat, about, book = said.decision.seat, said.decision.about, deals.book
    match said.decision.kind.removeprefix(f"{deals.kind}."):
        case "done":
            book.done.append(seat)
        case "offer":
            _move(deals, book.enter(seat, Seat(str(about["to"])), said.raw), "offered", seat)
        case "counter":
            deal = book.deals[str(about["deal"])]
            _counter(deals, deal, seat, said.raw)
        case _ if said.value == "withdraw":
            _refuse(deals, book.deals[str(about["deal"])], seat)
        case _:
            _accept(deals, book.deals[str(about["deal"])], seat, cache)


def _counter(deals: Deals, deal: Deal, seat: Seat, raw: JsonValue) -> None:
    """Another revision: what the other had accepted is no more; what lies on his side is accepted by it."""
    deal.sides[seat] = raw
    deal.rev += 1
    deal.accepted[:] = [seat] if deals.answers_accept and deal.complete else []
    _move(deals, deal, "countered", seat)


def _refuse(deals: Deals, deal: Deal, seat: Seat) -> None:
    """Who began the deal withdraws it, who was asked declines it."""
    _drop(deals, deal, "declined" if deals.answers_accept and seat != deal.offerer else "withdrawn", seat)


def _move(deals: Deals, deal: Deal, act: Act, seat: Seat) -> None:
    """A deal has moved: both seats are awake again, even if they were done."""
    deals.book.done[:] = [other for other in deals.book.done if other not in deal.sides]
    deals.say(act, deal, seat)


def _accept(deals: Deals, deal: Deal, seat: Seat, cache: _Cache) -> None:
    """The first acceptance waits; the second settles, and other deals of the two may fall."""
    deal.accepted.append(seat)
    if len(deal.accepted) < len(deal.sides):
        _move(deals, deal, "accepted", seat)
        return
    del deals.book.deals[deal.id]
    deals.settle(deal)
    cache.clear()
    _sweep(deals, [other for other in deals.book.deals.values() if other.sides.keys() & deal.sides.keys()])


def _sweep(deals: Deals, doubtful: Sequence[Deal]) -> None:
    """A deal stands as long as both sides can still be read."""
    for deal in doubtful:
        try:
            for seat, raw in deal.sides.items():
                if raw is not None:
                    read_side(deals, deal, seat)
        except IllegalAnswer:
            _drop(deals, deal, "lapsed", deal.offerer)


def _drop(deals: Deals, deal: Deal, act: Act, seat: Seat) -> None:
    del deals.book.deals[deal.id]
    deals.say(act, deal, seat)


def _close(deals: Deals) -> None:
    """The floor closes: what is open lapses."""
    for deal in list(deals.book.deals.values()):
        _drop(deals, deal, "lapsed", deal.offerer)
    deals.book.done.clear()
