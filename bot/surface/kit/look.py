"""A game as one seat, or the public, sees it: all that cards are made of, and nothing else."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache, partial
from typing import Any, Protocol

from bot.base.errors import NotOpen
from bot.base.halves import HALVES, half_of, in_half, seen_in
from bot.base.legible import told_apart
from bot.base.text import READER, Catalogue, Library, Voice, catalogue
from bot.services.clock.deadlines import QUARTERS, bank_of
from bot.services.deals.calls import Call, calls
from bot.services.deals.promises import unanswered
from bot.services.deals.terms import ended_deals
from bot.services.orders.book import runs
from bot.services.orders.errands import ERRAND, must_pass, own_default
from bot.services.orders.orders import DEFAULTS, in_force
from bot.services.pauses.pauses import Pause, pauses
from bot.services.people.automata import BY_DEFAULTS, CARETAKER, choice, playing
from bot.services.people.people import of_seat
from bot.services.people.tongue import Tongues
from bot.services.seats.circles import Circle, circles
from bot.services.sittings.absence import absent
from bot.services.sittings.sittings import sitting
from bot.store.store import GameRow, SeatRow, Stand, Store, WindowRow
from bot.surface.kit.held import by_time, has_dossier, held_by
from bot.surface.kit.names import Names, naming, seat_names, sigil, tame
from bot.table.undo import undoable
from games.kernel import Decision, Game, Posted, Raw, Seat, State, View, Window
from games.kernel.table import Table

KEPT = 256


class Games(Protocol):
    """Where live tables are found."""

    async def sight(self, game: str) -> tuple[Stand, Table[Any]]:
        """How a game that has begun stands, and its table. NotOpen: it has not, or there is none."""
        ...

    async def as_it_was(self, game: str, seq: int) -> Table[Any]:
        """The table as it was after an entry; whoever asked closes it."""
        ...


@dataclass(frozen=True)
class Board:
    """One of the games that a game is made of, as a look at that game shows it.

    Attributes:
        kind: which game it is.
        seen: its view inside that of the whole.
        voice: its words and names.
        step, phase, turn: where it stands.
    """

    kind: str
    seen: Callable[[View], View]
    voice: Voice
    step: str
    phase: str
    turn: int


@dataclass(frozen=True)
class Look:
    """What a seat (None: the public) sees of a game in play.

    Attributes:
        sight: makes the view, whose parts are made as they are read: that costs more than all the rest. Once somebody
            has acted, only who was given the look by `Looker.look` can read what nobody had read before.
        own: its open decisions; empty for the public.
        waiting: how many decisions each seat is waited for in; covert ones never count.
        where: of a game that is made of games, the seats that each half waits for, as far as others may be told who.
        unnamed: those of them in hidden windows, of which others are told only how many there are.
        pauses: what holds play up on purpose, for all to know.
        sealed: something is asked ahead of which others are not even told whether anybody is still to answer.
        drafts: its saved answers, by ref; where it has none, what it wants at its deadlines.
        wishes: the refs of those.
        skipped: the refs of decisions for which an order was meant, but could not be carried out.
        ordered: the refs of decisions that an order of its own answers in any case.
        due: deadlines by ref.
        drawing: the seats that draw on their banks of time now; covert decisions count for the seat itself only.
        bank: how many windows the seat has in reserve.
        step: the step that is running; phase: the one it belongs to.
        turn: the turn; 0 if the game does not count any.
        dossier: its holder is new, or has inherited orders.
        still: why the clocks stand still; then no deadline is shown.
        away: who is away, and until when.
        live: the table sits live.
        undo: what names its last answer, as long as that can be taken back.
        receipts: its deals that were over not long ago, whose words may still be kept.
        asked: the promises it is asked about.
        met: the terms that were explained to its holder, each by the question under which it was.
        calls: what seats look for, as all were told.
        circles: where it talks in private, its camp first.
        boards: the games that this game is made of, as far as they have begun, by the names of its halves.
        half: of which half it is a look; "": of the whole.
        sign: the sign and the name of that half, for cards that stand beside those of others.
        date: the turn of the whole, by which cards of a half are dated: a half may count its own.
    """

    game: GameRow
    seats: Mapping[Seat, SeatRow]
    seat: Seat | None
    sight: Callable[[], View]
    voice: Voice
    own: Sequence[Posted]
    waiting: Mapping[Seat, int]
    where: Mapping[str, Sequence[Seat]] = field(default_factory=dict[str, "Sequence[Seat]"])
    unnamed: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    sealed: bool = False
    pauses: Sequence[Decision[Any]] = ()
    drafts: Mapping[str, Raw] = field(default_factory=dict[str, Raw])
    due: Mapping[str, datetime] = field(default_factory=dict[str, datetime])
    wishes: Container[str] = ()
    skipped: Container[str] = ()
    ordered: Container[str] = ()
    drawing: Container[Seat | None] = ()
    bank: float = 0
    step: str = ""
    phase: str = ""
    turn: int = 0
    over: bool = False
    dossier: bool = False
    still: Sequence[Pause] = ()
    away: Mapping[Seat, datetime] = field(default_factory=dict[Seat, datetime])
    live: bool = False
    undo: str = ""
    receipts: Sequence[str] = ()
    asked: Sequence[str] = ()
    met: Mapping[str, str] = field(default_factory=dict[str, str])
    calls: Sequence[Call] = ()
    circles: Sequence[Circle] = ()
    boards: Mapping[str, Board] = field(default_factory=dict[str, Board])
    half: str = ""
    sign: str = ""
    date: int = 0

    def within(self, half: str) -> Look:
        """The same, narrowed to one half: as if that game were played alone. That of a half, or of none: itself."""
        board = self.boards.get(half)
        if board is None:
            return self
        return replace(
            self,
            game=replace(self.game, id=in_half(self.game.id, half), kind=board.kind),
            sight=partial(_on, board, self.sight),
            voice=board.voice,
            own=[posted for posted in self.own if posted.decision.half == half],
            step=board.step,
            phase=board.phase,
            turn=board.turn,
            boards={},
            half=half,
            sign=self.voice.sign(half),
        )

    def of(self, posted: Posted) -> Look:
        """The same, narrowed to the half that asks this."""
        return self.within(posted.decision.half)

    @property
    def view(self) -> View:
        """The table as it is seen."""
        return self.sight()

    @property
    def awaited(self) -> list[Posted]:
        """The own decisions the table waits for."""
        return [posted for posted in self.own if posted.decision.awaited]

    @property
    def calling(self) -> list[Posted]:
        """Those it is called for: not where it can only pass, nor where an order of its own answers in any case."""
        return [posted for posted in self.awaited if not must_pass(posted) and posted.ref not in self.ordered]

    @property
    def deadline(self) -> datetime | None:
        """The next deadline of those shown here."""
        return min(self.due.values(), default=None)

    def find(self, kind: str = "", **about: object) -> Posted | None:
        """The own open decision of a kind, or of any kind that is about this."""
        wanted = about.items()
        found = (one for one in self.own if kind in ("", one.decision.kind) and wanted <= one.decision.about.items())
        return next(found, None)

    def by_ref(self, ref: str) -> Posted | None:
        """The own open decision under a ref."""
        return next((one for one in self.own if one.ref == ref), None)

    def sigil(self, seat: Seat) -> str:
        """The shape of a seat."""
        return sigil(self.voice.words, seat)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """How a game stands and whose eyes look at it: enough to answer a press, without drawing anything."""

    stand: Stand
    table: Table[Any]
    seat: Seat | None

    def posted(self, ref: str) -> Posted | None:
        """The open decision under a ref, whoever is asked."""
        return next((one for one in self.table.open.values() if one.ref == ref), None)

    @property
    def drafts(self) -> dict[str, Raw]:
        """The saved answers of the seat, and where it has saved none, its own defaults."""
        return {**self.wishes, **self.prepared}

    @property
    def prepared(self) -> dict[str, Raw]:
        """What the seat has prepared, by ref; also what was put aside meanwhile and is asked again."""
        mine = [row for row in self.stand.saved if row.seat == self.seat]
        own = [one for one in self.table.open.values() if one.decision.seat == self.seat] if mine else []
        again = {
            one.ref: row.raw for one in own for row in mine if row.rev and row.is_for("", one.decision.key, one.rev)
        }
        return {**again, **{row.ref: row.raw for row in mine}}

    @property
    def skipped(self) -> frozenset[str]:
        """The decisions of the seat for which one of its orders was skipped."""
        mine = (note for note in self.stand.notes_of(ERRAND) if note.body.get("seat") == self.seat)
        return frozenset(note.ref for note in mine if note.body.get("told"))

    @property
    def ordered(self) -> frozenset[str]:
        """The decisions of the seat that one of its orders answers in any case."""
        if self.seat is None or not (orders := in_force(self.stand.orders, self.seat)):
            return frozenset()
        own = [one for one in self.table.open.values() if one.decision.seat == self.seat]
        return frozenset(one.ref for one in own if runs(orders, one.decision, self.table.turn))

    @property
    def wishes(self) -> dict[str, Raw]:
        """What the seat wants at its deadlines, where that is not the default of the rules."""
        if self.seat is None or not self.stand.note(DEFAULTS, str(self.seat)):
            return {}
        own = [one for one in self.table.open.values() if one.decision.seat == self.seat]
        found = {one.ref: own_default(self.stand, one, self.table) for one in own}
        saved = self.prepared
        return {ref: raw for ref, raw in found.items() if raw is not None and ref not in saved}


@dataclass(slots=True)
class Looker:
    """Makes looks from the store and the live tables.

    `kept`: the newest look of each reader, good as long as the game stands as it stood (the same `Stand`) and the
    same table is at the same act; when somebody takes another name all are thrown away.
    `tongues`: whose language words are made in.
    """

    store: Store
    games: Games
    library: Library = field(default_factory=Library)
    known: dict[int, str] = field(default_factory=dict[int, str])
    kept: OrderedDict[tuple[str, Seat | None, str], tuple[Stand, Table[Any], int, Look]] = field(
        default_factory=OrderedDict[tuple[str, "Seat | None", str], tuple[Stand, Table[Any], int, Look]]
    )
    tongues: Tongues = field(init=False)

    def __post_init__(self) -> None:
        self.tongues = Tongues(self.store)

    async def glimpse(self, game: str, who: Seat | int | None = None) -> Glimpse | None:
        """A game that has begun, through the eyes of a seat, the holder of a seat, or the public."""
        try:
            stand, table = await self.games.sight(game)
            while unknown := [row.user for row in stand.seats.values() if row.user and row.user not in self.known]:
                await self.person(unknown[0])
                stand, table = await self.games.sight(game)  # while we asked, somebody may have acted
        except NotOpen:
            return None
        return Glimpse(stand, table, held_by(stand.seats.values(), who) if isinstance(who, int) else who)

    async def look(self, game: str, who: Seat | int | None = None) -> Look | None:
        """A game that has begun, as a seat, the holder of a seat, or the public sees it; None: there is none.

        By the id of a half it is a look at that half.
        As long as it is held all of it can be read, whatever happens at the table meanwhile.
        """
        found = await self.outline(game, who)
        if found is None:
            return None
        sight = partial(found.sight)  # a handle of its own, which goes when the reader goes
        sight().keep_for(sight)
        return replace(found, sight=sight)

    async def outline(self, game: str, who: Seat | int | None = None) -> Look | None:
        """The same, for one who draws at once, before he waits for anything: no more is made than he reads."""
        seen = await self.glimpse(game, who)
        return self._outlined(seen).within(half_of(game)) if seen else None

    async def past(self, game: str, who: Seat | int | None, seq: int) -> Look | None:
        """A game as it was after an entry: to be looked at only, nothing is asked there any more."""
        seen = await self.glimpse(game, who)
        if seen is None:
            return None
        table = await self.games.as_it_was(game, seq)
        try:
            then = self._made(Glimpse(replace(seen.stand, saved=[], windows=[]), table, seen.seat))
            then.view.whole()
        finally:
            table.close()
        return replace(then, own=[], waiting={}).within(half_of(game))

    def _outlined(self, seen: Glimpse) -> Look:
        """At once after the glimpse: nobody acts in between."""
        reader, head = (seen.stand.game.id, seen.seat, READER.get()), seen.table.head
        stand, table, at, found = self.kept.pop(reader, (None, None, head, None))
        if found is None or stand is not seen.stand or table is not seen.table or at != head:
            found = self._made(seen)
        self.kept[reader] = seen.stand, seen.table, head, found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    def _made(self, seen: Glimpse) -> Look:
        """In the language of whoever reads it, not of whoever sits there: others may read what a seat sees."""
        game, seats = seen.stand.game, seen.stand.seats
        words = self.library.of(game.kind)
        called = told_apart((row.user, self.known[row.user]) for row in by_time(seats.values()) if row.user)
        holders = {seat: self._holder(row, called, words, seen.stand) for seat, row in seats.items()}
        own = naming(game.kind)
        holders |= own.automata(words, seen.table.state)
        printed = {**own.printed(), **own.reprinted(words, seen.table.state)}
        voice = Voice(words, {**printed, **seat_names(words, holders)}, own.goods())
        found = look(seen.table, seen.seat, voice, game, seats, windows=seen.stand.windows, drafts=seen.drafts)
        bank = bank_of(seen.stand, seen.seat, found.turn).quarters / QUARTERS if seen.seat else 0
        fresh = has_dossier(seen.stand, seen.seat)
        found = replace(found, wishes=frozenset(seen.wishes), skipped=seen.skipped, bank=bank, dossier=fresh)
        found = replace(found, ordered=seen.ordered, met=_met(seen), calls=calls(seen.stand, seen.table))
        return _beside(found, seen.stand)

    @staticmethod
    def _holder(row: SeatRow, called: Mapping[int, str], words: Catalogue, stand: Stand) -> str:
        """Who plays a seat; a caretaker is marked, also where he plays for somebody who is away."""
        if row.user is None:
            return nobody(words, stand, row)
        return f"{called[row.user]} ⚙" if stand.note(CARETAKER, row.seat) else called[row.user]

    def name(self, user: int, name: str) -> None:
        """Somebody goes by this name from now on."""
        self.known[user] = name
        self.kept.clear()

    async def person(self, user: int) -> str:
        """The name somebody last went by."""
        if user not in self.known:
            self.known[user] = tame(str((await self.store.user(user)).settings.get("name", "?")))
        return self.known[user]


def nobody(words: Catalogue, stand: Stand, row: SeatRow) -> str:
    """What stands for a name where no person sits: that the seat is free, or how well its computer player plays."""
    return words.say(f"holder-{row.holder}", plays=_plays(stand, row.seat))


def _plays(stand: Stand, seat: Seat) -> str:
    """How well the computer player of a seat plays; "one": it has no level; "defaults": it does not play to win."""
    mind = playing(stand, seat) or BY_DEFAULTS
    return mind if mind == BY_DEFAULTS or choice(stand.game.kind) else "one"


def _met(seen: Glimpse) -> Mapping[str, str]:
    """The terms that were explained to the holder of the seat."""
    return of_seat(seen.stand, seen.seat).met if seen.seat is not None else dict[str, str]()


def _beside(look: Look, stand: Stand) -> Look:
    """What the table knows beside the game: whether it stands still or sits live, and who is away."""
    if stand.game.status == "over":  # also where the table ended it before its rules did
        look = replace(look, over=True, own=[], waiting={})
    due = dict[str, datetime]() if stand.game.paused_at or look.over else look.due
    look = replace(look, still=pauses(stand.notes), away=absent(stand), live=sitting(stand.notes), due=due)
    private = circles(stand, look.seat) if look.seat is not None else ()
    return replace(look, receipts=ended_deals(stand, look.seat), asked=unanswered(stand, look.seat), circles=private)


def look(
    table: Table[Any],
    seat: Seat | None,
    voice: Voice,
    game: GameRow,
    seats: Mapping[Seat, SeatRow],
    *,
    windows: Sequence[WindowRow] = (),
    drafts: Mapping[str, Raw] | None = None,
) -> Look:
    """What a seat sees of a table."""
    sight, called = cache(partial(_view, table, table.head, seat)), naming(game.kind)
    boards = _boards(table, sight, voice, seats)
    halves = {half: board.voice for half, board in boards.items()}
    names = Names(voice.names, cache(lambda: called.born(sight())), called.changing)
    found = Look(
        game=game,
        seats=seats,
        seat=seat,
        sight=sight,
        voice=replace(voice, names=names, halves=halves),
        own=[posted for posted in table.open.values() if posted.decision.seat == seat],
        waiting=Counter(),
        drafts=drafts or {},
        due=deadlines(windows, seat),
        drawing={one.seat for one in windows if one.drawn and (one.seat == seat or not one.covert)},
        step=table.state.step,
        phase=table.phase,
        turn=table.turn,
        date=table.turn,
        over=table.over,
        undo=undoable(table, seat),
        boards=boards,
    )
    return _with_whom_it_waits_for(found, table)


def _boards(
    table: Table[Any], sight: Callable[[], View], voice: Voice, seats: Mapping[Seat, SeatRow]
) -> dict[str, Board]:
    """The games that a game is made of, as far as they have begun; seats are called as in the whole."""
    holders = {str(seat): voice.name(str(seat)) for seat in seats}
    states = {name: (half.game, half.state(table.state)) for name, half in HALVES.of(table.game.id).items()}
    return {
        name: _board(partial(seen_in, table.game.id, name), sight, game, state, voice.words.language, holders)
        for name, (game, state) in states.items()
        if state is not None
    }


def _board(
    seen: Callable[[View], View],
    sight: Callable[[], View],
    game: Game[Any],
    state: State,
    language: str,
    holders: Mapping[str, str],
) -> Board:
    """One of them, with the words and names of that game."""
    own, words = naming(game.id), catalogue(game.id, language)
    automata = {str(seat): name for seat, name in own.automata(words, state).items()}
    born = cache(lambda: own.born(seen(sight())))
    printed = {**own.printed(), **own.reprinted(words, state)}
    voice = Voice(words, Names({**printed, **holders, **automata}, born, own.changing), own.goods())
    return Board(game.id, seen, voice, state.step, game.phase(state.step), game.turn(state))


def _on(board: Board, sight: Callable[[], View]) -> View:
    """A board inside the view of the whole."""
    return board.seen(sight())


def _with_whom_it_waits_for(found: Look, table: Table[Any]) -> Look:
    """The same with whom the table waits for, as far as others may learn it."""
    asked = [posted for posted in table.open.values() if posted.decision.awaited]
    awaited = [posted.decision for posted in asked if not is_sealed(posted)]
    named = [decision for decision in awaited if not decision.covert and not is_hidden(decision)]
    where = {half: dict.fromkeys(one.seat for one in named if one.half == half) for half in found.boards}
    return replace(
        found,
        where={half: list(seats) for half, seats in where.items() if seats},
        waiting=Counter(decision.seat for decision in awaited if not decision.covert),
        unnamed=Counter(decision.seat for decision in awaited if not decision.covert and is_hidden(decision)),
        sealed=len(awaited) < len(asked),
        pauses=[posted.decision for posted in asked if posted.decision.window is Window.PAUSE][:1],
    )


def is_sealed(posted: Posted) -> bool:
    """Whether others may learn neither who is still to answer nor how many: who can do nothing is not asked ahead."""
    return posted.asking.ahead and posted.decision.hidden


def is_hidden(decision: Decision[Any]) -> bool:
    """10.4: whether nobody may learn who has answered: sealed votes, and windows all are asked in, able or not."""
    return decision.hidden and decision.window not in (Window.SOLO, Window.SEQUENCE)


def deadlines(windows: Sequence[WindowRow], seat: Seat | None) -> dict[str, datetime]:
    """By when a seat is awaited; for the public all but what is covert."""
    seen = (one for one in windows if one.seat == seat or (seat is None and not one.covert))
    return {one.ref: one.due for one in seen if one.due}


def _view(table: Table[Any], head: int, seat: Seat | None) -> View:
    """What a seat sees. LookupError: somebody has acted, and nobody knows yet whether that is written."""
    if table.head != head:
        raise LookupError(f"the table is at {table.head}, no longer at {head}")
    return table.view(seat)
