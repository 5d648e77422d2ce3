"""Figures of many simulated games, as plain data: endings, lengths, who wins by chair, by what he did and by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from math import sqrt
from typing import Any

from games.carthage.minds.census import Tale, Year
from games.carthage.minds.measures import measures, wars
from games.republic.minds.counting import (
    average,
    counted,
    elements,
    mean,
    ratio,
    share,
    wins_by_chair,
    wins_by_player,
)

Held = Mapping[str, Mapping[str, int]]
CERTAIN = 3  # standard errors: beyond them a difference is hardly chance, even that of one card of thirty


def figures(tales: list[Tale]) -> dict[str, Any]:
    """All that is reported."""
    ended = [tale for tale in tales if tale.reason]
    return {
        "games": len(tales),
        "ended": len(ended),
        "stands": share(sum(tale.stands for tale in ended), len(ended)),
        "endings": counted(tale.reason or tale.error or "not ended" for tale in tales),
        "turns": dict(sorted(Counter(tale.turns for tale in ended).items())),
        "answers": mean([tale.answers for tale in tales]),
        "tables": by_table(tales),
        "by_turn": by_turn(tales),
        "wins_by_chair": wins_by_chair(ended),
        "chairs_ratio": ratio(list(wins_by_chair(ended).values())),
        "wins_by_place": wins_by_place(ended),
        "wins_by_player": wins_by_player(ended),
        "elements": elements(ended),
        "cards": cards(ended),
        "seen": seen(ended),
        "measures": {name: asdict(one) for name, one in measures(ended).items()},
        "wars": {war: {what: asdict(one) for what, one in row.items()} for war, row in wars(ended).items()},
    }


# Games


def by_table(tales: list[Tale]) -> list[dict[str, Any]]:
    """For each kind of table: how many games ended, how, and how long they took."""
    kinds: dict[tuple[str, str, int], list[Tale]] = {}
    for tale in tales:
        kinds.setdefault((tale.scenario, tale.assassination, len(tale.players)), []).append(tale)
    return [{"table": named(*kind), **course(some)} for kind, some in sorted(kinds.items())]


def named(scenario: str, assassination: str, people: int) -> str:
    """A kind of table in a few words."""
    return f"{scenario} {people}" if assassination == "base" else f"{scenario} {people} {assassination}"


def course(tales: list[Tale]) -> dict[str, float]:
    """How games went."""
    ended = [tale for tale in tales if tale.reason]
    reasons = Counter(tale.reason for tale in ended)
    return {
        "games": len(tales),
        "ended": len(ended),
        "stands": share(sum(tale.stands for tale in ended), len(ended)),
        "people": share(sum(tale.winner in tale.players for tale in ended), len(ended)),
        "wars": reasons["wars"],
        "lost": reasons["lost-wars"],
        "bankrupt": reasons["bankrupt"],
        "turns": mean(tale.turns for tale in ended),
        "answers": mean(tale.answers for tale in tales),
        "seconds": mean((tale.seconds for tale in tales), 2),
        "longest": max(tale.seconds for tale in tales),
    }


def by_turn(tales: list[Tale]) -> list[dict[str, float]]:
    """Treasury, tax and Wars at the end of each turn, over the games that came so far."""
    years: dict[int, list[Year]] = {}
    for tale in tales:
        for one in tale.years:
            years.setdefault(one.turn, []).append(one)
    return [
        {
            "turn": turn,
            "games": len(all_of_it),
            "treasury": mean(one.treasury for one in all_of_it),
            "from": average(one.treasury for one in all_of_it).low,
            "to": average(one.treasury for one in all_of_it).high,
            "tax": mean(one.tax for one in all_of_it),
            "active": mean(one.active for one in all_of_it),
            "lost": mean(one.lost for one in all_of_it),
            "traders": mean(sum(one.traders.values()) for one in all_of_it),
        }
        for turn, all_of_it in sorted(years.items())
    ]


# Victories


def wins_by_place(ended: list[Tale]) -> dict[str, float]:
    """The same by place at the table: 1 is the player of the Temporary Home Suffete, the others follow clockwise."""
    known = [tale for tale in ended if tale.stands and tale.first in tale.seats]
    won = Counter(place(tale, tale.winner) for tale in known)
    places = range(1, max((len(tale.seats) for tale in known), default=0) + 1)
    return {str(number): share(won[number], len(known)) for number in places}


def place(tale: Tale, seat: str) -> int:
    """How far a seat is from that of the Temporary Home Suffete."""
    return (tale.seats.index(seat) - tale.seats.index(tale.first)) % len(tale.seats) + 1


# Cards


def cards(ended: list[Tale]) -> dict[str, dict[str, float]]:
    """For each type of red card: who drew and who played it, and how often they won; 1 is what chance gives.

    `decides`: how far the victories of who drew it are from chance, 0 if that may be chance itself.
    """
    stood = [tale for tale in ended if tale.stands]
    drawn, played = victories(stood, [tale.held for tale in stood]), victories(stood, [tale.played for tale in stood])
    return {
        kind: {
            "draws": len(won),
            "drew and won": mean((lift for _, lift in won), 2),
            "plays": len(played.get(kind, ())),
            "played and won": mean((lift for _, lift in played.get(kind, ())), 2),
            "decides": beyond_chance(won),
        }
        for kind, won in sorted(drawn.items())
    }


def victories(tales: list[Tale], rows: Iterable[Held]) -> dict[str, list[tuple[int, int]]]:
    """For each type of card and each seat that had it: the number of seats, and the same if it won, else 0."""
    found: dict[str, list[tuple[int, int]]] = {}
    for tale, row in zip(tales, rows, strict=True):
        count = len(tale.seats)
        for kind, seats in row.items():
            found.setdefault(kind, []).extend((count, count * (seat == tale.winner)) for seat in seats)
    return found


def beyond_chance(won: list[tuple[int, int]]) -> float:
    """How far the average is from 1, if that is more than so many standard errors of pure chance."""
    away = sum(lift for _, lift in won) / len(won) - 1
    spread = sqrt(sum(count - 1 for count, _ in won)) / len(won)
    return round(away, 2) if abs(away) > CERTAIN * spread else 0.0


def seen(ended: list[Tale]) -> dict[str, dict[str, float]]:
    """For each War, Leader and Exploration: in how many games it came, and how often Carthage stood then."""
    names = sorted({name for tale in ended for name in tale.seen})
    games = {name: [tale.stands for tale in ended if name in tale.seen] for name in names}
    return {name: {"games": len(stood), "stands": share(sum(stood), len(stood))} for name, stood in games.items()}
