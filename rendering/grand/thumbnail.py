"""What the Grand Variant is known by: the signs of both cities, gold on purple and red."""

from rendering import shapes
from rendering.thumbnails import thumbnail as small


def thumbnail() -> bytes:
    """A PNG."""
    return small(shapes.both, ground="#7f1512", edge="#4c1130", ink="#f0c75e")
