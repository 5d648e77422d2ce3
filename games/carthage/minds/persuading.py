"""RC-8.5: what everybody can reckon of an attempt at persuasion: its Base Number, and how likely it succeeds."""

from __future__ import annotations

from typing import Final

from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.republic.minds.reckoning import WAYS, at_least, at_most

__all__ = ["HOPELESS", "SURE", "WAYS", "at_least", "at_most", "base_number", "percent", "persuaded"]

SURE: Final = CARTHAGE.constants.persuasion_auto_fail_roll - 1
"""RC-8.5.4: the highest roll that can succeed."""
HOPELESS: Final = min(WAYS) - 1
"""Below the lowest roll: no roll succeeds."""


def persuaded(base: int, omens: int) -> float:
    """RC-8.5.4: how likely an attempt with this Base Number succeeds; `omens`: what Evil Omens add to the roll."""
    return at_most(min(base - omens, SURE))


def percent(base: int, omens: int) -> int:
    """The same in so many of a hundred."""
    return round(100 * persuaded(base, omens))


def base_number(persuader: SenatorView, target: SenatorView) -> int:
    """RC-8.5.2: before any bribe."""
    alignment = CARTHAGE.constants.aligned_loyalty_bonus if target.faction else 0
    return persuader.oratory + persuader.influence - target.loyalty - alignment - target.talents
