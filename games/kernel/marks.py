"""Digests: marks, by which a replay is compared, and the opaque names given to the outside.

A mark is "schema.outward.inward": the digest of what was asked and drawn, and the digest of the saved state. Offers
that nobody waits for are in no mark, so a release may add some.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from .decision import Posted


def digest(*parts: str, key: str = "", size: int = 6) -> str:
    """A short hex digest of the parts; under a key nobody can guess what was digested."""
    text = "\0".join(parts).encode()
    return hashlib.blake2b(text, key=key.encode(), digest_size=size).hexdigest()


def mark(schema: int, posted: Mapping[str, Posted], draws: int, document: bytes) -> str:
    """The mark of a table at rest."""
    asked = [f"{key}={posted[key].offered}" for key in sorted(posted) if posted[key].decision.awaited]
    inward = hashlib.blake2b(document, digest_size=6).hexdigest()
    return f"{schema}.{digest(*asked, str(draws))}.{inward}"


def same(one: str, other: str) -> bool:
    """Whether two marks agree; between two schemas only their outward parts can be compared."""
    schema, outward, _ = one.split(".")
    other_schema, other_outward, _ = other.split(".")
    return one == other if schema == other_schema else outward == other_outward
