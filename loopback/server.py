"""The server: every REST call and gateway connection of the local Discord passes here."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from aiohttp import web

from loopback import (
    content,
    rest,
    rest_commands,
    rest_events,
    rest_guilds,
    rest_interactions,
    rest_messages,
    rest_threads,
)
from loopback.calls import Call, Handler, Routes
from loopback.errors import ApiError, Json, refuse
from loopback.faults import AppliedThen, Fault, Moment, Plan
from loopback.gateway import Gateway, Session
from loopback.limits import DISCORD, GLOBAL_PER_SECOND, Limit, Limiter
from loopback.starts import PAUSE
from loopback.wire import Traffic, dumps
from loopback.world import World

API = "/api/v10"
BACKLOG = 2048
BY_TOKEN = ("/webhooks/", "/interactions/")
ROUTES: tuple[Routes, ...] = (
    rest.routes,
    rest_messages.routes,
    rest_threads.routes,
    rest_guilds.routes,
    rest_events.routes,
    rest_commands.routes,
    rest_interactions.routes,
)


class Validator(Protocol):
    """Checks bodies against the published types."""

    def request(self, method: str, route: str, body: Any) -> object:
        """What the bot sends."""

    def response(self, method: str, route: str, status: int, body: Any) -> object:
        """What it is answered."""

    def event(self, name: str, data: Any) -> object:
        """What the gateway tells."""


@dataclass(frozen=True, slots=True)
class Logged:
    """One call, for transcripts; a refused one with its body and error."""

    method: str
    path: str
    route: str
    status: int
    ms: float
    actor: str
    error: Json | None = None
    body: Any = None
    assumed: bool = False

    @property
    def code(self) -> int | None:
        """The error code of a refusal."""
        return self.error["code"] if self.error else None

    def __str__(self) -> str:
        text = f"{self.actor}: {self.method} {self.path} -> {self.status} ({self.ms:.1f} ms)"
        return f"{text} {self.error}; sent {self.body}" if self.error else text


class Loopback:
    """A local Discord for one bot."""

    def __init__(self, world: World | None = None, *, limits: str | tuple[Limit, ...] = "off") -> None:
        self.world = world or World()
        self.traffic = Traffic()
        self.gateway = Gateway(self.world, self.traffic)
        self.validator: Validator | None = None
        self.plan = Plan()
        table = {"off": (), "discord": DISCORD}[limits] if isinstance(limits, str) else limits
        per_second = GLOBAL_PER_SECOND if limits == "discord" else None
        self.limiter = Limiter(self.world.clock, table, per_second)
        self.world.starts.pause = PAUSE if limits == "discord" else 0.0
        self.requests: deque[Logged] = deque(maxlen=50_000)
        self.on_request: list[Callable[[Logged], None]] = []
        self.unknown_routes: list[str] = []
        self.crashes: list[str] = []
        self.port: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._runner: web.AppRunner | None = None
        self.gateway.url = _gateway_url
        self.gateway.on_dispatch = self._dispatched
        self.gateway.filter = self._copies
        self.app = self._routed()

    # ---- life

    async def start(self, *, unix: str | None = None, tcp: tuple[str, int] | None = None) -> Loopback:
        """Listen on a Unix socket, a port (0: any), or both."""
        self._runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        if unix:
            await web.UnixSite(self._runner, unix, backlog=BACKLOG).start()
        if tcp:
            await web.TCPSite(self._runner, *tcp, backlog=BACKLOG).start()
            self.port = int(self._runner.addresses[-1][1])
            if not unix:
                self.world.cdn = f"http://{tcp[0]}:{self.port}"
        return self

    async def stop(self) -> None:
        """Drop every connection and stop listening."""
        self.gateway.cut()
        for task in self._tasks:
            task.cancel()
        if self._runner:
            await self._runner.cleanup()

    async def idle(self) -> None:
        """Wait until no request is open, no dispatch is unsent, and connected bots have read all they were sent."""
        while True:
            await self.traffic.quiet()
            await self.gateway.caught_up()
            if self.traffic.idle:
                return

    @property
    def activity(self) -> int:
        """Grows with every request and dispatch: unchanged means that nothing happened in between."""
        return self.traffic.activity

    @property
    def invalid_requests(self) -> int:
        """Answers 401, 403 and 429 within ten minutes."""
        return self.limiter.invalid_requests

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry something out beside the running call."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- routes

    def _routed(self) -> web.Application:
        app = web.Application(client_max_size=64 << 20)
        routes = [route for table in ROUTES for route in table]
        for method, path, handler in sorted(routes, key=_fixed_first):
            app.router.add_route(method, API + path, self._serving(path, handler))
        app.router.add_route("*", API + "/{tail:.*}", self._unknown)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._file)
        app.router.add_get("/embed/avatars/{number}.png", self._avatar)
        app.router.add_route("*", "/{tail:.*}", self._unknown)
        return app

    def _serving(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            call = Call(
                self.world,
                request.method,
                route,
                request.path.removeprefix(API),
                request.match_info,
                request.query,
                request.headers.get("Authorization"),
                _gateway_url(request),
            )
            self.traffic.request(1)
            error: ApiError | None = None
            try:
                response = await self._answered(call, handler, request)
            except ApiError as refused:
                error, response = refused, _refusal(refused)
            finally:
                self.traffic.request(-1)
            self.limiter.count(response)
            self._log(call, response.status, started, error)
            return response

        return serve

    async def _answered(self, call: Call, handler: Handler, request: web.Request) -> web.Response:
        """Faults, rate limit, authorization, schema, the call itself, schema, faults."""
        self.world.tick()
        await call.read(request)
        name = f"{call.method} {call.path}"
        faults = self.plan.striking(name, self.world.clock.now())
        for fault in faults:
            if early := await fault.before(Moment(self, name)):
                return early
        headers, limited = self.limiter.take(call)
        if limited:
            return limited
        if not call.route.startswith(BY_TOKEN) and call.authorization != f"Bot {self.world.token}":
            raise refuse(0)
        if self.validator and call.payload is not None:
            self.validator.request(call.method, call.route, call.payload)
        response = self._carried_out(call, handler, headers)
        lost = [fault.status for fault in faults if isinstance(fault, AppliedThen)]
        return web.Response(status=lost[0], text="upstream") if lost else response

    def _carried_out(self, call: Call, handler: Handler, headers: dict[str, str]) -> web.Response:
        try:
            body = handler(call)
        except ApiError as error:
            return self._refused_late(call, error, headers)
        except Exception:  # a fault of the loopback itself must be seen by the test
            self.crashes.append(f"{call.method} {call.path}\n{traceback.format_exc()}")
            return web.Response(status=500, text="the local Discord failed; see Loopback.crashes")
        if body is None:
            return web.Response(status=204, headers=headers)
        if self.validator:
            self.validator.response(call.method, call.route, call.status, body)
        return web.Response(status=call.status, headers=headers, body=dumps(body), content_type="application/json")

    def _refused_late(self, call: Call, error: ApiError, headers: dict[str, str]) -> web.Response:
        call.error = error
        interaction = self.world.interactions.get(call.parameters.get("token", ""))
        if interaction:
            interaction.refused.append(error)
        return _refusal(error, headers)

    def _log(self, call: Call, status: int, started: float, error: ApiError | None) -> None:
        error = error or call.error
        entry = Logged(
            call.method,
            call.path,
            call.route,
            status,
            (time.perf_counter() - started) * 1000,
            call.actor,
            error.body if error else None,
            call.payload if error else None,
            assumed=bool(error and error.assumed),
        )
        self.requests.append(entry)
        for listener in self.on_request:
            listener(entry)

    async def _unknown(self, request: web.Request) -> web.Response:
        self.unknown_routes.append(f"{request.method} {request.path.removeprefix(API)}")
        body = dumps({"message": "404: Not Found", "code": 0})
        return web.Response(status=404, body=body, content_type="application/json")

    async def _file(self, request: web.Request) -> web.Response:
        path = request.rel_url.raw_path
        blob = self.world.blobs.get(path) if content.opens(self.world, path, request.query) else None
        if blob is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=blob.data, content_type=blob.content_type)

    async def _avatar(self, request: web.Request) -> web.Response:
        return web.Response(body=content.avatar(int(request.match_info["number"])), content_type="image/png")

    # ---- dispatches

    def _dispatched(self, name: str, data: Json) -> None:
        if self.validator:
            self.validator.event(name, data)

    def _copies(self, session: Session, name: str, data: Json) -> int:
        faults = self.plan.striking(name, self.world.clock.now())
        for fault in faults:
            self.later(self._struck(fault, Moment(self, name, session, data)))
        return next((fault.copies for fault in faults if fault.copies != 1), 1)

    async def _struck(self, fault: Fault, moment: Moment) -> None:
        """While a fault is at work, nothing is at rest."""
        self.traffic.request(1)
        try:
            await fault.strike(moment)
        finally:
            self.traffic.request(-1)


def _fixed_first(route: tuple[str, str, Handler]) -> list[bool]:
    """`/messages/pins` is found before `/messages/{message_id}`."""
    return [step.startswith("{") for step in route[1].split("/")]


def _refusal(error: ApiError, headers: dict[str, str] | None = None) -> web.Response:
    """A refusal; 429 needs a `Via` header or discord.py takes it for a ban."""
    via = {"Via": "1.1 loopback"} if error.status == 429 else {}
    heads = {**(headers or {}), **via}
    return web.Response(status=error.status, headers=heads, body=dumps(error.body), content_type="application/json")


def _gateway_url(request: web.Request) -> str:
    """Where the client that called is to connect: Discord's own name on a Unix socket, else the same host."""
    host = request.host
    own = host.endswith(("discord.com", "discord.gg"))
    return "wss://gateway.discord.gg" if own else f"ws://{host}"
