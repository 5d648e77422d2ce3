"""What the curves of a republic are drawn of: what decides it, and what it is paid with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from bot.surface.records.curves import ALL, Measure
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView


def measures(look: Look) -> list[Measure]:
    """RC-12.1d, RR-1.12.1.5: INF and votes of the factions; their Personal Treasuries; the State's Treasury and Wars.

    Faction Treasuries are hidden, and stay so.
    """
    view, say = republic(look), look.voice.say
    active = sum(war.status == "active" for war in view.wars.values())
    return [
        Measure(say("measure-influence"), of_each(view, lambda one: one.influence)),
        Measure(say("measure-votes"), of_each(view, lambda one: one.votes)),
        Measure(say("measure-talents"), of_each(view, lambda one: one.talents)),
        Measure(say("measure-treasury"), {ALL: view.treasury}),
        Measure(say("measure-wars"), {ALL: active}),
    ]


def of_each(view: RepublicView, value: Callable[[FactionView], float]) -> dict[str, float]:
    """One figure of every faction."""
    return {str(seat): value(view.factions[seat]) for seat in view.seats if seat in view.factions}


def of_state(look: Look, title: str, value: float) -> Sequence[Measure]:
    """One figure of the State."""
    return [Measure(look.voice.say(title), {ALL: value})]
