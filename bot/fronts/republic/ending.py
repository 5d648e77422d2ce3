"""The last card of a game of a republic: how it ended, who won, how the factions and the State stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from games.kernel import Seat
from games.republic.seen.people import FactionView
from games.republic.seen.table import EndingView
from games.republic.seen.view import RepublicView


def told_with(more: Callable[[Look], Mapping[str, Any]]) -> Callable[[Look], list[str]]:
    """The last card of a game that has more to say of its end, or of its State."""

    def ending_lines(look: Look) -> list[str]:
        """RC-12, RR-1.12: what is said under the title."""
        view, thanks = republic(look), look.voice.say("end-text")
        if view.ending is None:
            return [thanks]
        ending, own = view.ending, more(look)
        factions = sorted(view.factions.values(), key=lambda one: standing(view, one), reverse=True)
        return [
            look.voice.say("end-reason", reason=ending.reason, winner=ending.winner, **own),
            *(line(look, view, ending, one) for one in factions),
            look.voice.say("end-state", **state(view), **own),
            thanks,
        ]

    return ending_lines


def standing(view: RepublicView, one: FactionView) -> tuple[int, int, int]:
    """RC-12.1d, RR-1.12.1.5: INF, then the highest of one Senator, then votes."""
    return one.influence, foremost(view, one), one.votes


def foremost(view: RepublicView, one: FactionView) -> int:
    """RC-12.1d, RR-1.12.1.5: the highest INF of one of its Senators who is neither Rebel nor Captive."""
    senators = [view.senators[name] for name in one.senators]
    return max((s.influence for s in senators if not s.rebel and s.place != "captive"), default=0)


def winners(ending: EndingView) -> set[Seat | None]:
    """RR-1.12.1.5: the winner, and whoever shares the victory."""
    return {ending.winner, *ending.beside} - {None}


def line(look: Look, view: RepublicView, ending: EndingView, one: FactionView) -> str:
    """A faction: its INF, Senators and votes; the winner is marked."""
    return look.voice.say(
        "end-faction",
        seat=one.seat,
        wins=one.seat in winners(ending),
        influence=one.influence,
        foremost=foremost(view, one),
        senators=len(one.senators),
        rebels=sum(view.senators[name].rebel for name in one.senators),
        votes=one.votes,
    )


def state(view: RepublicView) -> Mapping[str, int]:
    """How long it took, and what became of the State."""
    wars = [one.status for one in view.wars.values()]
    return {
        "turns": view.turn,
        "treasury": view.treasury,
        "provinces": len(view.provinces),
        "active": wars.count("active"),
    }
