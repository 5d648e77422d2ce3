"""`/table rewind`: first what it would undo, then the vote of the table or the word of its master."""

from __future__ import annotations

from discord import app_commands

from bot.base.errors import NotAllowed
from bot.base.text import Voice, clip
from bot.services.mending.rewinding import Place, ask_rewind, place_of, places
from bot.services.pauses.pauses import seat_of
from bot.services.votes.motions import master
from bot.services.votes.votes import begun
from bot.store.store import Stand
from bot.surface.kit.address import Address
from bot.surface.kit.panel import OPTION, Button, Item, Menu, Panel, buttons, words
from bot.surface.mending.rewind_cards import place_name, telling_voice, undoing
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, Client, which
from bot.surface.press.items import Act, Press
from bot.surface.votes.cards import table_voice
from bot.surface.votes.votes import answered


def rewind(name: str) -> Act:
    """`/table rewind`; without a place: where it could go to."""

    async def act(press: Press) -> None:
        await (preview(press, name) if name else choose(press))

    return act


async def choose(press: Press) -> None:
    """`Take Back…`: a menu of places; one that is chosen is shown with all it would undo."""
    if press.values:
        await preview(press, press.values[0])
        return
    stand = await _concerned(press)
    voice = await table_voice(press.surface, stand)
    items = [Item(clip(said(voice, one), OPTION), one.name) for one in await places(press.surface.store, stand.game.id)]
    menu = Menu(Address(stand.game.id, "table", "", "rewind"), items, voice.say("menu-rewind"))
    await press.reply.turn_to(words(voice.say("rewind-choose")) + Panel((menu,)))


async def _concerned(press: Press) -> Stand:
    """NotAllowed: whoever asks has no say in this game."""
    stand = await begun(press.surface.tables, press.to.game)
    if seat_of(stand, press.user.id) is None and press.user.id != master(stand.game):
        raise NotAllowed("seat.none")
    return stand


async def preview(press: Press, name: str) -> None:
    """What would be undone, and the button that proposes it, or does it."""
    stand = await _concerned(press)
    place = await place_of(press.surface.store, stand.game.id, name)
    voice, alone = await telling_voice(press.surface, stand), press.user.id == master(stand.game)
    title = words(voice.say("rewind-title", place=place_name(voice, place.turn, place.step)))
    way = Address(stand.game.id, "table", "", "goback", place.name)
    sure = Button(voice.say("button-go-back" if alone else "button-propose-back"), way, "danger")
    await press.reply.turn_to(title + await undoing(press.surface, stand, place.seq) + buttons(sure))


async def go_back(press: Press) -> None:
    """He is sure."""
    motion = await ask_rewind(press.surface.tables, press.to.game, press.user.id, press.to.arg)
    await answered(press, motion)


def said(voice: Voice, place: Place) -> str:
    """A place in a list: where no times can be shown, how many steps ago."""
    return voice.say("rewind-back", place=place_name(voice, place.turn, place.step), count=place.back)


async def place_choices(interaction: Interaction, current: str) -> Choices:
    """The last places of the game that is meant, for those who sit there."""
    client: Client = interaction.client
    row = await which(client.surface, interaction, None)
    stand = await client.surface.store.stand(row.id)
    if stand is None or (seat_of(stand, interaction.user.id) is None and interaction.user.id != master(stand.game)):
        return []
    voice = await table_voice(client.surface, stand)
    named = {one.name: clip(said(voice, one), 100) for one in await places(client.surface.store, row.id)}
    return [
        app_commands.Choice(name=label, value=name)
        for name, label in named.items()
        if current.casefold() in label.casefold()
    ]
