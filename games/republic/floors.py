"""What all floors have in common on which players deal with each other: who stands there, and with how many offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from pydantic import JsonValue

from games.kernel import Book, Choice, IllegalAnswer, Seat
from games.republic.state import Republic

T = TypeVar("T")

DEALS_A_PAIR = 3
DEALS_A_SEAT = 10


@dataclass(frozen=True, slots=True)
class Floor:
    """What every floor says of itself to the kernel. Its rule and decision point are those of `<kind>.offer`."""

    g: Republic
    kind: str

    @property
    def clause(self) -> str:
        """The rule of the floor."""
        return self.g.law.cites[f"{self.kind}.offer"].clause

    @property
    def point(self) -> str:
        """Its decision point."""
        return self.g.law.cites[f"{self.kind}.offer"].point

    @property
    def book(self) -> Book:
        """The open deals."""
        return self.g.floor

    @property
    def answers_accept(self) -> bool:
        """RC-7.2.2b: who answers goods with goods accepts them; in steps begun before ruleset 8 both had to say it."""
        return self.g.since("floor.answers")

    def seats(self) -> Sequence[Seat]:
        """RC-7.2.1, 11.2, RR-1.11.1: all players trade."""
        return on_the_floor(self.g)

    @property
    def idle(self) -> bool:
        """Whether no deal could be made, though there is more than one to make it."""
        return not self.seats() and len(on_the_floor(self.g)) > 1

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """RC-7.2.3, 11.2, RR-1.11.1: a deal is with one other player."""
        return free_partners(self.g, seat)


def on_the_floor(g: Republic) -> list[Seat]:
    """RC-7.2.1, 11.2, RR-1.11.1: all players; Neutrals do not trade (RC-15.5)."""
    return [seat for seat in g.from_hrao() if not g.factions[seat].neutral]


def free_partners(g: Republic, seat: Seat) -> list[Seat]:
    """RC-7.2.3, 11.2, RR-1.11.1: who may be offered another deal: three at a time with each, ten in all."""
    if sum(seat in deal.sides for deal in g.floor.deals.values()) >= DEALS_A_SEAT:
        return []
    return [one for one in on_the_floor(g) if one != seat and len(g.floor.between(seat, one)) < DEALS_A_PAIR]


def put_down(choice: Choice[T] | None, raw: JsonValue) -> T | None:
    """What lies on one side of a deal, if it can still be given."""
    if raw is None or choice is None:
        return None
    try:
        return choice.read(raw)
    except IllegalAnswer:
        return None
