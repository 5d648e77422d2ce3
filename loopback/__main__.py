"""`python -m loopback --unix PATH | --port N [--world file.json]`: a local Discord until it is interrupted."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from loopback import Loopback, World, saved


def options() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(prog="loopback", description="A local Discord.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--unix", metavar="PATH", help="listen on this Unix socket")
    where.add_argument("--port", type=int, help="listen on this port of 127.0.0.1")
    parser.add_argument("--world", type=Path, metavar="FILE", help="begin with this world, and save it at the end")
    parser.add_argument("--limits", choices=("off", "discord"), default="discord", help="rate limits")
    return parser


async def serve(arguments: argparse.Namespace) -> None:
    """Serve until told to stop; then save."""
    path: Path | None = arguments.world
    known = path is not None and await asyncio.to_thread(path.exists)
    world = saved.load(path) if path and known else furnished()
    server = Loopback(world, limits=arguments.limits)
    tcp = None if arguments.port is None else ("127.0.0.1", int(arguments.port))
    await server.start(unix=arguments.unix, tcp=tcp)
    place = f"unix:{arguments.unix}" if arguments.unix else f"http://127.0.0.1:{server.port}"
    sys.stdout.write(f"DISCORD_ENDPOINT={place} DISCORD_TOKEN={world.token}\n")
    sys.stdout.flush()
    await _told_to_stop()
    await server.stop()
    if path:
        saved.save(world, path)


async def _told_to_stop() -> None:
    """Until Control-C or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()


def furnished() -> World:
    """A small server to begin with: one guild, one channel, one owner."""
    world = World()
    guild = world.add_guild("home", world.add_user("owner"))
    world.add_channel(guild, "hall")
    return world


def main() -> None:
    """Serve until told to stop."""
    asyncio.run(serve(options().parse_args()))


if __name__ == "__main__":
    main()
