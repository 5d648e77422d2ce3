"""Telling legions apart (RC-9.6, RR-1.09.64): by type, veteran status, and to whom a veteran is loyal.

`celtiberians` is a sort, so are `celtiberians.veteran` and `celtiberians.veteran.fam-mago`. Proposals name so many of
each sort; legions of one sort are as good as each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.kernel import Amount, IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict
from games.republic.combat.army import dismiss
from games.republic.pieces import Legion
from games.republic.senate.left_over import together
from games.republic.state import Republic

VETERAN = ".veteran"


def sort(legion: Legion) -> str:
    """The sort of a legion."""
    loyalty = f".{legion.loyal}" if legion.loyal else ""
    return legion.type + (VETERAN + loyalty if legion.veteran else "")


def sorts(legions: Iterable[Legion], order: Sequence[str]) -> dict[str, int]:
    """How many there are of each sort, the types in this order."""
    return dict(Counter(sort(one) for one in sorted(legions, key=lambda one: (order.index(one.type), sort(one)))))


def chosen(g: Republic, legions: Sequence[Legion], wanted: Mapping[str, int]) -> list[Legion]:
    """RC-9.6.1, RR-1.09.64: so many of each sort; for veterans of one who has died since such as have nobody."""
    left, found = list(legions), list[Legion]()
    for name, count in wanted.items():
        orphans = name.rpartition(".")[0] if VETERAN + "." in name else name
        of_sort = [legion for called in dict.fromkeys((name, orphans)) for legion in left if sort(legion) == called]
        if len(of_sort) < count:
            raise IllegalAnswer("senate.too-few-units", clause=g.law.clauses["senate.too-few-units"])
        found += of_sort[:count]
        dismiss(left, of_sort[:count])
    return found


def by_type(legions: Iterable[Legion]) -> dict[str, int]:
    """What is told of legions: how many of each type."""
    return dict(Counter(legion.type for legion in legions))


def veterans(legions: Iterable[Legion]) -> int:
    """How many of them are veterans."""
    return sum(legion.veteran for legion in legions)


def named(amounts: Mapping[str, int]) -> dict[str, int]:
    """Without those of which there is none."""
    return {name: count for name, count in amounts.items() if count}


@dataclass(frozen=True, slots=True)
class Few(Amount):
    """An amount that is mostly none in answers that are made up: little money buys a few of one kind, not of all."""

    def sample(self, pick: Picker) -> Raw:
        """None, or (once in four times) any other number."""
        return pick.randint(min(self.low + 1, self.high), self.high) if pick.randint(1, 4) == 1 else self.low


@dataclass(frozen=True, slots=True)
class AllOrNone(Amount):
    """An amount of which answers that are made up mostly name all or none: a force needs its Fleets."""

    def sample(self, pick: Picker) -> Raw:
        """None, all, or any number."""
        return pick.choice([self.low, self.high, pick.randint(self.low, self.high)])


@dataclass(frozen=True, slots=True)
class Counts:
    """So many of each sort, at most what there is: raw `{"celtiberians": 2}`; what is left out is none."""

    limits: Mapping[str, int]

    def read(self, raw: Raw) -> dict[str, int]:
        """How many of each, in the order offered, without those of which there is none."""
        if not is_dict(raw) or not raw.keys() <= self.limits.keys():
            raise IllegalAnswer("choice.fields")
        return named({name: Amount(0, most).read(raw.get(name, 0)) for name, most in self.limits.items()})

    def form(self) -> Raw:
        """The limits."""
        return dict(self.limits)

    def ways(self) -> Iterator[Raw]:
        """RC-9.0.8, RR-1.09.131: every answer there is."""
        return together({name: range(most + 1) for name, most in self.limits.items()})

    def sample(self, pick: Picker) -> Raw:
        """Of each sort none, all, or any number."""
        return {name: pick.choice([0, most, pick.randint(0, most)]) for name, most in self.limits.items()}
