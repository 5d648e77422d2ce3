"""Cards of promises: at the named event both sides are asked whether they were kept (8.7)."""

from __future__ import annotations

from dataclasses import replace

from bot.base.errors import NotOpen
from bot.base.text import clip, escape
from bot.services.deals import promises
from bot.services.deals.promises import Promise
from bot.store.store import MessageRow, OutboxRow, Stand
from bot.surface.deals.lines import event
from bot.surface.kit.address import Address
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seat_in, seen
from bot.surface.press.items import Press
from games.kernel import Seat

LAST = 15


def promise_card(look: Look, promise: Promise) -> Panel:
    """What was promised, what each side says of it, and what the reader may still say."""
    said = [_says(look, seat, kept=kept) for seat, kept in promise.said.items()]
    asked = promise.state == "asked" and look.seat not in promise.said
    question = [look.voice.say("promise-asked")] if asked else []
    return words(_text(look, promise), *said, *question, *_end(look, promise)) + _buttons(look, promise)


def _text(look: Look, promise: Promise) -> str:
    name = look.voice.name
    about = {"giver": name(str(promise.giver)), "taker": name(str(promise.taker)), "by": event(look.voice, promise.by)}
    return look.voice.words.say("promise-text", text=escape(promise.text), **about)


def _says(look: Look, seat: Seat, *, kept: bool) -> str:
    return look.voice.say("promise-says", seat=str(seat), kept=kept)


def _end(look: Look, promise: Promise) -> list[str]:
    """What has come of it, once that is known."""
    verdict = promise.verdict
    if verdict in ("owed", "asked"):
        return []
    opened = [look.voice.say("promise-opened", seats=[str(seat) for seat in promise.open])] if promise.open else []
    return [look.voice.say(f"promise-is-{verdict}"), *opened]


def _buttons(look: Look, promise: Promise) -> Panel:
    def to(act: str) -> Address:
        return Address(look.game.id, promise.ref, "", act)

    say = look.voice.say
    if promise.state == "asked" and look.seat not in promise.said:
        return buttons(
            button(say("button-promise-kept"), to("kept"), "primary"),
            button(say("button-promise-broken"), to("broken")),
        )
    settled = promise.verdict in ("kept", "broken", "disputed") and look.seat not in promise.open
    return buttons(button(say("button-promise-open"), to("opened"))) if settled else Panel()


async def asked(surface: Surface, row: OutboxRow) -> Letter | None:
    """The card of a promise for one of its two sides; edited as they answer."""
    look, stand, seat = await seen(surface, row), await surface.store.stand(row.game), seat_in(row)
    found = next((one for one in promises.promises(stand) if one.ref == row.parcel.ref), None) if stand else None
    if look is None or found is None or seat not in found.seats:
        return None
    panel = promise_card(look, found)
    former = await surface.store.message(row.game, row.parcel.target, "promise", row.parcel.ref)
    if former is not None and former.digest == digest(panel):
        return None
    return Letter(panel, row.parcel.ref, digest(panel), former)


async def published(surface: Surface, row: OutboxRow) -> Letter | None:
    """What both sides let everybody know."""
    look, stand = await seen(surface, row), await surface.store.stand(row.game)
    found = next((one for one in promises.promises(stand) if one.ref == row.parcel.ref), None) if stand else None
    if look is None or found is None or not found.public:
        return None
    return Letter(words(_text(look, found), look.voice.say(f"promise-is-{found.verdict}")), row.parcel.ref, silent=True)


async def answer(press: Press) -> None:
    """One side says whether a promise was kept."""
    look = await press.own()
    kept = press.to.act == "kept"
    found = await promises.say(press.surface.tables, look.game.id, press.to.ref, look.seat, kept=kept)
    await _redraw(press, look, found)


async def publish(press: Press) -> None:
    """One side would let everybody know."""
    look = await press.own()
    found = await promises.publish(press.surface.tables, look.game.id, press.to.ref, look.seat)
    await _redraw(press, look, found)


async def _redraw(press: Press, look: Look, promise: Promise) -> None:
    """The card that was pressed, as it is now; a command gets one of its own."""
    panel = promise_card(look, promise)
    row = await press.card()
    if row is None or row.kind != "promise":
        await press.reply.turn_to(panel)
    elif await press.reply.redraw(panel):
        await press.surface.store.put_message(replace(row, digest=digest(panel)))


async def show_promise(press: Press, row: MessageRow) -> None:
    """The card of a promise is drawn anew."""
    look, stand = await press.own(), await press.surface.store.stand(row.game)
    if stand is not None:
        await _redraw(press, look, promises.find(stand, row.ref, look.seat))


async def list_promises(press: Press) -> None:
    """What others have promised the presser, and he them; those he is asked about can be opened."""
    look, stand = await press.own(), await press.surface.store.stand(press.to.game)
    made = [one for one in promises.promises(stand) if look.seat in one.seats][-LAST:] if stand else []
    lines = [promise_line(look, one) for one in made]
    title = look.voice.say("promises-title" if lines else "promises-none")
    items = [Item(clip(promise_line(look, one), OPTION), one.ref) for one in made if one.state != "owed"]
    menu = Menu(Address(look.game.id, "table", "", "promiseshow"), items, look.voice.say("menu-promises"))
    await press.reply.whisper(words(title, "\n".join(lines)) + (Panel((menu,)) if items else Panel()))


async def show_one(press: Press) -> None:
    """A promise was chosen: its card."""
    look, stand = await press.own(), await press.surface.store.stand(press.to.game)
    if stand is None or not press.values:
        raise NotOpen("decision.closed")
    await press.reply.whisper(promise_card(look, promises.find(stand, press.values[0], look.seat)))


def promise_line(look: Look, one: Promise) -> str:
    """A promise and what has become of it."""
    name, by = look.voice.name, event(look.voice, one.by)
    about = {"giver": name(str(one.giver)), "taker": name(str(one.taker)), "by": by, "verdict": one.verdict}
    return look.voice.words.say("promises-line", text=escape(one.text), **about)


def open_lines(look: Look, stand: Stand) -> list[str]:
    """The promises of a seat that are still open, for somebody who takes it over."""
    mine = (one for one in promises.promises(stand) if look.seat in one.seats and one.state != "closed")
    return [promise_line(look, one) for one in mine][-LAST:]
