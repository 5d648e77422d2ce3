"""What the card of a seat tells above its questions: what came of its answers, and what has befallen it since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import clip
from bot.services.records.chronicle import course
from bot.store.store import EventRow
from bot.surface.kit.fortunes import GRAVE, Story, came_of, followed, fortunes
from bot.surface.kit.look import Look
from bot.surface.kit.receipts import Deed, Past, lines
from bot.surface.kit.then import each_then

MOST: Final = 6
LINE: Final = 220


def story(look: Look, past: Past) -> Story:
    """At once, before anything else is waited for: owners are read off the look, names as they were then."""
    receipts = lines(look, past.deeds, past.looks(look))
    told = _not_said_yet(look, past, [deed for deeds in receipts.values() for deed in deeds])
    weighed = [(event, weight) for event in told if (weight := _weight(look, past, event))]
    weighed.sort(key=lambda one: (-one[1], one[0].seq, one[0].n))
    then = each_then(look, past.told)
    said = list(dict.fromkeys(clip(_to_reader(then[one.seq, one.n], one), LINE) for one, _ in weighed))
    grave = max((event.seq for event, weight in weighed if weight >= GRAVE and event.seq > past.since), default=-1)
    return Story(list(receipts), said[:MOST], max(0, len(said) - MOST), _over(look, past), grave)


def _to_reader(look: Look, event: EventRow) -> str:
    """What happened, said to the one it befell; beside things of other halves it says where."""
    return look.voice.signed(event.half, _befallen(look.within(event.half), event))


def _befallen(look: Look, event: EventRow) -> str:
    """The same in the words of its half."""
    whom = fortunes(look.game.kind).whom.get(event.kind, "seat")
    if look.seat not in (event.fields.get(whom), event.fields.get("seat")):
        return look.voice.event(event.kind, event.fields)
    return look.voice.event_to_you(event.kind, event.fields, gained=event.fields.get(whom) != look.seat)


def _not_said_yet(look: Look, past: Past, deeds: Sequence[Deed]) -> list[EventRow]:
    """What was told since, but for what the receipts of these deeds tell."""
    said = {
        (one.seq, one.n)
        for deed in deeds
        for tells in (came_of, followed)
        for one in tells(look.within(deed.half), deed.kind, deed.told)
    }
    return [one for one in past.told if (one.seq, one.n) not in said]


def _weight(look: Look, past: Past, event: EventRow) -> int:
    before, seen = past.before.get(event.seq), look.boards.get(event.half)
    own = look.within(event.half)
    return fortunes(own.game.kind).weigh(own, event, seen.seen(before) if seen and before else before)


def _over(look: Look, past: Past) -> int:
    """The turn that was over since; before the first, whatever its number is, there was none."""
    begun = max(map(course(look.game.kind).begun, past.told), default=0)
    return begun - 1 if begun and look.turn > 1 else 0
