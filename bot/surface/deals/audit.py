"""8.6: who could read along, in words for the whole table."""

from __future__ import annotations

from bot.services.deals.threads import by_courier, go_by_courier, has_threads, may_thread
from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.kit.access import Audit
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen, standing
from games.kernel import Seat


async def audit(surface: Surface, row: OutboxRow) -> Letter | None:
    """The findings, if they are others than those that were told last.

    Where the bot carries all words, only what is amiss is told.
    """
    look = await seen(surface, row)
    if look is None or surface.audit is None or look.over:
        return None
    found = await surface.audit(look.game)
    threads = has_threads(look.game)
    if threads:
        await _leave_threads(surface, look, found)
    lines = [*(_reading(look, found) if threads else []), *_amiss(look, found)]
    former, mark = await standing(surface, row), digest(*lines)
    if (not lines and not former) or (former and former[-1].digest == mark):
        return None
    title = [look.voice.say("audit-title")] if threads else []
    return Letter(words(*title, *(lines or [look.voice.say("audit-well")])), "", mark, silent=True)


def _reading(look: Look, found: Audit) -> list[str]:
    """Who sees what is private here, and who the channel."""
    say = look.voice.say
    everyone = say("audit-everyone" if found.everyone else "audit-some")
    return [say("audit-watching", seats=[str(seat) for seat in found.watching]), everyone]


def _amiss(look: Look, found: Audit) -> list[str]:
    """What the bot lacks, and whom it cannot reach."""
    say = look.voice.say
    missing = [say("audit-missing", missing=found.missing)] if found.missing else []
    wished = [say("audit-wished", missing=found.wished)] if found.wished else []
    return [
        *missing,
        *wished,
        *([say("audit-closed", seats=[str(seat) for seat in found.closed])] if found.closed else []),
    ]


async def _leave_threads(surface: Surface, look: Look, found: Audit) -> None:
    """Threads that others can read now are left: their deals go on by direct message."""
    for message in await surface.store.messages(look.game.id):
        deal = message.audience.partition(":")[2]
        if message.kind == "deal" and message.audience.startswith("deal:") and not may_thread(deal, found.watching):
            await _leave(surface, message, deal)


async def _leave(surface: Surface, message: MessageRow, deal: str) -> None:
    stand = await surface.store.stand(message.game)
    if stand is not None and not by_courier(stand, deal):
        parcel = Parcel(message.audience, message.target, "unthread", deal, merge=True)
        await surface.store.post(message.game, [parcel], surface.time.now())


async def unthread(surface: Surface, row: OutboxRow) -> Letter | None:
    """The last words in a thread that others can read now; it is locked, and its deal goes on by direct message."""
    deal = row.parcel.ref
    look = await surface.look(row.game, Seat(deal.split(".")[0]))
    if look is None or (await surface.store.parley(row.game, deal)).thread is None:
        return None
    await go_by_courier(surface.store, row.game, deal, surface.time.now())
    return Letter(words(look.voice.say("deal-thread-left")), deal, close=True)
