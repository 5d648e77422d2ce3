"""What The Sword of Rome is known by: crossed swords, steel on the red of a cloak."""

from rendering import shapes
from rendering.scene import Mark
from rendering.thumbnails import thumbnail as small


def thumbnail() -> bytes:
    """A PNG."""
    return small(lambda side: shapes.mark(Mark.SWORDS, side), ground="#6b1420", edge="#c9a24a", ink="#e8e4da")
