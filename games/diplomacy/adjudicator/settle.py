"""CD-D.11: what is known is applied until nothing more follows; then the cores are resolved, and so on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from . import questions
from .cores import resolve
from .profile import Profile
from .units import Unit


def settle(units: Collection[Unit], profile: Profile) -> None:
    """CD-D.11: answer every question; the order in which they are read does not matter."""
    asked = Asked([*units], [*units], [*units])
    while known := asked.left():
        asked.answer(profile)
        if asked.left() == known:
            resolve(asked.givers, asked.movers, asked.armies)


@dataclass(slots=True)
class Asked:
    """Of whom something is still not known: those who give support, those who move, those who are convoyed."""

    givers: list[Unit]
    movers: list[Unit]
    armies: list[Unit]

    def left(self) -> int:
        """How many questions are open."""
        self.givers = [unit for unit in self.givers if unit.counts is None]
        self.movers = [unit for unit in self.movers if unit.goes is None]
        self.armies = [unit for unit in self.armies if unit.whole is None]
        return len(self.givers) + len(self.movers) + len(self.armies)

    def answer(self, profile: Profile) -> None:
        """What follows from what is known."""
        for unit in self.givers:
            unit.counts = questions.support(unit)
        for unit in self.movers:
            unit.goes = questions.move(unit)
        for unit in self.armies:
            unit.whole = questions.convoy(unit, profile)
