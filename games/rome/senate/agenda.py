"""RR-1.09, 1.09.13: what may be proposed at which step in Rome; Prosecutions are no proposals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

OTHER_BUSINESS: Final = ("concessions", "life", "minor")

AGENDA: Final[Mapping[str, Sequence[str]]] = {
    "senate.business": OTHER_BUSINESS,
    "senate.adjournment": OTHER_BUSINESS,  # a last one, by a Tribune
}
