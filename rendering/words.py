"""The words of pictures, in the language of whoever looks at them.

Those that all pictures share are Fluent texts of `pictures.ftl`, those of one game of `pictures-<game>.ftl`.
"""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from data import path

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


class Words:
    """The texts of some files. `known`: those of all such words."""

    known: Final[list[tuple[str, ...]]] = []

    def __init__(self, *names: str) -> None:
        self.names = names
        self.known.append(names)

    def say(self, key: str, /, **about: str | int) -> str:
        """The text under `key`, in the language spoken now, else in English. KeyError: there is no such text."""
        return _said(self.names, SPOKEN.get(), key, tuple(about.items()))

    def printed(self, card: str, text: str) -> str:
        """What is printed on a card: `text`, or what is said of the card in the language spoken now."""
        key = f"printed-{card.partition('.')[0]}"
        return self.say(key) if self.knows(key) else text

    def knows(self, key: str) -> bool:
        """Whether there is such a text in the language spoken now."""
        return _bundle(self.names, SPOKEN.get()).has_message(key)


say: Final = Words("pictures").say


@lru_cache(maxsize=KEPT)
def _said(names: tuple[str, ...], language: str, key: str, about: tuple[tuple[str, str | int], ...]) -> str:
    for bundle in (_bundle(names, language), _bundle(names, ENGLISH)):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            text, errors = bundle.format_pattern(pattern, dict(about)) if pattern else ("", [KeyError(key)])
            if not errors:
                return str(text)
    raise KeyError(key)


def make_ready() -> None:
    """Read all of them in English, which is beneath every language: it takes a while, and nobody should wait for it."""
    for names in Words.known:
        _bundle(names, ENGLISH)


@cache
def _bundle(names: tuple[str, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        if (resource := _resource(language, name)) is not None:
            bundle.add_resource(resource)
    return bundle


@cache
def _resource(language: str, name: str) -> Resource | None:
    """A file, parsed once: games share some. None: it is not there."""
    source = path("text").joinpath(language, f"{name}.ftl")
    return FluentResource(source.read_text("utf-8")) if source.is_file() else None
