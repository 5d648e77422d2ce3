"""Choices that the kernel has not: how many of which, within limits of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.kernel import IllegalAnswer, Picker, Raw
from games.kernel.choice import is_dict


class Leaving:
    """So many in all out of several stacks, of each at most what it has: raw `{"roma": 2, "capua": 1}`."""

    __slots__ = ("held", "number")

    def __init__(self, held: Mapping[str, int], number: int) -> None:
        self.held = dict(held)
        self.number = number

    def read(self, raw: Raw) -> dict[str, int]:
        """How many of each. IllegalAnswer: too many of one, or not so many in all."""
        if not is_dict(raw) or not all(one in self.held for one in raw):
            raise IllegalAnswer("choice.fields")
        for one, number in raw.items():
            if type(number) is not int or not 0 <= number <= self.held[one]:
                raise IllegalAnswer("choice.range", low=0, high=self.held[one])
        if sum(raw.values()) != self.number:
            raise IllegalAnswer("choice.total", total=self.number, given=sum(raw.values()))
        return {one: raw[one] for one in self.held if raw.get(one)}

    def form(self) -> Raw:
        """The number, and what each has."""
        return [self.number, [[one, number] for one, number in self.held.items()]]

    def sample(self, pick: Picker) -> Raw:
        """One by one, of any that has some left."""
        found: dict[str, Any] = {}
        for _ in range(self.number):
            one = pick.choice([one for one, number in self.held.items() if found.get(one, 0) < number])
            found[one] = found.get(one, 0) + 1
        return found


class Evenly(Leaving):
    """SR-8.2.3: likewise, but none gives a second before all that can have given a first, and so on."""

    __slots__ = ()

    def read(self, raw: Raw) -> dict[str, int]:
        """How many of each. IllegalAnswer: one gives more while another that can has given less than one fewer."""
        read = super().read(raw)
        most = max(read.values(), default=0)
        for one, number in self.held.items():
            if read.get(one, 0) < min(number, most - 1):
                raise IllegalAnswer("sword.evenly", space=one)
        return read

    def sample(self, pick: Picker) -> Raw:
        """Round by round."""
        found: dict[str, Any] = {}
        while (left := self.number - sum(found.values())) > 0:
            least = min(found.get(one, 0) for one, number in self.held.items() if found.get(one, 0) < number)
            able = [one for one, number in self.held.items() if found.get(one, 0) == least < number]
            for one in pick.sample(able, min(left, len(able))):
                found[one] = least + 1
        return found
