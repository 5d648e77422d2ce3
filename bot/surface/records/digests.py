"""M8, the digest: what happened since somebody last looked, in twelve lines, and the board before and after."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.errors import NotOpen
from bot.services.records.chronicle import course
from bot.store.store import EventRow, NoteRow
from bot.surface.kit.address import Address
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Picture, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import as_told
from bot.surface.kit.widgets import place
from bot.surface.posting.letters import news
from bot.surface.posting.plan import posting_of
from bot.surface.press.items import Press
from bot.surface.records.history import line

LINES = 12
LOOKED = "looked"


async def digest(press: Press) -> None:
    """Since the presser last asked, he who never did of the turn that is being played; or the turn that is named."""
    look = await press.own()
    store, now = press.surface.store, press.surface.time.now()
    told = await store.events(look.game.id)
    if press.to.arg:
        await press.reply.turn_to(*await of_turn(press.surface, look, told, place(press.to.arg)))
        return
    known = next((note for note in await store.notes(look.game.id, LOOKED) if note.ref == look.seat), None)
    after = int(known.body["seq"]) if known else _turn_began(look, told)
    await press.reply.turn_to(*await digest_card(press.surface, look, told, after, look.game.head))
    await store.note(look.game.id, now, [NoteRow(look.game.id, LOOKED, str(look.seat), {"seq": look.game.head})])


def _turn_began(look: Look, told: Sequence[EventRow]) -> int:
    """The act before the turn that is being played."""
    by_turn = course(look.game.kind).turns(told)
    return by_turn[max(by_turn)][0].seq - 1 if by_turn else -1


async def of_turn(surface: Surface, look: Look, told: Sequence[EventRow], turn: int) -> tuple[Panel, list[Attachment]]:
    """A turn in short, for whoever did not follow it. NotOpen: there was none of this number."""
    events = course(look.game.kind).turns(told).get(turn)
    if not events:
        raise NotOpen("history.no-turn")
    return await digest_card(surface, look, events, events[0].seq - 1, events[-1].seq, turn=turn)


async def digest_card(
    surface: Surface, look: Look, told: Sequence[EventRow], after: int, upto: int, *, turn: int | None = None
) -> tuple[Panel, list[Attachment]]:
    """The events with `after` < seq <= `upto`, and the board at both ends."""
    say = look.voice.say
    events = [event for event in told if after < event.seq <= upto and event.reaches(look.seat)]
    title = say("digest-title", title=look.game.title, turn=say("digest-turn", turn=turn) if turn else None)
    ways = [button(say("button-history"), Address(look.game.id, "table", "", "history", f"{turn}.0" if turn else ""))]
    ways += [button(say("button-replay"), Address(look.game.id, "table", "", "replay", f"{turn}.0" if turn else ""))]
    if not events:
        return words(title, say("digest-nothing")) + buttons(*ways), []
    boards, files = await both_boards(surface, look, max(after, 0), upto)
    told_then = await as_told(surface.store, look, events)
    return words(title, *lines(look, told_then)) + boards + buttons(*ways), files


def lines(look: Look, events: Sequence[tuple[Look, EventRow]]) -> list[str]:
    """Twelve lines at most of events, each with the look of then: what weighs most is chosen, kept in its order."""
    kind = look.game.kind
    worth_telling = [one for one in events if one[1].kind not in posting_of(kind, one[1]).receipts]
    chosen = sorted(worth_telling, key=lambda one: (*rank(look, one[1]), -one[1].seq))[: LINES - 1]
    left = len(worth_telling) - len(chosen)
    told = [line(*one) for one in sorted(chosen, key=lambda one: (one[1].seq, one[1].n))]
    return [*told, *([look.voice.say("digest-more", count=left)] if left else [])]


def rank(look: Look, event: EventRow) -> tuple[int, int]:
    """What is told before other things: of what weighs alike what decided most."""
    return -weight(look, event), -posting_of(look.game.kind, event).weighs(event)


def weight(look: Look, event: EventRow) -> int:
    """What a game will be remembered for weighs most, then what was told to this seat alone, then other news."""
    own = posting_of(look.game.kind, event)
    if event.kind in own.lasting:
        return 3
    if event.audience is not None:
        return 2
    return 1 if event.kind not in own.on_cards and news(look, event) else 0


async def both_boards(surface: Surface, look: Look, before: int, after: int) -> tuple[Panel, list[Attachment]]:
    """The board as everybody saw it at two moments."""
    panel, files, person = Panel(), list[Attachment](), await surface.reader(look)
    for name, seq in () if person.text_only else (("before", before), ("after", after)):
        then = await surface.looker.past(look.game.id, None, seq)
        shot = await surface.studio.picture(then, person.board, person.style) if then else None
        if shot:
            panel += words(look.voice.say(f"digest-{name}")) + Panel((Picture(f"{name}.png", shot.alt),))
            files.append(Attachment(f"{name}.png", shot.content))
    return panel, files
