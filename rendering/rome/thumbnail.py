"""What The Republic of Rome is known by: the eagle of its legions, gold on red."""

from rendering import shapes
from rendering.thumbnails import thumbnail as small


def thumbnail() -> bytes:
    """A PNG."""
    return small(shapes.eagle, ground="#7a1417", edge="#c9a24a", ink="#e8c766")
