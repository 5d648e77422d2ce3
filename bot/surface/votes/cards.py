"""The card of a table vote, and the word on what came of it (M3, M9). Pure: from a motion to a panel.

A table votes in a held game too, where there is nothing to look at: so these cards need no look at the game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from bot.base.errors import NotAllowed
from bot.base.text import Voice
from bot.services.votes.motions import Motion, Tally, vote
from bot.services.votes.votes import counted
from bot.store.store import Stand
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp
from bot.surface.kit.explain import reason
from bot.surface.kit.look import nobody
from bot.surface.kit.names import seat_names
from bot.surface.kit.panel import EMPTY, FULL, Panel, button, buttons, words
from bot.surface.kit.surface import Surface

TIMES: Final = ("since", "until", "at")
PEOPLE: Final = ("user", "member")
Retold: TypeAlias = Callable[[Voice, Motion], Mapping[str, Any]]
RETOLD: dict[str, Retold] = {}
"""By the kind of motion: what stands in its text beside its arguments."""
Beside: TypeAlias = Callable[[Surface, Stand, Motion], Awaitable[Panel]]
BESIDE: dict[str, Beside] = {}
"""By the kind of motion: what stands on its card below the proposal."""


async def table_voice(surface: Surface, stand: Stand) -> Voice:
    """The words of a game, and the names of those who sit there."""
    catalogue = surface.words(stand.game.kind)
    holders = {
        seat: await surface.looker.person(row.user) if row.user else nobody(catalogue, stand, row)
        for seat, row in stand.seats.items()
    }
    return Voice(catalogue, seat_names(catalogue, holders))


def what(voice: Voice, motion: Motion) -> str:
    """What is proposed, as the end of a sentence."""
    times = {name: moment(motion.args[name]) for name in TIMES if motion.args.get(name)}
    people = {name: f"<@{motion.args[name]}>" for name in PEOPLE if motion.args.get(name)}
    further: Mapping[str, Any] = RETOLD[motion.kind](voice, motion) if motion.kind in RETOLD else {}
    said: Mapping[str, Any] = {**motion.args, **times, **people, **further}
    return voice.say(f"table-motion-{motion.kind}", concerning=motion.concerning or "", **said)


def moment(at: Any) -> str:
    """A time of an argument as everybody sees it on his own clock."""
    return stamp(datetime.fromtimestamp(int(at), tz=UTC))


async def drawn(surface: Surface, stand: Stand, motion: Motion) -> Panel:
    """The card of a motion as it stands, with what is shown beside motions of its kind."""
    more = await BESIDE[motion.kind](surface, stand, motion) if motion.kind in BESIDE else Panel()
    return vote_card(await table_voice(surface, stand), motion, counted(surface.tables, stand, motion), more)


def vote_card(voice: Voice, motion: Motion, votes: Tally, more: Panel | None = None) -> Panel:
    """M3: the motion in words, who proposed it, the rule, the tally, a line for each seat; open: the two buttons."""
    say = voice.say
    head = words(
        say("vote-title"),
        say("vote-proposal", seat=motion.seat or "", what=what(voice, motion)),
        say("vote-reason", reason=motion.args["reason"]) if motion.args.get("reason") else "",
    )
    head += more or Panel()
    foot = words(say("vote-footer", game=motion.game, motion=motion.ref))
    if motion.state != "open":
        return head + words(outcome(voice, motion, votes), *_lines(voice, votes, motion)) + foot
    rule = say("vote-rule", all=votes.unanimous)
    without = say("vote-without", seat=motion.concerning) if motion.concerning else ""
    until = words(say("vote-until", when=stamp(motion.until)), _called(voice, votes, motion))
    body = words(rule, without) + words(bar(voice, votes), *_lines(voice, votes, motion))
    return head + body + until + choices(voice, motion) + foot


def choices(voice: Voice, motion: Motion) -> Panel:
    """The two buttons."""
    to = Address(motion.game, motion.ref, "", "yea")
    return buttons(button(voice.say("button-yea"), to, "primary"), button(voice.say("button-nay"), to.to("nay")))


def bar(voice: Voice, votes: Tally) -> str:
    """9.3: the tally in words and shape, a block for each seat; those still needed are empty."""
    yea = FULL * votes.yea + EMPTY * max(votes.needed - votes.yea, 0)
    return voice.say(
        "vote-tally",
        yea=f"{yea} {votes.yea}",
        nay=f"{FULL * votes.nay} {votes.nay}".strip(),
        left=votes.left,
        needed=votes.needed,
    )


def _lines(voice: Voice, votes: Tally, motion: Motion) -> list[str]:
    said = {True: "yes", False: "no", None: ""}
    return [voice.say("vote-line", seat=seat, vote=said[vote(motion, row)]) for seat, row in votes.voters.items()]


def _called(voice: Voice, votes: Tally, motion: Motion) -> str:
    """Those whose vote is still asked, by name: a new card notifies them, an edited one nobody."""
    mentions = [f"<@{row.user}>" for row in votes.voters.values() if vote(motion, row) is None]
    return voice.say("vote-called", mentions=", ".join(mentions)) if mentions else ""


def outcome(voice: Voice, motion: Motion, votes: Tally) -> str:
    """How a vote ended."""
    if motion.master:
        return voice.say("vote-result-master", passed=motion.state in ("passed", "carried"), why=why(voice, motion))
    return voice.say(f"vote-result-{_ending(motion)}", yea=votes.yea, nay=votes.nay, why=why(voice, motion))


def verdict(voice: Voice, motion: Motion, votes: Tally) -> Panel:
    """M9: what the table, or its master, has decided, in one sentence."""
    key = _ending(motion)
    if motion.master and key != "void":
        key = "master" if key == "carried" else "master-no"
    text = voice.say(
        f"vote-verdict-{key}", yea=votes.yea, nay=votes.nay, what=what(voice, motion), why=why(voice, motion)
    )
    given = motion.args.get("reason") if motion.master else ""
    return words(text, voice.say("vote-reason", reason=given) if given else "")


def _ending(motion: Motion) -> str:
    """How it ended, for its text: what is decided and not yet in effect counts as decided."""
    if motion.late:
        return "late"
    return {"passed": "carried", "failed": "refused"}.get(motion.state, motion.state)


def why(voice: Voice, motion: Motion) -> str:
    """Why something could not take effect."""
    return reason(voice, NotAllowed(motion.why, **motion.about)) if motion.why else ""
