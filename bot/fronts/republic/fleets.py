"""RC-8.8.2c, RR-1.07.21.16, 1.07.21.17: which Fleets are lost: where they are, and what their War asks for."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Several
from games.republic.forum.storm import HOME

CROWD: Final = "."  # "force-1.2" is the second Fleet of that force


def places(posted: Posted) -> Counter[str]:
    """How many Fleets lie where."""
    return Counter(option.rpartition(CROWD)[0] for option in offered(posted.decision.choice))


def notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each Fleet what it leaves behind."""
    told = {place: note(look, place, count) for place, count in places(posted).items()}
    return {option: told[option.rpartition(CROWD)[0]] for option in offered(posted.decision.choice)}


def note(look: Look, place: str, count: int) -> str:
    """RC-10.1, RR-1.09.64: without the Fleets its War asks for a force cannot fight."""
    view, say = republic(look), look.voice.say
    if place == HOME:
        return say("fleets-home", count=count)
    war = view.wars.get(view.forces[place].war)
    return say("fleets-there", count=count, support=war.support if war else 0)


def count(one: Asked, look: Look) -> list[str]:
    """How many of how many."""
    choice = one.decision.choice
    most = choice.high if isinstance(choice, Several) else 0
    return [look.voice.say("fleets-lost", lost=most, all=sum(places(one.posted).values()))]
