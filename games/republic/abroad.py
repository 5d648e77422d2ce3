"""What another republic, on a board beside this one, changes in it: each a function that this one calls by name.

A republic that is played alone has none beside it, and nothing is changed.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Abroad:
    """The places where the rules of one republic ask what the other makes of them."""


ALONE = Abroad()
"""No republic is beside this one."""
