"""What may be promised at any time: public agreements, and ransoms, which are paid between two phases (RC-10.2.14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, wraps
from typing import Any

from games.carthage.state import Carthage
from games.kernel import Decision, Interrupt, OneOf, Step, StepId, interruptible
from games.republic.agreements import agreement_offers
from games.republic.ransom import means, ransom, release


def with_promises(step: Step[Carthage]) -> Step[Carthage]:
    """Let a step run; beside its decisions agreements may be entered and ransoms promised."""

    @wraps(step)
    async def run(g: Carthage) -> StepId | None:
        return await interruptible(step(g), partial(offers, g))

    return run


def offers(g: Carthage) -> list[Interrupt[Any]]:
    """RC-DP51 and RC-DP12: what every player may do at any time."""
    return [*agreement_offers(g), *ransom_offers(g)]


def ransom_offers(g: Carthage) -> Iterator[Interrupt[bool]]:
    """RC-DP12: the player of a Captive may say that he pays, or take it back; if absent he does not pay."""
    for captive in [senator for senator in g.aligned() if senator.captive]:
        if captive.faction and (captive.id in g.ransoms or means(g, captive) >= ransom(g, captive)):
            options = {"keep": False} if captive.id in g.ransoms else {"pay": True}
            about: dict[str, str | int] = {"senator": captive.id, "talents": ransom(g, captive)}
            decision = Decision(
                "captive.ransom",
                captive.faction,
                OneOf(options),
                *g.law.cites["captive.ransom"],
                about,
                awaited=False,
                covert=True,  # that it can be paid tells of the Faction Treasury
            )
            yield Interrupt(decision, partial(pledge, g, captive.id))


async def pledge(g: Carthage, captive: str, pays: bool) -> None:  # noqa: FBT001 - the answer as it was read
    """RC-DP12: note what shall happen when the phase is over."""
    g.ransoms[:] = [name for name in g.ransoms if name != captive] + ([captive] if pays else [])


def pay_ransoms(g: Carthage) -> None:
    """RC-10.2.14: between two phases the ransoms promised are paid, as far as the money is still there."""
    for name in g.ransoms:
        captive = g.senators.get(name)
        if captive and captive.captive and means(g, captive) >= ransom(g, captive):
            release(g, captive)
    g.ransoms.clear()
