"""RC-9.2d: nominees for several posts in one proposal, and those who have been voted down for one."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.pieces import Senator
from games.carthage.senate.pieces import Governorships, Memberships, Motion
from games.carthage.state import Carthage
from games.republic.senate.proposals import identity


def posts_of(proposal: Memberships | Governorships) -> dict[str, str]:
    """Who is to get which post."""
    return proposal.members if isinstance(proposal, Memberships) else proposal.governors


def named(proposal: Memberships | Governorships) -> Sequence[str]:
    """The Senators it names."""
    return list(posts_of(proposal).values())


def same(proposal: Memberships | Governorships) -> str:
    """RC-9.0.8: who for what, whatever their order."""
    return " ".join(sorted(f"{post}/{name}" for post, name in posts_of(proposal).items()))


def refused(g: Carthage, motion: Motion, proposal: Memberships | Governorships) -> None:
    """RC-9.2d, 9.0.15a: a Senator voted down alone for a post cannot be named for it again this turn.

    RC-9.2c, 9.4.4: that somebody did not consent is no defeat.
    """
    if motion.fate == "refused":
        g.senate.defeated.remove(identity(g, proposal))
    elif len(posts_of(proposal)) == 1:
        g.senate.barred.append(same(proposal))


def decline(g: Carthage, proposal: Memberships | Governorships, senator: str) -> None:
    """RC-9.2c, 9.4.4: nor is he named again for a post who did not consent to have it, alone or with others."""
    g.senate.declined += [f"{post}/{name}" for post, name in posts_of(proposal).items() if name == senator]


def barred(g: Carthage, post: str, senator: Senator) -> bool:
    """RC-9.2d: whether he has been voted down alone for this post."""
    return f"{post}/{senator.id}" in g.senate.barred


def declined(g: Carthage, post: str, senator: Senator) -> bool:
    """RC-9.2c, 9.4.4: whether he did not consent to have this post."""
    return f"{post}/{senator.id}" in g.senate.declined


def contested(g: Carthage, post: str) -> bool:
    """RC-9.2d: whether somebody has been voted down alone for this post."""
    return any(one.startswith(f"{post}/") for one in g.senate.barred)
