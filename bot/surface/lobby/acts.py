"""Buttons of the lobby card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import Voice
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.held import held_by
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.widgets import place
from bot.surface.lobby import card as lobby_card
from bot.surface.lobby import lobby, options
from bot.surface.preferences.card import quiet_prompt
from bot.surface.press.items import Act, Press
from bot.table.dice import LONGEST, shares
from games.kernel import Seat
from games.kernel.minds import BY_NAME


async def join(press: Press) -> None:
    """The first free chair."""
    await _then(press, lambda: lobby.join(press.surface, press.to.game, press.user))
    await ask_hours(press)


async def sit(press: Press) -> None:
    """The chair that was chosen."""
    chair = Seat(press.values[0]) if press.values else None
    await _then(press, lambda: lobby.join(press.surface, press.to.game, press.user, chair))
    await ask_hours(press)


async def ask_hours(press: Press) -> None:
    """12: whoever sits down and has not said when he sleeps is asked."""
    if (await press.surface.person(press.user.id)).quiet is None:
        await press.reply.whisper(quiet_prompt(press.surface.words()))


async def leave(press: Press) -> None:
    """Get up."""
    await _then(press, lambda: lobby.leave(press.surface, press.to.game, press.user))


async def start(press: Press) -> None:
    """Begin."""
    await _then(press, lambda: lobby.start(press.surface, press.to.game, press.user))


async def cancel(press: Press) -> None:
    """Call it off."""
    await _then(press, lambda: lobby.cancel(press.surface, press.to.game, press.user))


async def choose_side(press: Press) -> None:
    """On which side the presser plays."""
    await _then(press, lambda: lobby.choose_side(press.surface, press.to.game, press.user, press.to.arg))


async def fair_dice(press: Press) -> None:
    """What is promised of the dice, for whoever wants to know it; the card itself has no room for digests."""
    await press.reply.whisper(await _fair_dice(press))


async def _fair_dice(press: Press) -> Panel:
    stand = await press.surface.store.stand(press.to.game)
    if stand is None:
        raise NotOpen("lobby.gone")
    return lobby_card.fair_dice(Voice(press.surface.words(stand.game.kind)), stand.game, shares(stand))


async def fill(press: Press) -> None:
    """Computer players take the chairs that are left."""
    await _then(press, lambda: lobby.fill(press.surface, press.to.game, press.user))


async def clear(press: Press) -> None:
    """Computer players get up again."""
    await _then(press, lambda: lobby.clear(press.surface, press.to.game, press.user))


async def set_level(press: Press) -> None:
    """How well computer players play: all of them, or the one on a chair; the value is "level" or "level.chair"."""
    word, _, chair = (press.values[0] if press.values else "").partition(".")
    level = BY_NAME.get(word)
    if level is None:
        raise NotAllowed("lobby.no-level")
    wish = Seat(chair) if chair else None
    await _then(press, lambda: lobby.set_level(press.surface, press.to.game, press.user, level, wish))


def computers(how: str, chair: Seat | None) -> Act:
    """`/game computers`: they sit down and play so well, or get up."""

    async def act(press: Press) -> None:
        level = BY_NAME.get(how)
        if level is None:
            await lobby.clear(press.surface, press.to.game, press.user, chair)
        else:
            await lobby.computer(press.surface, press.to.game, press.user, level, chair)
        await press.reply.whisper(words(press.surface.words().say("settings-kept")))

    return act


async def dice(press: Press) -> None:
    """What goes into the dice for the presser, to be changed."""
    stand = await press.surface.store.stand(press.to.game)
    seat = held_by(stand.seats.values(), press.user.id) if stand else None
    share = shares(stand).get(seat) if stand and seat else None
    if share is None:
        raise NotAllowed("lobby.not-seated")
    say = press.surface.words().say
    line = Input("text", "text", say("share-label"), say("share-description"), value=share.words, low=0, most=LONGEST)
    await press.reply.ask(Form(say("share-title"), press.to, [line]))


async def given(press: Press) -> None:
    """Words for the dice were handed in: they are shown as their digest."""
    await lobby.contribute(press.surface, press.to.game, press.user, str(press.entered.get("text", "")))
    await press.reply.turn_to(await _fair_dice(press))


async def ask_options(press: Press) -> None:
    """The host wants to change the options of the game."""
    row = await lobby.as_host(press.surface, press.to.game, press.user)
    model = press.surface.tables.games[row.kind].options
    await press.reply.ask(options.form(Voice(press.surface.words(row.kind)), model, row, place(press.to.arg)))


async def chosen(press: Press) -> None:
    """The options were filled in: on the lobby card, or by a command, whose form has no card to draw anew."""

    async def change() -> None:
        await options.change(press.surface, press.to.game, press.user, press.entered)

    if press.message is not None:
        await _then(press, change)
        return
    await change()
    await press.reply.whisper(words(press.surface.words().say("settings-kept")))


async def _then(press: Press, act: Callable[[], Awaitable[object]]) -> None:
    """Do it and draw the lobby card anew, in the answer itself."""
    async with press.surface.route(press.to.game, "lobby"):
        await act()
        panel = await lobby_card.current(press.surface, press.to.game)
        if panel is None:
            raise NotOpen("lobby.gone")
        card = await press.card()
        if await press.reply.redraw(panel, standing=card.files if card else {}):
            await remember(press.surface, press.to.game, press.message.id if press.message else 0)


async def remember(surface: Surface, game: str, message: int) -> None:
    """What the lobby card shows now, so that the courier need not draw it again."""
    row = await surface.store.message_by_id(message)
    panel = await lobby_card.current(surface, game)
    if row is not None and panel is not None:
        await surface.store.put_message(lobby_card.remembered(row, panel))
