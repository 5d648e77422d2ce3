"""CD-E.5: a line put into the sheet that is being written, or taken out of it, by a press; and how that is told."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from bot.base.errors import NotOpen
from bot.fronts.diplomacy.desk.sheet import is_final, lines_of, put, question, write, written
from bot.fronts.diplomacy.desk.told import in_words
from bot.surface.kit.cards import at
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.press.items import Press
from games.kernel import Posted

SHEETS: Final = ("season.orders", "season.winter")
"""What takes orders of every kind; in retreats only units are ordered about (CD-D.12)."""


def sheet(look: Look) -> Posted:
    """The question that orders answer. NotOpen: none is open."""
    found = question(look)
    if found is None or not is_open(look):
        raise NotOpen("realm.closed")
    return found


def is_open(look: Look) -> bool:
    """Whether orders of this kind are taken from the reader now."""
    found = question(look)
    return found is not None and found.decision.kind in SHEETS


def filled_in(press: Press, *fields: str) -> dict[str, str]:
    """What stands in the fields of a form, each in one line; what was chosen from a list as it is."""
    given = {field: press.entered.get(field, "") for field in fields}
    said = {field: one if isinstance(one, str) else next(iter(one), "") for field, one in given.items()}
    return {field: " ".join(one.split()) for field, one in said.items()}


async def order(press: Press, *lines: str) -> None:
    """These lines are added to the sheet; each takes the place of a former one of the same subject.

    IllegalAnswer: one is not accepted, and nothing has changed.
    """
    look = await press.own()
    posted = sheet(look)
    lines_of(posted).read({"orders": list(lines), "final": False})
    before = written(look, posted)
    await write(press, look, posted, *lines)
    after = await press.own()
    await press.reply.whisper(told(after, before, written(after, sheet(after)), was_final=is_final(posted)))


def told(look: Look, before: Sequence[str], after: Sequence[str], *, was_final: bool) -> Panel:
    """What stands in the sheet now that did not, what has gone, and that it is no longer final."""
    say = look.voice.say
    new, gone = [one for one in after if one not in before], [one for one in before if one not in after]
    ordered = [(say("realm-ordered", line=one.text), in_words(look, one)) for one in lines_of(sheet(look)).judge(new)]
    lines = [
        *(line for pair in ordered for line in pair),
        *(say("realm-instead", line=one) for one in gone),
        *([say("realm-as-before")] if not new and not gone else []),
        *([say("realm-not-final")] if was_final else []),
    ]
    return words(*lines, say("realm-until")) + buttons(*(back(look, one) for one in new[:4]), to_the_desk(look))


def back(look: Look, line: str) -> Button:
    """Takes a line back."""
    return button(look.voice.say("button-realm-back", line=line), at(look, "lineback", mark(line)))


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
    before = written(look, posted)
    gone = [one for one in before if mark(one) == press.to.arg]
    if not gone:
        raise NotOpen("realm.gone")
    await put(press, posted, [one for one in before if one not in gone])
    said = [look.voice.say("realm-back", line=one) for one in gone]
    final = [look.voice.say("realm-not-final")] if is_final(posted) else []
    await press.reply.whisper(words(*said, *final) + buttons(to_the_desk(look)))
