"""What is asked once a phase in Rome: its Revenue on one page, and red cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.fronts.republic.packages import REVENUE, given, moved, wished
from bot.fronts.republic.planned_packages import (
    RED,
    form_of,
    gift_lines,
    gifts_read,
    label,
    listed,
    options_of,
    picked,
    purse_lines,
    purses_read,
    text,
    typed,
)
from bot.fronts.republic.suggested import as_before
from bot.fronts.rome.accounts import accounts
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels
from bot.surface.kit.forms import CHECKS, Form, Input, Special, Submitted, at
from bot.surface.kit.panel import Item
from games.kernel import Posted
from games.kernel.choice import Raw

TAKEN: Final = ("spoils", "grain")
DISCARD: Final = "discard"
PLAIN_TAXES: Final = "alternate"


def revenue_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RR-1.06 on one page."""
    return form_of(
        posted,
        to,
        voice,
        ticked(voice, posted, "taken", takeable(posted), [*raw["spoils"], *raw["grain"]]),
        text(voice, posted, "purses", purse_lines(voice, raw["purses"])),
        text(voice, posted, "gifts", gift_lines(voice, raw["gifts"])) if posted.decision.lapse["gifts"] else None,
        listed(voice, posted, "guard", [raw["guard"]], several=False),
        ticked(voice, posted, "more", further(posted), [raw["upkeep"], raw["taxes"], *raw["ask"]]),
    )


def takeable(posted: Posted) -> list[str]:
    """RR-1.06.12, 1.06.13: Provinces whose Governors may take spoils, and Concessions that may profit of a drought."""
    return [option for name in TAKEN for option in options_of(posted, name)]


def further(posted: Posted) -> list[str]:
    """What is seldom wished: to let a bodyguard go, to raise one type of forces first, to be asked at one's turn."""
    others = [one for one in options_of(posted, "upkeep") if one == DISCARD]
    taxes = [one for one in options_of(posted, "taxes") if one != PLAIN_TAXES]
    return [*others, *taxes, *options_of(posted, "ask")]


def ticked(voice: Voice, posted: Posted, name: str, options: Sequence[str], chosen: Sequence[str]) -> Input | None:
    """A field of options out of several parts; None: there is nothing to choose."""
    if not options:
        return None
    called = labels(voice, posted.decision.kind, list(options))
    items = [Item(clip(one, 100), str(n), chosen=options[n] in chosen) for n, one in enumerate(called)]
    kind: Literal["checks", "menu"] = "checks" if len(items) in CHECKS else "menu"
    return Input(name, kind, label(voice, posted, name), "", items, 0, len(items))


def revenue_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The package as it was filled in."""
    taken = chosen(takeable(posted), submitted, "taken")
    more = chosen(further(posted), submitted, "more")
    guard = picked(posted, "guard", submitted)
    taxes = [one for one in more if one in options_of(posted, "taxes")]
    return {
        "upkeep": DISCARD if DISCARD in more else posted.decision.lapse["upkeep"],
        "guard": guard[0] if guard else posted.decision.lapse["guard"],
        **{name: [one for one in taken if one in options_of(posted, name)] for name in TAKEN},
        "purses": purses_read(posted, voice, typed(submitted, "purses")),
        "gifts": gifts_read(posted, voice, typed(submitted, "gifts")),
        "taxes": taxes[0] if taxes else PLAIN_TAXES,
        "ask": [one for one in more if one in options_of(posted, "ask")],
    }


def chosen(options: Sequence[str], submitted: Submitted, name: str) -> list[str]:
    """The options that were ticked in a field."""
    said = submitted.get(name, ())
    return [at(list(options), place) for place in ([said] if isinstance(said, str) else said) if place]


def tell_revenue(voice: Voice, raw: Raw) -> str:
    """What the faction would take, move, give and raise."""
    found = [
        voice.say("package-spoils", what=voice.list(map(voice.name, raw["spoils"]))) if raw["spoils"] else "",
        voice.say("package-grain", what=voice.list(map(voice.name, raw["grain"]))) if raw["grain"] else "",
        moved(voice, raw["purses"]),
        given(voice, raw["gifts"]),
        voice.say("package-guard", senator=raw["guard"]) if raw["guard"] != "none" else "",
        voice.say("package-unguarded") if raw["upkeep"] == DISCARD else "",
        voice.say(f"package-taxes-{raw['taxes']}") if raw["taxes"] != PLAIN_TAXES else "",
        wished(voice, REVENUE, raw),
    ]
    return " ".join(one for one in found if one)


ROOM: Final = Room(
    shortcuts={**RED.shortcuts, REVENUE: as_before},
    briefs={REVENUE: accounts},
    tells={**RED.tells, REVENUE: tell_revenue},
    forms={**RED.forms, REVENUE: Special(revenue_form, revenue_read)},
)
