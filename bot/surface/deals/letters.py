"""What parcels about deals become: the card of a deal, and that something was said in it."""

from __future__ import annotations

from bot.services.deals.threads import by_courier, has_threads, may_thread
from bot.store.store import OutboxRow, Stand
from bot.surface.deals import panels as deal_panels
from bot.surface.kit.deals import deal_of, other
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seat_in, seen, standing
from games.kernel import Seat


async def deal(surface: Surface, row: OutboxRow) -> Letter | None:
    """M6: the card of a deal, a new message for whoever has not seen the deal yet; over, it is a receipt."""
    ref = row.parcel.ref
    shared = row.parcel.audience.startswith("deal:")
    look = await surface.look(row.game, Seat(ref.split(".")[0]) if shared else seat_in(row))
    if look is None:
        return None
    stand = await surface.store.stand(row.game)
    if shared and stand is not None and by_courier(stand, ref):
        return None
    former = await surface.store.message(row.game, row.parcel.target, "deal", ref)
    over = deal_of(look, ref) is None
    if over and former is None:
        return None
    panel = await deal_panels.panel(surface, look, ref, shared=shared, how=str(row.parcel.about.get("how", "")))
    mark = digest(panel)
    if former is not None and former.digest == mark:
        return None
    talked = await surface.store.messages(row.game, row.parcel.target, "talked") if over else []
    called = [one for one in talked if one.ref == ref]
    quiet = former is None and not shared and await _in_thread(surface, look, stand, ref)
    return Letter(panel, ref, mark, former, gone=called, silent=quiet, close=shared and over)


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
