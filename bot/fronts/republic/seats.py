"""How a free seat of a republic stands, for whoever might take it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from bot.surface.seats.letters import Standing
from games.kernel import Seat


def standing_with(more: Callable[[Look, Seat], Mapping[str, int]]) -> Standing:
    """What is said of a free seat, with the figures only this game has."""

    def standing(look: Look, of: Seat) -> list[str]:
        """How a faction stands, as far as everybody may know."""
        view = republic(look)
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
            **more(look, of),
        )
        return [figures, *([look.voice.say("seat-offices", offices=offices)] if offices else [])]

    return standing
