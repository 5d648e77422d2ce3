"""What the things of Carthage are called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from bot.base.text import Catalogue
from bot.fronts.republic.calling import Printed, naming
from bot.surface.kit.names import NOTE, named
from games.carthage.components import EDITION, PRINTED, Exploration, Family
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import State, View
from games.republic.components import Card, WarCard

FIGURES: Final = "figures-"
"""Before the id of a card what it says otherwise in figures."""
SEPARATOR: Final = " · "
"""Between the columns of a card."""


def printed() -> Printed:
    """All components that have a printed name."""
    found = CARTHAGE.tables
    return (
        found.cards, found.provinces, found.offices, found.committee, found.table_events,
        found.legions, found.commodities, found.areas,
    )  # fmt: skip


def goods() -> Container[str]:
    """Commodities and legions are counted."""
    return {**CARTHAGE.tables.commodities, **CARTHAGE.tables.legions}


def expeditions(view: View) -> Mapping[str, str]:
    """RC-9.5.3: expeditions are called by their goals."""
    return named(view.expeditions) if isinstance(view, CarthageView) else {}


def reprinted(words: Catalogue, state: State) -> Mapping[str, str]:
    """What the cards of a game say that began with older figures."""
    return of_edition(words, state.edition if isinstance(state, Carthage) else EDITION)


@cache
def of_edition(words: Catalogue, edition: int) -> Mapping[str, str]:
    """What cards of an edition say otherwise than those of today: texts in the language of these words, and figures."""
    today, then = CARTHAGE.tables.cards, PRINTED[edition].cards
    texts = {f"printed-{key}": reprint(words, key, edition) for key, one in then.items() if one.text != today[key].text}
    figures = {f"{FIGURES}{key}": found for key, one in then.items() if (found := otherwise(one, today[key]))}
    note = {NOTE: words.say("rules-edition", edition=edition)} if edition != EDITION else {}
    return {**texts, **figures, **note}


def otherwise(then: Card, today: Card) -> str:
    """The figures of a card that are others today, as the rulebook has them: "Land: 8 · Spoils: 15"."""
    before, now = figures(then), figures(today)
    return SEPARATOR.join(f"{head}: {cell}" for head, cell in before.items() if cell != now[head])


def figures(card: Card) -> Mapping[str, str]:
    """What an edition may have otherwise, by the columns of Appendix B."""
    match card:
        case WarCard():
            strengths = {"Land": card.land_strength, "Support": card.fleet_support, "Fleet": card.fleet_strength}
            cells = {"Drawn": card.drawn_status, **strengths, "Spoils": card.spoils}
            return {**{head: str(cell) for head, cell in cells.items()}, "Standoff": "/".join(map(str, card.standoff))}
        case Family():
            return {"INF": str(card.influence)}
        case Exploration():
            return {"Caravans/Trade Fleets": f"{card.caravans}/{card.trade_fleets}", "INF and POP": str(card.gain)}
        case _:
            return {}


def reprint(words: Catalogue, key: str, edition: int) -> str:
    """What a card said in an edition: it stands where it was last said so; in English with the figures."""
    same = (one for one in range(edition, EDITION) if PRINTED[one].cards[key].text == PRINTED[edition].cards[key].text)
    found = (words.find(f"printed-{one}-{key}", {}) for one in same)
    return next(filter(None, found), PRINTED[edition].cards[key].text)


NAMING: Final = replace(naming(printed, goods, expeditions), reprinted=reprinted)
