"""RC-15.4, RR-4.03: a Neutral's revenue: its income pooled and divided, and what it gives to the State."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Seat
from games.republic.neutrals.events import TemptationRolled
from games.republic.pieces import Senator
from games.republic.state import Republic

# Income


def remember_purses(g: Republic) -> None:
    """RC-15.4, RR-4.03.1: money once placed stays: what they have before this turn's income."""
    g.neutrals.purses = {one.id: one.talents for one in g.aligned()}


def collected(g: Republic, seat: Seat) -> int:
    """RC-15.4, RR-4.03.1: the income of its Senators, taken from all of them."""
    earned = {one.id: max(0, one.talents - g.neutrals.purses.get(one.id, 0)) for one in g.senators_of(seat) if one.free}
    for name, talents in earned.items():
        g.senators[name].talents -= talents
    return sum(earned.values())


# Temptation


def yields(g: Republic, senator: Senator, post: str, wanted: int) -> bool:
    """RC-15.4, RR-4.03.3: whether he takes corrupt income: with a dr of so much; always takes no roll."""
    if wanted <= 1:
        return True
    (roll,) = g.dice.roll(f"neutral.{post}")
    g.tell(TemptationRolled(senator.faction or Seat(""), senator.id, post, roll, wanted, roll >= wanted))
    return roll >= wanted


# Contributions


def for_life(g: Republic, givers: Sequence[Senator], steps: Sequence[int]) -> tuple[str, int] | None:
    """RC-15.4, RR-4.03.4: any Neutral contributes if that brings a Senator to 35 INF: the smallest step that does."""
    if g.flag("no_appointed_life"):
        return None
    for one in givers:
        wanted = g.law.constants.for_life_appointed - one.influence
        enough = [
            step for step in steps if step <= one.talents and g.law.charts.contributions.influence(step) >= wanted
        ]
        if enough and wanted > 0 and one.in_capital:
            return one.id, min(enough)
    return None


def gifts_of(g: Republic, seat: Seat) -> list[int]:
    """What the Senators of a player have given to the State this turn."""
    own = {one.id for one in g.senators_of(seat)}
    return [one.amount for one in g.chronicle.postings if one.why == "contribution" and one.about in own]
