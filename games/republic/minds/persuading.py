"""RC-8.5, RR-1.07.4: what everybody can reckon of a persuasion: its Base Number, and how likely it succeeds."""

from __future__ import annotations

from games.republic.charts import Constants
from games.republic.minds.reckoning import at_most
from games.republic.seen.people import SenatorView


def base_number(constants: Constants, persuader: SenatorView, target: SenatorView) -> int:
    """RC-8.5.2, RR-1.07.41: before any bribe."""
    alignment = constants.aligned_loyalty_bonus if target.faction else 0
    return persuader.oratory + persuader.influence - target.loyalty - alignment - target.talents


def persuaded(base: int, omens: int, fails: int) -> float:
    """RC-8.5.4, RR-1.07.41: how likely an attempt with this Base Number succeeds.

    `omens` is what Evil Omens add to the roll; `fails`: so high a roll fails by itself.
    """
    return at_most(min(base - omens, fails - 1))


def percent(base: int, omens: int, fails: int) -> int:
    """The same in so many of a hundred."""
    return round(100 * persuaded(base, omens, fails))
