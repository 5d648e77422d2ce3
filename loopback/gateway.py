"""The gateway: connections, sessions with replay, and which event reaches which session."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from loopback import payloads
from loopback.errors import Json, many
from loopback.visibility import GUILD_MEMBERS, KNOWN, PRIVILEGED, Watch, visible
from loopback.wire import Traffic, dumps

if TYPE_CHECKING:
    from loopback.model import Event, Guild
    from loopback.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = (
    *range(5),
    *range(6, 12),
)
WIRE = 0.02
UNKNOWN_OP, UNDECODABLE, NOT_IDENTIFIED, BAD_TOKEN, TWICE, BAD_SEQ, TOO_FAST = 4001, 4002, 4003, 4004, 4005, 4007, 4008
BAD_SHARD, TOO_MANY_GUILDS, BAD_INTENTS, DISALLOWED_INTENTS = 4010, 4011, 4013, 4014
REPLAY, FRAMES, FRAME_SECONDS, CHUNK, QUESTIONS = 2000, 120, 60.0, 1000, 80


@dataclass(eq=False)
class Session:
    """What the gateway remembers of a bot beyond one connection."""

    watch: Watch
    large_threshold: int = 50
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    seen: int = 0
    log: deque[Json] = field(default_factory=lambda: deque[Json](maxlen=REPLAY))
    connection: Connection | None = None
    lost_at: float = 0.0
    questions: deque[float] = field(default_factory=lambda: deque[float](maxlen=QUESTIONS))

    def may_be_asked(self) -> bool:
        """Whether a heartbeat can be asked for without making the bot fall silent; counts as asked."""
        now = time.monotonic()
        if len(self.questions) == QUESTIONS and now - self.questions[0] < FRAME_SECONDS:
            return False
        self.questions.append(now)
        return True


class Connection:
    """One websocket; with `compress=zlib-stream` a single zlib context for its whole life."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, traffic: Traffic) -> None:
        self.socket = socket
        self.request = request
        self.traffic = traffic
        self.session: Session | None = None
        self.frames: deque[float] = deque(maxlen=FRAMES)
        self.asked = 0
        self.dismissed = False
        self._zlib = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._closed = False

    def send(self, op: int, data: Any = None, *, s: int | None = None, t: str | None = None) -> None:
        """Queue a frame."""
        self.put({"op": op, "d": data, "s": s, "t": t})

    def put(self, frame: Json) -> None:
        """Queue a whole frame."""
        if not self._closed:
            self.traffic.dispatch(1)
            self._queue.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            raw = dumps(await self._queue.get())
            try:
                if self._zlib:
                    await self.socket.send_bytes(self._zlib.compress(raw) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
                else:
                    await self.socket.send_str(raw.decode())
            except ConnectionError:
                return
            finally:
                self.traffic.dispatch(-1)

    def cut(self) -> None:
        """Lose the connection without a goodbye."""
        if self.request.transport is not None:
            self.request.transport.abort()

    async def close(self, code: int) -> None:
        """Say goodbye with a code."""
        self.dismissed = True
        await self.socket.close(code=code)

    async def end(self) -> None:
        """Nothing more will be sent; what was queued is given up (a session may replay it)."""
        self._closed = True
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        self.traffic.dispatch(-self._queue.qsize())


class Closing(Exception):  # noqa: N818 - it is an order, not a failure
    """The connection must be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All sessions of the bot, in however many processes it runs.

    `doubled`: of which shards one began while another was there; Discord allows that, and tells both of everything.
    """

    def __init__(self, world: World, traffic: Traffic) -> None:
        self.world = world
        self.traffic = traffic
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.approved_intents = PRIVILEGED
        self.heartbeat_ms = 41_250
        self.session_seconds = 180.0
        self.url: Callable[[web.Request], str] = lambda _request: "wss://gateway.discord.gg"
        self.on_dispatch: Callable[[str, Json], None] = lambda _name, _data: None
        self.filter: Callable[[Session, str, Json], int] = lambda _session, _name, _data: 1
        self.closes: list[int] = []
        self.kept_away: dict[int, list[tuple[Connection, int, Json]]] = {}
        self.identifies = 0
        self.doubled: list[int] = []
        self.resumes = 0
        self._caught_up = asyncio.Event()
        self._ops: dict[int, Callable[[Connection, Any], None]] = {
            HEARTBEAT: self._heartbeat,
            PRESENCE: _ignore,
            VOICE: _ignore,
            REQUEST_MEMBERS: self._members,
        }
        world.listeners.append(self.on_event)

    # ---- events to sessions

    def on_event(self, event: Event) -> None:
        """Pass an event to every session that may know of it."""
        self.sessions = {key: one for key, one in self.sessions.items() if not self._expired(one)}
        for session in list(self.sessions.values()):
            data = visible(self.world, session.watch, event)
            if data is not None and event.name == "GUILD_CREATE":
                data = self._guild_create(session, self.world.guilds[int(data["id"])], new=bool(data.get("new")))
            if data is not None:
                for _ in range(self.filter(session, event.name, data)):
                    self.dispatch(session, event.name, data)

    def dispatch(self, session: Session, name: str, data: Json) -> None:
        """Number an event, remember it for replay, and send it if the session is connected."""
        self.on_dispatch(name, data)
        session.seq += 1
        frame: Json = {"op": DISPATCH, "t": name, "s": session.seq, "d": data}
        session.log.append(frame)
        if session.connection:
            session.connection.put(frame)

    def _guild_create(self, session: Session, guild: Guild, *, new: bool = False) -> Json:
        """Without presences a guild is announced with nobody but the bot; members come in chunks.

        One the bot has come to has never been unavailable, and is not said to be available again.
        """
        everybody = session.watch.presences and len(guild.members) <= session.large_threshold
        members = list(guild.members) if everybody else [self.world.bot.id]
        told = payloads.guild_create(self.world, guild, members=members)
        return {name: value for name, value in told.items() if not new or name != "unavailable"}

    # ---- one connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """A websocket from HELLO to the end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request, self.traffic)
        self.connections.add(connection)
        connection.send(HELLO, {"heartbeat_interval": self.heartbeat_ms})
        try:
            await self._listen(connection)
        except Closing as closing:
            self.closes.append(closing.code)
            await connection.close(closing.code)
        finally:
            self.connections.discard(connection)
            self._lost(connection)
            await connection.end()
        return socket

    async def _listen(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                self._frame(connection, frame.data)

    def _lost(self, connection: Connection) -> None:
        """When the bot leaves with 1000 or 1001 its session is over; otherwise it waits to be resumed."""
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection, session.lost_at = None, self.world.clock.now()
        if not connection.dismissed and connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)
        self._caught_up.set()

    def _frame(self, connection: Connection, raw: str | bytes) -> None:
        try:
            frame = json.loads(raw)
            op, data = int(frame["op"]), frame.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Closing(UNDECODABLE) from None
        self._pace(connection, op)
        if op in (IDENTIFY, RESUME) and self._shard_of(data) in self.kept_away:
            self.kept_away[self._shard_of(data)].append((connection, op, data))
        elif op == IDENTIFY:
            self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op not in self._ops:
            raise Closing(UNKNOWN_OP)
        elif connection.session is None and op != HEARTBEAT:
            raise Closing(NOT_IDENTIFIED)
        else:
            self._ops[op](connection, data)

    def _shard_of(self, data: Json) -> int:
        """Of which shard a connection asks to be one, or to be one again."""
        session = self.sessions.get(str(data.get("session_id")))
        return session.watch.shard if session else (data.get("shard") or (0, 1))[0]

    def _pace(self, connection: Connection, op: int) -> None:
        """More than 120 frames in a minute are too many; heartbeats we asked for do not count."""
        if op == HEARTBEAT and connection.asked:
            connection.asked -= 1
            return
        now = time.monotonic()
        if len(connection.frames) == FRAMES and now - connection.frames[0] < FRAME_SECONDS:
            raise Closing(TOO_FAST)
        connection.frames.append(now)

    def _heartbeat(self, connection: Connection, data: Any) -> None:
        # A library that learns of its answer before it has noted its question takes itself for a whole beat behind.
        asyncio.get_running_loop().call_later(WIRE, connection.send, ACK)
        if connection.session and isinstance(data, int):
            connection.session.seen = data
            self._caught_up.set()

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session:
            raise Closing(TWICE)
        watch = self._watch(data)
        if not self.world.starts.spend():
            self._end_all(connection)
            raise Closing(BAD_TOKEN)
        if not self.world.starts.in_turn(watch.shard):
            connection.send(INVALID, data=False)
            return
        self.identifies += 1
        self.doubled += [watch.shard for one in self.live() if one.watch.shard == watch.shard]
        session = Session(watch, int(data.get("large_threshold") or 50))
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        self._welcome(session, self.url(connection.request))

    def _watch(self, data: Json) -> Watch:
        """What whoever identifies wants to hear of. Closing: he may not."""
        if data.get("token") != self.world.token:
            raise Closing(BAD_TOKEN)
        shard, count = data.get("shard") or (0, 1)
        if not 0 <= shard < count:
            raise Closing(BAD_SHARD)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN:
            raise Closing(BAD_INTENTS)
        if intents & PRIVILEGED & ~self.approved_intents:
            raise Closing(DISALLOWED_INTENTS)
        if any(one.watch.count != count for one in self.live()):  # Discord allows it: then events reach two sessions
            raise Closing(BAD_SHARD)
        watch = Watch(intents, shard, count)
        if len(self._guilds(watch)) > self.world.guilds_per_shard:
            raise Closing(TOO_MANY_GUILDS)
        return watch

    def _end_all(self, asking: Connection) -> None:
        """Too many sessions were begun in a day: none is left, and the token is reset; who asks is told by a code."""
        self.world.reset_token()
        self.sessions.clear()
        for other in self.connections - {asking}:
            other.cut()

    def _welcome(self, session: Session, url: str) -> None:
        """READY names the guilds; each then comes whole."""
        watch, bot, guilds = session.watch, self.world.bot, self._guilds(session.watch)
        ready: Json = {
            "v": 10,
            "user": self_user(self.world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": url,
            "shard": [watch.shard, watch.count],
            "application": {"id": str(bot.id), "flags": 0, "flags_new": "0"},
        }
        self.dispatch(session, "READY", ready)
        for guild in (one for one in guilds if one.id not in self.world.away):
            self.dispatch(session, "GUILD_CREATE", self._guild_create(session, guild))

    def _guilds(self, watch: Watch) -> list[Guild]:
        """The bot's guilds that fall to a session."""
        return [one for one in self.world.guilds.values() if self.world.bot.id in one.members and watch.has(one.id)]

    def _resume(self, connection: Connection, data: Json) -> None:
        """Replay what was missed; a session unknown, expired or with a gap is invalid."""
        if connection.session:
            raise Closing(TWICE)
        if data.get("token") != self.world.token:
            raise Closing(BAD_TOKEN)
        session = self.sessions.get(str(data.get("session_id")))
        seq = int(data.get("seq") or 0)
        if session is None or self._expired(session) or seq < session.seq - len(session.log):
            if session:
                self.sessions.pop(session.id)
            connection.send(INVALID, data=False)
            return
        if seq > session.seq:
            raise Closing(BAD_SEQ)
        if session.connection:
            session.connection.cut()
        self.resumes += 1
        session.connection, connection.session = connection, session
        for frame in [frame for frame in session.log if frame["s"] > seq]:
            connection.put(frame)
        self.dispatch(session, "RESUMED", {})

    def _expired(self, session: Session) -> bool:
        away = self.world.clock.now() - session.lost_at
        return session.connection is None and away > self.session_seconds

    def _members(self, connection: Connection, data: Json) -> None:
        """Members in chunks of 1000: all (needs the intent), by name, or by id; of another shard's guild none."""
        session, guild = connection.session, self.world.guilds.get(int(data["guild_id"]))
        if session is None or guild is None or not session.watch.has(guild.id):
            return
        query, ids = data.get("query"), [int(one) for one in many(data, "user_ids")]
        if not ids and not query and not session.watch.intents & GUILD_MEMBERS:
            raise Closing(DISALLOWED_INTENTS)
        names = {user_id: self.world.users[user_id].name.lower() for user_id in guild.members}
        found = [one for one in (ids or names) if one in names and names[one].startswith(str(query or "").lower())]
        found = found[: int(data.get("limit") or 0) or None]
        chunks = [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)] or [[]]
        for n, chunk in enumerate(chunks):
            body: Json = {
                "guild_id": str(guild.id),
                "members": [payloads.member(self.world, guild, one) for one in chunk],
                "chunk_index": n,
                "chunk_count": len(chunks),
                "not_found": [str(one) for one in ids if one not in names],
            }
            nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
            self.dispatch(session, "GUILD_MEMBERS_CHUNK", body | nonce)

    # ---- what tests and fault plans do to connections

    def live(self) -> list[Session]:
        """The sessions with a connection."""
        return [session for session in self.sessions.values() if session.connection]

    async def caught_up(self) -> None:
        """Wait until every connected bot has read all its dispatches: each is asked for a heartbeat, which tells.

        Sparingly: discord.py counts these among the 110 frames a minute it allows itself, and falls silent beyond
        them. Whoever was asked too often is trusted to have read.
        """
        behind = [session for session in self.live() if session.seen < session.seq and session.may_be_asked()]
        for session in behind:
            if session.connection:
                session.connection.asked += 1
                session.connection.send(HEARTBEAT)
        wanted = {session.id: session.seq for session in behind}
        while any(one.id in wanted and one.seen < wanted[one.id] for one in self.live()):
            self._caught_up.clear()
            await self._caught_up.wait()

    def reconnect(self) -> None:
        """Ask every bot to reconnect and resume."""
        for session in self.live():
            if session.connection:
                session.connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every bot that its session is invalid."""
        for session in self.live():
            if not resumable:
                self.sessions.pop(session.id)
            if session.connection:
                session.connection.send(INVALID, data=resumable)

    def cut(self) -> None:
        """Lose every connection without a goodbye."""
        for connection in list(self.connections):
            connection.cut()

    def keep_away(self, shard: int) -> None:
        """Lose the connections of a shard; whoever would be that shard again waits until it is let back."""
        self.kept_away[shard] = []
        for session in self.live():
            if session.connection and session.watch.shard == shard:
                session.connection.cut()

    def let_back(self, shard: int) -> None:
        """Go on with whoever has waited."""
        for connection, op, data in self.kept_away.pop(shard):
            if connection in self.connections:
                (self._identify if op == IDENTIFY else self._resume)(connection, data)

    async def close(self, code: int) -> None:
        """Close every connection with a code."""
        for connection in list(self.connections):
            await connection.close(code)


def _ignore(_connection: Connection, _data: Any) -> None:
    """Presence and voice state change nothing here."""


def self_user(world: World) -> Json:
    """The bot, as it sees itself."""
    about: Json = {"verified": True, "mfa_enabled": False, "locale": "en-US", "premium_type": 0, "email": None}
    return payloads.user(world.bot) | about
