"""Putting units, Provinces and Laws where a rule of the Senate begins; the orders to forces as they are answered."""

from __future__ import annotations

from typing import Any

from games.republic import bench
from games.republic.bench import draw_out
from games.republic.pieces import RAIDERS, TableEvent
from games.rome.bench import add_force, add_legions
from games.rome.state import Rome
from tests.games.rome.play import add_province, add_war, numbered
from tests.games.rome.senate import Change

CORNELIUS, FABIUS, VALERIUS, JULIUS = "fam-cornelius", "fam-fabius", "fam-valerius", "fam-julius"
CLAUDIUS, MANLIUS, FULVIUS, FURIUS = "fam-claudius", "fam-manlius", "fam-fulvius", "fam-furius"


def home(legions: int = 0, *, veterans: int = 0, loyal: int = 0, fleets: int = 0) -> Change:
    """So many more units are Active Forces, beside the four legions of the start; some are veterans, of somebody."""

    def change(g: Rome) -> None:
        g.army.active.legions += add_legions(g, legions, veterans=veterans, loyal=loyal)
        g.army.active.fleets += fleets
        g.army.pool_fleets -= fleets

    return change


def disarmed(g: Rome) -> None:
    """There are no Active Forces at all."""
    g.army.pool["legion"] += len(g.army.active.legions)
    g.army.pool_fleets += g.army.active.fleets
    g.army.active.legions.clear()
    g.army.active.fleets = 0


def war(name: str, status: str = "active", **marks: Any) -> Change:
    """A War lies in the Forum."""
    return lambda g: add_war(g, name, status, **marks)


def force(at: str, *commanders: int, **units: Any) -> Change:
    """A force stands at a War, sent in an earlier turn; its commander is a Proconsul."""

    def change(g: Rome) -> None:
        found = add_force(g, at, *commanders, **units)
        found.sent = 0
        for number in commanders:
            numbered(g, number).proconsul = True

    return change


def province(name: str, governor: int | None = None) -> Change:
    """A Province is in play: in the Forum, or with this Governor."""
    return lambda g: add_province(g, name, governor)


def holds(number: int, *cards: str) -> Change:
    """He has these Concessions."""

    def change(g: Rome) -> None:
        for card in cards:
            draw_out(g, card)
        numbered(g, number).concessions += cards

    return change


def captured(number: int) -> Change:
    """Barbarians hold him captive."""

    def change(g: Rome) -> None:
        numbered(g, number).place, numbered(g, number).at = "captive", RAIDERS

    return change


def law(*names: str) -> Change:
    """Laws are in effect."""
    return lambda g: bench.add_laws(g, names)


def money(talents: int) -> Change:
    """The State Treasury holds so much."""
    return lambda g: bench.treasury(g, talents)


def event(name: str, times: int = 1, **marks: Any) -> Change:
    """An event is in play."""

    def change(g: Rome) -> None:
        g.table_events[name] = TableEvent(id=name, times=times, **marks)

    return change


def moved(order: str, at: str, *commanders: str, legions: int = 0, fleets: int = 0, **sorts: int) -> dict[str, Any]:
    """A movement as it is answered: `veteran=2` for veterans who are loyal to nobody, `fam_julius=1` for his."""
    found = {"legion": legions} if legions else {}
    for name, count in sorts.items():
        owner = "" if name == "veteran" else "." + name.replace("_", "-")
        found[f"legion.veteran{owner}"] = count
    return {"order": order, "at": at, "commanders": list(commanders), "legions": found, "fleets": fleets}
