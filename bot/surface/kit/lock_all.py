"""What `Lock All` would answer, before it is pressed: a line for each decision that does not stand on the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.surface.kit.answers import in_one_line, told_of
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.present import asked
from games.kernel import Posted

LINE: Final = 160
ROOM: Final = 1200


def what_it_locks(look: Look, posted: Sequence[Posted], total: int) -> Panel:
    """A line for each of these: what `Lock All` answers to it, beside what is proposed above."""
    lines = [line(look, one) for one in posted]
    head = look.voice.say("lock-lists", count=total, above=len(posted) < total)
    return words(clip("\n".join([head, *lines]), ROOM))


def line(look: Look, posted: Posted) -> str:
    """One decision with its prepared answer."""
    look = look.of(posted)
    decision = posted.decision
    label = look.voice.ask_label(decision.kind, decision.about)
    answer = clip(in_one_line(told_of(look.voice, posted, asked(posted, look).shown)), LINE)
    return look.voice.say("lock-line", label=label, answer=answer)
