"""The forms of packages, each on one page.

In a form rules are written short, the same in all languages: `Mago 10`; `Mago 10 <50`, if the Treasury is below 50T;
`Mago =0`, what the Treasury needs to stand at 0; `Mago >5`, the dearest step that leaves 5T. Of purses a number is a
fixed sum, filled in the order of the lines, and a name alone gets the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.fronts.republic.packages import CARDS, REVOLUTION, tell_cards, tell_revolution
from bot.fronts.republic.suggested import as_before
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels, offered
from bot.surface.kit.forms import (
    CHECKS,
    DESCRIPTION,
    LABEL,
    RADIO,
    TITLE,
    Form,
    Input,
    Special,
    Submitted,
    at,
    lines,
    named,
)
from bot.surface.kit.panel import Item
from games.kernel import IllegalAnswer, Posted
from games.kernel.choice import Raw

GIFT: Final = re.compile(
    r"^(?P<name>.+?)\s+(?:(?P<talents>\d{1,3})\s*T?(?:\s*<\s*(?P<below>\d{1,3})\s*T?)?|(?P<save>=\s*0)"
    r"|(?:(?P<least>\d{1,3})\s*T?)?\s*>\s*(?P<left>\d{1,3})\s*T?)$"
)


def form_of(posted: Posted, to: Address, voice: Voice, *inputs: Input | None) -> Form:
    """These fields, without those that offer nothing."""
    title = clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE)
    return Form(title, to, [one for one in inputs if one is not None])


def label(voice: Voice, posted: Posted, name: str) -> str:
    """What a field is called."""
    return clip(voice.field_label(posted.decision.kind, name), LABEL)


def fields(posted: Posted) -> Mapping[str, Any]:
    """The parts of a package."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


def text(voice: Voice, posted: Posted, name: str, value: str) -> Input:
    """A field of lines."""
    hint = clip(voice.say(f"package-form-{name}"), DESCRIPTION)
    return Input(name, "text", label(voice, posted, name), hint, low=0, value=value, long=True)


def listed(voice: Voice, posted: Posted, name: str, chosen: Sequence[str], *, several: bool = True) -> Input | None:
    """A field of options; None: there is nothing to choose."""
    options = options_of(posted, name)
    if len(options) < (1 if several else 2):
        return None
    names = labels(voice, posted.decision.kind, options)
    items = [Item(clip(one, 100), str(n), chosen=options[n] in chosen) for n, one in enumerate(names)]
    if not several:
        return Input(name, "radio" if len(items) in RADIO else "menu", label(voice, posted, name), "", items)
    kind: Literal["checks", "menu"] = "checks" if len(items) in CHECKS else "menu"
    return Input(name, kind, label(voice, posted, name), "", items, 0, len(items))


def options_of(posted: Posted, name: str) -> list[str]:
    """The options of a part; what is taken corruptly stands together."""
    names = ("corruption", "spoils") if name == "taken" else (name,)
    return [option for one in names for option in offered(fields(posted)[one])]


def picked(posted: Posted, name: str, submitted: Submitted) -> list[str]:
    """The options that were chosen in a field."""
    said = submitted.get(name, ())
    return [at(options_of(posted, name), place) for place in ([said] if isinstance(said, str) else said) if place]


def typed(submitted: Submitted, name: str) -> str:
    """What was typed into a field."""
    return str(submitted.get(name) or "")


def gifts_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-6.9 on one page."""
    gifts = text(voice, posted, "gifts", gift_lines(voice, raw["gifts"]))
    return form_of(posted, to, voice, gifts, listed(voice, posted, "ask", raw["ask"]))


def gift_lines(voice: Voice, gifts: Mapping[str, Any]) -> str:
    """The rules as they are typed."""
    short = {"give": "{talents}", "below": "{talents} <{bound}", "save": "=0", "step": "{talents} >{bound}"}
    found = (
        (name, short[one["rule"]].format(**one).removeprefix("0 "))
        for name, one in gifts.items()
        if one["rule"] in short
    )
    return "\n".join(f"{voice.name(name)} {rule}" for name, rule in found)


def purse_lines(voice: Voice, purses: Mapping[str, Any]) -> str:
    """The sums, then who gets the rest."""
    found = [f"{voice.name(name)} {talents}" for name, talents in purses["sums"].items() if talents]
    return "\n".join([*found, *([voice.name(purses["rest"])] if purses["rest"] != "stay" else [])])


def contributions_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """Contributions as they were filled in."""
    gifts = gifts_read(posted, voice, typed(submitted, "gifts"))
    return {"gifts": gifts, "ask": picked(posted, "ask", submitted)}


def gifts_read(posted: Posted, voice: Voice, said: str) -> Raw:
    """A rule for each Senator who is named. IllegalAnswer: a line says none."""
    found = dict(posted.decision.lapse["gifts"])
    for line in [one.strip() for one in re.split(r"[\n;,]", said) if one.strip()]:
        match = GIFT.match(line)
        if match is None:
            raise IllegalAnswer("packages.line", line=line[:40])
        found[named(list(found), posted.decision.kind, voice, match["name"])] = rule(match)
    return found


def rule(match: re.Match[str]) -> Raw:
    """What a line says."""
    talents, bound = int(match["talents"] or match["least"] or 0), int(match["below"] or match["left"] or 0)
    by_sign = {"save": match["save"], "step": match["left"], "below": match["below"]}
    which = next((name for name, sign in by_sign.items() if sign), "give")
    return {"rule": which, "talents": talents, "bound": bound}


def purses_read(posted: Posted, voice: Voice, said: str) -> Raw:
    """Sums in the order of the lines; a name alone gets the rest."""
    nothing: Mapping[str, int] = posted.decision.lapse["purses"]["sums"]
    rest, sums = "stay", dict[str, int]()
    for name, talents in lines(said):
        purse = named(list(nothing), posted.decision.kind, voice, name)
        if talents is None:
            rest = purse
        else:
            sums[purse] = talents
    return {"rest": rest, "sums": {**sums, **{name: 0 for name in nothing if name not in sums}}}


def cards_form(posted: Posted, to: Address, voice: Voice, raw: Raw, *more: Input | None) -> Form:
    """RC-4.13, 11.2 on one page; several are named in lines, for their order counts."""
    names = "\n".join(voice.option(posted.decision.kind, one) for one in raw["plays"])
    plays = len(options_of(posted, "plays"))
    return form_of(
        posted,
        to,
        voice,
        listed(voice, posted, "when", [raw["when"]], several=False),
        text(voice, posted, "plays", names) if plays > 1 else listed(voice, posted, "plays", raw["plays"]),
        listed(voice, posted, "discard", raw["discard"]),
        *more,
    )


def cards_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The cards in the order in which they were named."""
    options, kind = options_of(posted, "plays"), posted.decision.kind
    names = [one.strip() for one in typed(submitted, "plays").split("\n") if one.strip()] if len(options) > 1 else []
    plays = (
        [named(options, kind, voice, one) for one in names] if len(options) > 1 else picked(posted, "plays", submitted)
    )
    when, discard = picked(posted, "when", submitted), picked(posted, "discard", submitted)
    return {"when": when[0] if when else options_of(posted, "when")[0], "plays": plays, "discard": discard}


def revolution_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-11 on one page."""
    return cards_form(posted, to, voice, raw, listed(voice, posted, "revolts", [raw["revolts"]], several=False))


def revolution_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The plan as it was filled in."""
    revolts = picked(posted, "revolts", submitted)
    said: dict[str, Raw] = cards_read(posted, voice, submitted)
    return {**said, "revolts": revolts[0] if revolts else posted.decision.lapse["revolts"]}


RED: Final = Room(
    shortcuts=dict.fromkeys((*CARDS, REVOLUTION), as_before),
    tells={REVOLUTION: tell_revolution, **dict.fromkeys(CARDS, tell_cards)},
    forms={
        REVOLUTION: Special(revolution_form, revolution_read),
        **dict.fromkeys(CARDS, Special(cards_form, cards_read)),
    },
)
"""Red cards said ahead, of any republic."""
