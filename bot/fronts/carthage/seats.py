"""How a free seat of Carthage stands, for whoever might take it."""

from __future__ import annotations

from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from games.kernel import Seat


def standing(look: Look, of: Seat) -> list[str]:
    """How a faction stands, as far as everybody may know."""
    view = carthage(look)
    if of not in view.factions:
        return []
    one = view.factions[of]
    offices = [title for name in one.senators for title in view.senators[name].titles]
    figures = look.voice.say(
        "seat-standing",
        influence=one.influence,
        votes=one.votes,
        senators=len(one.senators),
        talents=one.talents,
        cards=one.hand,
        goods=one.trade_cards,
    )
    return [figures, *([look.voice.say("seat-offices", offices=offices)] if offices else [])]
