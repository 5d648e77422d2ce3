"""What a sensible player would say as things are now, where a question begins with it; and what was said last time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from bot.base.text import clip
from bot.surface.kit import stepwise
from bot.surface.kit.answers import told_of
from bot.surface.kit.look import Look
from bot.surface.kit.present import Preset
from bot.surface.kit.shortcuts import Shortcut
from games.kernel import Posted, Raw
from games.republic.minds.player import Player

BRIEF: Final = 500
Mind: TypeAlias = Callable[[], Player[Any]]


def as_before(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """What was said last time, beside the proposal; nothing where it is the same, or he has answered."""
    raw = posted.repeated if posted.decision.awaited and posted.asking.ahead else None
    if raw is None or raw == posted.proposal:
        return ()
    note = clip(told_of(look.voice, posted, raw).rstrip("."), BRIEF)
    return [Shortcut(look.voice.say("button-as-before"), raw, f"{note}.")]


def at_hand(mind: Mind) -> Preset:
    """What would be proposed, to be changed; the answer, where there is only one."""

    def begin(posted: Posted, look: Look) -> Raw:
        return sensible(mind, posted, look) or stepwise.sole(posted)

    return begin


def sensible(mind: Mind, posted: Posted, look: Look) -> Raw:
    """What a sensible player would say; None: nothing."""
    player, view = mind(), look.view
    return player.answer(posted.decision, lambda: view) if player.heeds(posted.decision) else None
