"""`byrsa playout GAME --players sensible`: many games by players that think."""

from __future__ import annotations

from bot.fronts import FRONTS


def main(arguments: list[str]) -> int:
    """The command line; 1: some game did not end."""
    able = {kind: front.simulate for kind, front in FRONTS.items() if front.simulate}
    chosen = next((one for one in arguments if one in able), next(iter(able)))
    return able[chosen](arguments)
