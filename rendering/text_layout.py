"""Letters: which font, how wide, how many fit; and words as sprites, since drawing letters is what costs."""

import unicodedata
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from data import path

BODY: Final = "FiraSansCondensed-Regular.ttf"
BOLD: Final = "FiraSansCondensed-SemiBold.ttf"
TITLE: Final = "Cinzel-Bold.ttf"
ITALIC: Final = "Alegreya-MediumItalic.ttf"
_HEBREW: Final = "NotoSansHebrew-Medium.ttf"
_ARABIC: Final = "NotoSansArabic-Medium.ttf"
FONTS: Final = (BODY, BOLD, TITLE, ITALIC, _HEBREW, _ARABIC)

SHAPING: Final = features.check("raqm")
ELLIPSIS: Final = "…"
UNKNOWN: Final = "?"
_SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))  # they choose between looks of pictures


@lru_cache(maxsize=8)
def _bytes(name: str) -> bytes:
    return path(f"fonts/{name}").read_bytes()


@lru_cache(maxsize=64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """One bundled font at one size."""
    engine = ImageFont.Layout.RAQM if SHAPING else ImageFont.Layout.BASIC
    return ImageFont.truetype(BytesIO(_bytes(name)), size, layout_engine=engine)


@lru_cache(maxsize=8)
def _blank(name: str) -> bytes:
    """What the font draws for a letter it does not have."""
    return _stamp(font(name, 20), "\U0010fffd").tobytes()


def _stamp(face: ImageFont.FreeTypeFont, text: str) -> Image.Image:
    left, top, right, bottom = (int(edge) for edge in face.getbbox(text))
    stamp = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(stamp).text((-left, -top), text, font=face, fill=255)
    return stamp


@lru_cache(maxsize=4096)
def _has(name: str, letter: str) -> bool:
    if letter.isspace():
        return letter == " "
    return _stamp(font(name, 20), letter).tobytes() != _blank(name)


def script(text: str) -> str:
    """The fallback font that a text needs, or nothing."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in {"R", "AL"}:
            return _HEBREW if kind == "R" else _ARABIC
    return ""


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """A text as it can be drawn: fancy letters made plain, pictures and controls left out, unknown letters marked.

    Players' names may hold anything; the text twin gives them whole.
    """
    face = script(text) or BODY
    kept: list[str] = []
    for letter in unicodedata.normalize("NFKC", text):
        shown = _shown(face, letter)
        if shown != UNKNOWN or letter == UNKNOWN or kept[-1:] != [UNKNOWN]:
            kept.append(shown)
    return " ".join("".join(kept).split())


def _shown(face: str, letter: str) -> str:
    category = unicodedata.category(letter)
    if category.startswith(("C", "Z")) or letter in _SELECTORS:
        return " " if category.startswith("Z") or letter.isspace() else ""
    plain = unicodedata.normalize("NFD", letter)[0]
    return next((one for one in (letter, plain) if _has(face, one)), UNKNOWN if category.startswith("L") else "")


@lru_cache(maxsize=8192)
def width(text: str, name: str, size: int) -> int:
    """How many pixels a text takes from side to side."""
    return int(font(script(text) or name, size).getlength(text) + 0.999)


@lru_cache(maxsize=8192)
def fit(text: str, name: str, size: int, room: int) -> str:
    """As much of a text as there is room for; an ellipsis stands for the rest."""
    text = clean(text)
    if width(text, name, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(_cut(text, middle), name, size) <= room else (low, middle - 1)
    return _cut(text, low) if low else (ELLIPSIS if width(ELLIPSIS, name, size) <= room else "")


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip(" ,;:-") + ELLIPSIS


@lru_cache(maxsize=2048)
def wrap(text: str, name: str, size: int, room: int, most: int) -> tuple[str, ...]:
    """A text in at most `most` lines; the last one ends in an ellipsis if there is more."""
    lines: list[str] = []
    words = clean(text).split()
    while words and len(lines) < most:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), name, size) <= room:
            taken += 1
        last = len(lines) == most - 1
        lines.append(fit(" ".join(words if last else words[:taken]), name, size, room))
        words = words[taken:]
    return tuple(lines)


@lru_cache(maxsize=6000)
def sprite(text: str, name: str, size: int) -> tuple[Image.Image, int]:
    """A word as a mask to be filled with any colour, and how far its top lies below the top of the line."""
    face = font(script(text) or name, size)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(text))
    mask = Image.new("L", (max(1, right - min(0, left) + 2), max(1, bottom - top + 1)))
    ImageDraw.Draw(mask).text((-min(0, left), -top), text, font=face, fill=255)
    return mask, top


@lru_cache(maxsize=1500)
def halo(text: str, name: str, size: int, reach: int) -> tuple[Image.Image, int]:
    """The same word with a rim of `reach` pixels, to be laid under it on a map."""
    face = font(script(text) or name, size)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(text, stroke_width=reach))
    mask = Image.new("L", (max(1, right - min(0, left) + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((-min(0, left), -top), text, font=face, fill=255, stroke_width=reach)
    return mask, top
