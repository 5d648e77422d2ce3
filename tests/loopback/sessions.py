"""Sessions at the gateway: how one begins, and what reaches it."""

from __future__ import annotations

IDENTIFY, RESUME, HEARTBEAT, MEMBERS, INVALID = 2, 6, 1, 8, 9


def identify(world, **more):
    return {"token": world.token, "intents": 513, "properties": {}} | more


async def names(small, intents, deed, shard=(0, 1)):
    """The dispatches that reach a session with these intents because of the deed."""
    async with small.gate() as gate:
        await gate.identify(small.world.token, intents=intents, shard=[*shard])
        (session,) = small.server.gateway.live()
        before = session.seq
        deed()
        found = [frame["t"] for frame in session.log if frame["s"] > before]
        await gate.socket.close(code=1000)
    await small.gone()
    return found
