"""Presses: one handler takes those on every component of Byrsa, by the `custom_id` that was pressed.

Nothing is kept in memory for a card, so old buttons work after a restart. All checks are made in the handler, which
always answers: find the game, check seat, revision and legality, commit, show.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final, TypeAlias

import discord
import structlog

from bot.base.errors import BotError, NotAllowed, NotOpen, StoreFailed
from bot.base.halves import HALVES, half_of
from bot.base.text import Catalogue, Voice
from bot.base.trail import TRAIL, new_trail, trail
from bot.services.people.tongue import reading
from bot.store.diary import diary
from bot.store.store import MessageRow
from bot.surface.kit import cards, explain, terms
from bot.surface.kit.address import Address, parse
from bot.surface.kit.forms import Submitted
from bot.surface.kit.fortunes import Story
from bot.surface.kit.knowing import UNKNOWN, known
from bot.surface.kit.layout import submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.present import asked
from bot.surface.kit.rate_limits import Kind
from bot.surface.kit.stories import story
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.asides import lay_out
from games.kernel import Seat

TWICE: Final = 1.0
LAST: Final = 1000
FORMING: Final = ("talk", "counter", "open", "callanswer")
"""Presses that open a form of another name; all others that do are named as it is."""
OPENED_BY: Final = {"goods": "form", "say": "talk"}
"""Those that open a form again which was refused, where they are named otherwise."""
OF_THE_WHOLE: Final = frozenset(
    (
        *("desk", "hand", "board", "shape", "film", "log", "table", "digest", "history", "replay", "why", "dossier"),
        *("lock", "open", "undo", "unpass", "promises", "orders", "rewind", "goback", "resume", "rematch", "motives"),
    )
)
"""Presses that are about the whole of a game that is made of games, on whichever half's card they stand."""
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Press:
    """One press, or one form handed in."""

    surface: Surface
    reply: Reply
    to: Address
    values: Sequence[str] = ()
    entered: Submitted = field(default_factory=dict[str, "str | Sequence[str]"])

    @property
    def user(self) -> discord.User | discord.Member:
        """Who pressed."""
        return self.reply.interaction.user

    @property
    def message(self) -> discord.Message | None:
        """The card that was pressed."""
        return self.reply.interaction.message

    @property
    def kind(self) -> str:
        """What was done: "button", "menu", "form" or "command"."""
        if self.reply.interaction.type is discord.InteractionType.component:
            return "menu" if self.values else "button"
        return "form" if self.reply.interaction.type is discord.InteractionType.modal_submit else "command"

    @property
    def named(self) -> str:
        """What that is called, in words of ours: the act of a press, or a command."""
        command = self.reply.interaction.command if self.kind == "command" else None
        return f"/{command.qualified_name}" if command else self.to.act

    async def look(self) -> Look:
        """The game as the presser sees it; on a card of a half, that half. NotOpen: there is none in play."""
        look = await self.surface.look_as(self.to.game, self.user.id)
        if look is None:
            raise NotOpen("game.unknown")
        return look

    async def own(self) -> Look:
        """The same, for somebody who holds a seat. NotAllowed: he does not."""
        return _seated(await self.look())

    async def all(self) -> Look:
        """The whole game, whatever half the press is about, as somebody sees it who holds a seat."""
        look = await self.surface.look_as(self.to.table, self.user.id)
        if look is None:
            raise NotOpen("game.unknown")
        return _seated(look)

    async def outline(self) -> Look:
        """The same of the whole game, for one who draws at once, before he waits for anything."""
        look = await self.surface.looker.outline(self.to.table, self.user.id)
        if look is None:
            raise NotOpen("game.unknown")
        return _seated(look)

    async def seat(self) -> Seat | None:
        """The seat the presser holds."""
        return await self.surface.seat_of(self.to.game, self.user.id)

    async def story(self, look: Look) -> Story:
        """What the card of a seat tells above its questions."""
        return story(look, await self.surface.receipts.past(look.game.id, look.seat))

    async def card(self) -> MessageRow | None:
        """What is remembered of the card that was pressed."""
        return await self.surface.store.message_by_id(self.message.id) if self.message else None


def _seated(look: Look) -> Look:
    if look.seat is None:
        raise NotAllowed("seat.none")
    return look


def _is_of(act: str, kind: str) -> bool:
    """Whether an act means something in a game, or in one of its halves."""
    return act not in OF_GAMES or not OF_GAMES[act].isdisjoint(
        (kind, *(half.game.id for half in HALVES.of(kind).values()))
    )


Act: TypeAlias = Callable[[Press], Awaitable[None]]
ACTS: dict[str, Act] = {}
FORMS: dict[str, Act] = {}
OF_GAMES: dict[str, set[str]] = {}
"""Of presses and forms that games bring: whose they are. In any other game they mean nothing."""


def opens_form(act: str) -> bool:
    """Whether a press opens a form: whoever closed it may open it again at once."""
    return act in FORMING or act in FORMS


@dataclass(slots=True)
class Reception:
    """Takes presses and forms.

    Attributes:
        under_way: how many are being answered, and what is done beside that nobody pressed for.
        answering: how many are being answered.
        leaving: the program ends; whoever presses now is asked to do so again later.
    """

    surface: Surface
    last: dict[int, tuple[float, int, str]] = field(default_factory=dict[int, tuple[float, int, str]])
    known: dict[int, None] = field(default_factory=dict[int, None])
    under_way: int = 0
    answering: int = 0
    leaving: bool = False

    async def press(self, interaction: Interaction, to: Address | None, values: Sequence[str]) -> None:
        """A button or menu was pressed; None: one that no card of ours has any more."""
        reply = Reply(interaction)
        if interaction.id in self.known:
            return
        if to is None:
            await self._tell(reply, "error-old-card")
            return
        if not opens_form(to.act) and self.twice(interaction, f"{to} {values}"):
            await reply.defer()
            return
        meant = replace(to, game=to.table) if to.act in OF_THE_WHOLE else to
        await self.take(ACTS.get(to.act), Press(self.surface, reply, meant, values))

    async def form(self, interaction: Interaction) -> None:
        """A form was handed in."""
        data: Any = interaction.data or {}
        to = parse(str(data.get("custom_id", "")))
        if to is None:
            await self._tell(Reply(interaction), "error-old-form")
            return
        await self.take(FORMS.get(to.act), Press(self.surface, Reply(interaction), to, entered=submitted(data)))

    async def _tell(self, reply: Reply, key: str) -> None:
        """Say a sentence to whoever pressed what is not looked at further."""
        with reading(await self.surface.language_of(reply.interaction)):
            await reply.whisper(words(self.surface.words().say(key)))

    def twice(self, interaction: Interaction, what: str) -> bool:
        """5.6: the same press on the same card within a second counts once."""
        now, message = interaction.client.loop.time(), interaction.message.id if interaction.message else 0
        before = self.last.get(interaction.user.id)
        self.last[interaction.user.id] = (now, message, what)
        return before is not None and before[1:] == (message, what) and now - before[0] < TWICE

    async def take(self, act: Act | None, press: Press) -> None:
        """Do it, or say why not; one that Discord tells of again is being answered already."""
        if press.reply.interaction.id in self.known:
            return
        self._know(press.reply.interaction.id)
        if self.leaving:
            with self.busy():
                await self._tell(press.reply, "error-leaving")
            return
        if await self.too_fast(press.reply):
            return
        began = perf_counter()
        self.under_way += 1
        self.answering += 1
        self.surface.lull.clear()
        language = await self.surface.language_of(press.reply.interaction, press.to.game)
        about = structlog.contextvars.bound_contextvars(game=press.to.game, act=press.to.act)
        with trail(TRAIL.get()), about, reading(language), diary():
            log.debug("press.taken", does=press.kind)
            try:
                await press.reply.within(self._do(act, press))
                self.count(press, "done", known=act is not None)
            except BotError as error:
                self.count(press, "refused", known=act is not None)
                await self.refuse(press, error)
            except Exception:
                self.count(press, "failed", known=act is not None)
                await failed(press.reply, self.surface)
            finally:
                self.measure(press, began)
                self.under_way -= 1
                self.answering -= 1
                if not self.answering:
                    self.surface.lull.set()

    def _know(self, interaction: int) -> None:
        """Discord may tell of it once more; of those long past it does not."""
        self.known[interaction] = None
        if len(self.known) > LAST:
            del self.known[next(iter(self.known))]

    @contextmanager
    def busy(self) -> Generator[None]:
        """While something is done that nobody pressed for."""
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def too_fast(self, reply: Reply) -> bool:
        """15: whoever goes too fast is told so once; what he pressed is not done."""
        command = reply.interaction.type is discord.InteractionType.application_command
        kind: Kind = "command" if command else "press"
        user, now = reply.interaction.user.id, reply.interaction.client.loop.time()
        if self.surface.haste.allows(user, kind, now):
            return False
        if command or self.surface.haste.first_time(user, kind, now):
            await self._tell(reply, "error-haste")
        else:
            await reply.defer()
        return True

    def measure(self, press: Press, began: float) -> None:
        """How long it took until the presser saw anything, and until all was done."""
        kind, since = press.kind, press.reply.since
        self.surface.figures.took("ack", (since or perf_counter()) - began, kind=kind)
        self.surface.figures.took("result", perf_counter() - began, kind=kind)

    def count(self, press: Press, outcome: str, *, known: bool) -> None:
        """What it came to. `known`: there is such an act; anybody may have written what there is not."""
        log.debug("press.over", outcome=outcome)
        act = press.named if known else "unknown"
        self.surface.figures.happened("press", kind=press.kind, act=act, outcome=outcome)

    async def _do(self, act: Act | None, press: Press) -> None:
        stand = await known(self.surface, press.reply.interaction, press.to.game) if press.to.game else None
        if act is None or (stand and not _is_of(press.to.act, stand.game.kind)):
            raise NotOpen("decision.closed")
        await act(press)
        if press.entered:
            self.surface.typed.forget(press.user.id, press.to)

    async def refuse(self, press: Press, error: BotError) -> None:
        """Say why nothing was changed."""
        if press.entered:
            self.surface.typed.keep(press.user.id, press.to, press.entered)
        if isinstance(error, StoreFailed):
            log.warning("press.refused", trouble=error.trouble, cause=str(error))
            self.last.pop(press.user.id, None)  # it may be pressed once more, at once too
        try:
            await say_why(press, error)
        except Exception:
            await failed(press.reply, self.surface)


async def say_why(press: Press, error: BotError) -> None:
    """M10: why nothing was changed, and what there is to do instead; a card that is out of date is brought up to it."""
    look = await _looking(press, error)
    if look is None:
        await press.reply.whisper(words(explain.reason(Voice(await _words(press, error)), error)))
    elif isinstance(error, NotOpen) and error.reason in explain.STALE and look.seat is not None:
        instead = await explain.what_came_instead(press.surface.store, look)
        kept = explain.handed_back(look.voice, press.entered)
        await lay_out(press.reply, look, Story([explain.reason(look.voice, error), instead, *kept]))
        if not kept and (file := explain.as_a_file(press.entered)):
            await press.reply.whisper(words(look.voice.say("error-typed")), file)
    else:
        posted = look.by_ref(press.to.ref)
        own = look.of(posted) if posted else look.within(half_of(press.to.game))
        await press.reply.whisper(explain.refusal(own, error, asked(posted, own) if posted else None, _opener(press)))


def _opener(press: Press) -> Address | None:
    """What opens a form again that was handed in; None: nothing was, or nothing does."""
    act = OPENED_BY.get(press.to.act, press.to.act)
    return press.to.to(act, press.to.arg) if press.entered and act in ACTS else None


async def _looking(press: Press, error: BotError) -> Look | None:
    """The game as the presser sees it; nobody is shown anything of one that does not exist for him."""
    if isinstance(error, NotOpen) and error.reason == UNKNOWN:
        return None
    try:
        return await press.surface.look_as(press.to.table, press.user.id)
    except BotError:
        return None


async def _words(press: Press, error: BotError) -> Catalogue:
    """Those of the game that is meant, which may still gather players: it has reasons of its own to refuse."""
    row = None if isinstance(error, StoreFailed) else await press.surface.store.find_game(press.to.game)
    return press.surface.words(row.kind) if row else press.surface.words()


async def failed(reply: Reply, surface: Surface) -> None:
    """Something nobody foresaw: a code, under which the log has the whole story."""
    found = TRAIL.get() or new_trail()
    try:
        await reply.whisper(words(surface.words().say("error-unexpected", code=found)))
    finally:
        surface.figures.happened("failed")
        log.exception("press.failed", code=found)


Shower: TypeAlias = Callable[[Press, MessageRow], Awaitable[None]]
SHOWERS: dict[str, Shower] = {}


async def show(press: Press, *, page: int = 0, only: str = "", said: Sequence[str] = ()) -> None:
    """Show the card that was pressed as it is now; a card of the whole table is answered with the desk.

    `said`: what is told of this press, below the receipts.
    """
    row = None if press.reply.private else await press.card()
    past = await press.surface.receipts.past(press.to.table, await press.seat())
    look = await press.outline()
    if row is not None and row.kind in SHOWERS:
        await SHOWERS[row.kind](press, row)
        return
    told = story(look, past)
    if row is None or row.kind != "decisions":
        panel = await lay_out(press.reply, look, told, page=page, only=only, said=said)
    elif await press.reply.redraw(panel := cards.desk(look, told.and_said(said), page=page, only=only)):
        ref = cards.shown(look.calling, row.ref)
        await press.surface.store.put_message(replace(row, ref=ref, digest=cards.mark(look, told)))
    await terms.note(press.surface.store, look, panel)
