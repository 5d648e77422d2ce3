"""CD-D.11: what is known is applied until nothing more follows; then the cores are resolved, and so on."""

from __future__ import annotations

from collections.abc import Collection

from . import questions
from .cores import resolve
from .profile import Profile
from .units import Unit


def settle(units: Collection[Unit], profile: Profile) -> None:
    """CD-D.11: answer every question; the order in which they are read does not matter."""
    givers = [unit for unit in units if unit.counts is None]
    movers = [unit for unit in units if unit.goes is None]
    armies = [unit for unit in movers if unit.whole is None]
    left = len(givers) + len(movers) + len(armies)
    while left:
        for unit in givers:
            unit.counts = questions.support(unit)
        for unit in movers:
            unit.goes = questions.move(unit)
        for unit in armies:
            unit.whole = questions.convoy(unit, profile)
        givers = [unit for unit in givers if unit.counts is None]
        movers = [unit for unit in movers if unit.goes is None]
        armies = [unit for unit in armies if unit.whole is None]
        known, left = left, len(givers) + len(movers) + len(armies)
        if left and left == known:
            resolve(givers, movers, armies)
