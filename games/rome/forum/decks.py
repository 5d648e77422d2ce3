"""RR-3.04.1, RR-3.05.1: which deck is drawn from, and which period it is."""

from __future__ import annotations

from typing import Final

from games.republic.forum import deck as republic
from games.rome.charts import layouts
from games.rome.components import ERAS, Era
from games.rome.forum.events import PeriodBegan
from games.rome.setup.laying_out import bottom, bury, first_era
from games.rome.state import Rome

DAWNS: Final = {8: "middle", 16: "late"}


def go_on_with_the_next_deck(g: Rome) -> None:
    """RR-3.04.1: the next deck follows the empty one; its period begins with its first card."""
    open_the_next(g)
    if not g.deck and g.next_deck:
        g.deck, g.next_deck = g.next_deck, []
        begin(g, g.coming.pop(0))


def open_the_next(g: Rome) -> None:
    """RR-3.04.1: when the deck is empty the next is shuffled; under the last lies Era Ends, by its own scenario."""
    if g.deck or g.next_deck or not g.coming:
        return
    era = g.coming[0]
    g.deck = [card for card in g.tables.copies(era) if card not in g.gone]
    g.dice.shuffle("deck.next", g.deck)
    if g.coming == [era]:
        bury(g, bottom(g, layouts()[era]))
    g.deck, g.next_deck = [], g.deck


def have_the_next_ready(g: Rome) -> None:
    """GV-4.2: the next deck is shuffled now, though the one in use is not empty."""
    rest, g.deck = g.deck, []
    open_the_next(g)
    g.deck = rest


def begin(g: Rome, era: Era) -> None:
    """RR-3.04.1: the column of events and the number for allegiance are those of this period."""
    g.era = era
    g.tell(PeriodBegan(era, len(g.deck)))


def advance(g: Rome) -> None:
    """RR-3.05.1: in an Alternative History the period changes at the start of turns 8 and 16."""
    era = DAWNS.get(g.turn)
    if g.scenario == "alternative" and era:
        begin(g, next(one for one in ERAS if one == era))


def into_the_deck(g: Rome, card: str) -> bool:
    """RR-1.07.21.6: among the top six cards, of the next deck if this one is empty; with none left it is discarded."""
    open_the_next(g)
    return republic.into_the_deck(g, card)


def below_the_top(g: Rome, card: str) -> bool:
    """RR-2.02.414: among the top six cards; where no more are left, of the next deck; without one it is discarded."""
    if len(g.deck) > republic.TOP:
        return into_the_deck(g, card)
    rest, g.deck = g.deck, []
    shuffled = into_the_deck(g, card)
    g.deck = rest
    return shuffled


def undrawn(g: Rome, group: str) -> bool:
    """RR-1.07.344: whether a War of a series may still lie in a deck, for all that anybody knows."""
    return bool(unseen_wars(g, group))


def unseen_wars(g: Rome, group: str) -> list[str]:
    """RR-1.07.344, 4.05.32: which Wars of a series may still lie in a deck, for all that anybody knows."""
    if not group or not (g.deck or g.next_deck or g.coming):
        return []
    known = {*g.wars, *g.gone}
    return [
        name
        for name, card in g.tables.wars.items()
        if card.group == group and name not in known and any(card.copies[era] for era in decks_played(g))
    ]


def decks_played(g: Rome) -> list[Era]:
    """RR-3.01 to RR-3.05: the decks of which cards may be in the game. GV-7.2: the Late one may not be."""
    if g.scenario == "extended":
        return [*ERAS[: ERAS.index(g.era) + 1], *g.coming]
    if g.scenario == "alternative":
        return list(ERAS)
    own = first_era(g.scenario)
    mixed = layouts()[own].bottom.of
    return [own, mixed] if mixed else [own]
