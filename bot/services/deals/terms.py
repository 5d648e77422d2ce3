"""What two seats say beside the goods of a deal: a note, a promise, how long the offer stands (discord-ux 8.1, 8.8).

The rules never see it. It belongs to a revision: whoever changes it puts his goods down anew, so the deal has a new
revision and no consent. Words wait in a draft until the act that makes the revision, and are kept in its transaction;
so are the promises of a deal that settles, and the time at which the words of one that is over are erased.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bot.base.errors import Held, NotAllowed, NotOpen
from bot.base.halves import states_in
from bot.services.deals.deals import ERASED, card, seats_of
from bot.services.deals.refusals import REFUSAL, reason_of
from bot.services.people.automata import bargains
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables
from games.kernel import Book, Deal, Posted, Raw, Seat, Table, Window

DRAFT: Final = "deal-draft"
TERMS: Final = "deal-terms"
DUE: Final = "deal-due"
END: Final = "deal-end"
LAST_WORDS: Final = "last-words"
NOTE_LONGEST: Final = 300
PROMISE_LONGEST: Final = 200
LATEST: Final = 10**9
HOURS: Final = (6, 12, 24, 48, 72)
How: TypeAlias = Literal["settled", "declined", "withdrawn", "lapsed"]


class Said(BaseModel):
    """What one seat says with its goods.

    `by`: when its promise falls due; `hours`: how long the offer stands; `wants`: the goods it would have.
    `named`: what it says of single cards by their true names, `claims`: what it says of others; the rules vouch for
    neither.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    note: str = Field(default="", max_length=NOTE_LONGEST, repr=False)
    promise: str = Field(default="", max_length=PROMISE_LONGEST, repr=False)
    by: str = ""
    hours: int = 0
    named: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()

    def of_other_goods(self) -> Said:
        """The same, where other goods lie there: nothing is said of single ones."""
        return self.model_copy(update={"named": (), "claims": ()})


class Draft(BaseModel):
    """Words on their way: for the decision of this key."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    said: Said


class Terms(BaseModel):
    """The words of one seat from one revision of a deal on; `seq`: of the act that made it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    deal: str
    rev: int
    seat: Seat
    seq: int
    said: Said


class Ended(BaseModel):
    """A deal that is over: how, and by which act; `by`: who ended it, `why` and `text`: the reason he gave."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    how: How
    seq: int
    rev: int = 0
    by: str = ""
    why: str = ""
    text: str = Field(default="", repr=False)


# -- what lies there ---------------------------------------------------------------------------------------------------
def is_goods(posted: Posted) -> bool:
    """Whether a decision puts goods down for another seat, in a new deal or in an open one."""
    decision = posted.decision
    return decision.window is Window.FLOOR and decision.kind.rpartition(".")[2] in ("offer", "counter")


def books_of(table: Table[Any]) -> Iterator[Book]:
    """The open deals of a game that has a floor, or of those that it is made of."""
    for state in states_in(table.game.id, table.state):
        found = (getattr(state, one.name) for one in fields(state))
        yield from (one for one in found if isinstance(one, Book))


def deal_in(table: Table[Any], deal: str) -> Deal | None:
    """An open deal."""
    return next((book.deals[deal] for book in books_of(table) if deal in book.deals), None)


def terms_of(stand: Stand, deal: str, rev: int) -> dict[Seat, Said]:
    """What both seats say at a revision of a deal."""
    found = (Terms.model_validate(note.body) for note in stand.notes_of(TERMS))
    standing = sorted((one for one in found if one.deal == deal and one.rev <= rev), key=lambda one: one.rev)
    return {one.seat: one.said for one in standing}


def said_now(stand: Stand, posted: Posted, rev: int = LATEST) -> Said:
    """What stands in the form of a seat: what it has just typed, else what it says already."""
    note = stand.note(DRAFT, str(posted.decision.seat))
    draft = Draft.model_validate(note.body) if note else None
    if draft and draft.key == posted.decision.key:
        return draft.said
    deal = str(posted.decision.about.get("deal", ""))
    return terms_of(stand, deal, rev).get(posted.decision.seat, Said())


def how_it_ended(stand: Stand, deal: str) -> Ended | None:
    """How a deal ended, as long as that is remembered."""
    note = stand.note(END, deal)
    return Ended.model_validate(note.body) if note else None


def ended_deals(stand: Stand, seat: Seat | None) -> list[str]:
    """The deals of a seat that were over within a day."""
    return [note.ref for note in stand.notes_of(END) if seat is not None and seat in seats_of(note.ref)]


# -- putting words down ------------------------------------------------------------------------------------------------
async def prepare(tables: Tables, game: str, posted: Posted, said: Said, user: int) -> None:
    """Keep words for the act that puts these goods down. NotAllowed: too long, not his seat, or nobody is there."""
    seat = posted.decision.seat

    async def act() -> None:
        stand = await tables.store.stand(game)
        if stand is None or stand.holder(seat) != user:
            raise NotAllowed("decision.other", seat=seat)
        partner = partner_in(posted)
        if not bargains(stand, partner):
            raise NotAllowed("deal.vacant", partner=str(partner))
        body = Draft(key=posted.decision.key, said=said).model_dump(mode="json")
        await tables.store.note(game, tables.time.now(), [NoteRow(game, DRAFT, str(seat), body)])

    await tables.alone(game, act)


def partner_in(posted: Posted) -> Seat:
    """For whom the goods are. NotOpen: nothing is asked there that is for anybody."""
    about, seat = posted.decision.about, posted.decision.seat
    if "to" in about:
        return Seat(str(about["to"]))
    if "deal" not in about:
        raise NotOpen("decision.closed")
    return next(one for one in seats_of(str(about["deal"])) if one != seat)


def spoken(note: str = "", promise: str = "", by: str = "", hours: int = 0) -> Said:
    """Words as they came from outside. NotAllowed: they are too long, or the promise falls due at nothing."""
    for text, limit in ((note, NOTE_LONGEST), (promise, PROMISE_LONGEST)):
        if len(text) > limit:
            raise NotAllowed("talk.long", max=limit, length=len(text))
    if promise.strip() and not by:
        raise NotAllowed("promise.when")
    if hours not in (0, *HOURS):
        raise NotAllowed("deal.hours")
    plain, promised = " ".join(note.split()), " ".join(promise.split())
    return Said(note=plain, promise=promised, by=by if promised else "", hours=hours)


async def laid_down(tables: Tables, game: str, deal: str, seat: Seat) -> Raw:
    """The goods a seat has put down. NotOpen: the deal is over, or there are none."""
    found = deal_in(await tables.table(game), deal)
    if found is None or found.sides.get(seat) is None:
        raise NotOpen("deal.over")
    return found.sides[seat]


# -- what comes of an act ----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Ending:
    """A deal an act has ended."""

    deal: str
    ended: Ended


def keep_words(act: Act) -> Noted:
    """The words of a new revision; of a deal that is over, how it ended and when its words are erased."""
    if act.undone_from is not None:
        return _forget(act, act.undone_from)
    put, drop = _put_down(act)
    drop += _given(act)
    over = act.at + ERASED
    put += [NoteRow(act.game.id, END, one.deal, one.ended.model_dump(mode="json"), over) for one in endings(act)]
    if act.table.over:
        put.append(NoteRow(act.game.id, LAST_WORDS, "", due=over))
    return Noted(put, drop)


def _given(act: Act) -> list[NoteRow]:
    """The reason a seat has given for declining a deal, once it acts; what others do meanwhile does not use it up."""
    entry = act.outcome.entry
    note = act.stand.note(REFUSAL, str(entry.seat)) if entry else None
    return [note] if note else []


def endings(act: Act) -> Iterator[Ending]:
    """The deals an act has ended: withdrawn or lapsed, as is told; settled, if both had accepted."""
    entry = act.outcome.entry
    for telling in act.outcome.tellings:
        deal, what = getattr(telling.event, "deal", None), getattr(telling.event, "act", None)
        if isinstance(deal, str) and what in ("declined", "withdrawn", "lapsed"):
            yield Ending(deal, _refused(act, what, deal))
    if entry is not None and isinstance(entry.raw, str) and entry.raw.startswith("accept."):
        deal = about(entry.key).get("deal", "")
        if deal and deal_in(act.table, deal) is None:
            rev = int(entry.raw.removeprefix("accept."))
            yield Ending(deal, Ended(how="settled", seq=act.game.head, rev=rev))


def _refused(act: Act, what: How, deal: str) -> Ended:
    """Who ended it, and his reason; what a deadline or an order ends has lapsed."""
    entry, seq = act.outcome.entry, act.game.head
    if what == "lapsed" or entry is None or entry.kind != "answer" or entry.seat is None:
        return Ended(how="lapsed", seq=seq)
    given = reason_of(act.stand, entry.seat, deal)
    return Ended(how=what, seq=seq, by=str(entry.seat), why=given.why, text=given.text)


def about(key: str) -> dict[str, str]:
    """The parameters in the key of a decision."""
    return dict(part.split("=", 1) for part in key.partition("@")[0].split("/")[1:] if "=" in part)


def _put_down(act: Act) -> tuple[list[NoteRow], list[NoteRow]]:
    """The draft becomes the words of the revision that this act makes."""
    entry = act.outcome.entry
    note = act.stand.note(DRAFT, str(entry.seat)) if entry and entry.seat else None
    draft = Draft.model_validate(note.body) if note else None
    moved = next((one for one in _moved(act) if entry and one.sides.get(entry.seat or Seat("")) is not None), None)
    if entry is None or entry.seat is None or moved is None:
        return [], []
    if note is None or draft is None or draft.key != entry.key:
        return _unsaid(act, moved, entry.seat), []
    due = [_falls_due(act, moved.id, draft.said.hours)] if draft.said.hours else []
    return [_terms(act, moved, entry.seat, draft.said), *due], [note]


def _terms(act: Act, deal: Deal, seat: Seat, said: Said) -> NoteRow:
    """What a seat says of the revision that an act has made."""
    terms = Terms(deal=deal.id, rev=deal.rev, seat=seat, seq=act.game.head, said=said)
    return NoteRow(act.game.id, TERMS, f"{deal.id}:{deal.rev}:{seat}", terms.model_dump(mode="json"))


def _unsaid(act: Act, deal: Deal, seat: Seat) -> list[NoteRow]:
    """Goods were put down without a word: what was said of single ones before does not hold of these."""
    before = terms_of(act.stand, deal.id, deal.rev).get(seat, Said())
    entry = act.outcome.entry
    if entry is None or isinstance(entry.raw, str) or before == before.of_other_goods():
        return []
    return [_terms(act, deal, seat, before.of_other_goods())]


def _moved(act: Act) -> Iterator[Deal]:
    """The deals an act has told of that are still open."""
    named = (getattr(telling.event, "deal", None) for telling in act.outcome.tellings)
    found = (deal_in(act.table, name) for name in named if isinstance(name, str))
    return (deal for deal in found if deal is not None)


def _falls_due(act: Act, deal: str, hours: int) -> NoteRow:
    """8.8: the deal's own deadline."""
    return NoteRow(act.game.id, DUE, deal, {"seq": act.game.head}, act.at + timedelta(hours=hours))


def _forget(act: Act, first: int) -> Noted:
    """What was said and ended from an act on that is taken back; drafts are of no use any more."""
    gone = [note for kind in (TERMS, END, DUE) for note in act.stand.notes_of(kind) if int(note.body["seq"]) >= first]
    return Noted(drop=[*gone, *act.stand.notes_of(DRAFT)]) if gone or act.stand.notes_of(DRAFT) else NOTHING


# -- what falls due ----------------------------------------------------------------------------------------------------
async def lapse(tables: Tables, note: NoteRow) -> None:
    """8.8: the deal lapses after its own deadline, if it is still open; in a held game the clock rings again later."""
    try:
        _, table = await tables.sight(note.game)
        posted = next((one for one in table.open.values() if _withdraws(one, note.ref)), None)
        if posted is not None:
            await tables.submit(note.game, posted.decision.seat, posted.ref, posted.rev, "withdraw", kind="lapse")
    except (Held, NotOpen):
        return
    await tables.store.note(note.game, tables.time.now(), drop=[note])


def _withdraws(posted: Posted, deal: str) -> bool:
    decision = posted.decision
    return decision.about.get("deal") == deal and not is_goods(posted)


async def erase(tables: Tables, note: NoteRow) -> None:
    """8.5: a day later the words are erased from the cards and from the store, unless both have kept them."""
    store, deal, now = tables.store, note.ref, tables.time.now()

    async def act() -> None:
        parley = await store.parley(note.game, deal)
        if len(parley.kept) < len(seats_of(deal)):
            await store.put_parley(replace(parley, erase_at=now))
            await store.tidy(now)
        spent = _of_deal(await store.notes(note.game, TERMS), deal)
        how = Ended.model_validate(note.body).model_dump(mode="json", include={"how", "by"})
        cards = [replace(card(seat, deal), about=how) for seat in seats_of(deal)]
        await store.note(note.game, now, drop=[note, *spent], parcels=cards)

    await tables.alone(note.game, act)


async def erase_all(tables: Tables, note: NoteRow) -> None:
    """A day after the end of the game the words of all its deals are gone, those that were kept too."""
    store, now = tables.store, tables.time.now()
    await store.tidy(now)
    shown = {(one.audience, one.target, one.ref) for one in await store.messages(note.game, kind="deal")}
    cards = [Parcel(audience, target, "deal", ref, merge=True) for audience, target, ref in sorted(shown)]
    await store.note(note.game, now, drop=[note], parcels=cards)


def _of_deal(notes: Iterable[NoteRow], deal: str) -> list[NoteRow]:
    return [one for one in notes if one.ref.startswith(f"{deal}:")]
