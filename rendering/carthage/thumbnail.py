"""What The Republic of Carthage is known by: the sign of Tanit, gold on purple."""

from rendering import shapes
from rendering.thumbnails import thumbnail as small


def thumbnail() -> bytes:
    """A PNG."""
    return small(shapes.tanit, ground="#4a1a35", edge="#c9a24a", ink="#e2bf63")
