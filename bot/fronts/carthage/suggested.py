"""Beside what was said last turn: what a sensible player would say as things are now, by one press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import told_of
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.carthage.minds import SensiblePlayer
from games.kernel import Posted

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
    if not (posted.decision.awaited and posted.asking.ahead):
        return ()
    view = carthage(look)
    raw = SensiblePlayer().answer(posted.decision, lambda: view)
    if raw is None or raw == posted.proposal:
        return ()
    note = clip(told_of(look.voice, posted, raw).rstrip("."), BRIEF)
    return [Shortcut(look.voice.say("button-as-now"), raw, f"{note}.")]
