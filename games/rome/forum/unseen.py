"""RR-0.4, RR-3: what everybody knows of cards that nobody sees: where they come from, and what may be held by now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from games.republic.forum.deck import TOP
from games.rome.charts import layouts
from games.rome.components import ERAS, TABLES, Era
from games.rome.setup.laying_out import ERA_ENDS, LAST, first_era, is_family, kind
from games.rome.state import Rome

OWN: Final = "own"
FORMER: Final = "former"
NEXT: Final = "next"


@cache
def eras() -> dict[str, Era]:
    """Of which deck each card is."""
    return {card: era for era in ERAS for card in TABLES.copies(era)}


def origin(g: Rome, card: str) -> str:
    """Out of which pile it came into the game: cards of one pile might change places, for all that anybody knows.

    RR-3.04.1: in an Extended game each deck; RR-3.05.1: in an Alternative History there is one. Else the own deck,
    cards of the next that lie at the bottom (RR-3.01.4d), and Intrigue cards of former ones (RR-3.02.2, 3.03.2).
    """
    if card == ERA_ENDS:
        return ERA_ENDS
    if g.scenario == "extended":
        return eras()[card]
    if g.scenario == "alternative":
        return OWN
    if card in piles(g.scenario)[NEXT]:
        return NEXT
    return FORMER if card in piles(g.scenario)[FORMER] else OWN


@cache
def piles(scenario: Era) -> dict[str, frozenset[str]]:
    """RR-3.01 to RR-3.03: the cards of each pile; only some of the former and of the next are in the game."""
    layout = layouts()[scenario]
    own = {*TABLES.copies(scenario), *layout.add}
    own |= {card for era in layout.families_from for card in TABLES.copies(era) if is_family(card)}
    if layout.concessions:
        own |= {card for card in TABLES.intrigues if kind(card) == "concession"}
    former = {card for era in layout.intrigues.of for card in TABLES.copies(era) if kind(card) == "intrigue"}
    following = set(TABLES.copies(layout.bottom.of)) if layout.bottom.of else set[str]()
    return {OWN: frozenset(own), FORMER: frozenset(former), NEXT: frozenset(following)}


def buried(g: Rome) -> int:
    """RR-3.01.4d, 3.04.1, 3.05.1: how many cards were put under the deck, Era Ends among them."""
    if g.scenario == "alternative":
        return LAST
    if g.coming:
        return 0
    bottom = layouts()["late" if g.scenario == "extended" else first_era(g.scenario)].bottom
    return bottom.own + bottom.next + 1


def drawable(g: Rome) -> Iterator[str]:
    """Which cards may have been drawn by now; those at the bottom not before something may have brought them up."""
    if g.scenario in ("extended", "alternative"):
        last = ERAS[-1] if g.scenario == "alternative" else g.era
        for era in ERAS[: ERAS.index(last) + 1]:
            yield from TABLES.copies(era)
        return
    yield from of_piles(g.scenario, (OWN, FORMER, NEXT) if reached(g) else (OWN, FORMER))


@cache
def of_piles(scenario: Era, drawn: tuple[str, ...]) -> Sequence[str]:
    """The cards of these piles: every question about an unknown hand goes through them."""
    own = piles(scenario)
    return tuple(card for card in eras() if any(card in own[pile] for pile in drawn))


def reached(g: Rome) -> bool:
    """RR-3.01.4d, 1.07.21.6: whether the bottom may be drawn from: a War put among the top cards brings others up."""
    return len(g.deck) < buried(g) + TOP


def on_the_table(g: Rome) -> Iterator[str]:
    """Every card that lies somewhere in the game."""
    yield from [*g.deck, *g.next_deck, *g.gone, *g.concessions, *g.laws, *g.senate.announced, *g.bequests]
    yield from [*g.curia.families, *g.curia.concessions, *g.leaders]
    yield from (name for name, war in g.wars.items() if war.card)
    for faction in g.factions.values():
        yield from faction.hand
    for senator in g.senators.values():
        yield from [*senator.cards, *senator.concessions, *([senator.bodyguard] if senator.bodyguard else [])]


def left_out(g: Rome) -> list[str]:
    """RR-3.01.4d, 3.02.2, 3.03.2: cards of former and next decks that are not in the game; nobody knows which."""
    if g.scenario in ("extended", "alternative"):
        return []
    lying, own = set(on_the_table(g)), piles(g.scenario)
    return [card for card in eras() if (card in own[FORMER] or card in own[NEXT]) and card not in lying]
