"""One game in play: what is open, how an answer gets in, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from .ahead import Ahead, Now, Plan
from .choice import Raw, plain
from .decision import Decision, Kind, Posted, Seat
from .dice import Dice, DicePicker
from .digests import digest
from .docket import Docket
from .errors import Broken, Diverged, NotOpen, RulesError
from .event import Telling
from .game import Game, Ruling, Setup
from .journal import Checkpoint, Entry, Move, Outcome, check_undo, seals
from .marks import Chain, same
from .run import Run
from .script import STIRRED, Open, Reply, Stirred
from .state import State, load, save
from .view import View

G = TypeVar("G", bound=State)
S = TypeVar("S", bound=State)
Compare: TypeAlias = Literal["all", "last", "none"]


class Table(Generic[G]):
    """Runs one game.

    After any `Broken` the table is of no more use: nothing of that answer may be kept, and the table is resumed from
    the journal. All else that is raised leaves it as it was.

    Attributes:
        game: the rules.
        state: the state of the game; not to be changed but by scripts and rulings.
        head: the highest seq used so far.
        checkpoint: of the step being played.
        entries: the entries since.
        marks: whether entries get marks, and steps checkpoints but for the first; playouts do without.
    """

    checkpoint: Checkpoint

    def __init__(self, game: Game[G], state: G, *, head: int, refs: Mapping[str, str], marks: bool) -> None:
        self.game = game
        self.state = state
        self.head = head
        self.marks = marks
        self.entries: list[Entry] = []
        self._earlier: tuple[Checkpoint, list[Entry]] | None = None
        self._docket = Docket(digest(state.dice.seed, key="refs"), refs)
        self._chain = Chain(state.dice.seed)
        self._run = Run(game, state, saves=marks)
        self._views: dict[Seat | None, View] = {}
        self._common: dict[str, Any] = {}
        self._ahead: Ahead | None = None
        self._open: Mapping[str, Posted] | None = None
        self._resting = True

    # Making tables

    @staticmethod
    def start(game: Game[S], setup: Setup, *, marks: bool = True) -> tuple[Table[S], Outcome]:
        """Begin a game. NotAllowed: the setup does not suit it."""
        game.check(setup)
        return Table.begin(game, game.setup(replace(setup, ruleset=game.ruleset)), marks=marks)

    @staticmethod
    def begin(game: Game[S], state: S, *, marks: bool = True) -> tuple[Table[S], Outcome]:
        """Begin at a state made by hand: for tests of what comes late in a game."""
        table = Table(game, state, head=0, refs={}, marks=marks)
        return table, table._turn(table._run.begin)

    @staticmethod
    def resume(
        game: Game[S],
        checkpoint: Checkpoint,
        entries: Sequence[Entry],
        head: int = 0,
        *,
        compare: Compare = "all",
        marks: bool = True,
    ) -> Table[S]:
        """Rebuild a table: load the checkpoint and replay the entries after it.

        `head` is the highest seq ever used, undone entries included. `compare` says which entries must leave the mark
        they left before: all of them (after a release), the last (is enough for the same program), or none (to adopt
        new consequences; then they get new marks). Diverged: the document cannot be loaded, or an entry is not legal or
        has other consequences.
        """
        table = Table(game, _load(game, checkpoint), head=checkpoint.seq, refs=checkpoint.refs, marks=marks)
        table._reload(checkpoint)
        for entry in entries:
            compared = compare == "all" or (compare == "last" and entry is entries[-1])
            table._replay(entry, compare=compared, keep=compare != "none")
        table.head = max(head, table.head)
        return table

    def _reload(self, checkpoint: Checkpoint) -> None:
        """Begin the saved step again."""
        self.checkpoint = checkpoint
        try:
            self._turn(self._run.again)
        except Broken as error:
            raise Diverged(checkpoint.seq, checkpoint.step, repr(error)) from error

    def replay(self, entry: Entry, *, compare: bool = True) -> Outcome:
        """Do an entry again; not compared it gets a new mark.

        Diverged: it is not legal here, or has other consequences than its mark says.
        """
        return self._replay(entry, compare=compare, keep=compare)

    def _replay(self, entry: Entry, *, compare: bool, keep: bool) -> Outcome:
        """`keep`: the mark it bears, which may be of an older form, goes on to stand for it."""
        self.head = entry.seq - 1
        try:
            outcome = self._repeat(entry)
        except (RulesError, Broken) as error:
            self.close()
            raise Diverged(entry.seq, entry.key, repr(error)) from error
        if compare and not self.is_as_before(entry, outcome):
            self.close()
            raise Diverged(entry.seq, entry.key, "other consequences")
        if keep:
            self._line()[1][-1] = entry
        return outcome

    def is_as_before(self, entry: Entry, outcome: Outcome) -> bool:
        """Whether the entry just done again has left the mark it bears, as far as there are marks."""
        made = outcome.entry.mark if outcome.entry else ""
        return not (made and entry.mark) or same(entry.mark, made, self._docket.asked(), self.state.dice.total)

    def under(self, ruleset: int) -> None:
        """Steps that begin from now on note this version of the rules: for playing old moves again."""
        self._run.game = replace(self._run.game, ruleset=ruleset)

    def _repeat(self, entry: Entry) -> Outcome:
        if entry.kind == "rewind":
            return self.rewind(entry.raw)
        if entry.kind == "ruling" or entry.seat is None:
            return self.rule(entry.key, entry.raw)
        return self.submit(entry.seat, entry.key, entry.raw, entry.kind)

    def undo(self, seat: Seat) -> Table[G]:
        """The table as it was before the seat's last answer; this one is closed.

        NotAllowed: see `check_undo`. A table just resumed at a checkpoint knows no entry before it: resume it from an
        earlier one.
        """
        checkpoint, entries = self._line()
        check_undo(entries[-1] if entries else None, seat)
        table = Table.resume(self.game, checkpoint, entries[:-1], self.head, compare="last", marks=self.marks)
        self.close()
        return table

    @property
    def line(self) -> Sequence[Entry]:
        """The last entries as far back as the table knows them: to the checkpoint, or to the one before it."""
        return self._line()[1]

    def _line(self) -> tuple[Checkpoint, list[Entry]]:
        """The last entry, with those before it back to a checkpoint."""
        return self._earlier if self._earlier and not self.entries else (self.checkpoint, self.entries)

    def fork(self, seat: Seat, *, seed: str = "fork", same_dice: bool = False) -> Table[G]:
        """Another game that looks the same to this seat: others' secrets are re-dealt, coming dice are others.

        What others answered in secret is forgotten and answered anew. `same_dice` is for tests of secrecy.
        """
        table = Table.resume(self.game, self.checkpoint, self.entries, self.head, compare="none", marks=self.marks)
        table._docket.secret = self._docket.secret
        table._earlier = self._earlier  # its seat may take the same answer back
        self.game.scramble(table.state, seat, Dice(seed))
        if not same_dice:
            table.state.dice.seed = seed
        table.stir(keep=seat)
        picker = DicePicker(Dice(seed))
        for key, posted in list(table.open.items()):
            before = self.literal.get(key)
            if posted.decision.awaited and not (before and before.decision.awaited):
                table.submit(posted.decision.seat, key, posted.decision.choice.sample(picker))
        return table

    def close(self) -> None:
        """Drop the script; nothing more can be played here. Broken: the script would not end."""
        self._resting = False
        self._close_views()
        try:
            self._run.close()
        except Exception as error:
            raise Broken(f"a script did not end when it was dropped: {error!r}") from error

    # Playing

    @property
    def open(self) -> Mapping[str, Posted]:
        """What is asked now, by key: by the rules and, at a table that asks ahead, beforehand."""
        if self._ahead is None:
            return self._docket.open
        return self._look()

    def _look(self) -> Mapping[str, Posted]:
        """What is open at a table that asks ahead: looked for once an act."""
        if self._open is None:
            ahead = self._ahead
            self._open = ahead.look(self._now(), self.literal, self.state.dice.branch) if ahead else self.literal
        return self._open

    @property
    def literal(self) -> Mapping[str, Posted]:
        """What the rules ask now, by key, whether somebody has said something of it ahead or not."""
        return self._docket.open

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._run.over

    @property
    def turn(self) -> int:
        """The turn; 0 if none has begun, or the game counts none."""
        return self.game.turn(self.state)

    @property
    def phase(self) -> str:
        """The phase of the step that is running."""
        return self.game.phase(self.state.step)

    def view(self, seat: Seat | None) -> View:
        """What a seat may see; None: the public. Made once, and closed when the table moves on or is dropped."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
            self._views[seat].share(self._common)
        return self._views[seat]

    def _close_views(self) -> None:
        """Nobody reads off a state that changes."""
        for view in self._views.values():
            view.close()
        self._views.clear()
        self._common = {}

    def submit(self, seat: Seat, key: str, raw: Raw, kind: Kind = "answer", leaves: tuple[str, ...] = ()) -> Outcome:
        """Answer an open decision; of what is asked ahead, but for the kinds of questions it `leaves` (`Plan`).

        NotOpen, IllegalAnswer: nothing has happened.
        """
        self._check()
        asked_ahead = self._ahead is not None and key not in self.literal
        posted = self.open.get(key) if asked_ahead else self.literal.get(key)
        if posted is None or posted.decision.seat != seat:
            raise NotOpen("decision.closed", key=key)
        reply = self._read(posted, plain(raw))
        if asked_ahead:
            return self._say_ahead(posted, reply.raw, kind, leaves)
        return self._turn(lambda: self._run.say(reply), Move(kind, seat, key, reply.raw, posted))

    # Asking ahead

    def plan_ahead(self, plans: Iterable[Plan] = (), *, on: bool = True) -> None:
        """Ask ahead what the game can ask so, with what has been said of it until now; or no longer."""
        self._ahead, self._open = None, None
        if on and self.game.ahead:
            self._ahead = Ahead(self.game.ahead, self._docket.secret, {plan.key: plan for plan in plans})

    @property
    def asks_ahead(self) -> bool:
        """Whether it does; never where the game has nothing to ask so."""
        return self._ahead is not None

    @property
    def plans(self) -> Sequence[Plan]:
        """All that was said ahead, the newest last."""
        return tuple(self._ahead.plans.values()) if self._ahead else ()

    def planned(self) -> tuple[Posted, Raw] | None:
        """The next answer that comes out of a plan, to be submitted as it is."""
        if self._ahead is None or self.over:
            return None
        self._look()
        return self._ahead.ready(self.literal)

    def plan_behind(self, key: str) -> Plan | None:
        """The plan out of which a question of the rules is answered next."""
        return self._ahead.behind(key) if self._ahead else None

    def proposal(self, key: str) -> Raw:
        """What a card proposes for an open decision: of one asked ahead what was said or a plan, else its default."""
        return self.open[key].proposal

    def _now(self) -> Now:
        asked = [posted.decision for posted in self.literal.values()]
        return Now(self.state.step, self.turn, asked, self.view, foreseen=self._foreseen)

    def _foreseen(self, part: str, seat: Seat, supposing: Sequence[str] = ()) -> Sequence[Decision[Any]]:
        """`Now.foreseen`."""
        return self.game.foreseen(self.state, part, seat, supposing)

    def _say_ahead(self, posted: Posted, raw: Raw, by: Kind, leaves: tuple[str, ...]) -> Outcome:
        """Keep what a seat says ahead: nothing happens at the table but that less is asked."""
        if self._ahead is None:
            raise NotOpen("decision.closed", key=posted.decision.key)
        before = self.open
        plan = self._ahead.said(self._now(), posted, raw, by, leaves)
        self._open = None
        opened, closed = _changed(before, self.open)
        return Outcome(None, [], opened, closed, None, [plan])

    def _read(self, posted: Posted, raw: Raw) -> Reply:
        """IllegalAnswer: not offered; Broken: reading itself failed."""
        try:
            return Reply(posted.decision, raw, posted.decision.choice.read(raw))
        except RulesError:
            raise
        except Exception as error:
            raise self._broken(error) from error

    def rule(self, name: str, args: Raw) -> Outcome:
        """Make a ruling. NotOpen: there is none of that name; RulesError: it refuses, and nothing has happened."""
        self._check()
        chosen = self.game.rulings.get(name)
        if chosen is None:
            raise NotOpen("ruling.unknown", ruling=name)
        raw = plain(args)
        self._look()  # what is open before anything changes
        self._apply(chosen, chosen.read(raw))
        return self._turn(lambda: self._run.say(STIRRED), Move("ruling", None, name, raw))

    def _apply(self, chosen: Ruling[G], args: Mapping[str, Any]) -> None:
        """RulesError: it refuses and has changed nothing. Broken: it failed, or refused too late."""
        before = save(self.state)
        for view in self._views.values():  # it may refuse, and then they are good for longer
            view.whole()
        try:
            chosen.apply(self.state, **args)
        except RulesError as error:
            if save(self.state) != before or self.state.told:
                raise self._broken(error) from error
            raise
        except Exception as error:
            raise self._broken(error) from error

    def rewind(self, about: Raw = None) -> Outcome:
        """Note that play goes on from here although it had gone further: no roll from now on is one seen before.

        All that is open is asked anew, under other refs. The table must have been resumed at the place rewound to,
        with the head of the line left behind.
        """
        self._check()
        self._look()
        self.state.dice.branch = self.head + 1
        return self._turn(self._ask_anew, Move("rewind", None, "rewind", plain(about)))

    def _ask_anew(self) -> Open:
        self._docket.open.clear()
        return self._run.say(STIRRED)

    def _check(self) -> None:
        if not self._resting:
            raise Broken("this table was thrown away")
        if self.over:
            raise NotOpen("game.over")

    def stir(self, *, keep: Seat | None = None) -> Outcome:
        """Have every decision built afresh; rules are such that this changes nothing.

        `keep`: forget what seats other than this have answered in secret.
        """
        self._check()
        return self._turn(lambda: self._run.say(Stirred(keep)))

    # The engine

    def _turn(self, go: Callable[[], Open], move: Move | None = None) -> Outcome:
        """Let the script go on until it rests again, and note what it did."""
        self._resting = False  # and so it stays if anything below fails
        drawn, before = self.state.dice.total, dict(self.literal)
        shown = dict(self.open)
        self._close_views()
        try:
            self._advance(go, move)
            checkpoint = self._checkpoint(before)
            tellings = list(self.state.told)
            self.state.told.clear()
            sealed = move is not None and (self.state.dice.total != drawn or seals(move, tellings, self.literal))
            made = self._mark(tellings, checkpoint) if move and self.marks else ""
            entry = Entry(self.head, move.kind, move.seat, move.key, move.raw, made, sealed=sealed) if move else None
            self._note(entry, checkpoint)
            plans = self._noted(move, tellings) if move else []
            self._open = None
            opened, closed = _changed(shown, self.open)
        except Exception as error:
            raise self._broken(error) from error
        self._resting = True
        return Outcome(entry, tellings, opened, closed, checkpoint, plans)

    def _advance(self, go: Callable[[], Open], move: Move | None) -> None:
        if move is not None:
            self.head += 1
            if move.answered is not None and not move.answered.decision.stays:
                del self._docket.open[move.key]
        self._docket.post(go(), self.head)
        if not self.over and not any(posted.decision.awaited for posted in self.literal.values()):
            raise Broken("nothing is awaited, yet the game is not over")

    def _noted(self, move: Move, tellings: Sequence[Telling]) -> list[Plan]:
        """The plans out of which an answer came, and those that note what came of it."""
        if self._ahead is None:
            return []
        used = self._ahead.used(move.key, move.raw, self.head) if move.answered else []
        heard = self._ahead.heard(self._now(), tellings, move.key, self.head)
        return list({plan.key: plan for plan in (*used, *heard)}.values())

    def _checkpoint(self, before: Mapping[str, Posted]) -> Checkpoint | None:
        """The checkpoint of the last step begun in this turn, if one began."""
        begun, self._run.begun = self._run.begun, None
        if begun is None:
            return None
        stayed = {key: posted for key, posted in self.literal.items() if key in before}
        refs = {key: posted.ref for key, posted in stayed.items() if before[key].asking is posted.asking}
        return Checkpoint(self.head, self._run.step, self.state.ruleset, self.game.schema, begun, refs)

    def _note(self, entry: Entry | None, checkpoint: Checkpoint | None) -> None:
        if checkpoint is not None:
            self._earlier = (self.checkpoint, [*self.entries, entry]) if entry else None
            self.checkpoint, self.entries = checkpoint, []
            self._chain.begin()
        elif entry is not None:
            self.entries.append(entry)

    def _mark(self, tellings: Sequence[Telling], checkpoint: Checkpoint | None) -> str:
        """The mark of an entry that has told this, and led to this checkpoint."""
        self._chain.add(tellings, self._docket.asked(), self.state.dice.total)
        return self._chain.mark(self.game.schema, checkpoint.document if checkpoint else None)

    def _broken(self, error: Exception) -> Broken:
        self._resting = False
        try:
            self._run.close()
        except Exception as second:
            error.add_note(f"and the script did not end: {second!r}")
        return error if isinstance(error, Broken) else Broken(repr(error))


def _changed(before: Mapping[str, Posted], now: Mapping[str, Posted]) -> tuple[list[Posted], list[str]]:
    """What has opened or has other options than before, and the refs of what is no longer open."""
    opened = [posted for key, posted in now.items() if not posted.same(before.get(key))]
    still = {id(posted.asking) for posted in now.values()}
    return opened, [posted.ref for posted in before.values() if id(posted.asking) not in still]


def renewed(game: Game[S], checkpoint: Checkpoint) -> Checkpoint:
    """The checkpoint as this program writes it, whatever the order of its fields and its schema were.

    Diverged: the document cannot be loaded.
    """
    return replace(checkpoint, schema=game.schema, document=save(_load(game, checkpoint)))


def _load(game: Game[S], checkpoint: Checkpoint) -> S:
    """The saved state. Diverged: it cannot be loaded."""
    try:
        return load(game.state, checkpoint.document, schema=checkpoint.schema, now=game.schema, upgrades=game.upgrades)
    except Exception as error:
        raise Diverged(checkpoint.seq, checkpoint.step, repr(error)) from error
