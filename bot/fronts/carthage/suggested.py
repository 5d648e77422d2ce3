"""What a sensible player would say as things are now: beside what was said last turn, and where a proposal begins."""

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
    "forum.defence",
    "revolution.plan",
    "revolution.plays",
    "setup.plays",
)
"""What is asked every turn, and proposed as it was said before."""
BRIEF: Final = 500


def as_now(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """What else would be proposed if nothing had been said before; nothing where it is the same, or he has answered."""
    raw = sensible(posted, look) if posted.decision.awaited and posted.asking.ahead else None
    if raw is None or raw == posted.proposal:
        return ()
    note = clip(told_of(look.voice, posted, raw).rstrip("."), BRIEF)
    return [Shortcut(look.voice.say("button-as-now"), raw, f"{note}.")]


def at_hand(posted: Posted, look: Look) -> Raw:
    """Whom one would accuse, or who would sponsor a tax, to be changed; the answer, where there is only one."""
    return sensible(posted, look) or stepwise.sole(posted)


def sensible(posted: Posted, look: Look) -> Raw:
    """What a sensible player would say; None: nothing."""
    player, view = SensiblePlayer(), carthage(look)
    return player.answer(posted.decision, lambda: view) if player.heeds(posted.decision) else None
