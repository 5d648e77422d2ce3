"""The Gazette: once a season a page for all to read, as a picture and in words; the last one is shown on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from bot.base.errors import NotAllowed, NotOpen
from bot.base.signs import signed
from bot.base.text import clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper import annals, pictures
from bot.fronts.diplomacy.paper.annals import CLOSED, GAZETTE, OPENED, ORDER, When, when
from bot.fronts.diplomacy.paper.dates import date
from bot.fronts.diplomacy.paper.quoting import quoted, signature, titled
from bot.fronts.diplomacy.paper.resolution import SEIZING, season_of
from bot.fronts.diplomacy.realm.papers import caption
from bot.services.people.people import PHONE
from bot.services.votes.motions import master
from bot.store.store import EventRow, NoteRow, OutboxRow, Parcel
from bot.surface.kit.cards import at, footer
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.names import readable
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.widgets import place
from bot.surface.posting.letters import Letter, seen
from bot.surface.press.items import Act, Press
from bot.surface.records.why import MOST, reasons
from games.diplomacy import GAME
from games.diplomacy.press.issue import Issue
from games.diplomacy.seasons.events import UnitRetreated
from games.diplomacy.seen.papers_view import GazetteView
from games.diplomacy.seen.press_view import paper
from games.kernel import Outcome
from games.kernel.table import Table
from rendering.diplomacy.gazette import compose_gazette, headline
from rendering.scene import Scene
from rendering.words import speaking

KIND: Final = "gazette"
BARE: Final = Panel()
ROOM: Final = 3000  # characters of a page
LINE: Final = 400
LONGEST: Final = 60  # characters of a title
ELSEWHERE: Final = (ORDER, OPENED, CLOSED, GAZETTE, UnitRetreated.id, *SEIZING)
"""What the card of the orders tells, or what tells of all at once."""
HEADINGS: Final = (
    "seasons",
    "standard",
    "positions",
    "politics",
    "winter",
    "railways",
    "companies",
    "revolution",
    "votes",
    "register",
    "entering",
    "leaving",
)
"""CD-S.3, S.4: the chapters of the rules that tell of a season, in the order in which they are carried out."""


def parcels(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """CD-P.8: at the end of a season."""
    told = [telling.event for telling in outcome.tellings]
    if any(event.id == GAZETTE for event in told):
        yield Parcel("public", "channel", KIND, str(season_of(table.state, told)), merge=True)


# The card


async def gazette(surface: Surface, row: OutboxRow) -> Letter | None:
    """Posted once; nothing for a season that was taken back."""
    look, season = await seen(surface, row), when(row.parcel.ref)
    told = await annals.of_season(surface.store, row.game, look.game.head, season) if look else []
    issue = issue_of(told)
    if look is None or issue is None:
        return None
    former = await surface.store.message(row.game, row.parcel.target, KIND, row.parcel.ref)
    view = seen_by(look, issue, await title(surface, look))
    hung = await pictures.hang(surface, "gazette", scene(look, view), former.files if former else {})
    panel = card(look, season, view, told, pictures.shown(hung))
    mark = digest(panel)
    if former is not None and former.digest == mark:
        return None
    return Letter(panel, row.parcel.ref, mark, former, pictures.files(hung), silent=bool(former))


def issue_of(told: Sequence[EventRow]) -> Issue | None:
    """The Gazette among what was told; None: it has not come out."""
    found = next((one for one in told if one.kind == GAZETTE), None)
    return _reader().validate_json(to_json(found.fields["issue"])) if found else None


@cache
def _reader() -> TypeAdapter[Issue]:
    return TypeAdapter(Issue)


def seen_by(look: Look, issue: Issue, title_: str) -> GazetteView:
    """The page under the title of the paper, with the places as they are called now."""
    board = diplomacy(look).map
    return paper(issue, {code: one.name for code, one in board.spaces.items()}, title_, board.era)


def scene(look: Look, view: GazetteView, *, phone: bool = False) -> Scene:
    """The typeset page."""
    return compose_gazette(view, caption(look), phone=phone)


def card(
    look: Look, season: When, view: GazetteView, told: Sequence[EventRow], picture: Panel = BARE, page: int = 0
) -> Panel:
    """A page of it in words; the first bears the picture."""
    all_ = pages(look, view, told)
    at_ = min(page, len(all_) - 1)
    return words(title_line(look, view)) + picture + words(*all_[at_]) + _ways(look, season, at_, all_) + footer(look)


def _ways(look: Look, season: When, page: int, all_: Sequence[Sequence[str]]) -> Panel:
    """To the other pages, and to the rules."""
    say, row = look.voice.say, list[Button]()
    if page:
        row.append(button(say("gazette-back"), at(look, "gazette", f"{season}.{page - 1}")))
    if page + 1 < len(all_):
        on = say("gazette-on", page=page + 2, of=len(all_))
        row.append(button(on, at(look, "gazette", f"{season}.{page + 1}"), "primary"))
    row.append(button(say("button-why"), at(look, "gazettewhy", str(season))))
    return buttons(*row)


async def turn(press: Press) -> None:
    """Another page of a Gazette, for the presser alone."""
    look, (ref, _, page) = await press.look(), press.to.arg.rpartition(".")
    told, view = await _looked_up(press, look, when(ref))
    await press.reply.turn_to(card(look, when(ref), view, told, page=place(page)))


async def why(press: Press) -> None:
    """What was told in the season, each with its rule."""
    look = await press.look()
    told, _ = await _looked_up(press, look, when(press.to.arg))
    await press.reply.whisper(reasons(look, [(look, one) for one in told if one.kind not in ELSEWHERE][:MOST]))


async def _looked_up(press: Press, look: Look, season: When) -> tuple[list[EventRow], GazetteView]:
    """NotOpen: there was no Gazette then."""
    told = await annals.of_season(press.surface.store, look.game.id, look.game.head, season)
    issue = issue_of(told)
    if issue is None:
        raise NotOpen("gazette.none")
    return told, seen_by(look, issue, await title(press.surface, look))


async def show(press: Press) -> None:
    """`/press gazette`: the last one, with its picture as the reader wants it. NotOpen: there was none yet."""
    look = await press.look()
    last = diplomacy(look).gazette
    if last is None:
        raise NotOpen("gazette.none")
    season = When(last.year, last.season)
    told, view = await _looked_up(press, look, season)
    person = await press.surface.reader(look)
    made = scene(look, view, phone=person.board == PHONE)
    hung = None if person.text_only else await pictures.hang(press.surface, "gazette", made, {})
    await press.reply.whisper(card(look, season, view, told, pictures.shown(hung)), pictures.files(hung))


# In words


def title_line(look: Look, view: GazetteView) -> str:
    """The title of the paper, its date, the headline."""
    say = look.voice.words.say
    with speaking(look.voice.words.language):
        first = headline(view)
    when_ = date(look, view.season, view.year)
    return say("gazette-title", title=view.title, number=view.number, headline=first, date=when_)


def pages(look: Look, view: GazetteView, told: Sequence[EventRow]) -> list[list[str]]:
    """Everything in words, in as many pages as it takes."""
    found, length = [list[str]()], 0
    for block in (*sections(look, told), standing(look, view), *honour(look, view), *letters(look, view)):
        if found[-1] and length + len(block) > ROOM:
            found.append([])
            length = 0
        found[-1].append(block)
        length += len(block) + 1
    return found


def sections(look: Look, told: Sequence[EventRow]) -> Iterator[str]:
    """What was told, under the headings of the rules."""
    for heading in HEADINGS:
        here = [one for one in told if one.kind not in ELSEWHERE and chapter(one.kind) == heading]
        lines = [clip(look.voice.event(one.kind, one.fields), LINE) for one in here]
        if lines:
            yield "\n".join([look.voice.say(f"gazette-{heading}"), *(f"- {line}" for line in dict.fromkeys(lines))])


@cache
def chapter(kind: str) -> str:
    """The package of the rules that tells such an event."""
    event = GAME.event(kind)
    return event.__module__.split(".")[2] if event else ""


def standing(look: Look, view: GazetteView) -> str:
    """CD-2.2: the centres of everybody, and how many more or less than before."""
    codes = sorted({*view.centres, *view.before}, key=lambda code: (-view.centres.get(code, 0), code))
    shown = [_stands(view, code) for code in codes]
    return look.voice.words.say("gazette-standing", names=" · ".join(shown) or "none", must=view.must)


def _stands(view: GazetteView, code: str) -> str:
    now, before = view.centres.get(code, 0), view.before.get(code, 0)
    change = f" ({signed(now - before)})" if now != before else ""
    return f"{named(view, code)} {now}{change}"


def named(view: GazetteView, code: str) -> str:
    """CD-3.C: as the register had it when the paper came out."""
    return titled(code, view.names.get(code, ""))


def honour(look: Look, view: GazetteView) -> Iterator[str]:
    """CD-2.3: the roll of honour, if anybody stands on it."""
    if view.honour:
        lines = [
            look.voice.words.say("gazette-honoured", name=titled(one.code, one.name), year=str(one.year))
            for one in view.honour
        ]
        yield "\n".join([look.voice.say("gazette-honour"), *(f"- {line}" for line in lines)])


def letters(look: Look, view: GazetteView) -> Iterator[str]:
    """CD-P.5: the letters to the world, as they are printed."""
    for number, one in enumerate(view.letters):
        heading = [look.voice.say("gazette-letters")] if not number else []
        yield "\n".join([*heading, quoted(one.text), signature(look, one.code, one.name)])


# Its title


async def title(surface: Surface, look: Look) -> str:
    """As the table has called it, else after the game."""
    stand = await surface.store.stand(look.game.id)
    note = stand.note(KIND, "title") if stand else None
    chosen = str(note.body.get("title", "")) if note else ""
    return chosen or look.voice.words.say("gazette-default", title=look.game.title)


def entitle(wanted: str) -> Act:
    """`/press title`: the host or the game-master calls the paper something; empty: after the game again."""

    async def act(press: Press) -> None:
        look = await press.look()
        if press.user.id not in (look.game.host, master(look.game)):
            raise NotAllowed("game.host")
        called = readable(wanted, LONGEST)
        note = NoteRow(look.game.id, KIND, "title", {"title": called})
        await press.surface.store.note(look.game.id, press.surface.time.now(), [note])
        shown = called or look.voice.words.say("gazette-default", title=look.game.title)
        await press.reply.whisper(words(look.voice.words.say("gazette-entitled", title=shown)))

    return act
