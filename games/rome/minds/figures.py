"""Figures of many simulated games of Rome, as plain data: endings, lengths, survival by scenario and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.republic.minds.counting import counted, elements, mean, ratio, share, wins_by_chair, wins_by_player
from games.rome.minds.census import Tale, Year


def figures(tales: list[Tale]) -> dict[str, Any]:
    """All that is reported."""
    ended = [tale for tale in tales if tale.reason]
    return {
        "games": len(tales),
        "ended": len(ended),
        "stands": survival(ended),
        "endings": counted(tale.reason or tale.error or "not ended" for tale in tales),
        "turns": dict(sorted(Counter(tale.turns for tale in ended).items())),
        "answers": mean(tale.answers for tale in tales),
        "tables": by_table(tales),
        "by_turn": by_turn(tales),
        "wins_by_chair": wins_by_chair(ended),
        "chairs_ratio": ratio(list(wins_by_chair(ended).values())),
        "wins_by_player": wins_by_player(ended),
        "elements": elements(ended),
    }


def survival(ended: list[Tale]) -> float:
    """In how many of the games that ended Rome stands, in thousandths."""
    return share(sum(tale.stands for tale in ended), len(ended))


def by_table(tales: list[Tale]) -> list[dict[str, Any]]:
    """For each scenario and number of seats: how many games ended, how, and how long they took."""
    kinds: dict[tuple[str, int], list[Tale]] = {}
    for tale in tales:
        kinds.setdefault((tale.scenario, len(tale.players)), []).append(tale)
    return [{"table": f"{scenario} {seats}", **course(some)} for (scenario, seats), some in sorted(kinds.items())]


def course(tales: list[Tale]) -> dict[str, float]:
    """How games went."""
    ended = [tale for tale in tales if tale.reason]
    reasons = Counter(tale.reason for tale in ended)
    return {
        "games": len(tales),
        "ended": len(ended),
        "stands": survival(ended),
        **{
            reason: reasons[reason]
            for reason in ("wars", "people", "bankrupt", "influence", "consul-for-life", "rebel")
        },
        "turns": mean(tale.turns for tale in ended),
        "answers": mean(tale.answers for tale in tales),
        "seconds": mean((tale.seconds for tale in tales), 2),
    }


def by_turn(tales: list[Tale]) -> list[dict[str, float]]:
    """Treasury, Unrest and Wars at the end of each turn, over the games that came so far."""
    years: dict[int, list[Year]] = {}
    for tale in tales:
        for one in tale.years:
            years.setdefault(one.turn, []).append(one)
    return [
        {
            "turn": turn,
            "games": len(found),
            "treasury": mean(one.treasury for one in found),
            "unrest": mean(one.unrest for one in found),
            "active": mean(one.active for one in found),
        }
        for turn, found in sorted(years.items())
    ]


def lines(report: Mapping[str, Any]) -> str:
    """The table of outcomes, to be read: a row for each scenario and number of seats."""
    rows: list[Mapping[str, Any]] = report["tables"]
    names: list[str] = list(rows[0]) if rows else []
    head = " ".join(f"{name:>15}" for name in names)
    body = [" ".join(f"{value!s:>15}" for value in row.values()) for row in rows]
    return "\n".join([f"Rome stands in {100 * report['stands']:.0f} % of {report['ended']} games", head, *body])
