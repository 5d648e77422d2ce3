"""What the things of Carthage are called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from typing import Final

from bot.base.text import Catalogue
from bot.surface.kit.names import Found, Naming, named, things
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat, State, View

FAMILY: Final = "fam-"
AGREEMENTS: Final = 1000  # public agreements are called by their numbers: "a4" is no. 4
REVOLT: Final = "revolt-"  # a Province in revolt is a War that has a text, not a name: RC-8.8.5


@cache
def printed() -> Mapping[str, str]:
    """The printed names of all components."""
    found = CARTHAGE.tables
    groups = (
        found.cards, found.provinces, found.offices, found.committee, found.table_events,
        found.legions, found.commodities, found.areas,
    )  # fmt: skip
    names = {f"a{number}": str(number) for number in range(1, AGREEMENTS)}
    for group in groups:
        for name, one in group.items():
            names.setdefault(name, one.name)
    return names


def goods() -> Container[str]:
    """Commodities and legions are counted."""
    return {**CARTHAGE.tables.commodities, **CARTHAGE.tables.legions}


def born(view: View) -> Mapping[str, str]:
    """What only the view knows; forces are called by their War and their commanders: "Pyrrhic War (Mago, Hanno)"."""
    if not isinstance(view, CarthageView):
        return things(view)
    return Found(
        lambda: named(view.senators),
        lambda: {key: name for key, name in named(view.wars).items() if not key.startswith(REVOLT)},
        lambda: named(view.expeditions),
        lambda: forces(view),
    )


def forces(view: CarthageView) -> dict[str, str]:
    """Each force by its War and its commanders."""
    wars = {one.id: view.wars[one.war].name if one.war in view.wars else one.war for one in view.forces.values()}
    leaders = {one.id: ", ".join(view.senators[name].name for name in one.commanders) for one in view.forces.values()}
    return {force: f"{war} ({leaders[force]})" if leaders[force] else war for force, war in wars.items()}


def neutrals(words: Catalogue, state: State) -> dict[Seat, str]:
    """RC-15.2: "Imperialists"."""
    automata = state.automata if isinstance(state, Carthage) else {}
    return {seat: words.say(f"neutral-{one}") for seat, one in automata.items()}


NAMING: Final = Naming(printed=printed, goods=goods, born=born, changing=(FAMILY,), automata=neutrals)
"""A Senator keeps the id of his Family when a Statesman is laid on it; he is called by the card on top (RC-8.9.3)."""
