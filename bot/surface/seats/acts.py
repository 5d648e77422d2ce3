"""Buttons about seats that change hands; the commands call the same functions."""

from __future__ import annotations

from discord import app_commands

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import clip
from bot.services.people import automata
from bot.services.seats import votes as seat_votes
from bot.services.seats.entering import enter
from bot.services.seats.seats import inherit
from bot.services.votes.motions import Motion
from bot.surface.kit.address import is_id
from bot.surface.kit.fortunes import Story
from bot.surface.kit.panel import Button, buttons, words
from bot.surface.lobby.invited import may_join
from bot.surface.press.answering import Interaction
from bot.surface.press.asides import lay_out
from bot.surface.press.commanding import Choices, Client, which
from bot.surface.press.items import Act, Press
from bot.surface.seats.dossier import dossier_card
from bot.surface.seats.letters import to
from games.kernel import Seat


async def take_seat(press: Press) -> None:
    """`Take This Seat`: at once if he was asked for, else the table or its host says yes."""
    look = await press.look()
    chair = Seat(press.to.arg)
    await press.surface.greet(press.user)
    came = await seat_votes.ask_seat(press.surface.tables, look.game.id, chair, press.user.id)
    await press.reply.whisper(words(look.voice.say(f"seat-came-{came}", chair=look.sigil(chair))))


async def sit_down(press: Press) -> None:
    """`/game join` where the game goes on: he enters it on a chair of his own, if its rules let him."""
    row = await press.surface.store.find_game(press.to.game)
    if row is not None and not may_join(row, press.user.id):
        raise NotAllowed("lobby.by-invitation", host=await press.surface.looker.person(row.host))
    await press.surface.greet(press.user)
    chair = await enter(press.surface.tables, press.to.game, press.user.id)
    look = await press.look()
    await press.reply.whisper(words(look.voice.say("seat-you-entered", chair=look.sigil(chair))))


async def admit(press: Press) -> None:
    """The host, or the game master, says yes to somebody who asked."""
    look = await press.look()
    chair, _, user = press.to.arg.partition(".")
    if not is_id(user):
        raise NotOpen("seats.no-applicant")
    await seat_votes.admit(press.surface.tables, look.game.id, Seat(chair), int(user), press.user.id)
    await press.reply.whisper(words(look.voice.say("seat-admitted", chair=look.sigil(Seat(chair)))))


async def caretake(press: Press) -> None:
    """A player proposes that a caretaker plays the free seat."""
    look = await press.look()
    chair, _, plays = press.to.arg.partition(".")
    tables = press.surface.tables
    wish = automata.mind_of(press.values[0] if press.values else plays)
    motion = await seat_votes.ask_caretaker(tables, look.game.id, Seat(chair), press.user.id, wish)
    await press.reply.whisper(words(look.voice.say(_heard(motion))))


def appoint(chair: Seat, how: str) -> Act:
    """`/table caretaker`: the table votes on who plays a seat that nobody holds, and how well."""

    async def act(press: Press) -> None:
        await caretake(Press(press.surface, press.reply, press.to.to("caretake", f"{chair}.{how}")))

    return act


def replace(chair: Seat, member: int | None = None) -> Act:
    """`/table replace`: one's own seat after a second look; another's by the table."""

    async def act(press: Press) -> None:
        look = await press.look()
        if look.seat == chair:
            arg = f"{chair}.{member or 0}"
            sure = Button(look.voice.say("button-leave-seat"), to(look, "leaveseat", arg), "danger")
            await press.reply.whisper(words(look.voice.say("seat-leave-sure", title=look.game.title)) + buttons(sure))
            return
        await _leave(press, chair, member)

    return act


async def leave_seat(press: Press) -> None:
    """He is sure."""
    look = await press.own()
    chair, _, member = press.to.arg.partition(".")
    if look.seat != chair:
        raise NotOpen("decision.closed")
    await _leave(press, Seat(chair), int(member) if is_id(member) else None)


async def _leave(press: Press, chair: Seat, member: int | None) -> None:
    look = await press.look()
    tables = press.surface.tables
    motion = await seat_votes.ask_replace(tables, look.game.id, chair, press.user.id, member or None)
    text = look.voice.say("seat-left", title=look.game.title) if motion is None else look.voice.say(_heard(motion))
    await press.reply.turn_to(words(text))


def _heard(motion: Motion) -> str:
    """Whether a motion is voted on, or has been decided already."""
    return "seat-motion-open" if motion.state == "open" else "seat-motion-done"


async def heir(press: Press) -> None:
    """The orders of a former holder go on, or are dropped."""
    look = await press.own()
    if look.seat is None:
        return
    adopt = press.to.act == "adopt"
    count = await inherit(press.surface.tables, look.game.id, look.seat, press.user.id, adopt=adopt)
    told = Story([look.voice.say(f"seat-{press.to.act}ed", count=count)])
    await lay_out(press.reply, await press.own(), told)


async def dossier(press: Press) -> None:
    """What a newcomer should know, once more."""
    await press.reply.whisper(await dossier_card(press.surface, await press.own()))


async def seat_choices(interaction: Interaction, current: str, *, taken: bool = True) -> Choices:
    """The seats of the game that somebody holds; or else those that nobody does."""
    client: Client = interaction.client
    row = await which(client.surface, interaction, None)
    look = await client.surface.look(row.id)
    held = {seat for seat, one in look.seats.items() if bool(one.user) == taken} if look else set[Seat]()
    names = {str(seat): look.voice.name(str(seat)) for seat in look.seats if seat in held} if look else {}
    fitting = {seat: name for seat, name in names.items() if current.casefold() in name.casefold()}
    return [app_commands.Choice(name=clip(name, 100), value=seat) for seat, name in fitting.items()]
