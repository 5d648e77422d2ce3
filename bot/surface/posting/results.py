"""M2, the results: what the channel should notice of an act; what follows at once is added to the same message."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.base.text import clip
from bot.store.store import EventRow, MessageRow, OutboxRow
from bot.surface.kit.address import Address
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import looks_then
from bot.surface.posting.letters import LINE, RESULT, Letter, news, rules_line, seen
from bot.surface.posting.plan import posting

MOMENT: Final = timedelta(minutes=2)
IN_CHANNEL: Final = ("channel", "ballot")


async def result(surface: Surface, row: OutboxRow) -> Letter | None:
    """What the channel should notice, at most six lines; one of a moment ago is added to, for none of them rings."""
    look = await seen(surface, row)
    if look is None:
        return None
    told_ = await results(surface, look, row.parcel.ref)
    if not told_:
        return None
    former = await _moment_ago(surface, row)
    before = await results(surface, look, former.ref) if former else []
    if former is None or len(before) + len(told_) > RESULT:
        return Letter(result_panel(look, row.parcel.ref, told_), row.parcel.ref, silent=True)
    ref = f"{former.ref}+{row.parcel.ref}"
    return Letter(result_panel(look, ref, [*before, *told_]), ref, edit=former, silent=True)


async def results(surface: Surface, look: Look, ref: str) -> list[tuple[EventRow, str]]:
    """What the channel should notice of these acts, each with its line; what a card shows anyway is left out."""
    found, acts = list[tuple[EventRow, str]](), acts_in(ref)
    since = await surface.store.events(look.game.id, min(acts) - 1) if acts else []
    told = [(then, event) for then, event in zip(looks_then(look, since), since, strict=True) if event.audience is None]
    for seq in acts:
        public = [event for _, event in told if event.seq == seq]
        fresh = [
            (then, one) for then, one in told if one.seq == seq and not on_a_card(then.within(one.half), one, public)
        ]
        found += [(event, line) for then, event in fresh if (line := news(then, event))]
    return found


def on_a_card(look: Look, event: EventRow, told: Sequence[EventRow]) -> bool:
    """Whether a card of its half shows it, or something else says it."""
    own, here = posting(look.game.kind), [one for one in told if one.half == event.half]
    return event.kind in own.on_cards or own.repeats(event, here)


def acts_in(ref: str) -> list[int]:
    """The acts a result tells of: "12+13"."""
    return [int(seq) for seq in ref.split("+") if seq.isascii() and seq.isdigit() and len(seq) < 9]


async def _moment_ago(surface: Surface, row: OutboxRow) -> MessageRow | None:
    """The newest message of the channel, if it is a result of a moment ago: it takes what follows at once.

    Where a clock was set back, the newest by its time need not be the last in the channel: the higher number is.
    """
    now = surface.time.now()
    lately = await surface.store.messages(row.game, since=now - MOMENT)
    last = max((one for one in lately if one.target in IN_CHANNEL), key=lambda one: one.id, default=None)
    return last if last and last.kind == row.parcel.kind and last.at <= now else None


def result_panel(look: Look, ref: str, told_: Sequence[tuple[EventRow, str]]) -> Panel:
    """Six lines at most, the rules they rest on, and the way to the rest."""
    lines = [clip(line, LINE) for _, line in told_]
    if len(lines) > RESULT:
        lines = [*lines[: RESULT - 1], look.voice.say("result-more", count=len(lines) - RESULT + 1)]
    rules = rules_line(look, [event for event, _ in told_])
    ask = Address(look.game.id, "table", "", "why", ref)
    return words(*lines, rules) + (buttons(button(look.voice.say("button-why"), ask)) if rules else Panel())
