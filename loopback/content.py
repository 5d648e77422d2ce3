"""The content host: links that are signed and expire, and its own pictures, a default avatar in one of six colours."""

from __future__ import annotations

import hashlib
import hmac
import struct
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from loopback.world import World

COLOURS = ((88, 101, 242), (116, 127, 141), (59, 165, 93), (250, 166, 26), (237, 66, 69), (235, 69, 159))
SIDE = 64
ATTACHED, LIFE = "/attachments/", 86_400


def fresh(world: World, body: Any) -> Any:
    """A copy of a body in which every link to an uploaded file is signed anew, for a day."""
    if isinstance(body, dict):
        return {key: fresh(world, value) for key, value in body.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(body, list):
        return [fresh(world, value) for value in body]  # pyright: ignore[reportUnknownVariableType]
    return _signed(world, body) if isinstance(body, str) and body.startswith(world.cdn + ATTACHED) else body


def _signed(world: World, link: str) -> str:
    """`ex` tells when the link expires, `is` when it was made, `hm` proves both."""
    path, made = path_of(world, link), int(world.clock.now())
    until, since = f"{made + LIFE:x}", f"{made:x}"
    return f"{world.cdn}{path}?ex={until}&is={since}&hm={_proof(world, path, until, since)}&"


def path_of(world: World, link: str) -> str:
    """Where a file is kept: the link without host and signature."""
    return link.removeprefix(world.cdn).partition("?")[0]


def opens(world: World, path: str, query: Mapping[str, str]) -> bool:
    """Whether a link opens its file: signed here for this path, and not yet expired."""
    until, since = query.get("ex", ""), query.get("is", "")
    proof = _proof(world, path, until, since)
    return hmac.compare_digest(proof.encode(), query.get("hm", "").encode()) and world.clock.now() < int(until, 16)


def _proof(world: World, *parts: str) -> str:
    return hmac.new(str(world.bot.id).encode(), " ".join(parts).encode(), hashlib.sha256).hexdigest()


def avatar(number: int) -> bytes:
    """A square of one colour, as PNG."""
    row = b"\x00" + bytes(COLOURS[number % len(COLOURS)]) * SIDE
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    body = _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(row * SIDE)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
