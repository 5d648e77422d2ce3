"""Narrowing a look once: what stands in this front is shown of this game alone."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.surface.kit.look import Look
from games.diplomacy.seen.view import DiplomacyView


def diplomacy(look: Look) -> DiplomacyView:
    """The view of a game of Carthage, the political Diplomacy. NotAllowed: it is another's."""
    view = look.view
    if not isinstance(view, DiplomacyView):
        raise NotAllowed("game.other-kind")
    return view
