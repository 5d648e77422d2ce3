"""The base of whatever is saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict


@dataclass(slots=True)
class Saved:
    """Base of all dataclasses that are saved: a document with an unknown field is refused, so nothing is lost."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
