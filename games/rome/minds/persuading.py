"""RR-1.07.4: what everybody can reckon of an attempt at persuasion: its Base Number, and how likely it succeeds."""

from __future__ import annotations

from games.republic.minds import persuading
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView


def fails(view: RomeView) -> int:
    """RR-1.07.41: so high a roll fails by itself, a lower one once Era Ends has been revealed."""
    most = ROME.constants
    return most.persuasion_auto_fail_era_ends if view.era_ends else most.persuasion_auto_fail_roll


def base_number(persuader: SenatorView, target: SenatorView) -> int:
    """RR-1.07.41: before any bribe."""
    return persuading.base_number(ROME.constants, persuader, target)


def persuaded(view: RomeView, base: int) -> float:
    """RR-1.07.41: how likely an attempt with this Base Number succeeds."""
    return persuading.persuaded(base, -view.omens, fails(view))
