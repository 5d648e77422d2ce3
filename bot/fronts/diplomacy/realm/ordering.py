"""CD-E.5: a line put into the sheet that is being written, or taken out of it, by a press; and how that is told."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from bot.base.errors import NotOpen
from bot.surface.kit.cards import at
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.press.decide import take
from bot.surface.press.items import Press
from games.kernel import Posted
from games.kernel.choice import is_dict, is_list

SHEETS: Final = ("season.orders", "season.winter")
"""What takes orders of every kind; in retreats only units are ordered about (CD-D.12)."""


def sheet(look: Look) -> Posted:
    """The question that orders answer. NotOpen: none is open."""
    found = next((posted for kind in SHEETS if (posted := look.find(kind))), None)
    if found is None:
        raise NotOpen("realm.closed")
    return found


def written(posted: Posted) -> list[str]:
    """CD-E.5: what has been ordered so far, in canonical form."""
    lapse = posted.decision.lapse
    orders = lapse["orders"] if is_dict(lapse) else None
    return [str(one) for one in orders] if is_list(orders) else []


async def order(press: Press, *lines: str) -> None:
    """These lines are added to the sheet; each takes the place of a former one of the same subject."""
    look = await press.own()
    posted = sheet(look)
    before = written(posted)
    await take(press.surface, look, posted, {"orders": [*before, *lines], "final": False}, press.user.id)
    after = await press.own()
    await press.reply.whisper(told(after, before, written(sheet(after)), was_final=not posted.decision.awaited))


def told(look: Look, before: Sequence[str], after: Sequence[str], *, was_final: bool) -> Panel:
    """What stands in the sheet now that did not, what has gone, and that it is no longer final."""
    say = look.voice.say
    new, gone = [one for one in after if one not in before], [one for one in before if one not in after]
    lines = [
        *(say("realm-ordered", line=one) for one in new),
        *(say("realm-instead", line=one) for one in gone),
        *([say("realm-as-before")] if not new and not gone else []),
        *([say("realm-not-final")] if was_final else []),
    ]
    return words(*lines, say("realm-until")) + buttons(*(back(look, one) for one in new[:4]), to_the_desk(look))


def back(look: Look, line: str) -> Button:
    """Takes a line back."""
    return button(look.voice.say("button-realm-back"), at(look, "lineback", mark(line)))


def to_the_desk(look: Look) -> Button:
    """Shows all that is ordered."""
    return button(look.voice.say("button-desk"), at(look, "desk"))


def mark(line: str) -> str:
    """By what a line is found again: it may be longer than the address of a button."""
    return sha256(line.encode()).hexdigest()[:12]


async def unorder(press: Press) -> None:
    """CD-E.5: a line is taken out of the sheet."""
    look = await press.own()
    posted = sheet(look)
    before = written(posted)
    gone = [one for one in before if mark(one) == press.to.arg]
    if not gone:
        raise NotOpen("realm.gone")
    rest = [one for one in before if one not in gone]
    await take(press.surface, look, posted, {"orders": list(rest), "final": False}, press.user.id)
    after = await press.own()
    said = [look.voice.say("realm-back", line=one) for one in gone]
    final = [] if posted.decision.awaited else [look.voice.say("realm-not-final")]
    await press.reply.whisper(words(*said, *final) + buttons(to_the_desk(after)))
