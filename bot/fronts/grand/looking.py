"""Narrowing a look once: what stands in this front is shown of the Grand Variant alone."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.grand.seen.view import GrandView


def grand(look: Look) -> GrandView:
    """The view of both tables. NotAllowed: it is another game's, as where a command was given in a wrong channel."""
    view = look.view
    if not isinstance(view, GrandView):
        raise NotAllowed("game.other-kind")
    return view
