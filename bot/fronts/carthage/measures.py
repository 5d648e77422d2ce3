"""What the curves of Carthage are drawn of: what decides it, and what it is paid with."""

from __future__ import annotations

from collections.abc import Callable

from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from bot.surface.records.curves import ALL, Measure
from games.carthage.seen.people import FactionView
from games.carthage.seen.view import CarthageView


def measures(look: Look) -> list[Measure]:
    """RC-12.1d, RC-12.3: INF and votes of the factions; their Personal Treasuries; the Treasury and Wars of the State.

    Faction Treasuries are hidden, and stay so.
    """
    view, say = carthage(look), look.voice.say
    active = sum(war.status == "active" for war in view.wars.values())
    return [
        Measure(say("measure-influence"), of_each(view, lambda one: one.influence)),
        Measure(say("measure-votes"), of_each(view, lambda one: one.votes)),
        Measure(say("measure-talents"), of_each(view, lambda one: one.talents)),
        Measure(say("measure-treasury"), {ALL: view.treasury}),
        Measure(say("measure-wars"), {ALL: active}),
    ]


def of_each(view: CarthageView, value: Callable[[FactionView], float]) -> dict[str, float]:
    """One figure of every faction."""
    return {str(seat): value(view.factions[seat]) for seat in view.seats if seat in view.factions}
