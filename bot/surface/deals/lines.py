"""What stands on a deal's card beside the goods: notes, promises, how long it stands, and the record of the two."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.text import Voice, escape
from bot.services.deals.promises import TURN, VOTE, Promise, between, record
from bot.services.deals.terms import DUE, Said
from bot.store.store import Stand
from bot.surface.deals.records import summary
from bot.surface.kit.deals import OpenDeal, Side
from bot.surface.kit.look import Look
from bot.surface.kit.offering import said_by, said_lines
from games.kernel import Seat


def beside(look: Look, stand: Stand, deal: OpenDeal) -> list[str]:
    """The words that both sides read with the goods, those of the viewer first."""
    seats = sorted(deal.sides, key=lambda seat: seat != look.seat)
    said = {seat: said_by(stand, deal, seat) for seat in seats}
    lines = [line for seat in seats for line in _said(look, seat, deal.sides[seat], said[seat])]
    due = stand.note(DUE, deal.id)
    if due is not None and due.due is not None:
        lines.append(look.voice.say("deal-stands", when=f"<t:{int(due.due.timestamp())}:R>"))
    return [*lines, *records(look.voice, stand, seats), *summary(look, stand, *seats)]


def _said(look: Look, seat: Seat, side: Side, said: Said) -> list[str]:
    voice = look.voice
    name, by = voice.name(str(seat)), event(voice, said.by)
    promise = [voice.words.say("deal-promise", seat=name, text=escape(said.promise), by=by)] if said.promise else []
    return [*said_lines(look, seat, side, said), *promise]


def event(voice: Voice, by: str) -> str:
    """By what a promise falls due."""
    if by in (TURN, VOTE):
        return voice.say(f"promise-by-{by}")
    return voice.say("promise-by-phase", phase=voice.phase(by)) if by else ""


def records(voice: Voice, stand: Stand, seats: Sequence[Seat]) -> list[str]:
    """8.7: what came of the promises of the two to each other so far."""
    one, other = seats
    pairs = [(giver, taker, between(stand, giver, taker)) for giver, taker in ((other, one), (one, other))]
    return [_record(voice, giver, taker, made) for giver, taker, made in pairs if made]


def _record(voice: Voice, giver: Seat, taker: Seat, made: Sequence[Promise]) -> str:
    count = record(made)
    return voice.say(
        "deal-record",
        giver=str(giver),
        taker=str(taker),
        kept=count["kept"],
        broken=count["broken"],
        disputed=count["disputed"],
        open=count["owed"] + count["asked"],
    )
