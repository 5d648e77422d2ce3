"""What a parcel becomes when it is sent: a message made of the state of now and the view of its audience."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TypeAlias

from bot.base.text import clip, event_key
from bot.services.mending.gm import sees_all
from bot.services.people.automata import CARETAKER
from bot.services.records.motives import explains
from bot.store.store import EventRow, MessageRow, OutboxRow
from bot.surface.kit import cards, terms
from bot.surface.kit.address import Address
from bot.surface.kit.citing import clause
from bot.surface.kit.files import Attachment
from bot.surface.kit.fortunes import Story
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS, Panel, Picture, button, buttons, words
from bot.surface.kit.stories import story
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import looks_then
from bot.surface.posting.calling import is_called
from bot.surface.posting.gallery import hang
from bot.surface.posting.plan import CHUNK, posting
from bot.table.dice import shares
from games.kernel import Seat

RESULT = 5  # and a line of rules
LINE = 300
RECENT = 4


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to be sent, or to take the place of one that stands.

    Attributes:
        ref: under which the message is remembered.
        mark: digest of what it shows; the same mark: nothing to send.
        edit: the message whose place it takes; of its files it keeps those the panel names.
        files: what is uploaded with it.
        retire: former cards and what is left of them.
        mentions: who may be notified by name.
        gone: messages that are deleted; one whose panel is empty does no more than that.
        close: the thread it goes to is locked and archived afterwards.
        seq: the head of the game it tells of.
        along: parcels that need no letter of their own, for this one says what they would.
    """

    panel: Panel
    ref: str = ""
    mark: str = ""
    edit: MessageRow | None = None
    files: Sequence[Attachment] = ()
    retire: Sequence[tuple[MessageRow, Panel]] = ()
    mentions: Sequence[int] = ()
    gone: Sequence[MessageRow] = ()
    silent: bool = False
    pin: bool = False
    close: bool = False
    seq: int | None = None
    along: Sequence[int] = ()


Writer: TypeAlias = Callable[[Surface, OutboxRow], Awaitable[Letter | None]]
WRITERS: dict[str, Writer] = {}


def seat_in(row: OutboxRow) -> Seat | None:
    """The seat a parcel is for."""
    scope, _, seat = row.parcel.audience.partition(":")
    return Seat(seat) if scope == "seat" else None


async def standing(surface: Surface, row: OutboxRow) -> list[MessageRow]:
    """The messages of this kind that stand at this target, the oldest first."""
    return await surface.store.messages(row.game, row.parcel.target, row.parcel.kind)


async def seen(surface: Surface, row: OutboxRow) -> Look | None:
    """The game as the audience of a parcel sees it."""
    return await surface.look(row.game, seat_in(row))


async def turn(surface: Surface, row: OutboxRow) -> Letter | None:
    """M1: one card a phase, edited while it lasts; the former loses buttons and pin.

    Its pictures are those of now: where they show another thing than before they are drawn and sent anew. One that came
    too late comes with the next edit; what stands meanwhile is said to be older.
    """
    look = await seen(surface, row)
    if look is None:
        return None
    ref, former = turn_ref(look), await standing(surface, row)
    edit = next((one for one in former if one.ref == ref), None)
    plain = edit is not None and edit.plain
    hung = [] if plain else await hang(surface, look, edit.files if edit else {}, partial(lately, surface, look))
    panel = cards.turn_card(look, [one.picture for one in hung], late=any(one.late for one in hung))
    mark = digest(cards.turn_card(look), [one.picture.name for one in hung])
    if edit is not None and edit.digest == mark:
        return None
    retire = [(one, past(look, one.ref)) for one in former if one.ref != ref]
    return Letter(panel, ref, mark, edit, [one.file for one in hung if one.file], retire, pin=edit is None)


async def picture(surface: Surface, row: OutboxRow) -> Letter | None:
    """The picture of a Turn card that Discord did not take beside its words: once for each card."""
    look, ref = await seen(surface, row), row.parcel.ref
    if look is None or ref != turn_ref(look) or any(one.ref == ref for one in await standing(surface, row)):
        return None
    hung = await hang(surface, look, {}, partial(lately, surface, look))
    files = [one.file for one in hung if one.file]
    return Letter(Panel(tuple(one.picture for one in hung)), ref, files=files) if files else None


def turn_ref(look: Look) -> str:
    """Under which a Turn card is remembered: there is one a phase."""
    return f"{look.turn}.{look.phase}"


def past(look: Look, ref: str) -> Panel:
    """What is left of the card of a former phase: the heading of what was told in it."""
    turn, _, phase = ref.partition(".")
    return words(look.voice.say("turn-past", turn=turn, phase=cards.named_step(look.voice, phase)))


async def lately(surface: Surface, look: Look) -> list[str]:
    """What has changed since the last picture, for whoever does not see it: the latest news, and the step."""
    events = await surface.store.events(look.game.id, max(-1, look.game.head - RECENT), look.game.head)
    lines = [line for event in events if event.audience is None and (line := news(look, event))]
    return [*(line.replace("*", "") for line in lines[-RESULT:]), cards.phase_name(look)]


async def decisions(surface: Surface, row: OutboxRow) -> Letter | None:
    """M5: the desk. A new one calls whoever is asked, or has been befallen by something grave; else it is edited.

    There is one: the former is deleted, and so are the Hand cards of former versions.
    """
    seat = seat_in(row)
    past = await surface.receipts.past(row.game, seat)
    look = await seen(surface, row)
    if look is None or seat is None:
        return None
    told = story(look, past)
    mark, former = cards.mark(look, told), await standing(surface, row)
    last = former[-1] if former else None
    called = last is None or _is_called(look, told, last, surface.time.now())
    if last is not None and last.digest == mark and not called:
        return None
    panel = cards.desk(look, told)
    await terms.note(surface.store, look, panel)
    if last is not None and not called:
        ref, silent = cards.shown(look.calling, last.ref), not look.calling  # if it can only be posted anew
        return Letter(panel, ref, mark, last, silent=silent, seq=look.game.head)
    gone = [*former, *await surface.store.messages(row.game, row.parcel.target, "hand")]
    silent = not look.calling and told.grave < 0  # there was none
    return Letter(panel, cards.shown(look.calling), mark, gone=gone, silent=silent, seq=look.game.head)


def _is_called(look: Look, told: Story, last: MessageRow, now: datetime) -> bool:
    """Whether somebody is told by a new message: asked something, or befallen by something grave since the last."""
    return is_called(look, last.ref, now - last.at) or told.grave > (look.game.head if last.seq is None else last.seq)


def rules_line(look: Look, told_: Iterable[EventRow]) -> str:
    """The rules that results rest on."""
    rules = list(dict.fromkeys(rule for event in told_ if (rule := clause(look.game.kind, event))))
    return look.voice.say("result-rules", rules=rules) if rules else ""


def news(look: Look, event: EventRow) -> str:
    """The line of an event for the channel, or "" if it is for the log only."""
    voice = look.voice.of_half(event.half)
    line = voice.event(f"{event.kind}.news", event.fields) if voice.has(f"{event_key(event.kind)}.news") else ""
    return look.voice.signed(event.half, line)


async def log(surface: Surface, row: OutboxRow) -> Letter | None:
    """Every public event, in its order; acts that wait behind one another go together, as long as they are short."""
    look = await seen(surface, row)
    if look is None:
        return None
    rows, said = list[OutboxRow](), list[str]()
    since = await surface.store.events(row.game, _act(row)[0] - 1)
    told = list(zip(looks_then(look, since), since, strict=True))
    for one in (row, *await surface.store.behind(row)):
        lines = _said(one, told)
        if rows and (len(said) + len(lines) > CHUNK or len("\n".join([*said, *lines])) > CHARACTERS):
            break
        rows, said = [*rows, one], [*said, *lines]
    refs = "+".join(one.parcel.ref.partition(".")[0] for one in rows) if len(rows) > 1 else row.parcel.ref
    return _lines(said, refs, [one.id for one in rows[1:]])


def _act(row: OutboxRow) -> tuple[int, int]:
    """Which act a parcel for the log is about, and from which of its events on."""
    seq, _, start = row.parcel.ref.partition(".")
    return int(seq), int(start)


def _said(row: OutboxRow, told: Iterable[tuple[Look, EventRow]]) -> list[str]:
    """What one parcel for the log says: a dozen events of one act at most, each by the names of then.

    In the log of a half nobody need be told which half it is.
    """
    seq, start = _act(row)
    public = [(then, one) for then, one in told if one.seq == seq and one.audience is None]
    mine = [(then, one) for then, one in public if one.half == row.parcel.half]
    return [clip(then.within(one.half).voice.tell(one), LINE) for then, one in mine[start : start + CHUNK]]


def _lines(lines: Sequence[str], ref: str, along: Sequence[int] = ()) -> Letter | None:
    """Lines that are told silently; None: there are none."""
    said = clip("\n".join(lines), CHARACTERS)
    return Letter(words(said), ref, silent=True, along=along) if lines else None


async def notice(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: a fact about the table, not about the game."""
    look = await seen(surface, row)
    if look is None:
        return None
    return Letter(words(look.voice.say(f"notice-{row.parcel.ref}", **row.parcel.about)), row.parcel.ref)


async def welcome(surface: Surface, row: OutboxRow) -> Letter | None:
    """The first direct message: what will come here, and that the desk has all of it too."""
    stand, seat = await surface.store.stand(row.game), seat_in(row)
    if stand is None:
        return None
    say, share = surface.words(stand.game.kind).say, shares(stand).get(seat) if seat else None
    dice = [say("welcome-dice", words=share.words)] if share and share.drawn else []
    eyes = [say("lobby-omniscient", mention=f"<@{stand.game.gm}>")] if sees_all(stand.game) else []
    return Letter(words(say("welcome", title=stand.game.title), *eyes, *dice), silent=True)


async def end(surface: Surface, row: OutboxRow) -> Letter | None:
    """The last card of a game: how it ended, how all stand, what it will be remembered for, and the way to another."""
    look = await seen(surface, row)
    if look is None:
        return None
    own = posting(look.game.kind)
    told = own.recap(look, await surface.store.events(row.game))
    again = [button(look.voice.say("button-rematch"), Address(row.game, "end", "", "rematch"), "primary")]
    if explains(look.game.kind) and any(one.holder == CARETAKER for one in look.seats.values()):
        again.append(button(look.voice.say("button-motives"), Address(row.game, "end", "", "motives")))
    title = look.voice.say("end-title", title=look.game.title)
    shot = await surface.studio.picture(look, own.closing) if own.closing else None
    picture = Panel((Picture(shot.name, shot.alt),)) if shot else Panel()
    files = [Attachment(shot.name, shot.content)] if shot else []
    return Letter(words(title, *own.ending(look)) + picture + words(*told) + buttons(*again), files=files)
