"""The page's server: on this machine only, with a key, for this page's own origin."""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from loopback.client import Impossible
from loopback.errors import Json
from loopback.model import Event, Message
from loopback.person import Person
from loopback.place import visible
from loopback.playground import scenes
from loopback.playground.deeds import DEEDS, SILENCE, Visit
from loopback.playground.levers import Lever
from loopback.reply import NoResponse
from loopback.town import Town

STATIC = Path(__file__).parent / "static"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp")
LARGEST, BACKLOG, GATHER = 128 * 1024 * 1024, 200, 0.03
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Viewer:
    """One open page: whom it shows, and what it is still to be told."""

    def __init__(self) -> None:
        self.watched: list[str] = []
        self.news: asyncio.Queue[Json] = asyncio.Queue()
        self.told: dict[str, Json] = {}

    def tell(self, news: Json) -> None:
        """Queue a change."""
        self.news.put_nowait(news)

    def tell_once(self, key: str, news: Json) -> None:
        """Queue a change unless it is what the page was told last."""
        if self.told.get(key) != news:
            self.told[key] = news
            self.tell(news)

    def watch(self, names: list[str]) -> None:
        """Show these people; the page reads those who are new once it is told, so that nothing falls in between."""
        new = [name for name in names if name not in self.watched]
        self.watched = names
        self.told = {key: news for key, news in self.told.items() if key.rpartition(" ")[2] not in new}
        if new:
            self.tell({"watching": new})


class Playground:
    """Serves one town to whoever holds the key."""

    def __init__(self, town: Town, port: int = 8010, key: str | None = None, levers: Iterable[Lever] = ()) -> None:
        self.town, self.port, self.key = town, port, key or secrets.token_urlsafe(24)
        self.levers = {one.name: one for one in levers}
        self.visits: dict[str, Visit] = {}
        self.viewers: set[Viewer] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self._runner: web.AppRunner | None = None
        self._stirred = False

    @property
    def url(self) -> str:
        """What the visitor opens."""
        return f"http://127.0.0.1:{self.port}/playground/?key={self.key}"

    async def start(self) -> str:
        """Listen on this machine, and answer the address to open; port 0 takes any free one."""
        app = web.Application(client_max_size=LARGEST, middlewares=[self._guard])
        app.router.add_get("/playground/api/state", self._state)
        app.router.add_post("/playground/api/act", self._act)
        app.router.add_post("/playground/api/pull", self._pull)
        app.router.add_get("/playground/api/changes", self._changes)
        app.router.add_get("/playground/cdn/{path:.+}", self._file)
        app.router.add_get("/playground/{name:[a-z.]*}", _static)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        for person in self.town.residents.values():
            self.town.world.dm(person.user)
        self.town.world.listeners.append(self._happened)
        self.town.transcript.listeners.append(self._noted)
        return self.url

    async def stop(self) -> None:
        """Close every page's socket and the door."""
        self.town.world.listeners.remove(self._happened)
        self.town.transcript.listeners.remove(self._noted)
        for socket in [*self.sockets]:  # a page would keep its own open, and the runner would wait for it
            await socket.close(code=WSCloseCode.GOING_AWAY)
        if self._runner:
            await self._runner.cleanup()

    # ---- who may come in

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        refusal = self._refused(request)
        response = web.Response(status=403, text=refusal) if refusal else await handler(request)
        if not response.prepared:
            response.headers.update({name: value for name, value in HEADERS.items() if name not in response.headers})
        return response

    def _refused(self, request: web.Request) -> str:
        hosts = {f"{name}:{self.port}" for name in ("127.0.0.1", "localhost")}
        origin = request.headers.get("Origin")
        needs_origin = request.method != "GET" or request.path.endswith("/changes")
        if request.host not in hosts:
            return "wrong host"
        if (origin or needs_origin) and origin not in {f"http://{host}" for host in hosts}:
            return "wrong origin"
        open_to_all = request.path.startswith("/playground/") and request.path.endswith((".js", ".css", ".svg"))
        if open_to_all and "/cdn/" not in request.path:
            return ""
        known = hmac.compare_digest(request.query.get("key", "").encode(), self.key.encode())
        return "" if known else "This address needs the key that was printed when the playground started."

    # ---- calls

    def visit(self, name: str) -> Visit:
        """The visit as that person."""
        if name not in self.visits:
            self.visits[name] = Visit(self.town.residents[name], self._forgotten)
        return self.visits[name]

    async def _state(self, request: web.Request) -> web.Response:
        name = request.query.get("as") or next(iter(self.town.residents))
        if name not in self.town.residents:
            raise web.HTTPNotFound
        levers = [one.listed() for one in self.levers.values()]
        return web.json_response(scenes.scene(self.town.residents[name]) | {"levers": levers})

    async def _act(self, request: web.Request) -> web.Response:
        body: Json = await request.json()
        if body.get("as") not in self.town.residents or body.get("act") not in DEEDS:
            raise web.HTTPBadRequest
        try:
            answer = await self.visit(body["as"]).act(body)
        except Impossible as problem:
            answer = {"problem": str(problem)}
        except NoResponse:
            answer = {"problem": SILENCE}
        except KeyError:
            answer = {"problem": "That is no longer there."}
        return web.json_response(answer)

    async def _pull(self, request: web.Request) -> web.Response:
        """A lever of the page itself."""
        body: Json = await request.json()
        if body.get("as") not in self.town.residents or body.get("lever") not in self.levers:
            raise web.HTTPBadRequest
        try:
            shown = await self.levers[body["lever"]].pull(self.town.residents[body["as"]])
        except Impossible as problem:
            return web.json_response({"problem": str(problem)})
        return web.json_response(shown.told())

    async def _file(self, request: web.Request) -> web.Response:
        blob = self.town.world.blobs.get(f"/{request.raw_path.split('/cdn/', 1)[1].split('?')[0]}")
        if blob is None:
            raise web.HTTPNotFound
        shown = blob.content_type in SHOWN
        heads = {"Content-Disposition": "inline" if shown else "attachment", "Content-Security-Policy": "sandbox"}
        return web.Response(body=blob.data, content_type=blob.content_type.split(";")[0], headers=heads)

    async def _changes(self, request: web.Request) -> web.WebSocketResponse:
        # What is compressed goes out by a task of its own, whose failure at a page that closes nobody would hear of.
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        await socket.prepare(request)
        viewer = Viewer()
        self.viewers.add(viewer)
        self.sockets.add(socket)
        viewer.tell({"log": self.town.transcript.lines[-BACKLOG:]})
        writer = asyncio.create_task(_write(socket, viewer))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    viewer.watch([one for one in _watched(frame.data) if one in self.town.residents])
        finally:
            self.viewers.discard(viewer)
            self.sockets.discard(socket)
            writer.cancel()
        return socket

    # ---- changes

    def _happened(self, event: Event) -> None:
        """Pass on what those shown see of an event."""
        message = event.about or self._message_of(event)
        for viewer in self.viewers:
            for name in viewer.watched:
                self._tell(viewer, self.town.residents[name], event, message)
        self._stir()

    def _message_of(self, event: Event) -> Message | None:
        wanted = event.data.get("message_id")
        return event.channel.messages.get(int(wanted)) if event.channel and wanted else None

    def _tell(self, viewer: Viewer, person: Person, event: Event, message: Message | None) -> None:
        head = {"as": person.name}
        if event.name.startswith("MESSAGE_DELETE") and event.channel:
            for gone in event.data.get("ids") or [event.data["id"]]:
                viewer.tell(head | {"gone": {"channel": str(event.channel.id), "id": gone}})
        elif message and event.channel and message in visible(self.town.world, person.id, person.mind, event.channel):
            viewer.tell(head | {"message": scenes.message(person, message)})

    def _stir(self) -> None:
        """Lists are sent again once all that happens now has happened."""
        if not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_later(GATHER, self._settle)

    def _settle(self) -> None:
        self._stirred = False
        for viewer in self.viewers:
            viewer.tell_once("people", {"people": scenes.everybody(self.town)})
            for name in viewer.watched:
                person, head = self.town.residents[name], {"as": name}
                viewer.tell_once(f"places {name}", head | {"places": scenes.places(person)})
                viewer.tell_once(f"commands {name}", head | scenes.commands(person))

    def _forgotten(self, person: Person, ids: set[int]) -> None:
        """A client lost some notes, or read something."""
        for channel in person.places():
            for one in ids & channel.messages.keys():
                for viewer in self.viewers:
                    viewer.tell({"as": person.name, "gone": {"channel": str(channel.id), "id": str(one)}})
        self._stir()

    def _noted(self, line: str) -> None:
        for viewer in self.viewers:
            viewer.tell({"log": [line]})


async def _write(socket: web.WebSocketResponse, viewer: Viewer) -> None:
    while not socket.closed:
        await socket.send_json(await viewer.news.get())


def _watched(text: str) -> list[str]:
    frame: dict[str, Any] = json.loads(text)
    return [str(one) for one in frame.get("watch", [])]


async def _static(request: web.Request) -> web.Response:
    name = request.match_info["name"] or "index.html"
    path = STATIC / name
    if path.suffix not in TYPES or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8")
