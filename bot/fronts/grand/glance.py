"""Both republics at a glance: what is played now, how all stand on each board, how far the game is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.fronts import halves
from bot.fronts.grand.looking import grand
from bot.surface.kit.look import Look


def standings(look: Look) -> Sequence[str]:
    """GV-9.2: what the players would come to if the game ended now, the first first."""
    points: dict[str, int] = {}
    for one in grand(look).scores:
        points[one.seat] = points.get(one.seat, 0) + one.points
    ranked = sorted(points, key=lambda seat: -points[seat])
    return [look.voice.say("grand-points", seat=seat, points=points[seat]) for seat in ranked]


def length(look: Look) -> Sequence[str]:
    """GV-2.1, 7.1, 7.4: Carthage alone, or both, or what stands; until the decks, or the agreed turns, are over."""
    view = grand(look)
    if view.rome is None:
        agreed = [look.voice.say("grand-turns-agreed", turn=view.turn, last=view.last_turn)] if view.last_turn else []
        return [look.voice.say("grand-stage-one", cards=view.carthage.deck), *agreed]
    fallen = [look.voice.say("grand-fallen", side=side) for side in view.fallen]
    last, ends = view.last_turn or 0, "alone" if fallen else "both"
    rest = look.voice.say("grand-stage-two-length", turn=view.turn, last=last, ends=ends)
    return ["\n".join([*fallen, rest])]  # a line each


GLANCE: Final = replace(halves.GLANCE, standings=standings, length=length)
