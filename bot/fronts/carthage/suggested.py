"""What a sensible player would say as things are now, where a question begins with it; and what was said last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.carthage.looking import carthage
from bot.surface.kit import stepwise
from bot.surface.kit.answers import told_of
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.carthage.minds import SensiblePlayer
from games.kernel import Posted, Raw

KINDS: Final = (
    "revenue.package",
    "trade.package",
    "forum.plan",
    "revolution.plan",
    "revolution.plays",
    "setup.plays",
)
"""What is asked every turn, and proposed as things are now."""
BRIEF: Final = 500


def as_before(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """What was said last time, beside the proposal; nothing where it is the same, or he has answered."""
    raw = posted.repeated if posted.decision.awaited and posted.asking.ahead else None
    if raw is None or raw == posted.proposal:
        return ()
    note = clip(told_of(look.voice, posted, raw).rstrip("."), BRIEF)
    return [Shortcut(look.voice.say("button-as-before"), raw, f"{note}.")]


def at_hand(posted: Posted, look: Look) -> Raw:
    """Whom one would accuse, or who would sponsor a tax, to be changed; the answer, where there is only one."""
    return sensible(posted, look) or stepwise.sole(posted)


def sensible(posted: Posted, look: Look) -> Raw:
    """What a sensible player would say; None: nothing."""
    player, view = SensiblePlayer(), carthage(look)
    return player.answer(posted.decision, lambda: view) if player.heeds(posted.decision) else None
