"""RC-8.9.16, RR-1.14.3: Influence Peddling. When it may be played each rulebook says for itself."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.forum.events import CardTaken, Peddled
from games.republic.state import Republic


async def peddle(g: Republic, seat: Seat, card: str, victim: Seat) -> None:
    """RC-8.9.16, RR-1.14.3: the card is discarded, and one is taken at random from the other hand."""
    mine, theirs = g.factions[seat].hand, g.factions[victim].hand
    taken = g.dice.pick("influence-peddling", theirs)
    mine.remove(card)
    g.gone.append(card)
    theirs.remove(taken)
    mine.append(taken)
    g.tell(Peddled(seat, card, victim))
    g.tell(CardTaken(seat, victim, taken), to=[seat, victim])
