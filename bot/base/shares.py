"""What each process may call Discord, which allows a bot so many calls a second, whoever makes them.

A share stands in the row of its process. Each takes its own, at a beat, one process at a time: what is due to it by
what all have wanted, but never more than the rows of the others leave. So the rows never come to more than there is,
and whoever is to have more waits until others have taken less. Whoever is to have less looks first, calls less from
then on, and then writes it. The row of somebody frozen counts until it is deleted; by then he has long noticed that he
was not heard of, and calls nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

ALLOWED: Final = 50
GIVEN_OUT: Final = 45
"""So many calls a second are shared; the others are for logins, which go past all shares."""
LEAST: Final = 3
BESIDES: Final = 15
"""So many calls each is taken to want besides: whoever was quiet does not begin at the least when he wakes."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a process wanted to call since its beat before, and how many calls a second its row says it may make."""

    wanted: int
    share: int = 0


def share_of(process: str, claims: Mapping[str, Claim], used: int = 0) -> int:
    """What a process may take now; not less than it may be using at this moment, which its row has in any case."""
    left = GIVEN_OUT - sum(claim.share for one, claim in claims.items() if one != process)
    return max(used, min(due({one: claim.wanted for one, claim in claims.items()})[process], left))


def due(wanted: Mapping[str, int]) -> dict[str, int]:
    """What is due to each: the least there is for each, and of the rest as much as he wanted of what all did."""
    least = min(LEAST, GIVEN_OUT // len(wanted))
    rest = GIVEN_OUT - least * len(wanted)
    sums = list(accumulate((calls + BESIDES for calls in wanted.values()), initial=0))
    ends = [rest * so_far // sums[-1] for so_far in sums]
    return {one: least + end - start for one, (start, end) in zip(wanted, pairwise(ends), strict=True)}
