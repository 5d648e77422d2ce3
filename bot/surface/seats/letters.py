"""Cards about seats that change hands: what has happened, the seat that is free, who would like it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.base.parts import Parts
from bot.services.seats.notes import APPLICANT
from bot.store.store import OutboxRow
from bot.surface.kit.address import Address
from bot.surface.kit.cards import footer, phase_name
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Item, Menu, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from games.catalog import levels
from games.kernel import Seat
from games.kernel.minds import Level

Standing: TypeAlias = Callable[[Look, Seat], list[str]]
STANDINGS: Parts[Standing] = Parts(lambda _look, _seat: [])
"""How a seat stands, as far as everybody may know."""


def to(look: Look, act: str, arg: str) -> Address:
    """Where a button of these cards leads."""
    return Address(look.game.id, "seat", "", act, arg)


async def seat(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: somebody has left, or come, or a caretaker plays. He is named who was meant when it happened."""
    look = await seen(surface, row)
    if look is None:
        return None
    about = dict(row.parcel.about)
    chair = look.sigil(Seat(str(about.pop("seat"))))
    name = await surface.looker.person(int(about.pop("user"))) if "user" in about else ""
    text = look.voice.say(f"seat-{row.parcel.ref}", chair=chair, name=name, **about)
    return Letter(words(text), f"{row.parcel.ref}.{row.id}")


async def vacancy(surface: Surface, row: OutboxRow) -> Letter | None:
    """The card that offers a seat; taken, it says so and the next vacancy has a card of its own."""
    look, free = await seen(surface, row), Seat(row.parcel.ref)
    if look is None or free not in look.seats:
        return None
    former = await surface.store.message(row.game, row.parcel.target, "vacancy", row.parcel.ref)
    if look.seats[free].holder == "user" or look.over:
        panel = words(look.voice.say("advert-filled", seat=str(free), over=look.over))
        return Letter(panel, f"{free}.past", "", former) if former else None
    panel = advert(look, free)
    mark = digest(panel)
    return None if former and former.digest == mark else Letter(panel, str(free), mark, former)


def advert(look: Look, free: Seat) -> Panel:
    """Turn, standing by public facts, pace, and the ways to a new holder."""
    say, kept = look.voice.say, look.seats[free].holder == "caretaker"
    title = say("advert-title", chair=look.sigil(free), title=look.game.title, kept=kept)
    where = say("advert-where", turn=look.turn, phase=phase_name(look), pace=say(f"pace-{look.game.pace}"))
    row = [button(say("button-take-seat"), to(look, "takeseat", str(free)), "primary")]
    if not kept:
        row.append(button(say("button-caretaker"), to(look, "caretake", f"{free}.defaults")))
    able = () if kept else levels(look.game.kind)
    if len(able) == 1:
        row.append(button(say("button-caretaker-plays"), to(look, "caretake", f"{free}.{able[0]}")))
    how = say("advert-how", kept=kept)
    return (
        words(title, where, *STANDINGS.of(look.game.kind)(look, free), how, say("lobby-consent"))
        + buttons(*row)
        + (_levels(look, free, able) if len(able) > 1 else Panel())
        + footer(look)
    )


def _levels(look: Look, free: Seat, able: Sequence[Level]) -> Panel:
    """One that plays to win, and how well."""
    say = look.voice.say
    items = [Item(say(f"level-{one}"), one, say(f"level-{one}.means")) for one in able]
    return Panel((Menu(to(look, "caretake", str(free)), items, say("button-caretaker-plays")),))


async def asked(surface: Surface, row: OutboxRow) -> Letter | None:
    """Somebody is asked by name to take a seat; nobody else is notified."""
    look, free = await seen(surface, row), Seat(row.parcel.ref)
    if look is None or look.over or free not in look.seats or look.seats[free].holder == "user":
        return None
    user = int(row.parcel.about["user"])
    text = look.voice.say("seat-asked", mention=f"<@{user}>", chair=look.sigil(free), title=look.game.title)
    way = buttons(button(look.voice.say("button-take-seat"), to(look, "takeseat", str(free)), "primary"))
    return Letter(words(text, look.voice.say("lobby-consent")) + way, f"{free}.{user}", mentions=[user])


async def applicant(surface: Surface, row: OutboxRow) -> Letter | None:
    """Somebody would like to take a seat: the host may say yes at once, the table votes on a card of its own."""
    look = await seen(surface, row)
    free, _, user = row.parcel.ref.partition(".")
    if look is None:
        return None
    former = await surface.store.message(row.game, row.parcel.target, APPLICANT, row.parcel.ref)
    name, chair = await surface.looker.person(int(user)), look.sigil(Seat(free))
    if look.over or look.seats[Seat(free)].holder == "user":
        past = words(look.voice.say("seat-applied", name=name, chair=chair))
        return Letter(past, f"{row.parcel.ref}.past", "", former) if former else None
    host = await surface.looker.person(look.game.host)
    text = look.voice.say("seat-applicant", name=name, chair=chair, host=host)
    way = buttons(button(look.voice.say("button-admit"), to(look, "admit", row.parcel.ref), "success"))
    return None if former else Letter(words(text) + way, row.parcel.ref)
