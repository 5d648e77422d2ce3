"""RR-1.07.6: what a plan says of games: which, who pays for them, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.kernel import ASK, Amount, Decision, IllegalAnswer, OneOf, Raw, Ready, Record, Verdict
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

GAMES: Final = tuple(one.id for one in sorted(ROME.charts.games, key=lambda one: one.cost))
"""The cheapest first."""
HOLDS: Final = {one: one for one in ("none", "hold", "upto", "ask")}
"""None; just these; these, or the grandest below them that he can pay; ask me."""
MOST_UNREST: Final = 9
MOST_POPULARITY: Final = 9
NO_GAMES: Final[Mapping[str, Any]] = {
    "way": "none",
    "games": "none",
    "senator": "none",
    "unrest": 0,
    "popularity": MOST_POPULARITY,
}
"""RR-DP20."""
NONE: Final = "none"


def offers(own: Sequence[SenatorView]) -> Record[Raw]:
    """RR-1.07.6: which games, of whom; only if the Unrest is so high, and his POP no higher than so much."""
    able = [one.id for one in own if not one.captive and not one.rebel]
    return Record(
        sponsored,
        way=OneOf(HOLDS),
        games=OneOf({NONE: "", **{one: one for one in GAMES}}),
        senator=OneOf({NONE: "", **{name: name for name in able}}),
        unrest=Amount(0, MOST_UNREST),
        popularity=Amount(-MOST_POPULARITY, MOST_POPULARITY),
    )


def sponsored(way: str, games: str, senator: str, unrest: int, popularity: int) -> Raw:
    """RR-1.07.6: somebody has to pay for something."""
    if way in ("hold", "upto") and not (games and senator):
        raise IllegalAnswer("forum.payer", clause="RR-1.07.6")
    return {"way": way, "games": games, "senator": senator, "unrest": unrest, "popularity": popularity}


def hold(raw: Mapping[str, Any], decision: Decision[Any], view: RomeView) -> Verdict:
    """RR-DP20: as far as he can pay, and if it is as he has said; who is not there any more is asked for another."""
    if raw["way"] == "none":
        return Ready(NONE)
    payer = view.senators.get(raw["senator"])
    if raw["way"] == "ask" or payer is None or payer.faction != decision.seat:
        return ASK
    if view.unrest < raw["unrest"] or payer.popularity > raw["popularity"]:
        return Ready(NONE)
    listed = GAMES[: GAMES.index(raw["games"]) + 1] if raw["way"] == "upto" else (raw["games"],)
    able: Sequence[str] = decision.choice.form()
    names = (f"{one}@{payer.id}" for one in reversed(listed))
    return Ready(next((name for name in names if name in able), NONE))
