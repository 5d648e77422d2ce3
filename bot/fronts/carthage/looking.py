"""Narrowing a look once: what stands in the rooms of this front is shown of this game alone."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.carthage.seen.view import CarthageView


def carthage(look: Look) -> CarthageView:
    """The view of a game of Carthage. NotAllowed: it is another's, as where a command was given in a wrong channel."""
    view = look.view
    if not isinstance(view, CarthageView):
        raise NotAllowed("game.other-kind")
    return view
