"""Narrowing a look once: what republics share is shown of any of them."""

from __future__ import annotations

from dataclasses import replace

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.republic.seen.view import RepublicView


def republic(look: Look) -> RepublicView:
    """The view of a republic. NotAllowed: it is another game's, as where a command was given in a wrong channel."""
    view = look.view
    if not isinstance(view, RepublicView):
        raise NotAllowed("game.other-kind")
    return view


def as_of(look: Look, ref: str) -> Look:
    """The look for a card that is kept as "3.1", no. 1 of turn 3: it bears that turn, also if it is drawn later."""
    turn = ref.partition(".")[0]
    return replace(look, date=look.date - look.turn + int(turn)) if turn.isdecimal() else look
