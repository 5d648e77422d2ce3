"""The card of a held game: its code, and the ways out, for the vote of the table or the word of its master."""

from __future__ import annotations

from typing import Final

from bot.base.errors import NotAllowed
from bot.services.mending.held import WAYS, Way, ask_way, before_it, held
from bot.services.votes.motions import master
from bot.store.store import OutboxRow, Stand
from bot.surface.kit.address import Address
from bot.surface.kit.layout import digest
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.mending.rewind_cards import undoing
from bot.surface.posting.letters import Letter, standing
from bot.surface.press.items import Press
from bot.surface.votes.cards import table_voice
from bot.surface.votes.votes import answered

PAST: Final = "past"
TAKEN: Final[dict[str, Way]] = {"heldsure": "retreat", "heldadopt": "adopt", "heldrelease": "release"}


async def card(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: the game is held, and what can be done; when it goes on, the card says so and has no buttons."""
    stand = await surface.store.stand(row.game)
    former = next((one for one in reversed(await standing(surface, row)) if one.ref != PAST), None)
    if stand is None:
        return None
    if stand.game.status != "held":
        gone = words((await table_voice(surface, stand)).say("held-past"))
        return Letter(gone, PAST, "", former) if former else None
    panel = await held_card(surface, stand)
    if former is not None and former.ref == stand.game.code:
        return None if former.digest == digest(panel) else Letter(panel, stand.game.code, digest(panel), former)
    return Letter(panel, stand.game.code, digest(panel))


async def held_card(surface: Surface, stand: Stand) -> Panel:
    """What has happened, what has not, and the ways out."""
    voice = await table_voice(surface, stand)

    def way(one: Way) -> Button:
        return button(voice.say(f"button-held-{one}"), Address(stand.game.id, "held", stand.game.code, f"held{one}"))

    lines = [voice.say("notice-held", code=stand.game.code), *(voice.say(f"held-{one}") for one in WAYS)]
    report = button(voice.say("button-report"), Address(stand.game.id, "held", "", "report"))
    return words(*lines, voice.say("held-wait")) + buttons(*(way(one) for one in WAYS), report)


async def retreat(press: Press) -> None:
    """`Take Back to Before It`: first what that undoes."""
    stand = await _same(press)
    voice, to = await table_voice(press.surface, stand), await before_it(press.surface.tables, stand.game.id)
    alone = press.user.id == master(stand.game)
    label = voice.say("button-go-back" if alone else "button-propose-back")
    sure = Button(label, press.to.to("heldsure"), "danger")
    title = words(voice.say("held-retreat-title"))
    await press.reply.whisper(title + await undoing(press.surface, stand, to) + buttons(sure))


async def _same(press: Press) -> Stand:
    """The game, as long as it is held for the reason the card tells of."""
    stand = await held(press.surface.tables, press.to.game)
    if stand.game.code != press.to.rev:
        raise NotAllowed("held.not")
    return stand


async def take(press: Press) -> None:
    """A way out, by vote or at once."""
    stand = await _same(press)
    await answered(press, await ask_way(press.surface.tables, stand.game.id, press.user.id, TAKEN[press.to.act]))
