"""RR-1.09, 1.09.13: what may be proposed at which step in Rome; Prosecutions are no proposals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

OTHER_BUSINESS: Final = (
    "governors", "concessions", "land-bill", "repeal", "units", "forces", "alliance", "strip", "life", "minor",
)  # fmt: skip

AGENDA: Final[Mapping[str, Sequence[str]]] = {
    "senate.consuls": ("consuls",),
    "senate.pontifex": ("pontifex", "life"),
    "senate.appointment": ("life",),
    "senate.dictator": ("dictator", "life"),
    "senate.censor": ("censor", "life"),
    "senate.governors": ("governors", "life"),
    "senate.business": OTHER_BUSINESS,
    "senate.adjournment": OTHER_BUSINESS,  # a last one, by a Tribune
}
