"""What parcels about deals become: the card of a deal, and that something was said in it."""

from __future__ import annotations

from bot.services.deals.deals import NUDGE, half_in
from bot.services.deals.terms import Ended
from bot.services.deals.threads import by_courier, has_threads, may_thread
from bot.store.store import MessageRow, OutboxRow, Stand
from bot.surface.deals import panels as deal_panels
from bot.surface.deals.cards import TURN, marked
from bot.surface.kit.deals import deal_of, other
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seat_in, seen, standing
from games.kernel import Seat


async def deal(surface: Surface, row: OutboxRow) -> Letter | None:
    """M6: the card of a deal, a new message when it becomes its reader's turn; over, it is a receipt."""
    ref = row.parcel.ref
    shared = row.parcel.audience.startswith("deal:")
    look = await surface.look(row.game, Seat(ref.split(".")[0]) if shared else seat_in(row))
    if look is None:
        return None
    look = look.within(half_in(ref))
    stand = await surface.store.stand(row.game)
    if shared and stand is not None and by_courier(stand, ref):
        return None
    former = await surface.store.message(row.game, row.parcel.target, "deal", ref)
    over = deal_of(look, ref) is None
    if over and former is None:
        return None
    panel = await deal_panels.panel(surface, look, ref, shared=shared, ended=_how(row))
    mark = marked(look, ref, panel, shared=shared)
    if former is not None and former.digest == mark:
        return None
    if not shared and _comes_to_him(mark, former):
        quiet = await _is_called(surface, row) or (former is None and await _in_thread(surface, look, stand, ref))
        stale = [former] if former else []
        return Letter(panel, ref, mark, gone=[*stale, *await _talk_of(surface, row)], silent=quiet)
    called = await _talk_of(surface, row) if over else []
    return Letter(panel, ref, mark, former, gone=called, silent=not shared, close=shared and over)


def _how(row: OutboxRow) -> Ended | None:
    """How the deal ended, where the parcel knows it: when nobody remembers it any more."""
    return Ended(seq=0, **row.parcel.about) if "how" in row.parcel.about else None


def _comes_to_him(mark: str, former: MessageRow | None) -> bool:
    """Whether it has become his turn: a new message calls him; while it stays his turn the card is edited."""
    return mark.endswith(TURN) and (former is None or bool(former.digest and not former.digest.endswith(TURN)))


async def _is_called(surface: Surface, row: OutboxRow) -> bool:
    """Whether he was called to another deal a moment ago, and has not answered that one."""
    now, former = surface.time.now(), await standing(surface, row)
    return any(one.ref != row.parcel.ref and one.digest.endswith(TURN) and now - one.at < NUDGE for one in former)


async def _talk_of(surface: Surface, row: OutboxRow) -> list[MessageRow]:
    """What called him to words that stand on the card."""
    talked = await surface.store.messages(row.game, row.parcel.target, "talked")
    return [one for one in talked if one.ref == row.parcel.ref]


async def _in_thread(surface: Surface, look: Look, stand: Stand | None, deal: str) -> bool:
    """Whether the thread of a deal calls its two seats, so that their cards need not."""
    if surface.audit is None or stand is None or not has_threads(look.game) or by_courier(stand, deal):
        return False
    return may_thread(deal, (await surface.audit(look.game)).watching)


async def talked(surface: Surface, row: OutboxRow) -> Letter | None:
    """M7: the other seat of a deal has said something; the words stand on the deal's card."""
    look = await seen(surface, row)
    if look is None or deal_of(look, row.parcel.ref) is None:
        return None
    partner = other(row.parcel.ref, look.seat)
    former = [one for one in await standing(surface, row) if one.ref == row.parcel.ref]
    return Letter(words(look.voice.say("talk-notice", partner=str(partner))), row.parcel.ref, gone=former)
