"""The dossier: what somebody who takes a seat in the middle of a game should know (discord-ux 12)."""

from __future__ import annotations

from bot.base.text import clip
from bot.services.people.newcomers import NEWCOMER
from bot.services.records.chronicle import course
from bot.services.seats.notes import INHERITED, Inherited
from bot.store.store import OutboxRow, Stand
from bot.surface.deals.promises import open_lines
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at, phase_name, stamp
from bot.surface.kit.deals import deal_lines
from bot.surface.kit.hands import hand_lines
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Rule, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import as_told
from bot.surface.orders.words import order_line
from bot.surface.posting.letters import Letter, seen
from bot.surface.records.digests import lines
from bot.surface.seats.letters import STANDINGS
from games.kernel import Posted

HAND, TOLD, HEAD, PART, LINE = 1000, 700, 600, 400, 120  # so much of each; all of it fits on a card
TURNS = 2


async def dossier(surface: Surface, row: OutboxRow) -> Letter | None:
    """The first thing a newcomer is sent."""
    look = await seen(surface, row)
    return Letter(await dossier_card(surface, look), row.parcel.ref) if look and look.seat else None


async def dossier_card(surface: Surface, look: Look) -> Panel:
    """Holdings, hand, open decisions, deals, orders to adopt or drop, and the last two turns; his time."""
    stand = await surface.store.stand(look.game.id)
    seat = look.seat
    if stand is None or seat is None:
        return Panel()
    say = look.voice.say
    head = [say("dossier-title", seat=str(seat), title=look.game.title, turn=look.turn, phase=phase_name(look))]
    fresh = stand.note(NEWCOMER, seat)
    if fresh and fresh.due:
        head.append(say("dossier-time", when=stamp(fresh.due)))
    held = clip("\n".join(hand_lines(look)) or say("hand-empty"), HAND)
    panel = (
        words(clip("\n".join([*head, *STANDINGS.of(look.game.kind)(look, seat)]), HEAD))
        + _part(held)
        + _part(_asked(look))
    )
    panel += _part(_deals(look)) + _part(clip("\n".join(open_lines(look, stand)), PART))
    panel += _part(await _told(surface, look))
    row = [button(say("button-desk"), at(look, "desk"), "primary")]
    if found := orders(stand, look):
        panel += _part(clip("\n".join([say("dossier-orders", count=len(found)), *found]), PART))
        row += [button(say(f"button-{act}"), Address(look.game.id, "seat", "", act)) for act in ("adopt", "disown")]
    return panel + buttons(*row)


def _part(text: str) -> Panel:
    return Panel((Rule(),)) + words(text) if text else Panel()


def _asked(look: Look) -> str:
    """The open decisions, each with its deadline."""
    asked = [_decision(look, one) for one in look.awaited]
    head = look.voice.say("dossier-asked", count=len(asked))
    return clip("\n".join([head, *asked]), PART)


def _decision(look: Look, posted: Posted) -> str:
    label = look.voice.asks(posted.decision)
    when = stamp(look.due[posted.ref]) if posted.ref in look.due else ""
    return look.voice.say("dossier-decision", label=label, when=when)


def _deals(look: Look) -> str:
    """Those of the former holder have lapsed; what has been offered since is open."""
    return clip("\n".join([look.voice.say("dossier-deals"), *deal_lines(look)]), PART)


async def _told(surface: Surface, look: Look) -> str:
    """What the seat was told in the last two turns, in short."""
    by_turn = course(look.game.kind).turns(await surface.store.events(look.game.id))
    last = [event for turn in sorted(by_turn)[-TURNS:] for event in by_turn[turn] if event.reaches(look.seat)]
    told = [clip(one, LINE) for one in lines(look, await as_told(surface.store, look, last))]
    return clip("\n".join([look.voice.say("dossier-told"), *told]), TOLD) if told else ""


def orders(stand: Stand, look: Look) -> list[str]:
    """The standing orders a newcomer may adopt, and that there are own defaults to them."""
    note = stand.note(INHERITED, str(look.seat))
    found = Inherited.model_validate(note.body) if note else Inherited()
    lines = [order_line(look.voice, n, body) for n, body in enumerate(found.orders, 1)]
    return [*lines, *([look.voice.say("dossier-defaults")] if found.defaults else [])]
