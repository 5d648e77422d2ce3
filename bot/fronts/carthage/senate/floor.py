"""The floor of the Senate: what comes of it if nobody proposes anything, and what is proposed for a start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.raising import plans
from bot.fronts.republic.senate.campaigns import unmet
from bot.fronts.republic.senate.floor import Floor
from bot.surface.kit.look import Look
from games.carthage.seen.view import CarthageView
from games.kernel import Posted
from games.kernel.choice import Raw
from games.republic.senate.nominations import NOBODY

SILENT: Final = {"senate.suffetes": "suffetes", "senate.committee": "committee", "senate.governors": "governors"}
BUSINESS: Final = "senate.business"
YIELD: Final = "yield"
UNITS, FORCES = "senate.units", "senate.forces"
FIRST: Final = ("senate.suffetes", "senate.committee", "senate.governors")


def if_all_pass(look: Look, words: Sequence[str]) -> str:
    """RC-9.0.20, 9.0.21: what follows if nobody makes a proposal; "" where who presides only goes on.

    `words`: what may be said instead of a proposal.
    """
    view, say = carthage(look), look.voice.say
    if YIELD not in words or view.senate is None:
        return ""
    if view.step == BUSINESS:
        return say("floor-silence-business", wars=len([one for one in unmet(view) if one.status == "active"]))
    part = SILENT.get(view.step)
    posts = [gains(look, who, post) for post, who in view.senate.filling.items()]
    return say(f"floor-silence-{part}", posts=look.voice.list(posts) if posts else None) if part else ""


def gains(look: Look, senator: str, post: str) -> str:
    """Who gets which office, seat of the Committee or Province."""
    office = look.voice.say(f"office-{post}") if post.endswith("suffete") else post
    key = "floor-sent" if post in carthage(look).provinces else "floor-filled"
    return look.voice.say(key, senator=senator, post=office)


# What is proposed for a start


def natural(look: Look, able: Sequence[Posted]) -> Posted | None:
    """What who has the floor would mostly propose: the offices; in other business units, then forces, for a War."""
    kinds = {one.decision.kind: one for one in able}
    if found := next((kinds[kind] for kind in FIRST if kind in kinds), None):
        return found
    if not [war for war in unmet(carthage(look)) if war.status == "active"]:
        return None
    raising = kinds.get(UNITS)
    return raising if raising is not None and plans(raising, look) else kinds.get(FORCES)


def as_filled(posted: Posted, look: Look) -> Raw:
    """RC-9.0.21: those who would get the vacant posts anyway, to be changed; None: nobody would get any."""
    fields: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    filling = filled(carthage(look))
    raw = {post: filling.get(post, NOBODY) for post in fields}
    legal = all(name in fields[post].options for post, name in raw.items())
    return raw if legal and any(name != NOBODY for name in raw.values()) else None


def filled(view: CarthageView) -> Mapping[str, str]:
    """RC-9.0.21: who would get what."""
    return view.senate.filling if view.senate else {}


def state_of_war(look: Look) -> str:
    """What decides whether units are raised and sent: the Treasury, what stands at home, the Active Wars."""
    view = carthage(look)
    wars = [
        look.voice.say("floor-war", war=one.id, land=one.land_now, fleet=one.fleet_now, support=one.support)
        for one in view.wars.values()
        if one.status == "active"
    ]
    home = sum(one.active for one in view.army.legions)
    figures = {"treasury": view.treasury, "legions": home, "fleets": view.army.fleets}
    return look.voice.say("floor-note", **figures, wars="; ".join(wars) or None)


OWN: Final = Floor(silence=if_all_pass, natural=natural, war=state_of_war)
