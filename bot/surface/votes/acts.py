"""What the buttons of a table do, and the commands: pausing, extending, sitting live, being away, changing the pace."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from bot.base import dates
from bot.base.errors import NotAllowed, RulesError
from bot.base.text import Voice
from bot.services.pauses.pauses import HOURS, REASON, ask_extend, ask_pause, ask_resume
from bot.services.people.automata import BY_DEFAULTS, Mind, mind_of
from bot.services.people.people import preferences
from bot.services.resolutions.endings import ask_end as ask_end_game
from bot.services.resolutions.terms import ask_master, ask_pace, show
from bot.services.sittings.absence import Policy, ask_away, come_back
from bot.services.sittings.sittings import ask_end, ask_sitting
from bot.services.votes.motions import Motion
from bot.store.store import GameRow
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.names import chair
from bot.surface.kit.panel import Button, Item, buttons, words
from bot.surface.kit.surface import Person
from bot.surface.lobby import lobby
from bot.surface.lobby.acts import ask_hours
from bot.surface.press.items import Act, Press
from bot.surface.votes.panel import table_card
from bot.surface.votes.votes import answered
from games.catalog import levels
from games.kernel.minds import LEVELS

POLICIES: Final[Mapping[str, Policy]] = {"orders": "orders", "wait": "wait", "caretaker": "caretaker"}
TYPED: Final = 40
NAMED: Final = 8


async def _heard(press: Press, motion: Motion | None, done: str) -> None:
    """The vote on it, what was decided, or that it is done, for nobody had to agree."""
    if motion is not None:
        await answered(press, motion)
    else:
        await press.reply.whisper(words(press.surface.words().say(done)))


async def _zone(press: Press) -> str:
    return preferences(await press.surface.store.user(press.user.id)).zone


# -- pausing -----------------------------------------------------------------------------------------------------------
def pause(hours: int | None, reason: str) -> Act:
    """`/table pause`."""

    async def act(press: Press) -> None:
        motion = await ask_pause(press.surface.tables, press.to.game, press.user.id, hours, reason)
        await _heard(press, motion, "table-done")

    return act


async def resume(press: Press) -> None:
    """`Resume`, and `/table resume`."""
    motion = await ask_resume(press.surface.tables, press.to.game, press.user.id)
    await _heard(press, motion, "table-resumed")


def extend(hours: int, reason: str) -> Act:
    """`/table extend`."""

    async def act(press: Press) -> None:
        motion = await ask_extend(press.surface.tables, press.to.game, press.user.id, hours, reason)
        await _heard(press, motion, "table-done")

    return act


async def how_long(press: Press) -> None:
    """The form of `Pause…` and `Extend…`: for how long, and why."""
    say, which = press.surface.words().say, press.to.act
    low, high = HOURS.start, HOURS.stop - 1
    hours = Input("hours", "text", say("field-hours"), say(f"form-hours-{which}", low=low, high=high), most=3)
    reason = Input("reason", "text", say("field-reason"), say("form-reason"), long=True, most=REASON)
    await press.reply.ask(Form(say(f"button-{'pause' if which == 'halt' else which}"), press.to, (hours, reason)))


async def halt(press: Press) -> None:
    """The form of `Pause…`."""
    typed = _typed(press, "hours")
    await pause(_number(typed) if typed else None, _typed(press, "reason"))(press)


async def later(press: Press) -> None:
    """The form of `Extend…`."""
    await extend(_number(_typed(press, "hours")), _typed(press, "reason"))(press)


def _typed(press: Press, name: str) -> str:
    value = press.entered.get(name, "")
    return value.strip() if isinstance(value, str) else (value[0] if value else "")


def _number(typed: str) -> int:
    """Hours as they were typed. NotAllowed: no number."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 3):
        raise NotAllowed("pause.hours", low=HOURS.start, high=HOURS.stop - 1)
    return int(typed)


# -- live sittings -----------------------------------------------------------------------------------------------------
def sit(when: str) -> Act:
    """`/table sitting`."""

    async def act(press: Press) -> None:
        now = press.surface.time.now()
        at = dates.understood(when, await _zone(press), now) if when.strip() else None
        motion = await ask_sitting(press.surface.tables, press.to.game, press.user.id, at if at != now else None)
        await _heard(press, motion, "table-done")

    return act


async def when_to_sit(press: Press) -> None:
    """The form of `Live Sitting…`."""
    say = press.surface.words().say
    when = Input("when", "text", say("field-when"), say("form-when"), most=TYPED)
    await press.reply.ask(Form(say("button-gather"), press.to, (when,)))


async def gather(press: Press) -> None:
    """The form of `Live Sitting…`."""
    await sit(_typed(press, "when"))(press)


async def rise(press: Press) -> None:
    """`End Live Sitting`."""
    await ask_end(press.surface.tables, press.to.game, press.user.id)
    await press.reply.whisper(words(press.surface.words().say("table-risen")))


# -- absence -----------------------------------------------------------------------------------------------------------
async def when_away(press: Press) -> None:
    """The form of `Away…`, for this game, or for all."""
    say = press.surface.words().say
    since = Input("since", "text", say("field-since"), say("form-when"), most=TYPED)
    until = Input("until", "text", say("field-until"), say("form-until"), most=TYPED)
    items = [Item(say(f"away-policy-{one}"), one, say(f"away-note-{one}"), one == "orders") for one in POLICIES]
    rows = await _about(press)
    able = [one for one in LEVELS if any(one in levels(row.kind) for row in rows)]
    items += [Item(say("away-policy-plays", level=say(f"level-{one}")), one, say(f"level-{one}.means")) for one in able]
    policy = Input("policy", "radio", say("field-policy"), items=items)
    await press.reply.ask(Form(say("button-away"), press.to, (since, until, policy)))


async def away(press: Press) -> None:
    """The form of `Away…`; opened by the command it is about all games."""
    typed = _typed(press, "policy")
    plays = mind_of(typed) if typed in LEVELS else BY_DEFAULTS
    await go_away(
        press,
        await _about(press),
        (_typed(press, "since"), _typed(press, "until")),
        "caretaker" if typed in LEVELS else POLICIES.get(typed, "orders"),
        plays,
    )


async def _about(press: Press) -> list[GameRow]:
    """The game whose button was pressed; of the command's form all of his."""
    row = await press.surface.store.find_game(press.to.game)
    return [row] if row else await press.surface.games_of(press.user.id)


async def go_away(press: Press, games: list[GameRow], typed: tuple[str, str], policy: Policy, plays: Mind) -> None:
    """Be away from these games; what came of it is said once for all of which it is so.

    `typed`: since when, and until when; `plays`: how a caretaker does.
    """
    since, until = typed
    now, zone = press.surface.time.now(), await _zone(press)
    start, end = dates.understood(since, zone, now), dates.understood(until, zone, now, end=True)
    if not until.strip():
        raise NotAllowed("away.past")
    came = defaultdict[tuple[str, str], list[str]](list)
    for row in games:
        came[await _away_from(press, row, (start, end), policy, plays)].append(row.title)
    voice = Voice(press.surface.words())
    await press.reply.whisper(
        words(*(voice.say(key, title=_named(voice, titles), why=why) for (key, why), titles in came.items()))
    )


async def _away_from(press: Press, row: GameRow, span: dates.Span, policy: Policy, plays: Mind) -> tuple[str, str]:
    """What is said of it, and why it cannot be."""
    try:
        motion = await ask_away(press.surface.tables, row.id, press.user.id, *span, policy, plays)
    except RulesError as error:
        return "away-refused", Voice(press.surface.words(row.kind)).reason(error.reason, error.about)
    return "away-asked" if motion else "away-noted", ""


def _named(voice: Voice, titles: Sequence[str]) -> str:
    """Games by their titles, as many as can be read."""
    more = [voice.say("games-more", count=len(titles) - NAMED)] if len(titles) > NAMED else []
    return voice.list([*titles[:NAMED], *more])


async def back(press: Press) -> None:
    """`I Am Back`, in this game."""
    row = await press.surface.store.find_game(press.to.game)
    await come_home(press, [row] if row else [])


async def come_home(press: Press, games: list[GameRow]) -> None:
    """Be back, or do not go: in these games."""
    ended = [row.title for row in games if await come_back(press.surface.tables, row.id, press.user.id)]
    voice = Voice(press.surface.words())
    said = voice.say("away-ended", title=_named(voice, ended)) if ended else voice.say("away-none")
    await press.reply.whisper(words(said))


# -- terms -------------------------------------------------------------------------------------------------------------
async def pace(press: Press) -> None:
    """The menu of paces."""
    await change_pace(press.values[0] if press.values else "")(press)


def change_pace(wished: str) -> Act:
    """`/game settings` with a pace."""

    async def act(press: Press) -> None:
        motion = await ask_pace(press.surface.tables, press.to.game, press.user.id, wished)
        await _heard(press, motion, "table-done")

    return act


def change_master(person: int) -> Act:
    """`/game settings` with a game master."""

    async def act(press: Press) -> None:
        motion = await ask_master(press.surface.tables, press.to.game, press.user.id, person)
        await _heard(press, motion, "table-done")

    return act


def change_visibility(wished: str) -> Act:
    """`/game settings` with who may join."""

    async def act(press: Press) -> None:
        await show(press.surface.tables, press.to.game, press.user.id, wished)
        await press.reply.whisper(words(press.surface.words().say("table-done")))

    return act


async def seen(press: Press) -> None:
    """The button that opens a game to all, or closes it."""
    await change_visibility(press.to.arg)(press)


def invite(guest: Person) -> Act:
    """`/game invite`."""

    async def act(press: Press) -> None:
        await lobby.invite(press.surface, press.to.game, press.user, guest)
        await press.reply.whisper(words(press.surface.words().say("table-done")))

    return act


async def accepted(press: Press) -> None:
    """`Sit Down`, for whoever was invited."""
    seat = await lobby.join(press.surface, press.to.game, press.user)
    say = press.surface.words().say
    await press.reply.whisper(words(say("lobby-joined", seat=chair(press.surface.words(), seat))))
    await ask_hours(press)


async def finish(press: Press) -> None:
    """`End Game…`, and `/table end`: a second look, for this is for good."""
    say = press.surface.words().say
    sure = Button(say("button-end-game"), press.to.to("finished"), "danger")
    await press.reply.whisper(words(say("table-end-sure")) + buttons(sure))


async def finished(press: Press) -> None:
    """He is sure."""
    await _heard(press, await ask_end_game(press.surface.tables, press.to.game, press.user.id), "table-done")


async def settings(press: Press) -> None:
    """`/game settings`: the panel of the table."""
    await press.reply.whisper(await table_card(press.surface, press.to.game, press.user.id))
