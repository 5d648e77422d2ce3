"""Orders by command: what was typed, and what can be."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.text import clip
from bot.services.orders.ordering import ordering
from bot.services.orders.orders import Cap, Check, Do, Than, When, new_order
from bot.surface.kit.look import Look
from bot.surface.orders.acts import add as show_form
from bot.surface.orders.acts import default, give, mine, remove
from bot.surface.orders.words import kind_name, motion_name, order_line, way_words
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, Client, quietly, which
from bot.surface.press.items import Act, Press

Said = Mapping[str, Any]
CONDITION: Final = re.compile(r"\s*(?P<fact>[\w:-]+)\s*(?P<than>>=|<=|=)\s*(?P<value>-?\d{1,5})\s*")
THAN: Final[Mapping[str, Than]] = {">=": "least", "<=": "most", "=": "just"}


def adding(said: Said) -> Act:
    """The handler that gives an order as it was typed; nothing typed: shows the form."""

    async def act(press: Press) -> None:
        if not said.get("decision") or not said.get("answer"):
            await show_form(press)
            return
        own = await mine(press)
        kind, do = typed_do(own.look, said)
        seats, motions = [str(seat) for seat in own.look.seats], ordering(own.look.game.kind).motions
        motion = among(motions, said.get("motion"))
        actor, target = (among(seats, said.get(name)) for name in ("actor", "target"))
        when = When(kind=kind, motion=motion, actor=actor, target=target)
        cap = Cap(money=said.get("money"), times=said.get("times"))
        checks = conditions(own.look, str(said.get("condition") or ""))
        await give(own, new_order(when, do, checks=checks, cap=cap, until=said.get("until")))

    return act


def among(known: Sequence[str], said: str | None) -> str:
    """One of these, or any. IllegalAnswer: none of them."""
    if said and said not in known:
        raise IllegalAnswer("choice.unknown", option=said[:80])
    return said or ""


def typed_do(look: Look, said: Said) -> tuple[str, Do]:
    """The decision and what to answer. IllegalAnswer: neither was offered."""
    kind = str(said["decision"])
    do = next((one for one in ways(look, kind) if value_of(one) == said["answer"]), None)
    if do is None:
        raise IllegalAnswer("choice.unknown", option=str(said["answer"])[:80])
    return kind, do.model_copy(update={"amount": int(said.get("amount") or 0)})


def ways(look: Look, kind: str) -> Sequence[Do]:
    """What can be answered to a kind of decision."""
    found = ordering(look.game.kind).ways.get(kind)
    return found.all([str(seat) for seat in look.seats if seat != look.seat]) if found else []


def value_of(do: Do) -> str:
    """What stands for it in a command."""
    return " ".join(one for one in (do.how, do.option, do.seat) if one)


def conditions(look: Look, text: str) -> tuple[Check, ...]:
    """Conditions as they were typed: "own-treasury >= 20, turn <= 5". IllegalAnswer: not so."""
    found: list[Check] = []
    for part in filter(str.strip, text.split(",")):
        match = CONDITION.fullmatch(part)
        if match is None or match["fact"] not in ordering(look.game.kind).figures:
            raise IllegalAnswer("choice.unknown", option=part[:80])
        found.append(Check(fact=match["fact"], than=THAN[match["than"]], value=int(match["value"])))
    if len(found) > 3:
        raise IllegalAnswer("choice.count", low=0, high=3)
    return tuple(found)


def removing(rule: str) -> Act:
    """The handler that takes an order away by its number."""

    async def act(press: Press) -> None:
        if not rule.isascii() or not rule.isdigit():
            raise NotOpen("orders.none-such")
        await remove(await mine(press), int(rule) - 1)

    return act


def defaulting(decision: str, answer: str) -> Act:
    """The handler that sets the seat's own default."""

    async def act(press: Press) -> None:
        own = await mine(press)
        _, do = typed_do(own.look, {"decision": decision, "answer": answer})
        await default(own, decision, do)

    return act


# -- what can be typed -------------------------------------------------------------------------------------------------
async def suggested(interaction: Interaction, what: str, current: str) -> Choices:
    """Decisions, answers, types of motions, seats, one's own orders."""
    return await quietly(_suggested(interaction, what, current))


async def _suggested(interaction: Interaction, what: str, current: str) -> Choices:
    client: Client = interaction.client
    row = await which(client.surface, interaction, getattr(interaction.namespace, "game", None))
    look = await client.surface.look_as(row.id, interaction.user.id)
    stand = await client.surface.store.stand(row.id)
    if look is None or look.seat is None or stand is None:
        return []
    bodies = [one.body for one in stand.orders if one.seat == look.seat]
    found = options(look, what, str(getattr(interaction.namespace, "decision", "") or ""), bodies)
    return [
        app_commands.Choice(name=clip(name, NAME), value=value)
        for name, value in found
        if current.casefold() in name.casefold()
    ]


def options(look: Look, what: str, kind: str, bodies: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """Names and values."""
    voice, game = look.voice, look.game.kind
    found: Mapping[str, list[tuple[str, str]]] = {
        "decision": [(kind_name(voice, one), one) for one in ordering(game).ways],
        "answer": [(way_words(voice, kind, do), value_of(do)) for do in ways(look, kind)],
        "motion": [(motion_name(voice, one), one) for one in ordering(game).motions],
        "seat": [(voice.name(str(seat)), str(seat)) for seat in look.seats],
        "rule": [(order_line(voice, n, body).replace("**", ""), str(n)) for n, body in enumerate(bodies, 1)],
        "condition": [(f"{fact} >= 0", f"{fact} >= 0") for fact in ordering(game).figures],
    }
    return found[what]
