"""What is printed of both games together (GV-1.2, 6.7): frozen records of `data/grand`, read once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, Literal

from pydantic import TypeAdapter

import data
from games.grand.pieces import Side
from games.republic.components import Component


class Coupling(Component):
    """GV-1.2, 4.13: a war, its card on each board, and what is fought for in it, the last part decides it."""

    number: int
    faces: Mapping[Side, str]
    parts: tuple[Literal["sea", "land"], ...]


class Person(Component):
    """GV-6.7: a man whom both games know, and his cards on each board: enemy Leader or Statesman."""

    id: str
    cards: Mapping[Side, tuple[str, ...]]


class Couplings(Component):
    """All that is joined between the two boards."""

    wars: tuple[Coupling, ...]
    persons: tuple[Person, ...]


def read() -> Couplings:
    """`data/grand/couplings.json`, checked strictly against its model."""
    raw = data.path("grand/couplings.json").read_text(encoding="utf-8")
    return TypeAdapter(Couplings).validate_python(json.loads(raw))


COUPLINGS: Final = read()
