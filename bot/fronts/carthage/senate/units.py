"""Units in proposals: the form that raises and disbands (RC-9.5.5), and what is typed of legions and Fleets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.words import proposed, sort_name
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, TITLE, Form, Input, Submitted, lines, listed
from bot.surface.kit.look import Look
from games.kernel import Amount, IllegalAnswer, Posted
from games.kernel.choice import Raw, is_dict

UNITS: Final = "senate.units"
ACTS: Final = ("raise", "disband")
ALL: Final = "all"
ASIDE: Final = re.compile(r"\([^)\n]*\)")  # how many there are, as the form says it


def limits(posted: Posted, act: str) -> dict[str, int]:
    """What may be raised or disbanded, and at most how many of each alone."""
    fields: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    able = {name.removeprefix(f"{act}."): field for name, field in fields.items() if name.startswith(f"{act}.")}
    return {name: field.high for name, field in able.items() if isinstance(field, Amount)}


def counted(voice: Voice, most: Mapping[str, int], text: str) -> dict[str, int]:
    """So many of each sort, as typed: "3 Celtiberians, 2 Fleets"; "all" is all there is."""
    if text.strip().casefold() == ALL:
        return dict(most)
    found: dict[str, int] = {}
    for name, count in lines(ASIDE.sub("", text)):
        sort = sort_in(voice, most, name)
        found[sort] = 1 if count is None else count
        if not 0 <= found[sort] <= most[sort]:
            raise IllegalAnswer("form.many", said=sort_name(voice, sort), have=most[sort])
    return found


def sort_in(voice: Voice, sorts: Iterable[str], text: str) -> str:
    """The sort whose name was typed, in full or as much as is unmistakable."""
    wanted = text.casefold().strip().removesuffix("s")
    called = {sort: sort_name(voice, sort) for sort in sorts}
    names = {sort: name.casefold() for sort, name in called.items()}
    for fits in (
        [sort for sort, name in names.items() if name.removesuffix("s") == wanted],
        [sort for sort, name in names.items() if wanted and name.startswith(wanted)],
    ):
        if len(fits) == 1:
            return fits[0]
    raise IllegalAnswer("form.name", said=text[:40], there=listed(called.values()))


# The form


def levy_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """A field for what is raised and one for what is disbanded."""
    inputs = [levy_input(posted, voice, raw, act) for act in ACTS if limits(posted, act)]
    return Form(clip(voice.ask_label(UNITS, posted.decision.about), TITLE), to, inputs)


def levy_input(posted: Posted, voice: Voice, raw: Raw, act: str) -> Input:
    """So many of each, one line each."""
    most, said = limits(posted, act), raw if is_dict(raw) else {}
    value = "\n".join(
        voice.say("levy-typed", name=sort_name(voice, sort), count=said.get(f"{act}.{sort}", 0), most=there)
        for sort, there in most.items()
    )
    label, example = voice.say(f"units-{act}"), sort_name(voice, next(iter(most)))
    hint = clip(voice.say("units-form", example=example), DESCRIPTION)
    return Input(act, "text", label, hint, value=value, long=True)


def levy_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """All fields, most of them 0."""
    return levy(posted, voice, {act: str(submitted.get(act, "")) for act in ACTS})


def levy(posted: Posted, voice: Voice, said: Mapping[str, str]) -> Raw:
    """The answer: how many of each unit to raise and to disband."""
    raw: dict[str, int] = {}
    for act in ACTS:
        most = limits(posted, act)
        chosen = counted(voice, most, said.get(act) or "")
        raw |= {f"{act}.{sort}": chosen.get(sort, 0) for sort in most}
    return raw


def tell_levy(voice: Voice, raw: Raw) -> str:
    """What is raised and disbanded, in words."""
    return proposed(voice, "units", terms(raw)) if is_dict(raw) else voice.say("answer-none")


def terms(raw: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """An answer as the terms of a proposal."""
    parts = {
        act: {name.partition(".")[2]: n for name, n in raw.items() if name.partition(".")[0] == act} for act in ACTS
    }
    return {"raised": parts["raise"], "disbanded": parts["disband"]}


# What it costs


def prices(look: Look) -> dict[str, int]:
    """RC-9.5.5g: what each unit costs now."""
    army = carthage(look).army
    ships = {"fleet": army.fleet_cost, "caravan": army.expedition_cost, "trade-fleet": army.expedition_cost}
    return {**ships, **{one.id: one.cost for one in army.legions}}


def treasury(look: Look) -> int:
    """What the State holds."""
    return carthage(look).treasury


def cost_line(look: Look, kind: str, terms_: Mapping[str, Any]) -> str:
    """RC-9.5.5a: what a proposal to raise units costs, if it costs anything."""
    cost = prices(look)
    talents = (
        sum(cost.get(unit, 0) * count for unit, count in terms_.get("raised", {}).items()) if kind == "units" else 0
    )
    return look.voice.say("units-cost", talents=talents, treasury=treasury(look)) if talents else ""
