"""Carthage at a glance: the business of the Senate, who presides, how the factions stand, how long it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.carthage.ending import standing
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.glance import Business, Glance, in_order
from bot.surface.kit.look import Look
from games.carthage.seen.senate import SenateView
from games.carthage.seen.view import CarthageView

SENATE: Final = ("suffetes", "committee", "prosecutions", "governors", "business")
COALITION: Final = ("coalition", "plan", "spoils", "taxes", "plots", "orders")
CENSOR: Final = "censor-of-morals"


def business(look: Look) -> list[Business]:
    """RC-9.0.2, with Neutrals RC-15.7 to RC-15.11: the five items of the Senate; before it meets all are to come."""
    view = carthage(look)
    if view.phase != "senate":
        return []
    neutral = any(one.neutral for one in view.factions.values())
    steps = [("senate.opening", ""), *((f"senate.{one}", one) for one in (COALITION if neutral else SENATE))]
    items = in_order([(step, look.voice.say(f"business-{one}") if one else "") for step, one in steps], view.step)
    return items[1:]


def chair(look: Look) -> list[str]:
    """RC-9.0.3, RC-9.3: who presides, and who has the floor: in the prosecutions the Censor, in a vote nobody."""
    view = carthage(look)
    senate = view.senate
    if senate is None or senate.adjourned:
        return []
    presides = look.voice.say("presides", **named(view, senate.magistrate, "senator", "seat"))
    return [f"{presides} {said}" if (said := floor(look, view, senate)) else presides]


def floor(look: Look, view: CarthageView, senate: SenateView) -> str:
    """Who is to propose something now; or what is voted on."""
    if senate.motion is not None:
        return look.voice.say("floor-voting", number=senate.motion.number, kind=senate.motion.kind)
    item = view.step.partition(".")[2]
    if item not in SENATE:
        return ""
    who = view.committee[CENSOR].member if item == "prosecutions" else senate.speaker
    if not who:
        return ""
    same = who == senate.magistrate and item != "prosecutions"
    return look.voice.say("floor-held", item=item, same=same, **named(view, who, "senator", "seat"))


def named(view: CarthageView, senator: str, *fields: str) -> dict[str, str]:
    """A Senator and whose he is, as two fields of a text; nobody: both empty."""
    found = view.senators.get(senator)
    return dict(zip(fields, (senator, str(found.faction or "")) if found else ("", ""), strict=True))


def standings(look: Look) -> list[str]:
    """RC-12.1d: the factions by what decides the game: INF, then their foremost Senator, then votes."""
    view = carthage(look)
    ranked = sorted((one for one in view.factions.values() if not one.out), key=lambda one: standing(view, one))
    return [
        look.voice.say("standing", seat=one.seat, influence=one.influence, votes=one.votes) for one in reversed(ranked)
    ]


def length(look: Look) -> Sequence[str]:
    """RC-12.1d: how long until the last card of the last deck is drawn, or the turn that was agreed upon is over."""
    view = carthage(look)
    if view.last_turn is not None:
        return [look.voice.say("length-turns", turn=view.turn, last=view.last_turn)]
    late = view.scenario == "campaign" and view.era == "early"
    return [look.voice.say("length-deck", cards=view.deck, more=late, last=not view.deck and not late)]


GLANCE: Final = Glance(business=business, chair=chair, standings=standings, length=length)
