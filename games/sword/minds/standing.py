"""SR-6.5: what a computer player says on the responses form, which holds until it is changed."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import POWERS_OF, TIES, Player
from games.sword.minds import pacts
from games.sword.minds.ground import Ground

LIKED: Final = 0.35
CAREFUL: Final[dict[str, str]] = {
    "events": "pays",
    "activations": "cu.5",
    "marches": "pays",
    "interception": "wins.60",
    "withdrawal": "below.42",
    "avoiding": "below.42",
    "refusing": "below.42",
    "battles": "pays",
    "retreat": "mine",
    "victory": "mine",
    "details": "mine",
    "sieges": "pays",
    "sea": "pays",
    "bribe": "pays",
    "spoils": "usual",
    "wear": "pays",
}
"""What does not hang on how things stand."""


def responses(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP28: cards when they pay, battles by their chances, the rest as the rules have it."""
    unsaid = {name: words[0] for name, words in asked.choice.form().items()}
    return {**unsaid, **CAREFUL, "tribute": "cheap", "alliances": _ally(ground)}


def _ally(ground: Ground) -> str:
    """SR-15.3: with whom one would be allied, if with anybody."""
    rivals: list[Player] = [one for one in ground.rivals() if one not in pacts.allies(ground)]
    liked = [(pacts.liking(ground, one), next(power for power in TIES if power in POWERS_OF[one])) for one in rivals]
    fondness, power = max(liked, default=(0.0, ""))
    return f"with.{power}" if fondness >= LIKED else "never"
