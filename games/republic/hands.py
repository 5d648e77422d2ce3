"""What everybody knows of the hands (RC-1.5e, RR-0.4)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Seat
from games.republic.state import Republic


def at_large(g: Republic, fits: Callable[[str], bool]) -> list[str]:
    """Which of these red cards may be in a hand, for all anybody knows: of the decks in use, not discarded."""
    eras = g.law.eras
    first = eras.index(g.scenario) if g.scenario in eras else 0
    decks = [g.law.tables.copies(era) for era in eras[first : eras.index(g.era) + 1]]
    return [card for deck in decks for card in deck if fits(card) and card not in g.gone]


def is_secret(g: Republic, seat: Seat) -> bool:
    """Whether others could learn something of this hand: not of an empty one, nor where nobody else plays."""
    return bool(g.factions[seat].hand) and g.people != [seat]
