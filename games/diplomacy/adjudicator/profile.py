"""CD-D.9: the column of preferences in force."""

from __future__ import annotations

from enum import StrEnum


class Profile(StrEnum):
    """The original's, or the public test cases' own."""

    OLD = "1971"
    MODERN = "modern"
