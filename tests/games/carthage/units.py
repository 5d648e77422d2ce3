"""Putting money, units and forces where a rule begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.republic.pieces import Force, Legion, Units
from tests.games.carthage.play import add_war, numbered
from tests.games.carthage.senate import Change


def money(talents: int) -> Change:
    """The State Treasury holds so much."""

    def change(g: Carthage) -> None:
        g.issued += talents - g.treasury
        g.treasury = talents

    return change


def shortage(times: int = 1) -> Change:
    """Manpower Shortage has been rolled so many times."""

    def change(g: Carthage) -> None:
        g.table_events["te-manpower-shortage"] = TableEvent(id="te-manpower-shortage", times=times)

    return change


def raise_legions(g: Carthage, legions: Sequence[Legion]) -> list[Legion]:
    """Take legions out of the Force Pool, or the Reserve."""
    for legion in legions:
        pile = g.army.pool if g.army.pool.get(legion.type) else g.army.reserve
        pile[legion.type] -= 1
    return list(legions)


def at_home(*legions: Legion, fleets: int = 0, caravans: int = 0, trade_fleets: int = 0) -> Change:
    """These units lie in Carthage, beside the two Carthaginian Legions of the start."""

    def change(g: Carthage) -> None:
        g.army.active.legions += raise_legions(g, legions)
        g.army.active.fleets += fleets
        g.army.pool_fleets -= fleets
        g.army.caravans += caravans
        g.army.trade_fleets += trade_fleets

    return change


def celtiberians(count: int = 1, loyal: str = "") -> list[Legion]:
    """So many Celtiberians; veterans if they are loyal to somebody."""
    return [Legion(type="celtiberians", veteran=bool(loyal), loyal=loyal) for _ in range(count)]


ARMY = at_home(*celtiberians(4), *[Legion(type="campanian-swordsmen") for _ in range(3)], fleets=12)


def war(name: str, status: str = "active", *, naval_victory: bool = False) -> Change:
    """A War lies in the Forum."""

    def change(g: Carthage) -> None:
        add_war(g, name, status, naval_victory=naval_victory)

    return change


def pressed(g: Carthage) -> None:
    """Two hard Wars more are Active, so that sensible players go into doubtful battles."""
    for name in ("pyrrhic-war", "syracusan-war-2"):
        add_war(g, name)


def force(
    at: str, *commanders: int, legions: Sequence[Legion] = (), fleets: int = 0, sent: int = 0, name: str = "f"
) -> Change:
    """A force stands against a War, sent in an earlier turn; its commanders are Generals."""

    def change(g: Carthage) -> None:
        units = Units(legions=raise_legions(g, legions), fleets=fleets)
        g.army.pool_fleets -= fleets
        led_by = [numbered(g, number) for number in commanders]
        for senator in led_by:
            senator.office, senator.place, senator.at = "general", "force", name
        g.forces[name] = Force(id=name, war=at, commanders=[one.id for one in led_by], units=units, sent=sent)

    return change


def law(card: str) -> Change:
    """A Law holds."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != card]
        g.laws.append(card)

    return change


def crisis(g: Carthage) -> None:
    """Carthage was in Crisis when the phase began."""
    g.senate.crisis = True


def moved(order: str, at: str, *commanders: str, fleets: int = 0, **legions: int) -> dict[str, object]:
    """A movement as it is answered; `celtiberians__veteran=1` for a sort."""
    return {
        "order": order,
        "at": at,
        "commanders": list(commanders),
        "legions": spelled(legions),
        "fleets": fleets,
    }


def spelled(legions: Mapping[str, int]) -> dict[str, int]:
    """Sorts as they are written: `libyan_spearmen__veteran` is `libyan-spearmen.veteran`."""
    return {name.replace("__", ".").replace("_", "-"): count for name, count in legions.items()}


def calm(g: Carthage) -> None:
    """No War is left of those of the start."""
    g.wars.clear()
