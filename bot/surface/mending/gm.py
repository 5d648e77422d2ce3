"""What the buttons of the game master's desk do, and `/gm`."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from discord import app_commands
from pydantic.fields import FieldInfo

from bot.base import dates
from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.base.text import ID, Voice, clip
from bot.services.mending import gm
from bot.services.votes.votes import begun
from bot.store.store import Stand
from bot.surface.kit.forms import LABEL, TITLE, Form, Input, named, number
from bot.surface.kit.look import is_hidden
from bot.surface.kit.panel import Item, Menu, Panel, words
from bot.surface.mending.gm_cards import deadline_line, desk, known_lines, label, open_without_clock, to
from bot.surface.mending.rewind_cards import telling_voice
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, Client, spoken, which
from bot.surface.press.items import Act, Press
from bot.surface.records.history import line
from bot.table.tables import Tables
from games.kernel import Posted, Raw, Seat

LAST: Final = 12
TYPED: Final = 60


async def open_desk(press: Press) -> None:
    """`/gm desk`."""
    await press.reply.turn_to(await desk(press.surface, await _mine(press)))


async def _mine(press: Press) -> Stand:
    """The game, for its master. NotAllowed: he is not."""
    stand = await begun(press.surface.tables, press.to.game)
    gm.check_master(stand.game, press.user.id)
    return stand


def chosen(press: Press) -> str:
    """What was picked from the menu, or what the button says."""
    return press.values[0] if press.values else press.to.arg


# -- answering for a seat ----------------------------------------------------------------------------------------------
async def force_default(press: Press) -> None:
    """The menu of what has no clock: the default is taken."""
    await force(chosen(press))(press)


def force(ref: str, said: str | None = None) -> Act:
    """`/gm force`: the default, or an answer as it is typed."""

    async def act(press: Press) -> None:
        stand = await _mine(press)
        voice = await telling_voice(press.surface, stand)

        def read(posted: Posted) -> Raw:
            return spoken(posted, voice.of_half(posted.decision.half), said or "")

        hidden = await _all_asked(press, stand, ref)
        posted = await gm.force(*_whose(press, stand, ref), read if said else None, hidden=bool(hidden))
        for one in hidden[1:]:
            with suppress(NotOpen):  # what was decided for one may have settled it for all
                await gm.force(*_whose(press, stand, one), read if said else None, hidden=True)
        seat = "" if hidden else str(posted.decision.seat)
        await press.reply.turn_to(words(voice.say("gm-forced", seat=seat, what=_what(voice, posted))))

    return act


def _whose(press: Press, stand: Stand, ref: str) -> tuple[Tables, str, int, str]:
    return press.surface.tables, stand.game.id, press.user.id, ref


async def _all_asked(press: Press, stand: Stand, ref: str) -> list[str]:
    """The refs of all who are still asked the same, where nobody may learn who they are; else none."""
    table = await press.surface.tables.table(stand.game.id)
    stuck = {one.ref: one for one in gm.stuck(stand, table)}
    if ref not in stuck or not is_hidden(stuck[ref].decision):
        return []
    return [
        ref,
        *(one.ref for one in stuck.values() if one.ref != ref and one.decision.topic == stuck[ref].decision.topic),
    ]


def _what(voice: Voice, posted: Posted) -> str:
    return voice.asks(posted.decision)


# -- rulings -----------------------------------------------------------------------------------------------------------
async def rule(press: Press) -> None:
    """The form of a ruling."""
    await ruling(chosen(press))(press)


def ruling(name: str) -> Act:
    """`/gm edit`: the form of this ruling."""

    async def act(press: Press) -> None:
        stand = await _mine(press)
        fields = _fields(press, stand, name)
        voice = await telling_voice(press.surface, stand)
        inputs = [_input(voice, stand, field, info) for field, info in fields.items()]
        title = clip(voice.say(f"option-ruling-{name}"), TITLE)
        await press.reply.ask(Form(title, to(stand.game.id, "gmrule", name), inputs))

    return act


def _fields(press: Press, stand: Stand, name: str) -> Mapping[str, FieldInfo]:
    """What a ruling asks. NotOpen: there is none of this name."""
    found = press.surface.tables.games[stand.game.kind].rulings.get(name)
    if found is None:
        raise NotOpen("ruling.unknown", ruling=name[:TYPED])
    return found.args.model_fields


def _input(voice: Voice, stand: Stand, field: str, info: FieldInfo) -> Input:
    asked = clip(voice.say(f"field-ruling-{field}"), LABEL)
    if field == "seat":
        items = [Item(clip(voice.name(str(seat)), 100), str(seat)) for seat in stand.seats]
        return Input(field, "menu", asked, items=items)
    own = f"form-ruling-{field}" if voice.has(f"form-ruling-{field}") else "form-ruling-name"
    hint = voice.say("form-ruling-number" if info.annotation is int else own)
    return Input(field, "text", asked, hint, most=TYPED)


async def ruled(press: Press) -> None:
    """The form of a ruling was handed in: it is made, and all are told."""
    stand, name = await _mine(press), press.to.arg
    voice = await telling_voice(press.surface, stand)
    args = {
        field: _said(voice, press.entered.get(field, ""), info) for field, info in _fields(press, stand, name).items()
    }
    await press.surface.tables.rule(stand.game.id, name, args, press.user.id)
    await press.reply.whisper(words(voice.say("gm-ruled"), voice.ruling(name, args)))


def _said(voice: Voice, entered: Any, info: FieldInfo) -> Raw:
    """One argument: a number, a seat from the menu, or a thing by its name or id."""
    text = entered if isinstance(entered, str) else next(iter(entered), "")
    if info.annotation is int:
        return number(text)
    if text in voice.names or not text.strip():
        return text
    try:
        return named(list(voice.names), "", voice, text)
    except IllegalAnswer:
        if ID.fullmatch(text.strip()) and "." in text:  # one copy of a card
            return text.strip()
        raise


# -- deadlines, cards, notes -------------------------------------------------------------------------------------------
async def when_due(press: Press) -> None:
    """The form of `Set Deadlines…`."""
    stand = await _mine(press)
    voice = await telling_voice(press.surface, stand)
    everybody = Item(voice.say("gm-everybody"), "all", chosen=True)
    seats = [Item(clip(voice.name(str(seat)), 100), str(seat)) for seat in stand.seats]
    whose = Input("seat", "menu", voice.say("field-gm-whose"), items=[everybody, *seats])
    when = Input("when", "text", voice.say("field-when"), voice.say("form-gm-when"), most=TYPED)
    await press.reply.ask(Form(clip(voice.say("button-gm-deadline"), TITLE), to(stand.game.id, "gmdue"), (when, whose)))


async def due(press: Press) -> None:
    """The form of `Set Deadlines…`."""
    whose, when = press.entered.get("seat", ""), press.entered.get("when", "")
    seat = whose if isinstance(whose, str) else next(iter(whose), "all")
    await deadline(str(when), None if seat == "all" else seat)(press)


def deadline(when: str, seat: str | None) -> Act:
    """`/gm deadline`."""

    async def act(press: Press) -> None:
        stand, now = await _mine(press), press.surface.time.now()
        zone = (await press.surface.person(press.user.id)).zone
        at = dates.understood(when, zone, now, end=True)
        chair = Seat(seat) if seat else None
        last = await gm.set_deadline(press.surface.tables, stand.game.id, press.user.id, chair, at)
        await press.reply.whisper(words(deadline_line(await telling_voice(press.surface, stand), last)))

    return act


async def send(press: Press) -> None:
    """The menu of seats whose cards are sent again."""
    await resend(chosen(press))(press)


def resend(seat: str) -> Act:
    """`/gm resend`."""

    async def act(press: Press) -> None:
        stand = await _mine(press)
        await gm.resend(press.surface.tables, stand.game.id, press.user.id, Seat(seat))
        voice = await telling_voice(press.surface, stand)
        await press.reply.whisper(words(voice.say("gm-resent", seat=seat)))

    return act


async def what_to_say(press: Press) -> None:
    """The form of `Note…`."""
    say = press.surface.words().say
    text = Input("text", "text", say("field-gm-note"), say("form-gm-note"), long=True, most=gm.LONGEST)
    await press.reply.ask(Form(say("button-gm-note"), press.to, (text,)))


async def said(press: Press) -> None:
    """The form of `Note…`."""
    await note(str(press.entered.get("text", "")))(press)


def note(text: str) -> Act:
    """`/gm note`."""

    async def act(press: Press) -> None:
        await gm.say(press.surface.tables, press.to.game, press.user.id, text)
        await press.reply.whisper(words(press.surface.words().say("gm-said")))

    return act


# -- who knows what ----------------------------------------------------------------------------------------------------
async def known(press: Press) -> None:
    """`What Seats Know`: how much each was told alone; who is omniscient can read it."""
    stand = await _mine(press)
    if seat := chosen(press):
        await _told_to(press, stand, Seat(seat))
        return
    voice = await telling_voice(press.surface, stand)
    found = await gm.known(press.surface.tables, stand.game.id, press.user.id)
    head = words(voice.say("gm-known"), *known_lines(voice, found))
    if not gm.sees_all(stand.game):
        await press.reply.turn_to(head + words(voice.say("gm-known-how")))
        return
    items = [Item(clip(voice.name(str(one)), 100), str(one)) for one in stand.seats]
    await press.reply.turn_to(head + Panel((Menu(to(stand.game.id, "gmknown"), items, voice.say("menu-gm-known")),)))


def reveal_check(seat: str | None) -> Act:
    """`/gm reveal-check`."""

    async def act(press: Press) -> None:
        if seat:
            await _told_to(press, await _mine(press), Seat(seat))
        else:
            await known(press)

    return act


async def _told_to(press: Press, stand: Stand, seat: Seat) -> None:
    """What a seat was told alone, the last of it; only where all agreed to that when they joined."""
    if not gm.sees_all(stand.game):
        raise NotAllowed("gm.blind")
    look = await press.surface.look(stand.game.id, seat)
    if look is None or seat not in stand.seats:
        raise NotAllowed("seats.unknown")
    events = await press.surface.store.events(stand.game.id)
    mine = [one for one in events if one.audience is not None and one.reaches(seat) and "deal" not in one.fields]
    title = look.voice.say("gm-known-of", seat=str(seat))
    await press.reply.turn_to(words(title, *(f"- {line(look, one)}" for one in mine[-LAST:])))


# -- what may be typed -------------------------------------------------------------------------------------------------
async def _own(interaction: Interaction) -> tuple[Client, Stand]:
    client: Client = interaction.client
    row = await which(client.surface, interaction, None)
    stand = await begun(client.surface.tables, row.id)
    gm.check_master(stand.game, interaction.user.id)
    return client, stand


def _fitting(names: Mapping[str, str], current: str) -> Choices:
    fitting = {value: name for value, name in names.items() if current.casefold() in name.casefold()}
    return [app_commands.Choice(name=clip(name, 100), value=value) for value, name in fitting.items()]


async def decisions(interaction: Interaction, current: str) -> Choices:
    """What may be answered for somebody."""
    client, stand = await _own(interaction)
    voice = await telling_voice(client.surface, stand)
    found = await open_without_clock(client.surface, stand)
    return _fitting({one.ref: label(voice, one, hidden=hidden) for one, hidden in found}, current)


async def rulings(interaction: Interaction, current: str) -> Choices:
    """The rulings of the game."""
    client, stand = await _own(interaction)
    words_ = client.surface.words(stand.game.kind)
    found = client.surface.tables.games[stand.game.kind].rulings
    return _fitting({one: words_.say(f"option-ruling-{one}") for one in found}, current)


async def seats(interaction: Interaction, current: str) -> Choices:
    """The seats of the game."""
    client, stand = await _own(interaction)
    voice = await telling_voice(client.surface, stand)
    return _fitting({str(seat): voice.name(str(seat)) for seat in stand.seats}, current)
