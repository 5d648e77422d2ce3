"""Narrowing a look once: what stands in the rooms of this front is shown of this game alone."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.rome.seen.view import RomeView


def rome(look: Look) -> RomeView:
    """The view of a game of Rome. NotAllowed: it is another's, as where a command was given in a wrong channel."""
    view = look.view
    if not isinstance(view, RomeView):
        raise NotAllowed("game.other-kind")
    return view
