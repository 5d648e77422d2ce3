"""Narrowing a look once: what stands in this front is shown of this game alone."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.sample.view import SaltView


def salt(look: Look) -> SaltView:
    """The view of a game of The Salt Road. NotAllowed: it is another's."""
    view = look.view
    if not isinstance(view, SaltView):
        raise NotAllowed("game.other-kind")
    return view
