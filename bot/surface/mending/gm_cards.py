"""The desk of the game master, and what the table is told of what he does there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
import structlog

from bot.base.halves import parted
from bot.base.text import Voice, clip
from bot.services.mending.gm import sees_all, stuck
from bot.services.votes.motions import master
from bot.store.store import OutboxRow, Parcel, Stand
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp
from bot.surface.kit.look import is_hidden
from bot.surface.kit.names import tame
from bot.surface.kit.panel import OPTION, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.mending.rewind_cards import telling_voice
from bot.surface.posting.letters import Letter, seat_in
from bot.surface.posting.places import Places
from bot.surface.seats.handover import GONE
from bot.surface.votes.cards import moment
from games.kernel import Posted, Seat

MOST: Final = 25
CARDS: Final = ("hand", "decisions", "deal", "dossier", "promise")
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def to(game: str, act: str, arg: str = "") -> Address:
    """Where a button of the desk leads."""
    return Address(game, "gm", "", act, arg)


async def desk(surface: Surface, stand: Stand) -> Panel:
    """Everything the game master can do, by buttons."""
    voice, game = await telling_voice(surface, stand), stand.game
    name = tame(await surface.looker.person(master(game)))
    head = words(
        voice.say("gm-title", title=game.title),
        voice.say("gm-who", name=name, omniscient=sees_all(game)),
        voice.say("turn-held", code=game.code) if game.status == "held" else "",
    )
    row = buttons(
        button(voice.say("button-gm-deadline"), to(game.id, "gmdue")),
        button(voice.say("button-gm-note"), to(game.id, "gmnote")),
        button(voice.say("button-gm-known"), to(game.id, "gmknown")),
        button(voice.say("button-rewind"), Address(game.id, "table", "", "rewind")),
        button(voice.say("button-table"), Address(game.id, "table", "", "table")),
    )
    open_now = [] if game.status == "held" else await open_without_clock(surface, stand)
    return head + _forcing(voice, game.id, open_now) + _rulings(surface, voice, stand) + _seats(voice, stand) + row


async def open_without_clock(surface: Surface, stand: Stand) -> list[tuple[Posted, bool]]:
    """What the game master may answer now, and whether nobody may learn who is still asked: then it is listed once."""
    table = await surface.tables.table(stand.game.id)
    found = [(one, is_hidden(one.decision)) for one in stuck(stand, table)]
    first = {one.decision.topic: one for one, hidden in reversed(found) if hidden}
    return [(one, hidden) for one, hidden in found if not hidden or first[one.decision.topic] is one]


def label(voice: Voice, posted: Posted, *, hidden: bool) -> str:
    """A decision in a list: whose, and what."""
    decision = posted.decision
    whose = voice.say("gm-all-asked") if hidden else voice.name(str(decision.seat))
    return f"{whose}: {voice.asks(decision)}"


def _forcing(voice: Voice, game: str, open_now: Sequence[tuple[Posted, bool]]) -> Panel:
    if not open_now:
        return words(voice.say("gm-clocks-run"))
    items = [Item(clip(label(voice, one, hidden=hidden), OPTION), one.ref) for one, hidden in open_now[:MOST]]
    return Panel((Menu(to(game, "gmforce"), items, voice.say("menu-gm-force")),))


def _rulings(surface: Surface, voice: Voice, stand: Stand) -> Panel:
    names = list(surface.tables.games[stand.game.kind].rulings)
    items = [Item(voice.say(f"option-ruling-{one}"), one) for one in names[:MOST]]
    return Panel((Menu(to(stand.game.id, "gmrule"), items, voice.say("menu-gm-rule")),)) if items else Panel()


def _seats(voice: Voice, stand: Stand) -> Panel:
    items = [Item(clip(voice.name(str(seat)), OPTION), str(seat)) for seat, row in stand.seats.items() if row.user]
    return Panel((Menu(to(stand.game.id, "gmsend"), items, voice.say("menu-gm-send")),)) if items else Panel()


async def told(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: what the game master has done, for all."""
    stand = await surface.store.stand(row.game)
    if stand is None:
        return None
    voice, about = await telling_voice(surface, stand), dict(row.parcel.about)
    if row.parcel.ref == "forced":
        half, kind = parted(str(about["kind"]))
        what = voice.of_half(half).ask_label(kind, about.get("about", {}))
        return Letter(words(voice.say("gm-forced", seat=str(about["seat"]), what=what)))
    if row.parcel.ref == "deadline":
        return Letter(words(voice.say("gm-deadline", seat=str(about["seat"]), when=moment(about["at"]))))
    return Letter(words(voice.say("gm-note", text=str(about["text"]))))


async def send_again(places: Places, row: OutboxRow) -> None:
    """The cards of a seat: what stands is deleted, and all of it is sent anew."""
    store, seat = places.surface.store, seat_in(row)
    if seat is None:
        return
    mine = [one for one in await store.messages(row.game, f"dm:{seat}") if one.kind in CARDS]
    for one in mine:
        try:
            await places.client.get_partial_messageable(one.channel).get_partial_message(one.id).delete()
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.info("resend.gone", code=error.code)
        await store.forget_message(one.id)
    await store.post(
        row.game, cards_of_seat(seat, [one.ref for one in mine if one.kind == "deal"]), places.surface.time.now()
    )


def cards_of_seat(seat: Seat, deals: Sequence[str]) -> list[Parcel]:
    """All that a seat has in its inbox."""

    def card(kind: str, ref: str = "") -> Parcel:
        return Parcel(f"seat:{seat}", f"dm:{seat}", kind, ref, merge=True)

    return [card("decisions"), *(card("deal", ref) for ref in deals)]


def known_lines(voice: Voice, found: dict[Seat, Any]) -> list[str]:
    """Who was told how much alone."""
    return [
        voice.say("gm-known-line", seat=str(seat), count=one.ever, lately=one.lately) for seat, one in found.items()
    ]


def deadline_line(voice: Voice, when: Any) -> str:
    """What the game master hears."""
    return voice.say("gm-deadline-set", when=stamp(when))
