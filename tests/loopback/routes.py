"""Routes of the channel of the bench, and what is forbidden there."""

from __future__ import annotations

from loopback.model import Overwrite
from loopback.perms import bits


def deny(small, *names, channel=None):
    small.world.set_overwrite(channel or small.hall, small.bot.id, Overwrite(1, 0, bits(*names)))


def path(small, tail=""):
    return f"/channels/{small.hall.id}/messages{tail}"
