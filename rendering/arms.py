"""Arms: how a name looks that is not one of the six seats. Its sign and its pattern are drawn from the text itself.

Whoever bears arms is written as a seat is, `GV#3`: the code, which gives sign and pattern, and the tincture's number.
A chair that is not one of the six bears arms by its number: "seat7" those that come after the six.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from typing import Final
from zlib import crc32

from PIL import Image, ImageDraw

from rendering.tinctures import TINCTURES

CHARGES: Final = (
    "diamond", "triangle", "circle", "square", "star", "cross", "moon", "ring", "saltire", "tower", "drop", "hourglass",
    "chevrons", "pale", "bend", "fess", "sun", "trident", "gable", "quarters",
)  # fmt: skip
PATTERNS: Final = ("slants", "counters", "lines", "dots", "lattice", "grid", "uprights", "plain")
Point = tuple[float, float]
Painter = Callable[[ImageDraw.ImageDraw, float], None]


def bears(code: str, tincture: int) -> str:
    """How a code is written that bears arms of this tincture; nobody bears none."""
    return f"{code}#{tincture}" if code else ""


def borne(codes: Iterable[str]) -> dict[str, str]:
    """Arms for all codes of a table: of those that would have the same tincture the first in order of code has it."""
    found: dict[str, str] = {}
    free: list[int] = []
    for code in sorted(codes):
        free = free or list(range(TINCTURES))
        tincture = next(one for one in _wished(code) if one in free)
        free.remove(tincture)
        found[code] = bears(code, tincture)
    return found


def _wished(code: str) -> Iterable[int]:
    """The tinctures in the order in which a code would have them."""
    first = _number(code) // 7
    return ((first + step) % TINCTURES for step in range(TINCTURES))


def tincture(seat: str) -> int | None:
    """The number of the tincture; None: it bears no arms."""
    if (chair := _chair(seat)) is not None:
        return chair % TINCTURES
    number = seat.rpartition("#")[2] if "#" in seat else ""
    return int(number) % TINCTURES if number.isdecimal() else None


def charge(seat: str) -> str:
    """The sign on its shield."""
    chair = _chair(seat)
    return CHARGES[(_number(seat.partition("#")[0]) if chair is None else chair) % len(CHARGES)]


def pattern(seat: str) -> str:
    """How its lands are hatched."""
    chair = _chair(seat)
    return PATTERNS[(_number(seat.partition("#")[0]) // 1009 if chair is None else chair) % len(PATTERNS)]


def _chair(seat: str) -> int | None:
    """How many chairs come before this one, which has no name but its number; None: it is another."""
    number = seat.removeprefix("seat")
    return int(number) - 1 if number != seat and number.isdecimal() else None


@lru_cache(maxsize=1024)
def _number(code: str) -> int:
    return crc32(code.upper().encode())


# The signs that seats do not have


def _shape(*parts: tuple[Point, ...]) -> Painter:
    def paint(pen: ImageDraw.ImageDraw, side: float) -> None:
        for part in parts:
            pen.polygon([(x * side, y * side) for x, y in part], fill=255)

    return paint


def _moon(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.08 * side, 0.04 * side, 0.96 * side, 0.92 * side), fill=255)
    pen.ellipse((0.2 * side, -0.14 * side, 0.88 * side, 0.56 * side), fill=0)


def _ring(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.06 * side, 0.06 * side, 0.94 * side, 0.94 * side), fill=255)
    pen.ellipse((0.33 * side, 0.33 * side, 0.67 * side, 0.67 * side), fill=0)


def _drop(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.18 * side, 0.36 * side, 0.82 * side, 1.0 * side), fill=255)
    pen.polygon([(0.5 * side, 0.0), (0.8 * side, 0.58 * side), (0.2 * side, 0.58 * side)], fill=255)


def _sun(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.26 * side, 0.26 * side, 0.74 * side, 0.74 * side), fill=255)
    for ray in range(8):
        turn = ray * pi / 4
        tip = (side * (0.5 + 0.5 * sin(turn)), side * (0.5 - 0.5 * cos(turn)))
        foot = [(side * (0.5 + 0.2 * sin(turn + by)), side * (0.5 - 0.2 * cos(turn + by))) for by in (-0.7, 0.7)]
        pen.polygon([tip, *foot], fill=255)


def _tower(pen: ImageDraw.ImageDraw, side: float) -> None:
    for box in ((0.2, 0.34, 0.8, 0.98), (0.1, 0.04, 0.3, 0.36), (0.4, 0.04, 0.6, 0.36), (0.7, 0.04, 0.9, 0.36)):
        pen.rectangle([part * side for part in box], fill=255)
    pen.rectangle((0.1 * side, 0.26 * side, 0.9 * side, 0.4 * side), fill=255)
    pen.rectangle((0.41 * side, 0.64 * side, 0.59 * side, 0.98 * side), fill=0)


def _trident(pen: ImageDraw.ImageDraw, side: float) -> None:
    for box in ((0.43, 0.0, 0.57, 1.0), (0.06, 0.06, 0.2, 0.52), (0.8, 0.06, 0.94, 0.52), (0.06, 0.42, 0.94, 0.58)):
        pen.rectangle([part * side for part in box], fill=255)


MORE: Final[Mapping[str, Painter]] = {
    "moon": _moon,
    "ring": _ring,
    "drop": _drop,
    "sun": _sun,
    "tower": _tower,
    "trident": _trident,
    "saltire": _shape(
        ((0.0, 0.18), (0.18, 0.0), (1.0, 0.82), (0.82, 1.0)), ((0.82, 0.0), (1.0, 0.18), (0.18, 1.0), (0.0, 0.82))
    ),
    "hourglass": _shape(((0.08, 0.02), (0.92, 0.02), (0.5, 0.54)), ((0.08, 0.98), (0.92, 0.98), (0.5, 0.46))),
    "chevrons": _shape(
        ((0.5, 0.02), (1.0, 0.42), (1.0, 0.62), (0.5, 0.24), (0.0, 0.62), (0.0, 0.42)),
        ((0.5, 0.38), (1.0, 0.78), (1.0, 0.98), (0.5, 0.6), (0.0, 0.98), (0.0, 0.78)),
    ),
    "pale": _shape(
        ((0.08, 0.02), (0.38, 0.02), (0.38, 0.98), (0.08, 0.98)),
        ((0.62, 0.02), (0.92, 0.02), (0.92, 0.98), (0.62, 0.98)),
    ),
    "fess": _shape(
        ((0.02, 0.1), (0.98, 0.1), (0.98, 0.4), (0.02, 0.4)), ((0.02, 0.6), (0.98, 0.6), (0.98, 0.9), (0.02, 0.9))
    ),
    "bend": _shape(((0.0, 0.0), (0.42, 0.0), (1.0, 0.58), (1.0, 1.0), (0.58, 1.0), (0.0, 0.42))),
    "gable": _shape(((0.5, 0.02), (0.98, 0.46), (0.86, 0.46), (0.86, 0.98), (0.14, 0.98), (0.14, 0.46), (0.02, 0.46))),
    "quarters": _shape(
        ((0.04, 0.04), (0.48, 0.04), (0.48, 0.48), (0.04, 0.48)),
        ((0.52, 0.52), (0.96, 0.52), (0.96, 0.96), (0.52, 0.96)),
    ),
}


# Patterns


@lru_cache(maxsize=256)
def hatching(name: str, wide: int, high: int, step: int) -> Image.Image:
    """A pattern as a mask; `step`: pixels from one line to the next."""
    mask = Image.new("L", (wide, high))
    pen, thick = ImageDraw.Draw(mask), max(1, round(step / 4))
    if name in {"slants", "lattice"}:
        for x in range(-high, wide, step):
            pen.line((x, high, x + high, 0), fill=255, width=thick)
    if name in {"counters", "lattice"}:
        for x in range(-high, wide, step):
            pen.line((x, 0, x + high, high), fill=255, width=thick)
    if name in {"lines", "grid"}:
        for y in range(step // 2, high, step):
            pen.line((0, y, wide, y), fill=255, width=thick)
    if name in {"uprights", "grid"}:
        for x in range(step // 2, wide, step):
            pen.line((x, 0, x, high), fill=255, width=thick)
    if name == "dots":
        _dots(pen, wide, high, step)
    return mask


def _dots(pen: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    reach = max(1.0, step / 5)
    for row, y in enumerate(range(step // 2, high, step)):
        for x in range(step // 2 if row % 2 else step, wide, step):
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
