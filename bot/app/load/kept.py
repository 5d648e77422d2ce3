"""Where the games of a load are kept."""

from __future__ import annotations

from enum import StrEnum


class Kept(StrEnum):
    """In a file, or at an address."""

    SQLITE = "sqlite"
    POSTGRES = "postgres"
