"""What the things of a republic are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache
from typing import Final

from bot.base.text import Catalogue
from bot.store.rows import EventRow
from bot.surface.kit.names import Found, Named, Naming, named, things
from games.kernel import Seat, State, View
from games.republic.seen.view import RepublicView
from games.republic.state import RepublicOf

FAMILY: Final = "fam-"
AGREEMENTS: Final = 1000  # public agreements are called by their numbers: "a4" is no. 4
REVOLT: Final = "revolt-"  # a Province in revolt is a War that has a text, not a name: RC-8.8.5, RR-2.02.41

Printed = Iterable[Mapping[str, Named]]
More = Callable[[View], Mapping[str, str]]


def nothing_more(_view: View) -> Mapping[str, str]:
    """Nothing else comes into being in play."""
    return {}


def naming(printed: Callable[[], Printed], goods: Callable[[], Container[str]], more: More = nothing_more) -> Naming:
    """How the things of a game are called: groups of printed things, what is counted, what else play brings.

    A Senator keeps the id of his Family when a Statesman is laid on it; he is called by the card on top (RC-8.9.3,
    RR-1.07.311).
    """
    every = cache(lambda: names(printed()))
    return Naming(
        printed=every,
        goods=goods,
        born=lambda view: born(view, more, every),
        changing=(FAMILY,),
        automata=neutrals,
        formerly=formerly,
    )


def formerly(event: EventRow) -> Mapping[str, str]:
    """RC-8.9.3, RR-1.07.311: until a Statesman is laid on him a Senator is called by his Family, then by that card.

    RC-5.3, RR-1.05.31: until that one dies.
    """
    senator = str(event.fields.get("senator", ""))
    names = {"republic.StatesmanPlayed": senator, "republic.Died": str(event.fields.get("card", ""))}
    return {senator: names[event.kind]} if event.kind in names else {}


def names(groups: Printed) -> Mapping[str, str]:
    """The printed names of all components."""
    found = {f"a{number}": str(number) for number in range(1, AGREEMENTS)}
    for group in groups:
        for name, one in group.items():
            found.setdefault(name, one.name)
    return found


def born(view: View, more: More, printed: Callable[[], Mapping[str, str]]) -> Mapping[str, str]:
    """What only the view knows; forces are called by their War, and by their commanders where there are several."""
    if not isinstance(view, RepublicView):
        return things(view)
    return Found(
        lambda: named(view.senators),
        lambda: {key: name for key, name in named(view.wars).items() if not key.startswith(REVOLT)},
        lambda: more(view),
        lambda: forces(view, printed()),
    )


def forces(view: RepublicView, printed: Mapping[str, str]) -> dict[str, str]:
    """Each force by its War, also by one that it has won; beside others of the same War with its commanders."""
    wars = {one.id: war_name(view, one.war, printed) for one in view.forces.values()}
    leaders = {one.id: ", ".join(view.senators[name].name for name in one.commanders) for one in view.forces.values()}
    shared = {war for war, count in Counter(wars.values()).items() if count > 1}
    return {
        force: f"{war} ({leaders[force]})" if war in shared and leaders[force] else war for force, war in wars.items()
    }


def war_name(view: RepublicView, war: str, printed: Mapping[str, str]) -> str:
    """As it is seen; one that is over by its card, a Province in revolt by the Province."""
    return view.wars[war].name if war in view.wars else printed.get(war.removeprefix(REVOLT), war)


def neutrals(words: Catalogue, state: State) -> dict[Seat, str]:
    """RC-15.2, RR-4.01: "Conservatives"."""
    automata = state.automata if isinstance(state, RepublicOf) else {}
    return {seat: words.say(f"neutral-{one}") for seat, one in automata.items()}
