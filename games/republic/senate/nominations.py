"""RC-9.2d, RR-1.09.5.1: nominees for several posts in one proposal, and those who have been voted down for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from games.kernel import IllegalAnswer, OneOf
from games.republic.pieces import Senator
from games.republic.senate.pieces import Motion
from games.republic.senate.proposals import identity
from games.republic.state import Republic

T = TypeVar("T")
NOBODY = "none"


def nominees(posts: Mapping[str, Sequence[Senator]]) -> dict[str, OneOf[str]]:
    """A choice for each post: one of these Senators, or nobody."""
    return {post: OneOf({NOBODY: "", **{one.id: one.id for one in able}}) for post, able in posts.items()}


def one_each(proposal: Callable[..., T], field: str, clause: str, /, **chosen: str) -> T:
    """RC-9.2d, RR-1.09.5.1: at least one post, and nobody for two."""
    posts = {post: name for post, name in chosen.items() if name}
    if not posts:
        raise IllegalAnswer("senate.nobody", clause=clause)
    twice = next((name for name in posts.values() if list(posts.values()).count(name) > 1), None)
    if twice:
        raise IllegalAnswer("senate.twice", senator=twice, clause=clause)
    return proposal(**{field: posts})


def slate(posts: Mapping[str, str]) -> str:
    """RC-9.0.8, RR-1.09.131: who for what, whatever their order."""
    return " ".join(sorted(f"{post}/{name}" for post, name in posts.items()))


def bar(g: Republic, motion: Motion, posts: Mapping[str, str]) -> None:
    """RC-9.2d, 9.0.15a, RR-1.09.131, 1.09.152: who was voted down alone for a post is not named for it again this turn.

    RC-9.2c, 9.4.4, RR-1.09.51: that somebody did not consent is no defeat.
    """
    if motion.fate == "refused":
        g.senate.defeated.remove(identity(g, motion.proposal))
    elif len(posts) == 1:
        g.senate.barred.append(slate(posts))


def note_declined(g: Republic, posts: Mapping[str, str], senator: str) -> None:
    """RC-9.2c, 9.4.4, RR-1.09.51: nor is he named again for a post who did not consent to have it."""
    g.senate.declined += [f"{post}/{name}" for post, name in posts.items() if name == senator]


def barred(g: Republic, post: str, senator: Senator) -> bool:
    """RC-9.2d, RR-1.09.131: whether he has been voted down alone for this post."""
    return f"{post}/{senator.id}" in g.senate.barred


def declined(g: Republic, post: str, senator: Senator) -> bool:
    """RC-9.2c, 9.4.4, RR-1.09.51: whether he did not consent to have this post."""
    return f"{post}/{senator.id}" in g.senate.declined


def contested(g: Republic, post: str) -> bool:
    """RC-9.2d, RR-1.09.5.1: whether somebody has been voted down alone for this post."""
    return any(one.startswith(f"{post}/") for one in g.senate.barred)
