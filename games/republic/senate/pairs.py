"""RC-9.1, RR-1.09.2: two are nominated for two offices, and elected or rejected as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Protocol, TypeVar

from games.kernel import IllegalAnswer, OneOf, Record
from games.republic.pieces import Senator
from games.republic.state import Republic

P = TypeVar("P")


class Two(Protocol):
    """A pair of nominees."""

    @property
    def nominees(self) -> Sequence[str]:
        """The Senators."""
        ...


def same(proposal: Two) -> str:
    """RC-9.0.8, RR-1.09.131: the order of the two is no change."""
    return " ".join(sorted(proposal.nominees))


def people(proposal: Two) -> Sequence[str]:
    """RC-9.1d, RR-1.09.721: if a nominee dies a new pair is named."""
    return proposal.nominees


def pairs_left(g: Republic, kind: str, able: Iterable[Senator]) -> list[list[str]]:
    """RC-9.1a, RR-1.09.2.1: the pairs of these that have not been rejected or vetoed this turn."""
    found = ([one.id, other.id] for one, other in combinations(able, 2))
    return [pair for pair in found if f"{kind}:{' '.join(sorted(pair))}" not in g.senate.defeated]


def form(make: Callable[..., P], clause: str, able: Sequence[Senator]) -> Record[P]:
    """RC-9.1, RR-1.09.2.1: any two of these."""
    names = OneOf({one.id: one.id for one in able})
    return Record(partial(pair_of, make, clause), first=names, second=names)


def pair_of(make: Callable[..., P], clause: str, /, first: str, second: str) -> P:
    """RC-9.1, RR-1.09.2.1: two different Senators."""
    if first == second:
        raise IllegalAnswer("senate.twice", senator=first, clause=clause)
    return make(nominees=[first, second])
