"""The open decisions of a table, and the names under which the outside knows them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from .decision import Decision, Posted
from .errors import Broken, IllegalAnswer
from .marks import digest
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
            kept = old is not None and old.decision is decision
            fresh[decision.key] = old if kept and old else self._posted(decision, old, seq)
        self.open = fresh
        self._kept = {}

    def _posted(self, decision: Decision[Any], old: Posted | None, seq: int) -> Posted:
        offered = json.dumps(decision.choice.form())
        same = old is not None and old.offered == offered
        if old is None:
            _check_words(decision)
        if decision.awaited and not (same and old and old.decision.awaited and old.decision.lapse == decision.lapse):
            _check_lapse(decision)
        if old is not None and same:
            return Posted(decision, old.ref, old.rev, offered)
        return Posted(decision, self._ref(decision.key, old, seq), digest(offered, key=self.secret, size=4), offered)

    def _ref(self, key: str, old: Posted | None, seq: int) -> str:
        """The same while the decision is open; another each time it is opened."""
        if old is not None:
            return old.ref
        return self._kept.get(key) or digest(str(seq), key, key=self.secret)


def _check_words(decision: Decision[Any]) -> None:
    """Keys stand in ids and marks: their words may not hold what separates them."""
    for word in (decision.kind, decision.seat, *decision.about, *decision.about.values()):
        if not WORD.fullmatch(str(word)):
            raise Broken(f"not a word for a key: {word!r} in {decision.key!r}")


def _check_lapse(decision: Decision[Any]) -> None:
    """The clock must always have something legal to answer."""
    try:
        decision.choice.read(decision.lapse)
    except IllegalAnswer as error:
        raise Broken(f"no legal lapse: {decision.key}: {error.reason}") from error
