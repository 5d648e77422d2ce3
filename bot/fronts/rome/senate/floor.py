"""The floor of the Senate of Rome: what comes of adjourning, and what one would mostly propose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.republic.senate.campaigns import unmet
from bot.fronts.republic.senate.floor import Floor
from bot.fronts.republic.suggested import sensible
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from games.kernel import Posted
from games.rome.minds import SensiblePlayer
from games.rome.senate.floor import ADJOURN


def if_adjourned(look: Look, words: Sequence[str]) -> str:
    """RR-1.09.12.1, 1.09.6.1: what follows if who presides adjourns; "" where only prosecutions end."""
    if ADJOURN not in words:
        return ""
    active = [one for one in unmet(rome(look)) if one.status == "active"]
    return look.voice.say("floor-silence-business", wars=len(active))


def natural(look: Look, able: Sequence[Posted]) -> Posted | None:
    """What a sensible player would propose first; None: nothing."""
    wanted = sorted(able, key=lambda one: -SensiblePlayer().heeds(one.decision))
    return next((one for one in wanted if sensible(SensiblePlayer, one, look) is not None), None)


def state_of_war(look: Look) -> str:
    """What decides whether units are raised and sent: the Treasury, what stands at home, the Active Wars."""
    view = rome(look)
    wars = [
        look.voice.say("floor-war", war=one.id, land=one.land_now, fleet=one.fleet_now, support=one.support)
        for one in view.wars.values()
        if one.status == "active"
    ]
    figures = {"treasury": view.treasury, "legions": view.army.legions, "fleets": view.army.fleets}
    return look.voice.say("floor-note", **figures, wars="; ".join(wars) or None)


OWN: Final = Floor(silence=if_adjourned, natural=natural, war=state_of_war, passes=False)
