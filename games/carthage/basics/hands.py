"""What everybody knows of the hands (RC-1.5e)."""

from __future__ import annotations

from collections.abc import Callable

from games.carthage.state import Carthage
from games.kernel import Seat


def at_large(g: Carthage, fits: Callable[[str], bool]) -> list[str]:
    """Which of these red cards may be in a hand, for all anybody knows: of the decks in use, not discarded."""
    early = () if g.scenario == "late" else g.tables.copies("early")
    late = g.tables.copies("late") if g.era == "late" else ()
    return [card for card in (*early, *late) if fits(card) and card not in g.gone]


def is_secret(g: Carthage, seat: Seat) -> bool:
    """Whether others could learn something of this hand: not of an empty one, nor where nobody else plays."""
    return bool(g.factions[seat].hand) and g.people != [seat]
