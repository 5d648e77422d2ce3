"""RC-6.10, RR-1.06.3 said ahead: purses filled in order with fixed sums, what is left to one of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from games.kernel import Amount, Choice, IllegalAnswer, OneOf, Raw, Record
from games.republic.ahead.packages.common import as_said
from games.republic.revenue.redistribution import TREASURY

T_co = TypeVar("T_co", covariant=True)
STAY: Final = "stay"


@dataclass(frozen=True, slots=True)
class Filling:
    """What purses shall hold, in this order, and which gets the rest; `stay`: all stays where it is."""

    rest: str
    sums: Mapping[str, int]


def filling_of(clause: str, rest: str, sums: Mapping[str, int]) -> Filling:
    """RC-6.10, RR-1.06.3: what fixed sums leave must go somewhere."""
    if rest == STAY and any(sums.values()):
        raise IllegalAnswer("packages.rest", clause=clause)
    return Filling(rest, sums)


def purses(own: Sequence[str], others: Sequence[str], money: int, clause: str) -> Record[Filling]:
    """The Faction Treasury, own Senators, and gifts to others, out of so much money at most; `clause`: the rule."""
    names = [TREASURY, *own, *others]
    rest = OneOf({name: name for name in (STAY, TREASURY, *own)})
    sums: Record[Mapping[str, int]] = Record(as_said, **{name: Amount(0, money) for name in names})
    return Record(partial(filling_of, clause), rest=rest, sums=sums)


class Departing(Record[T_co]):
    """The form of a package, and who of those who hold purses would leave Carthage by what lies before the Senate.

    It hangs on what all can read; only a computer player heeds it.
    """

    __slots__ = ("leaving",)

    def __init__(self, make: Callable[..., T_co], leaving: Collection[str], /, **fields: Choice[Any]) -> None:
        super().__init__(make, **fields)
        self.leaving = leaving


def untouched(own: Sequence[str], others: Sequence[str]) -> Raw:
    """All stays where it is."""
    return {"rest": STAY, "sums": dict.fromkeys([TREASURY, *own, *others], 0)}


def filled(said: Raw, total: int, parts: Sequence[str]) -> Raw | None:
    """The sums in order, as far as the money goes, without who is gone; None: nobody is left for the rest."""
    if said["rest"] not in parts:
        return None
    shares: dict[str, int] = {}
    for name in [one for one in said["sums"] if one in parts]:
        shares[name] = min(said["sums"][name], total)
        total -= shares[name]
    return {**shares, said["rest"]: shares.get(said["rest"], 0) + total}
