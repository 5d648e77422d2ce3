"""What Diplomacy is known by: a compass card, brass on the blue of the sea."""

from rendering import shapes
from rendering.thumbnails import thumbnail as small


def thumbnail() -> bytes:
    """A PNG."""
    return small(shapes.compass, ground="#1d4a55", edge="#c9a24a", ink="#f0dca0")
