"""RC-9.2d, RR-1.09.5.1: nominees for several posts in one proposal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from games.kernel import IllegalAnswer, OneOf
from games.republic.pieces import Senator

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
