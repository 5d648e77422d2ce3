"""RC-9.0.6, RR-1.09.12: what comes later in a programme is thought of as things will stand by then.

RC-9.0.8, RR-1.09.131: what is named in place of another is judged as if that had been defeated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
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


def fitting(wanted: Mapping[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """RC-9.4.2, RR-1.09.53: without what names for something else who has left as a Governor by then."""
    leaving = named(wanted.get("governors", ()))
    return {kind: found for kind, found in wanted.items() if kind == "governors" or not leaving & named(found)}


def named(motion: Iterable[Mapping[str, Any]]) -> set[str]:
    """Who is named in what one would propose first, each alone for a post or a task, or to lead a force."""
    terms = [one["terms"] for one in islice(motion, 1)]
    alone = {name for one in terms for name in one.values() if isinstance(name, str)}
    led = {name for one in terms for order in one.get("movements", ()) for name in order["commanders"]}
    return (alone | led) - {"none"}
