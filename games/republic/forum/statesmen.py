"""Cards that are laid on the table: Statesmen (RC-8.9.2, RR-1.07.312) and Concessions (RC-8.9.4, RR-1.07.32)."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Seat
from games.republic.components import Statesman
from games.republic.forum.events import ConcessionPlayed, StatesmanPlayed
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.senators import enter
from games.republic.state import Republic


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand and, for a Concession, the Senator who gets it."""

    card: str
    senator: str = ""

    @property
    def id(self) -> str:
        """How it is named among the options: `tc-salt-works@fam-mago`."""
        return f"{self.card}@{self.senator}" if self.senator else self.card


def family_in_play(g: Republic, printed: Statesman) -> Senator | None:
    """The Senator who is, or stands on, the Family of a Statesman."""
    return next((one for one in g.senators.values() if one.family == printed.family), None)


def play(g: Republic, seat: Seat, card: Play) -> None:
    """RC-8.9.2, 8.9.4, RR-1.07.312, 1.07.32: lay a card from the hand on the table."""
    g.factions[seat].hand.remove(card.card)
    if card.senator:
        g.senators[card.senator].concessions.append(card.card)
        g.tell(ConcessionPlayed(seat, card.card, card.senator))
    else:
        senator = lay(g, seat, card.card)
        g.tell(StatesmanPlayed(seat, card.card, senator.id))


def lay(g: Republic, seat: Seat, card: str) -> Senator:
    """RC-8.9.2, RR-1.07.312.3: on his Family the higher INF and POP count and markers stay; else he stands alone."""
    printed = g.law.tables.statesmen[card]
    family = family_in_play(g, printed)
    if family is None or family.statesman:
        return enter(g, seat=seat, statesman=card)
    family.statesman, family.faction = card, seat
    family.popularity = max(family.popularity, printed.popularity)
    gain(g, family, influence=max(0, printed.influence - family.influence))
    return family
