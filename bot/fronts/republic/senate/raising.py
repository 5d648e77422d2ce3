"""Raising and disbanding units (RC-9.5.5, RR-1.09.63): what there is at which price, and what it costs in all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate.counted import counted
from bot.fronts.republic.senate.words import levy, sort_name
from bot.surface.kit.address import Address, is_number
from bot.surface.kit.forms import DESCRIPTION, TITLE, Form, Input, Special, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import Presenter, asked, question
from bot.surface.kit.shortcuts import ways
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Act, Press, show
from games.kernel import Posted
from games.kernel.choice import Raw, is_dict

UNITS: Final = "senate.units"
ACTS: Final = ("raise", "disband")
RAISE, DISBAND = ACTS
STEPS: Final = (1, 5)
Counted: TypeAlias = Mapping[str, int]
"""So many of each: "raise.fleet", "disband.legion.veteran"."""


@dataclass(frozen=True, kw_only=True)
class Levying:
    """How one republic is asked for units.

    Attributes:
        step: the name of the handler of its menus.
        limits: what may be raised, or disbanded, and at most how many of each alone.
        counts: an answer as so many of each.
        answer: so many of each as an answer.
        prices: what each unit costs now.
    """

    step: str
    limits: Callable[[Posted, str], Mapping[str, int]]
    counts: Callable[[Raw], Counted]
    answer: Callable[[Counted], Raw]
    prices: Callable[[Look], Mapping[str, int]]

    def so_far(self, posted: Posted, raw: Raw) -> dict[str, int]:
        """How many of each are raised and disbanded, those of which there are none too."""
        said: Counted = self.counts(raw) if is_dict(raw) else {}
        return {f"{act}.{sort}": said.get(f"{act}.{sort}", 0) for act in ACTS for sort in self.limits(posted, act)}


def treasury(look: Look) -> int:
    """What the State holds."""
    return republic(look).treasury


# The panel


def levy_panel(own: Levying) -> Presenter:
    """The panel of this republic."""
    return partial(panel, own)


def panel(own: Levying, one: Asked, look: Look) -> Panel:
    """What is proposed so far, with its cost; what beats which War; one more of each; the form; `Propose It`."""
    raw = own.so_far(one.posted, one.begun)
    chosen = [button(look.voice.say("button-drop"), one.to("drop"))] if one.draft is not None else []
    able = any(raw.values())
    typing = button(look.voice.fill_in(one.decision.kind), one.to("form", 0))
    row = [*(taking(one) if one.begun is not None and able else []), typing, *chosen]
    lines = [*price_lines(own, look, one.posted, raw), total_line(own, look, raw)]
    return question(one, look, *lines) + Panel(
        (*ways(one, look).parts, *steps(own, one, look, raw), *buttons(*row).parts)
    )


def price_lines(own: Levying, look: Look, posted: Posted, raw: Counted) -> list[str]:
    """A line for each type that can be had, and what can go."""
    voice, cost = look.voice, own.prices(look)
    lines = [
        voice.say("levy-line", name=sort_name(voice, sort), count=raw[f"{RAISE}.{sort}"], most=most, cost=cost[sort])
        for sort, most in own.limits(posted, RAISE).items()
    ]
    able = own.limits(posted, DISBAND).items()
    here = [voice.say("units-here", name=sort_name(voice, sort), count=n) for sort, n in able]
    return [*lines, *([voice.say("levy-here", units=voice.list(here))] if here else [])]


def total_line(own: Levying, look: Look, raw: Counted) -> str:
    """RC-9.5.5a, RR-1.09.63: what it costs, and what is left; that the Treasury does not hold so much."""
    talents, held = cost_of(own, look, raw), treasury(look)
    return look.voice.say("levy-total", talents=talents, treasury=held, left=held - talents, enough=talents <= held)


def cost_of(own: Levying, look: Look, raw: Counted) -> int:
    """RC-9.5.5g, RR-1.09.63: what it costs to raise so many."""
    cost = own.prices(look)
    return sum(cost[name.partition(".")[2]] * n for name, n in raw.items() if name.startswith(f"{RAISE}.") and n)


def brief(own: Levying, one: Asked, look: Look) -> list[str]:
    """The same above the fields of the form."""
    raw = own.so_far(one.posted, one.begun)
    return [*price_lines(own, look, one.posted, raw), total_line(own, look, raw)]


# One more, one fewer


def steps(own: Levying, one: Asked, look: Look, raw: Counted) -> Iterator[Menu]:
    """A menu that raises more, and one that disbands."""
    for act in ACTS:
        items = [*step_items(own, look.voice, one.posted, act, raw)][:MENU]
        if items:
            yield Menu(one.to(own.step, act), items, look.voice.say(f"levy-menu-{act}"))


def step_items(own: Levying, voice: Voice, posted: Posted, act: str, raw: Counted) -> Iterator[Item]:
    """One or five more of each, and none of what is chosen."""
    for sort, most in own.limits(posted, act).items():
        name, now = sort_name(voice, sort), raw[f"{act}.{sort}"]
        for more in STEPS:
            if now + more <= most:
                yield Item(clip(voice.say("levy-more", name=name, more=more), OPTION), f"{sort}.{now + more}")
        if now:
            yield Item(clip(voice.say("levy-none", name=name), OPTION), f"{sort}.0")


def stepped(own: Levying) -> Act:
    """The handler of the menus of this republic."""
    return partial(step, own)


async def step(own: Levying, press: Press) -> None:
    """So many of one sort are chosen."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        sort, _, count = (press.values[0] if press.values else "").rpartition(".")
        most = own.limits(posted, press.to.arg).get(sort)
        if most is None or not is_number(count) or int(count) > most:
            raise IllegalAnswer("choice.unknown", option=sort[:80])
        raw = own.so_far(posted, asked(posted, await press.own()).begun)
        await keep(press, posted, own.answer({**raw, f"{press.to.arg}.{sort}": int(count)}))
        await show(press, only=posted.ref)


# The form


def levy_form(own: Levying) -> Special:
    """The form of this republic: a field for what is raised, and one for what is disbanded."""
    return Special(partial(form, own), partial(read, own), prepares=True)


def form(own: Levying, posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """A field for what is raised and one for what is disbanded."""
    said = own.so_far(posted, raw)
    inputs = [field(own, posted, voice, said, act) for act in ACTS if own.limits(posted, act)]
    return Form(clip(voice.ask_label(UNITS, posted.decision.about), TITLE), to, inputs)


def field(own: Levying, posted: Posted, voice: Voice, said: Counted, act: str) -> Input:
    """So many of each, one line each."""
    most = own.limits(posted, act)
    value = "\n".join(
        voice.say("levy-typed", name=sort_name(voice, sort), count=said[f"{act}.{sort}"], most=there)
        for sort, there in most.items()
    )
    label, example = voice.say(f"units-{act}"), sort_name(voice, next(iter(most)))
    hint = clip(voice.say("units-form", example=example), DESCRIPTION)
    return Input(act, "text", label, hint, value=value, long=True)


def read(own: Levying, posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """All fields, most of them 0."""
    return typed(own, posted, voice, {act: str(submitted.get(act, "")) for act in ACTS})


def typed(own: Levying, posted: Posted, voice: Voice, said: Mapping[str, str]) -> Raw:
    """The answer: how many of each unit to raise and to disband."""
    raw: dict[str, int] = {}
    for act in ACTS:
        most = own.limits(posted, act)
        chosen = counted(voice, most, said.get(act) or "")
        raw |= {f"{act}.{sort}": chosen.get(sort, 0) for sort in most}
    return own.answer(raw)


# In words


def tell_levy(own: Levying) -> Callable[[Voice, Raw], str]:
    """What says the answers of this republic."""
    return partial(tell, own)


def tell(own: Levying, voice: Voice, raw: Raw) -> str:
    """What is raised and disbanded, in words."""
    if not is_dict(raw):
        return voice.say("answer-none")
    said = own.counts(raw)
    raised, gone = (
        {name.removeprefix(f"{act}."): n for name, n in said.items() if name.startswith(f"{act}.")} for act in ACTS
    )
    return levy(voice, raised, gone)
