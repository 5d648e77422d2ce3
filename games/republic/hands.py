"""What everybody knows of the hands (RC-1.5e, RR-0.4)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Seat
from games.republic.state import Republic


def at_large(g: Republic, fits: Callable[[str], bool]) -> list[str]:
    """Which of these red cards may be in a hand, for all anybody knows: of the decks in use, not discarded."""
    return [card for card in g.law.drawable(g) if fits(card) and card not in g.gone]


def is_secret(g: Republic, seat: Seat) -> bool:
    """Whether others could learn something of this hand: not of an empty one, nor where nobody else plays."""
    return bool(g.factions[seat].hand) and g.people != [seat]
