"""The open decisions of a table, and the names under which the outside knows them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .decision import Asking, Decision, Posted
from .errors import Broken, IllegalAnswer
from .script import Open

WORD = re.compile(r"[\w.:-]+")


class Docket:
    """What is asked now. `kept`: refs that decisions had before the table was resumed."""

    __slots__ = ("_kept", "open", "secret")

    def __init__(self, secret: str, kept: Mapping[str, str]) -> None:
        self.open: dict[str, Posted] = {}
        self.secret = secret
        self._kept = dict(kept)

    def post(self, asked: Open, seq: int) -> None:
        """Replace what is open. Broken: two equal keys, an unfit key, an awaited decision without a legal lapse."""
        fresh: dict[str, Posted] = {}
        for decision in asked:
            if decision.key in fresh:
                raise Broken(f"asked twice: {decision.key}")
            old = self.open.get(decision.key)
            if old is None:
                fresh[decision.key] = self._opened(decision, seq)
            elif old.decision is not decision:
                _check_lapse(decision)
                fresh[decision.key] = Posted(decision, old.asking)
            else:
                fresh[decision.key] = old
        self.open = fresh
        self._kept = {}

    def asked(self) -> list[str]:
        """What is awaited, with its options: what marks are made of."""
        return [f"{key}={self.open[key].offered}" for key in sorted(self.open) if self.open[key].decision.awaited]

    def _opened(self, decision: Decision[Any], seq: int) -> Posted:
        """A new asking: its ref is made of the entry that opened it."""
        _check_words(decision)
        _check_lapse(decision)
        return Posted(decision, Asking(self.secret, seq, decision.key, self._kept.get(decision.key, "")))


def _check_words(decision: Decision[Any]) -> None:
    """Keys stand in ids and marks: their words may not hold what separates them."""
    for word in (decision.kind, decision.seat, *decision.about, *decision.about.values()):
        if not _is_word(word):
            raise Broken(f"not a word for a key: {word!r} in {decision.key!r}")


@lru_cache(4096)
def _is_word(word: str | int) -> bool:
    return WORD.fullmatch(str(word)) is not None


def _check_lapse(decision: Decision[Any]) -> None:
    """For what is awaited the clock must always have something legal to answer."""
    if not decision.awaited:
        return
    try:
        decision.choice.read(decision.lapse)
    except IllegalAnswer as error:
        raise Broken(f"no legal lapse: {decision.key}: {error.reason}") from error
