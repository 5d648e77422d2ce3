"""The last card of a game of Carthage: how it ended, who won, how the factions and the State stand."""

from __future__ import annotations

from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from games.carthage.seen.people import FactionView
from games.carthage.seen.view import CarthageView, EndingView


def ending_lines(look: Look) -> list[str]:
    """RC-12: what is said under the title."""
    view, thanks = carthage(look), look.voice.say("end-text")
    if view.ending is None:
        return [thanks]
    ending = view.ending
    factions = sorted(view.factions.values(), key=lambda one: standing(view, one), reverse=True)
    return [
        look.voice.say("end-reason", reason=ending.reason, winner=ending.winner),
        *(line(look, view, ending, one) for one in factions),
        state_line(look, view),
        thanks,
    ]


def standing(view: CarthageView, one: FactionView) -> tuple[int, int, int]:
    """RC-12.1d: INF, then the highest of one Senator, then votes."""
    return one.influence, foremost(view, one), one.votes


def foremost(view: CarthageView, one: FactionView) -> int:
    """RC-12.1d: the highest INF of one of its Senators who is neither Rebel nor Captive."""
    senators = [view.senators[name] for name in one.senators]
    return max((s.influence for s in senators if not s.rebel and s.place != "captive"), default=0)


def line(look: Look, view: CarthageView, ending: EndingView, one: FactionView) -> str:
    """A faction: its INF, Senators and votes; the winner is marked."""
    return look.voice.say(
        "end-faction",
        seat=one.seat,
        wins=one.seat == ending.winner,
        influence=one.influence,
        foremost=foremost(view, one),
        senators=len(one.senators),
        rebels=sum(view.senators[name].rebel for name in one.senators),
        votes=one.votes,
    )


def state_line(look: Look, view: CarthageView) -> str:
    """How long it took, and what became of Carthage."""
    wars = [one.status for one in view.wars.values()]
    return look.voice.say(
        "end-state",
        turns=view.turn,
        treasury=view.treasury,
        provinces=len(view.provinces),
        active=wars.count("active"),
        lost=wars.count("lost"),
    )
