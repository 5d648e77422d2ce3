"""The words of pictures, in the language of whoever looks at them: Fluent texts of `board.ftl` and `crops.ftl`."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from data import path

FILES: Final = ("board", "crops")
CARDS: Final = "carthage-cards"  # what is printed on the cards, in other languages than theirs
ENGLISH: Final = "en"
KEPT: Final = 8192
SPOKEN: ContextVar[str] = ContextVar("spoken", default=ENGLISH)
"""The language words are made in now."""


@contextmanager
def speaking(language: str) -> Generator[None]:
    """While a picture or its description is made for readers of this language."""
    token = SPOKEN.set(language)
    try:
        yield
    finally:
        SPOKEN.reset(token)


def say(key: str, /, **about: str | int) -> str:
    """The text under `key`, in the language spoken now, else in English. KeyError: there is no such text."""
    return _said(SPOKEN.get(), key, tuple(about.items()))


def printed(card: str, text: str) -> str:
    """What is printed on a card: `text`, or what is said of the card in the language spoken now."""
    key = f"printed-{card.partition('.')[0]}"
    return say(key) if _bundle(SPOKEN.get()).has_message(key) else text


@lru_cache(maxsize=KEPT)
def _said(language: str, key: str, about: tuple[tuple[str, str | int], ...]) -> str:
    for bundle in (_bundle(language), _bundle(ENGLISH)):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            text, errors = bundle.format_pattern(pattern, dict(about)) if pattern else ("", [KeyError(key)])
            if not errors:
                return str(text)
    raise KeyError(key)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*FILES, CARDS):
        source = path("text").joinpath(language, f"{name}.ftl")
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
