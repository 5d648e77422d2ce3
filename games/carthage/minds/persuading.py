"""RC-8.5: what everybody can reckon of an attempt at persuasion: its Base Number, and how likely it succeeds."""

from __future__ import annotations

from typing import Final

from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.republic.minds import persuading

FAILS: Final = CARTHAGE.constants.persuasion_auto_fail_roll
"""RC-8.5.4: so high a roll fails by itself."""
SURE: Final = FAILS - 1
"""The highest roll that can succeed."""


def persuaded(base: int, omens: int) -> float:
    """RC-8.5.4: how likely an attempt with this Base Number succeeds; `omens`: what Evil Omens add to the roll."""
    return persuading.persuaded(base, omens, FAILS)


def percent(base: int, omens: int) -> int:
    """The same in so many of a hundred."""
    return persuading.percent(base, omens, FAILS)


def base_number(persuader: SenatorView, target: SenatorView) -> int:
    """RC-8.5.2: before any bribe."""
    return persuading.base_number(CARTHAGE.constants, persuader, target)
