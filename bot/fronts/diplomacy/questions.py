"""What people ask about the political Diplomacy in plain words, the clauses that answer it, and the terms to learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

QUESTIONS: Final[Mapping[str, Sequence[str]]] = {
    "win": ("CD-2.2", "CD-2.3"),
    "season": ("CD-S.1", "CD-S.3", "CD-S.4"),
    "write": ("CD-E.4", "CD-E.1", "CD-E.5"),
    "support": ("CD-D.3", "CD-D.4", "CD-D.7"),
    "convoy": ("CD-D.8",),
    "retreat": ("CD-D.12",),
    "seize": ("CD-5.B", "CD-5.B(f)", "CD-5.B(g)"),
    "ruler": ("CD-4.A", "CD-4.B", "CD-4.C"),
    "appoint": ("CD-5.C(a)", "CD-5.C(a.2)", "CD-4.D"),
    "purge": ("CD-5.C(b)", "CD-5.C(b)5", "CD-5.C(c)"),
    "warning": ("CD-5.D", "CD-4.A(b)", "CD-4.A(c)"),
    "revolution": ("CD-5.D(1)", "CD-5.D(a)", "CD-5.D(b)"),
    "disorder": ("CD-6.4", "CD-7.B"),
    "base": ("CD-4.E.1", "CD-4.E.3", "CD-S.6"),
    "build": ("CD-S.6.4", "CD-S.5"),
    "mask": ("CD-3.B.1", "CD-3.B", "CD-3.A"),
    "letters": ("CD-P.1", "CD-P.3", "CD-P.5"),
    "black": ("CD-P.2",),
    "railway": ("CD-9.A.5", "CD-9.A.1", "CD-9.B.1", "CD-9.B.3"),
    "shares": ("CD-9.C.3", "CD-9.C.4", "CD-9.C.5"),
    "canal": ("CD-11.A", "CD-11.B"),
    "pass": ("CD-10.B", "CD-10.A"),
    "strait": ("CD-12.A", "CD-12.B"),
    "vote": ("CD-7.D", "CD-7.A", "CD-7.B", "CD-7.C"),
    "leave": ("CD-6.1", "CD-6.3"),
    "join": ("CD-13.3", "CD-2.1"),
    "hidden": ("CD-G.4", "CD-G.3"),
    "silent": ("CD-6.5", "CD-6.3"),
}
"""By the name of the question: the clauses, that which says most of it first."""

TERMS: Final = (
    "ruler",
    "sub-ruler",
    "commander",
    "seize",
    "supply-centre",
    "base",
    "disorder",
    "holding-name",
    "code",
    "purge",
    "warning",
    "revolution",
    "unsupported",
    "patron",
    "dislodged",
    "stand-off",
    "convoy",
    "direct-command",
    "final",
    "works",
    "doubled",
    "block",
    "bar",
    "proxy",
    "permit",
    "motion",
    "gazette",
    "black-letter",
)
"""Those first that a newcomer meets first."""
