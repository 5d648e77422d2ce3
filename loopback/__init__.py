"""A local Discord: the same wire, on this machine.

`World` is what exists (people, guilds, channels, messages); `Loopback` serves it over REST and gateway.
"""

from loopback.server import Loopback
from loopback.world import World

__all__ = ["Loopback", "World"]
