"""Narrowing a look once: what republics share is shown of any of them."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.republic.seen.view import RepublicView


def republic(look: Look) -> RepublicView:
    """The view of a republic. NotAllowed: it is another game's, as where a command was given in a wrong channel."""
    view = look.view
    if not isinstance(view, RepublicView):
        raise NotAllowed("game.other-kind")
    return view
