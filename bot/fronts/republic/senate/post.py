"""Vote cards on their way: one for each motion, edited while it is voted on, in the end with its result."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.fronts.republic.senate.ballots import closed_card, motion_in, open_card
from bot.fronts.republic.senate.parcels import ENDS, MOVES, TARGET, ref_of
from bot.fronts.republic.senate.tallies import concerns, name_of
from bot.store.store import EventRow, MessageRow, OutboxRow
from bot.surface.kit.address import is_number
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import looks_then
from bot.surface.posting.letters import Letter, seen

OLD: Final = timedelta(minutes=50)
BACK: Final = 40
OPENED: Final = "SenateOpened"
TRIAL: Final = "trial"  # where votes are counted that no Senator casts
LONGEST: Final = 800  # acts since the Senate met, as far as one looks back


async def ballot(surface: Surface, row: OutboxRow) -> Letter | None:
    """M3: one card for each motion, edited while it is voted on; then it shows the result."""
    look = await seen(surface, row)
    if look is None:
        return None
    ref, now = row.parcel.ref, surface.time.now()
    former = await surface.store.message(row.game, TARGET, "ballot", ref)
    panel = await drawn(surface, look, ref)
    if panel == Panel() and former is not None:
        panel = words(look.voice.say("ballot-void"))
    mark = digest(panel)
    if panel == Panel() or (former is not None and former.digest == mark):
        return None
    surface.pace.edit(row.game, ref, now)
    voting = is_open(look, ref)
    if not voting:
        surface.pace.over(row.game, ref)
    if former is None or (voting and now - former.at > OLD):
        return posted(look, panel, ref, former)
    return Letter(panel, ref, mark, former)


def is_open(look: Look, ref: str) -> bool:
    """Whether this motion is voted on now."""
    motion = motion_in(look)
    return motion is not None and ref_of(look.turn, motion.number) == ref


def posted(look: Look, panel: Panel, ref: str, former: MessageRow | None) -> Letter:
    """A new card; one that has grown too old to be edited often makes way for it, and nobody is called for that."""
    gone = [(former, words(look.voice.say("ballot-moved")))] if former else []
    return Letter(panel, ref, digest(panel), retire=gone, silent=former is not None)


async def drawn(surface: Surface, look: Look, ref: str) -> Panel:
    """The card as it is now; nothing for a motion that nobody voted on, or that was taken back."""
    motion = motion_in(look)
    if motion is not None and is_open(look, ref):
        return open_card(look, motion, await story(surface, look, ref) if motion.kind == TRIAL else [])
    told = await story(surface, look, ref)
    over = any(event.kind != "republic.Proposed" for event in told)
    return closed_card(await as_it_was_put(surface, look, told[0]), told, ref) if over else Panel()


async def as_it_was_put(surface: Surface, look: Look, put: EventRow) -> Look:
    """With the names of when a motion was put: who was killed over it may be called otherwise since."""
    since = await surface.store.events(look.game.id, put.seq - 1)
    return looks_then(look, since)[since.index(put)]


async def story(surface: Surface, look: Look, ref: str) -> list[EventRow]:
    """What was told of a motion, from its proposal on; nothing if that was taken back, or there is no such motion."""
    which, upto = ref.rpartition(".")[2], look.game.head
    if not is_number(which):
        return []
    found: list[EventRow] = []
    for last in range(upto, max(-1, upto - LONGEST), -BACK):
        told = await surface.store.events(look.game.id, last - BACK, last)
        found = [*since_opening(told), *found]
        if len(told) != len(since_opening(told)):
            break
    mine = [event for event in found if event.kind in MOVES and event.fields["number"] == int(which)]
    return with_what_was_added(found, mine) if mine and mine[0].kind == "republic.Proposed" else []


def with_what_was_added(found: Sequence[EventRow], mine: Sequence[EventRow]) -> list[EventRow]:
    """The story of a motion with what added votes to it that no Senator cast (RC-9.3.4, 9.3.5)."""
    first = found.index(mine[0])
    last = next((found.index(event) for event in mine if event.kind in ENDS), len(found) - 1)
    return [event for event in found[first : last + 1] if event in mine or concerns(event, mine[0])]


def since_opening(told: Sequence[EventRow]) -> Sequence[EventRow]:
    """What was told since the Senate met."""
    opened = [place for place, event in enumerate(told) if name_of(event) == OPENED]
    return told[opened[-1] + 1 :] if opened else told
