"""RC-9.2d: nominees for several posts in one proposal, and those who have been voted down for one."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.senate.pieces import Governorships, Memberships, Motion
from games.carthage.state import Carthage
from games.republic.senate.nominations import bar, note_declined, slate


def posts_of(proposal: Memberships | Governorships) -> dict[str, str]:
    """Who is to get which post."""
    return proposal.members if isinstance(proposal, Memberships) else proposal.governors


def named(proposal: Memberships | Governorships) -> Sequence[str]:
    """The Senators it names."""
    return list(posts_of(proposal).values())


def same(proposal: Memberships | Governorships) -> str:
    """RC-9.0.8: who for what, whatever their order."""
    return slate(posts_of(proposal))


def refused(g: Carthage, motion: Motion, proposal: Memberships | Governorships) -> None:
    """RC-9.2d, 9.0.15a: a Senator voted down alone for a post cannot be named for it again this turn."""
    bar(g, motion, posts_of(proposal))


def decline(g: Carthage, proposal: Memberships | Governorships, senator: str) -> None:
    """RC-9.2c, 9.4.4: nor is he named again for a post who did not consent to have it, alone or with others."""
    note_declined(g, posts_of(proposal), senator)
