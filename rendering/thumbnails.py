"""Thumbnails: a small square that a game is known by, a sign on the ground of its colours."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from rendering.palette import Colour, rgb

SIDE: Final = 160
EDGE: Final = 4

Sign = Callable[[int], Image.Image]
"""A sign as a mask of so many pixels."""


def thumbnail(sign: Sign, *, ground: Colour, edge: Colour, ink: Colour) -> bytes:
    """The picture, a PNG."""
    image = Image.new("RGB", (SIDE, SIDE), rgb(ground))
    pen, far = ImageDraw.Draw(image), SIDE - 1 - 2 * EDGE
    pen.rectangle((2 * EDGE, 2 * EDGE, far, far), outline=edge, width=EDGE)
    within = SIDE - 12 * EDGE
    image.paste(rgb(ink), (6 * EDGE, 6 * EDGE), sign(within))
    content = BytesIO()
    image.save(content, "PNG", optimize=True)
    return content.getvalue()
