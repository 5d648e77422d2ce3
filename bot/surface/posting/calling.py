"""Who is called: by a new message, which notifies, or by nothing but an edit of the one that stands (discord-ux 10.3).

Somebody is called once for all that is asked of him until he comes: another call would add nothing, unless what is new
is due before what he was called for, or a day has gone by. For a mere pass, which is made for him, nobody is called by
direct message. In the channel he is: others see who is called there, and would know.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.surface.kit.cards import called_for, token
from bot.surface.kit.look import Look
from games.kernel import Posted

DAY: Final = timedelta(days=1)
NEVER: Final = datetime.max.replace(tzinfo=UTC)


def is_called(look: Look, before: str, waited: timedelta) -> bool:
    """Whether a seat that was called so long ago, for what was asked `before`, is called for what is asked now."""
    new, left = _parted(look.calling, before)
    prepared = any(one.ref in look.drafts and one.ref not in look.wishes for one in left)
    return bool(new) and (prepared or _calls_again(look, new, left, before, waited))


def is_called_openly(look: Look, before: str, waited: timedelta) -> bool:
    """The same in the channel: whether one can only pass, or has prepared an answer, makes no difference there."""
    new, left = _parted(look.awaited, before)
    return bool(new) and _calls_again(look, new, left, before, waited)


def _calls_again(look: Look, new: Sequence[Posted], left: Sequence[Posted], before: str, waited: timedelta) -> bool:
    """He has come, for something of it is over; or what is new is due earlier; or he was called a day ago."""
    has_come = not left or len(set(map(token, left))) < len(called_for(before))
    return has_come or waited >= DAY or _due(look, new) < _due(look, left)


def _parted(asked: Sequence[Posted], before: str) -> tuple[list[Posted], list[Posted]]:
    """What is new of what is asked, and what was called for."""
    known = called_for(before)
    return [one for one in asked if token(one) not in known], [one for one in asked if token(one) in known]


def _due(look: Look, asked: Sequence[Posted]) -> datetime:
    return due(look, asked) or NEVER


def due(look: Look, asked: Sequence[Posted]) -> datetime | None:
    """When the first of these is due."""
    return min((look.due[one.ref] for one in asked if one.ref in look.due), default=None)
