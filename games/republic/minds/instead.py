"""RC-9.0.8, RR-1.09.131: what is named in place of another is judged ahead as if that had been defeated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from games.republic.seen.view import RepublicView

S = TypeVar("S", bound=RepublicView)
"""What a seat sees of its republic."""


def by_then(view: S, papers: Mapping[str, Any], mark: str, motions: Mapping[str, Mapping[str, Any]]) -> S:
    """RC-9.0.8, RR-1.09.131: what is named in place of another is called only when that has been defeated."""
    motion, rank = place(papers[mark])
    instead = {one: place(papers[one]) for one in motions}
    fallen = tuple(refused(motions[one]) for one, at in instead.items() if at[0] == motion and at[1] < rank)
    if view.senate is None or not fallen:
        return view
    senate = view.senate.model_copy(update={"defeated": (*view.senate.defeated, *fallen)})
    return view.model_copy(update={"senate": senate})


def place(paper: Mapping[str, Any]) -> tuple[int, int]:
    """Of which motion of the programme a proposal is, and which of its fallbacks (0: itself): "2.1"."""
    motion, _, rank = paper["place"].partition(".")
    return int(motion), int(rank or 0)


def refused(terms: Mapping[str, Any]) -> str:
    """RC-9.0.8, RR-1.09.131: a proposal as it is told when it has been defeated: its kind, and who for what."""
    told = [one for field, given in terms.items() if field != "kind" for one in words(given)]
    return f"{terms['kind']}:{' '.join(told)}"


def words(given: Any) -> list[str]:
    """The names in one field of what is proposed, each with its post."""
    if hasattr(given, "items"):
        return [f"{post}/{name}" for post, name in given.items()]
    return [str(one) for one in ([given] if isinstance(given, (str, int)) else given)]
