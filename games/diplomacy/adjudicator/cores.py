"""CD-D.11: questions that depend on each other and on nothing else open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from .units import Unit

Question: TypeAlias = tuple[Literal["counts", "goes", "whole"], Unit]


def resolve(givers: Sequence[Unit], movers: Sequence[Unit], armies: Sequence[Unit]) -> None:
    """CD-D.11: a convoy among them: the convoyed armies are treated as disrupted; else the moves succeed (rotation).

    Cores depend on nothing outside, so all that there are can be resolved together.
    """
    asked: list[Question] = [
        *(("counts", unit) for unit in givers),
        *(("goes", unit) for unit in movers),
        *(("whole", unit) for unit in armies),
    ]
    for core in cores({question: list(_open(question)) for question in asked}):
        convoyed = [unit for kind, unit in core if kind == "whole"]
        for unit in convoyed:
            unit.whole, unit.disrupted = False, True
        for kind, unit in core if not convoyed else ():
            if kind == "goes":
                unit.goes = unit.turns = True


def cores(depends: Mapping[Question, Sequence[Question]]) -> Iterator[list[Question]]:
    """The sets of questions that all lead to each other and to nothing else."""
    reach = {one: _reached(one, depends) for one in depends}
    done: list[Question] = []
    for one, reached in reach.items():
        if one not in done and all(one in reach[other] for other in reached):
            core = [other for other in depends if other in reached]
            done += core
            yield core


def _reached(start: Question, depends: Mapping[Question, Sequence[Question]]) -> dict[Question, None]:
    """A question and all that it leads to."""
    found: dict[Question, None] = {start: None}
    waiting = [start]
    while waiting:
        new = [one for one in depends[waiting.pop()] if one not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return found


def _open(question: Question) -> Iterator[Question]:
    """What is not known of all that a question looks at."""
    kind, unit = question
    looks = {"counts": _of_support, "goes": _of_move, "whole": _of_convoy}[kind]
    for name, other in looks(unit):
        if getattr(other, name) is None and (name, other) != question:
            yield name, other


def _of_support(giver: Unit) -> Iterator[Question]:
    """CD-D.7: those that attack its giver."""
    for mover in giver.against:
        attack = mover.commander != giver.commander and mover.space != giver.aimed
        if not attack:
            yield "goes", mover
        if attack or mover in giver.spares:
            yield "whole", mover


def _of_convoy(army: Unit) -> Iterator[Question]:
    """CD-D.8: those that attack its fleets."""
    for fleet in army.carriers:
        for mover in fleet.against:
            yield "goes", mover


def _of_move(mover: Unit) -> Iterator[Question]:
    """CD-D.4: its supports and its convoy, those of all who want to go there, and what becomes of who is there."""
    for unit in (mover, *mover.rivals):
        yield "whole", unit
        for giver in unit.helpers:
            yield "counts", giver
    holder = mover.holder
    if holder is not None:
        yield "goes", holder
        yield "whole", holder
        for giver in holder.helpers:
            yield "counts", giver
