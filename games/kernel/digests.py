"""Digests: short texts that stand for longer ones."""

from __future__ import annotations

import hashlib
from typing import Final

SIZE: Final = 6


def digest(*parts: str, key: str = "", size: int = SIZE) -> str:
    """A short hex digest of the parts; under a key nobody can guess what was digested."""
    text = "\0".join(parts).encode()
    return hashlib.blake2b(text, key=key.encode(), digest_size=size).hexdigest()
