"""Proposals of the Senate by command: what is typed, as the answers that forms and panels give."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from discord import app_commands

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice
from bot.fronts.carthage.senate.forces import FORCES, offers, order_name
from bot.fronts.carthage.senate.units import UNITS, levy
from bot.surface.kit.answers import offered
from bot.surface.kit.forms import named
from bot.surface.kit.look import Look
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import (
    MOST,
    Choices,
    Client,
    answers,
    asked_for,
    factions,
    gives,
    quietly,
    suggestions,
    which,
)
from bot.surface.press.items import Act, Press
from games.kernel import Posted
from games.kernel.choice import Raw

TAX: Final = "senate.tax"
NOBODY: Final = "none"
PARTS: Final = re.compile(r"[,;\n]")


class Way(NamedTuple):
    """How a proposal is made: forced by a Public Outcry, which is played with it; for which faction."""

    forced: bool = False
    faction: str | None = None

    @property
    def about(self) -> dict[str, int | str | None]:
        """What tells the decision from its twins."""
        return {"forced": int(self.forced), "faction": self.faction}


def proposes(kind: str, said: Mapping[str, str | None], way: Way) -> Act:
    """A proposal of a kind, field by field."""
    return answers(f"senate.{kind}", said, **way.about)


def assigns(kind: str, text: str | None, way: Way) -> Act:
    """A proposal that gives posts, Provinces or cards to Senators: "Sicily: Mago, Sardinia-Corsica: Hanno"."""
    if not text:
        return gives(f"senate.{kind}", None, **way.about)
    return gives(f"senate.{kind}", lambda look, posted: assigned(posted, look.voice, text), **way.about)


def assigned(posted: Posted, voice: Voice, text: str) -> Raw:
    """Who gets what; posts that are not named go to nobody."""
    fields, kind = fields_of(posted), posted.decision.kind
    raw = dict.fromkeys(fields, NOBODY)
    for part in filter(None, map(str.strip, PARTS.split(text))):
        what, colon, whom = part.partition(":")
        if not colon:
            raise IllegalAnswer("senate.pair", said=part[:40])
        post = named(list(fields), kind, voice, what)
        raw[post] = named(offered(fields[post]), kind, voice, whom)
    return raw


def fields_of(posted: Posted) -> Mapping[str, Any]:
    """The fields of a form."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


def levies(said: Mapping[str, str | None], way: Way) -> Act:
    """A proposal to raise and disband units: "3 Celtiberians, 2 Fleets"."""
    given = {act: text for act, text in said.items() if text}
    if not given:
        return gives(UNITS, None, **way.about)
    return gives(UNITS, lambda look, posted: levy(posted, look.voice, given), **way.about)


def taxes(rate: str | None, sponsors: Mapping[str, str | None], way: Way) -> Act:
    """A proposal of another tax rate, with its sponsors if it has any."""
    if not rate:
        return gives(TAX, None, **way.about)

    def read(look: Look, posted: Posted) -> Raw:
        able, wanted = offered(fields_of(posted)["rate"]), rate.strip().removesuffix("%").strip()
        if wanted not in able:
            raise IllegalAnswer("senate.tax-step", rates=[f"{one}%" for one in able], clause="RC-9.5.6")
        who = {name: named_or_nobody(posted, look.voice, name, said) for name, said in sponsors.items()}
        return {"rate": wanted, **who}

    return gives(TAX, read, **way.about)


def named_or_nobody(posted: Posted, voice: Voice, field: str, said: str | None) -> str:
    """Who was typed in a field that may be left open."""
    return named(offered(fields_of(posted)[field]), posted.decision.kind, voice, said) if said else NOBODY


def plainly(kind: str, way: Way) -> Act:
    """A proposal that says all by itself."""
    return gives(f"senate.{kind}", lambda _look, _posted: {}, **way.about)


def first_open(kinds: Sequence[str], said: str | None, faction: str | None) -> Act:
    """The answer to whichever of these questions is open."""

    async def act(press: Press) -> None:
        look = await press.own()
        kind = next((one for one in kinds if look.find(one)), kinds[0])
        await answers(kind, said, faction=faction)(press)

    return act


# Suggestions


Completion: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


def fields_from(kind: str, *names: str) -> dict[str, Completion]:
    """What may be typed into these options of a command, each a field of the form."""

    def of(field: str) -> Completion:
        async def complete(interaction: Interaction, current: str) -> Choices:
            return await suggestions(interaction, kind, current, field)

        return complete

    return {name: of(name) for name in names}


def fields_and_faction(kind: str, *names: str) -> dict[str, Completion]:
    """The same, and for which faction."""
    return {"faction": factions_of(kind), **fields_from(kind, *names)}


def factions_of(*kinds: str) -> Completion:
    """For which factions the caller is asked any of these."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        found = [one for kind in kinds for one in await factions(interaction, kind, current)]
        return list({one.value: one for one in found}.values())[:MOST]

    return complete


def pairs_of(kind: str) -> Completion:
    """Posts, and after a colon who can have them; each with what was typed before."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        return await quietly(_pairs(interaction, f"senate.{kind}", current))

    return complete


async def _pairs(interaction: Interaction, kind: str, current: str) -> Choices:
    look, posted = await open_decision(interaction, kind)
    if look is None or posted is None:
        return []
    head, comma, last = current.rpartition(",")
    wanted = last.strip().casefold()
    able = [
        f"{look.voice.option(kind, post)}: {look.voice.option(kind, one)}"
        for post, field in fields_of(posted).items()
        for one in offered(field)
        if one != NOBODY
    ]
    found = [f"{head}{comma} {one}".strip() for one in able if wanted in one.casefold()]
    return [app_commands.Choice(name=one, value=one) for one in found[:MOST] if len(one) <= 100]


async def orders(interaction: Interaction, current: str) -> Choices:
    """The orders that can be given."""
    return await quietly(_orders(interaction, current))


async def _orders(interaction: Interaction, current: str) -> Choices:
    look, posted = await open_decision(interaction, FORCES)
    able = [order_name(look.voice, offer)[:100] for offer in offers(posted)] if look and posted else []
    fitting = [one for one in able if current.casefold() in one.casefold()]
    return [app_commands.Choice(name=one, value=one) for one in fitting[:MOST]]


async def open_decision(interaction: Interaction, kind: str) -> tuple[Look | None, Posted | None]:
    """The caller's game and his open decision of a kind, for the faction typed, as far as there are such."""
    client: Client = interaction.client
    row = await which(client.surface, interaction, None)
    look = await client.surface.look_as(row.id, interaction.user.id)
    faction = getattr(interaction.namespace, "faction", None)
    return look, asked_for(look, kind, {"faction": faction})[0] if look else None
