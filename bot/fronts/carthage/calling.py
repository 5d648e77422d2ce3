"""What the things of Carthage are called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from bot.base.text import Catalogue
from bot.fronts.republic.calling import Printed, naming
from bot.surface.kit.names import named
from games.carthage.components import EDITION, PRINTED
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import State, View


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
    """The texts of an edition that are not those of today, in the language of these words."""
    today, then = CARTHAGE.tables.cards, PRINTED[edition].cards
    return {f"printed-{key}": reprint(words, key, edition) for key, one in then.items() if one.text != today[key].text}


def reprint(words: Catalogue, key: str, edition: int) -> str:
    """What a card said in an edition: it stands where it was last said so; in English with the figures."""
    same = (one for one in range(edition, EDITION) if PRINTED[one].cards[key].text == PRINTED[edition].cards[key].text)
    found = (words.find(f"printed-{one}-{key}", {}) for one in same)
    return next(filter(None, found), PRINTED[edition].cards[key].text)


NAMING: Final = replace(naming(printed, goods, expeditions), reprinted=reprinted)
