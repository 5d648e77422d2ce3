"""GV-4.1 to 4.6, 12.2 to 12.4: a coupled war is drawn on one board, and comes to the other."""

from __future__ import annotations

from typing import Literal

from games.carthage.forum.wars_coming import is_revolt as revolt_in_carthage
from games.carthage.pieces import War as WarOnCarthage
from games.carthage.wars.awakening import activate as activate_in_carthage
from games.grand.halves import OfCarthage, OfRome
from games.grand.state import Half
from games.grand.wars.events import CardVoid, Place, WarSpread
from games.grand.wars.faces import beside, coupled, face, lies, side_of
from games.grand.wars.persons import is_dead
from games.rome.forum.decks import have_the_next_ready
from games.rome.forum.wars_coming import is_revolt as revolt_in_rome
from games.rome.pieces import War as WarOnRome
from games.rome.wars.awakening import activate as activate_in_rome
from games.rome.wars.awakening import rouse


def voids(half: Half, card: str) -> bool:
    """GV-4.5, 6.6: a settled war that is drawn, or one who is dead, is discarded; another card is drawn instead."""
    why = why_void(half, card)
    if why:
        half.gone.append(card)
        half.whole.tell(CardVoid(side_of(half), card, why))
    return why is not None


def why_void(half: Half, card: str) -> Literal["settled", "dead"] | None:
    """GV-4.5, 6.6: why a card counts no more; None: it does."""
    war = coupled(half, card)
    if war is not None and war.settled:
        return "settled"
    return "dead" if is_dead(half, card) else None


def spreads(half: Half, card: str) -> None:
    """GV-4.1, 4.3: the other face is Active at once, wherever it was; if it is so already nothing changes."""
    war, other = coupled(half, card), beside(half)
    if war is None or other is None:
        return
    there, name = lies(other, war.number), face(side_of(other), war.number)
    found = "board" if there else search(other, name)
    if found and not (there and there.status == "active"):
        half.whole.tell(WarSpread(war.number, card, side_of(other), name, found))
        arise(other, name)


def search(half: Half, card: str) -> Place | None:
    """GV-4.2, 12.3: out of the draw pile, or out of the deck that follows; that one is shuffled then."""
    if isinstance(half, OfRome) and card not in half.deck and not half.next_deck:
        have_the_next_ready(half)
    if card in half.deck:
        half.deck.remove(card)
        half.dice.shuffle("deck.searched", half.deck)
        return "deck"
    if card in half.next_deck:
        half.next_deck.remove(card)
        half.dice.shuffle("deck.next-searched", half.next_deck)
        return "next-deck"
    return None


def arise(half: Half, card: str) -> None:
    """GV-4.3, 4.4, 4.6: Active, and it matches the others of its board; neither Pretender nor refuge: none is drawn."""
    if isinstance(half, OfCarthage):
        arise_in_carthage(half, card)
    else:
        arise_in_rome(half, card)


def arise_in_carthage(g: OfCarthage, card: str) -> None:
    """GV-4.3, 4.6: what its card does on activation happens; a matching Inactive War is Active too (RC-8.9.6)."""
    if card not in g.wars:
        g.wars[card] = WarOnCarthage(id=card, status="inactive", revolt=revolt_in_carthage(g, card))
    war = g.wars[card]
    activate_in_carthage(g, war, "GV-4.3")
    for other in g.matching(war.group):
        if other.status == "inactive":
            activate_in_carthage(g, other, "GV-4.6")


def arise_in_rome(g: OfRome, card: str) -> None:
    """GV-4.3, 4.6: a matching Inactive War is Active too (RR-1.07.3321)."""
    if card not in g.wars:
        g.wars[card] = WarOnRome(id=card, status="inactive", revolt=revolt_in_rome(g, g.tables.wars[card]))
    war = g.wars[card]
    activate_in_rome(g, war, "GV-4.3")
    rouse(g, [one for one in g.matching(war.group) if one.status == "inactive"], "GV-4.6")
