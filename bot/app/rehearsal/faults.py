"""What may go wrong in a rehearsal, and the plan of it that a seed draws: the same seed draws the same plan."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Protocol

from aiohttp import web

from bot.app.rehearsal import disk
from loopback.faults import (
    AppliedThen,
    Ban,
    Broken,
    Close,
    Cut,
    DeleteMessage,
    Drop,
    Duplicate,
    Fault,
    Hold,
    InvalidSession,
    Moment,
    Plan,
    Reconnect,
    Rule,
    Status,
    Torn,
)

RULES: Final = 6
WITHIN: Final = 90
"""A fault strikes one of the first so many calls that it may strike, counted from the start of play."""


class Machine(Protocol):
    """What a plan may do to the computer of the bot, and to its place on Discord. What lasts ends with `mend`."""

    def kill(self) -> None:
        """Kill the bot without a word, as a power cut would; it is started again."""
        ...

    def freeze(self) -> None:
        """The bot stands still; another takes its place, and then it goes on."""
        ...

    def start_second(self) -> None:
        """Somebody starts the bot a second time on the same database."""
        ...

    def hold_database(self) -> None:
        """Another program writes to the database and does not come to an end."""
        ...

    def break_disk(self, code: int) -> None:
        """Nothing of the database can be written, and the system says why by this code."""
        ...

    def lose_server(self) -> None:
        """The server of the database is killed, and started again after a while."""
        ...

    def cut_database(self) -> None:
        """All connections to the database are cut."""
        ...

    def tear_commit(self, when: str) -> None:
        """The next transaction is cut off at its end: before that is heard ("early"), or after ("late")."""
        ...

    def set_clock(self, by: timedelta) -> None:
        """Somebody sets the clock."""
        ...

    def revoke(self, permission: str) -> None:
        """The bot loses a right in the channel of the game."""
        ...


@dataclass(frozen=True, slots=True)
class Trouble(Fault):
    """What befalls the machine, not the call it strikes at."""

    def befall(self, machine: Machine, /) -> None:
        """Begin."""


@dataclass(frozen=True, slots=True)
class Kill(Trouble):
    """`applied`: the call that is under way has its effect; else nobody ever heard it."""

    applied: bool = True

    def befall(self, machine: Machine, /) -> None:
        """Kill the bot."""
        machine.kill()

    async def before(self, moment: Moment, /) -> web.Response | None:  # noqa: ARG002 - whatever is called
        """A call that nobody heard."""
        return None if self.applied else Torn()


@dataclass(frozen=True, slots=True)
class Freeze(Trouble):
    """The bot stands still, and is followed by another."""

    def befall(self, machine: Machine, /) -> None:
        """Stop it."""
        machine.freeze()


@dataclass(frozen=True, slots=True)
class Second(Trouble):
    """The bot is started twice."""

    def befall(self, machine: Machine, /) -> None:
        """Start another."""
        machine.start_second()


@dataclass(frozen=True, slots=True)
class HeldDatabase(Trouble):
    """Another program holds the database."""

    def befall(self, machine: Machine, /) -> None:
        """Take it."""
        machine.hold_database()


@dataclass(frozen=True, slots=True)
class Disk(Trouble):
    """The disk is full, or fails."""

    code: int = disk.FULL

    def befall(self, machine: Machine, /) -> None:
        """Leave no room, or break it."""
        machine.break_disk(self.code)


@dataclass(frozen=True, slots=True)
class LostServer(Trouble):
    """The server of the database is killed."""

    def befall(self, machine: Machine, /) -> None:
        """Kill it."""
        machine.lose_server()


@dataclass(frozen=True, slots=True)
class CutDatabase(Trouble):
    """The network between bot and database breaks for a moment."""

    def befall(self, machine: Machine, /) -> None:
        """Cut it."""
        machine.cut_database()


@dataclass(frozen=True, slots=True)
class TornCommit(Trouble):
    """Nobody tells the bot what became of a transaction."""

    when: str = "late"

    def befall(self, machine: Machine, /) -> None:
        """Have it happen."""
        machine.tear_commit(self.when)


@dataclass(frozen=True, slots=True)
class ClockSet(Trouble):
    """The clock of the machine jumps."""

    minutes: int = 0

    def befall(self, machine: Machine, /) -> None:
        """Set it."""
        machine.set_clock(timedelta(minutes=self.minutes))


@dataclass(frozen=True, slots=True)
class Revoked(Trouble):
    """The bot loses a right where the game is played."""

    permission: str = "SEND_MESSAGES"

    def befall(self, machine: Machine, /) -> None:
        """Take it away."""
        machine.revoke(self.permission)


@dataclass(frozen=True, slots=True)
class Mishap:
    """One line of a plan: this goes wrong so many times, after so many calls or events that it might have struck."""

    kind: str
    match: str
    what: Fault
    times: int = 1
    after: int = 0

    def __str__(self) -> str:
        often = f" ({self.times} times)" if self.times > 1 else ""
        return f"{self.kind}: {self.what}{often}, after {self.after} of {self.match}"

    def at(self, after: int) -> Mishap:
        """The same, later."""
        return Mishap(self.kind, self.match, self.what, self.times, after)

    def rule(self) -> Rule:
        """What counts down as it is played."""
        return Rule(self.match, self.what, self.times, self.after)


ANY: Final = "* /*"
CHANNELS: Final = "* /channels/*"
POSTS: Final = "POST /channels/*/messages"
CALLBACK: Final = "POST /interactions/*"
PRESS: Final = "INTERACTION_CREATE"
WIRE: Final = (
    Mishap("429", CHANNELS, Status(429, retry_after=0.02)),
    Mishap("429", ANY, Status(429, retry_after=0.02, scope="global"), 5),
    Mishap("5xx", CHANNELS, Status(503), 2),
    Mishap("5xx", CALLBACK, Status(503)),
    Mishap("cut", CHANNELS, Broken(), 2),
    Mishap("applied, then 502", POSTS, AppliedThen(502)),
    Mishap("applied, then 502", "PATCH /*", AppliedThen(502)),
    Mishap("applied, then 502", CALLBACK, AppliedThen(502)),
    Mishap("cut", ANY, Cut()),
    Mishap("cut", PRESS, Cut()),
    Mishap("cut", ANY, Close(4000)),
    Mishap("cut", ANY, Reconnect()),
    Mishap("session lost", ANY, InvalidSession(), 2),
    Mishap("event dropped", PRESS, Drop()),
    Mishap("event dropped", "MESSAGE_*", Drop(), 2),
    Mishap("event doubled", PRESS, Duplicate(), 3),
    Mishap("event late", PRESS, Hold(0.02), 2),
    Mishap("message deleted", POSTS, DeleteMessage()),
    Mishap("message deleted", CALLBACK, DeleteMessage(card=True)),
)
"""What goes wrong between the bot and Discord."""
POSTGRES: Final = (
    Mishap("database killed", ANY, LostServer()),
    Mishap("database killed", PRESS, LostServer()),
    Mishap("database cut", ANY, CutDatabase(), 2),
    Mishap("commit torn", ANY, TornCommit("early")),
    Mishap("commit torn", PRESS, TornCommit("early")),
    Mishap("commit torn", ANY, TornCommit()),
    Mishap("commit torn", PRESS, TornCommit()),
    Mishap("statement timeout", ANY, HeldDatabase()),
    Mishap("statement timeout", PRESS, HeldDatabase()),
)
"""What goes wrong between the bot and a server of PostgreSQL's."""
DISK: Final = (
    Mishap("disk full", ANY, Disk()),
    Mishap("disk full", PRESS, Disk()),
    Mishap("disk fails", ANY, Disk(disk.FAILING)),
)
HOURS: Final = (
    Mishap("ban", CHANNELS, Ban(), 3),
    Mishap("ban", CHANNELS, Ban("json"), 2),
    Mishap("right revoked", CHANNELS, Revoked()),
    Mishap("right revoked", CHANNELS, Revoked("VIEW_CHANNEL")),
    Mishap("right revoked", CHANNELS, Revoked("ATTACH_FILES")),
    Mishap("clock set", ANY, ClockSet(45)),
    Mishap("clock set", ANY, ClockSet(-90)),
)
"""What lasts for hours, and so is for a bot in this process, whose time is moved."""
HELD: Final = (Mishap("database held", ANY, HeldDatabase()), Mishap("database held", PRESS, HeldDatabase()))
INSIDE: Final = (*WIRE, *HOURS, *DISK, *HELD)
"""All that befalls a bot in this process with a file; and with a server."""
SERVED: Final = (*WIRE, *HOURS, *POSTGRES)
OUTSIDE: Final = (
    *WIRE,
    *(Mishap("kill", match, Kill(applied)) for match in (ANY, CALLBACK, POSTS) for applied in (True, False)),
    Mishap("kill", PRESS, Kill()),
    Mishap("kill", ANY, Kill(), 2),
    Mishap("kill", ANY, Kill(applied=False), 3),
    Mishap("two processes", ANY, Second()),
    Mishap("takeover", ANY, Freeze()),
    Mishap("database held", CALLBACK, HeldDatabase()),
    *DISK,
)
"""The same of a bot that is a process of its own."""


def drawn(seed: int, menu: Sequence[Mishap], within: int = WITHIN) -> list[Mishap]:
    """The plan of a seed. What happens several times happens on end, so that a start after a kill is struck as well."""
    dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
    return [dice.choice(menu).at(dice.randrange(within)) for _ in range(RULES)]


class Weather(Plan):
    """A plan in play, on a machine; `applied`: how often each kind of fault has struck."""

    def __init__(self, machine: Machine, mishaps: Sequence[Mishap]) -> None:
        self._kinds = [(one.kind, one.rule()) for one in mishaps]
        super().__init__(*(rule for _, rule in self._kinds))
        self.machine, self.applied = machine, Counter[str]()

    def striking(self, name: str, now: float = 0) -> list[Fault]:
        """The faults that meet this call or dispatch; a trouble begins at once."""
        met = [(kind, rule.what) for kind, rule in self._kinds if rule.meets(name, now)]
        self.applied.update(kind for kind, _ in met)
        self.fired += [(name, fault) for _, fault in met]
        for _, fault in met:
            if isinstance(fault, Trouble):
                fault.befall(self.machine)
        return [fault for _, fault in met]
