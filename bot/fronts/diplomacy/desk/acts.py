"""What is pressed, chosen and typed on the cards of a season; whatever way a line is written, it is read alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.fronts.diplomacy.desk.card import show_card, to
from bot.fronts.diplomacy.desk.choosing import CLEAR, ordered
from bot.fronts.diplomacy.desk.sheet import asked_for, is_final, lines_of, put, question, sheet, write, written
from bot.fronts.diplomacy.desk.told import fault, in_words, struck
from bot.surface.kit.forms import TITLE, Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.widgets import place
from bot.surface.press.decide import own_card
from bot.surface.press.items import Act, Press, show
from bot.surface.press.verbs import Said
from games.diplomacy.language import canonical
from games.diplomacy.orders import Seize
from games.diplomacy.seasons import possible
from games.diplomacy.seasons.lines import Judged
from games.kernel import Posted

FULL: Final = 3900
"""Characters in one field of a form; a longer sheet takes several."""
FIELDS: Final = 5

# Looking


async def opened(press: Press) -> None:
    """The order card."""
    look, posted = await sheet(press)
    await show_card(press, look, posted)


async def unit_chosen(press: Press) -> None:
    """The lists of one unit."""
    look, posted = await sheet(press)
    await show_card(press, look, posted, unit=_first(press))


async def helping(press: Press) -> None:
    """Whom a unit supports: what of his?"""
    await _aimed(press, "S")


async def carrying(press: Press) -> None:
    """Which army a fleet carries: where to?"""
    await _aimed(press, "C")


async def _aimed(press: Press, verb: str) -> None:
    look, posted = await sheet(press)
    await show_card(press, look, posted, unit=_unit(press), other=f"{verb} {_first(press)}")


def _first(press: Press) -> str:
    return press.values[0] if press.values else ""


def _unit(press: Press) -> str:
    return press.to.arg.partition(".")[0]


# Writing by lists


async def line_chosen(press: Press) -> None:
    """A whole line was chosen: it takes the place of what the unit was ordered before; or that is taken out."""
    look, posted = await sheet(press)
    unit, line = _unit(press), _first(press)
    if line == CLEAR:
        line = canonical(possible.default(unit), lines_of(posted).where)
        await put(press, posted, lines_of(posted).without(written(look, posted), line))
    else:
        await write(press, look, posted, line)
    await _again(press, was_final=is_final(posted), unit=unit)


async def seizing(press: Press) -> None:
    """CD-5.B: for whom the unit seizes, with what it is ordered to do."""
    look, posted = await sheet(press)
    now = ordered(look, posted, _unit(press))
    seized = replace(now, seize=Seize(_first(press), now.seize.province if now.seize else ""))
    await write(press, look, posted, canonical(seized, lines_of(posted).where))
    await _again(press, was_final=is_final(posted), unit=now.unit)


async def taken_out(press: Press) -> None:
    """A line is taken out of the sheet. NotOpen: it is not there any more."""
    look, posted = await sheet(press)
    lines, at = written(look, posted), place(_first(press))
    if at >= len(lines):
        raise NotOpen("decision.stale")
    await put(press, posted, [*lines[:at], *lines[at + 1 :]])
    await _again(press, was_final=is_final(posted))


async def _again(press: Press, *, was_final: bool = False, unit: str = "", said: Sequence[str] = ()) -> None:
    """The order card as it is now; or the desk, where the season has closed with this."""
    look = await press.own()
    posted = question(look)
    if posted is None or posted.ref != press.to.ref:
        await show(press)
        return
    note = [look.voice.say("sheet-not-final")] if was_final and not is_final(posted) else []
    await show_card(press, look, posted, unit=unit, said=[*said, *note])


# Writing as text


async def typing(press: Press) -> None:
    """The whole sheet as text."""
    look, posted = await sheet(press)
    await press.reply.ask(text_form(look, posted))


def text_form(look: Look, posted: Posted) -> Form:
    """What is written, in canonical form, and in each unit's place that has no order what it does without one."""
    lines = lines_of(posted)
    said = written(look, posted)
    for unit in possible.units(lines) if posted.decision.kind == "season.orders" else ():
        line = canonical(possible.default(unit), lines.where)
        said = said if lines.without(said, line) != said else [*said, line]
    parts = in_parts(said)
    label, hint = look.voice.say("sheet-form-label"), look.voice.say("sheet-form-hint")
    inputs = [Input(f"t{n}", "text", label, hint, value=part, low=0, long=True) for n, part in enumerate(parts)]
    title = clip(look.voice.ask_label(posted.decision.kind, posted.decision.about), TITLE)
    return Form(title, to(look, posted, "linetext"), inputs)


def in_parts(lines: Sequence[str]) -> list[str]:
    """Lines as the fields of a form hold them; what finds no room in five is more than the rules read."""
    parts = [""]
    for line in lines:
        if len(parts[-1]) + len(line) > FULL and len(parts) < FIELDS:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{line}".lstrip()
    return parts


async def typed(press: Press) -> None:
    """The sheet is what was typed: what is accepted counts, what is not comes back line by line."""
    _, posted = await sheet(press)
    said = "\n".join(str(press.entered.get(f"t{n}", "")) for n in range(FIELDS))
    await put(press, posted, [line for line in said.splitlines() if line.strip()])
    await _again(press, was_final=is_final(posted))


# Final


async def final(press: Press) -> None:
    """CD-S.2: nobody waits for more of him, or somebody does again. Once all are final the stage is over."""
    look, posted = await sheet(press)
    where, _, wanted = press.to.arg.partition(".")
    async with own_card(press, posted.decision.seat):
        await put(press, posted, written(look, posted), final=wanted == "on")
        if where == "c":
            await _again(press)
        else:
            await show(press, said=[look.voice.say("sheet-final" if wanted == "on" else "sheet-open")])


# Commands


def ordering(said: Said) -> Act:
    """`/season order`: one line; without one the order card."""

    async def act(press: Press) -> None:
        look = await press.own()
        posted = asked_for(look)
        line = str(said.get("line") or "").strip()
        if not line:
            await show_card(press, look, posted)
            return
        found = await write(press, look, posted, line)
        await press.reply.whisper(_receipt(look, posted, found, line))

    return act


def _receipt(look: Look, posted: Posted, found: Sequence[Judged], line: str) -> Panel:
    """How the line is kept, or why it is not accepted; it lies in the sheet either way."""
    where = lines_of(posted).judge([line])
    wrong = [fault(look, one) for one in where if one.why is not None]
    kept = [look.voice.say("sheet-kept", line=one.line) + struck(look, one) for one in where if one.why is None]
    said = [in_words(look, one) for one in where if one.order is not None]
    note = [look.voice.say("sheet-not-final")] if is_final(posted) and found else []
    card = button(look.voice.say("button-sheet-card"), to(look, posted, "lineopen"), "primary")
    return words(*wrong, *kept, *said, *note) + buttons(card)


async def listing(press: Press) -> None:
    """`/season orders`: the order card."""
    look = await press.own()
    await show_card(press, look, asked_for(look))


async def marking(press: Press) -> None:
    """`/season final`: final, or not any more."""
    look = await press.own()
    posted = asked_for(look)
    await put(press, posted, written(look, posted), final=not is_final(posted))
    key = "sheet-open" if is_final(posted) else "sheet-final"
    await press.reply.whisper(words(look.voice.say(key)))
