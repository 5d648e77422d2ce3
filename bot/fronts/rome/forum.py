"""Notes under the questions of the Forum Phase that are Rome's alone."""

from __future__ import annotations

from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.kernel import Posted, Seat


def peace_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.07.21.6: beside each War its strength."""
    wars = [rome(look).wars[name] for name in offered(posted.decision.choice) if name in rome(look).wars]
    return {one.id: look.voice.say("peace-note", land=one.land_now, fleet=one.fleet_now) for one in wars}


def faction_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.16.2: beside each faction what it has to lose."""
    factions = rome(look).factions
    found = {option: factions[Seat(option)] for option in offered(posted.decision.choice)}
    say = look.voice.say
    return {
        option: say("faction-note", influence=one.influence, senators=len(one.senators), votes=one.votes)
        for option, one in found.items()
    }
