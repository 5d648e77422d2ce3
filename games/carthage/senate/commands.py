"""RC-9.6.1, RC-9.5.7, RC-9.11: who may be sent to war, alone or with another."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.combat.leaving import lay_down
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.reign import gain

ARMY_ELECTION_MILITARY = 3
SUFFETES = ("home-suffete", "marine-suffete")


def generals_only(g: Carthage) -> bool:
    """RC-9.6.1: after the Separation of Powers Law only Generals elected in the same vote are sent."""
    return g.flag("generals_command")


def most_commanders(g: Carthage) -> int:
    """RC-9.6.1, 9.5.7: one, or in Crisis two."""
    return 2 if g.senate.crisis else 1


def suffetes(g: Carthage) -> list[Senator]:
    """The Suffetes in Carthage, the Marine Suffete first."""
    return [one for one in (g.holder(office) for office in reversed(SUFFETES)) if one and one.in_carthage]


def candidates(g: Carthage) -> list[Senator]:
    """RC-9.6.1: the Suffetes. RC-9.5.7: in Crisis others beside one of them; after the Law all without an office."""
    if generals_only(g):
        return g.without_office()
    able = suffetes(g)
    return [*able, *(g.without_office() if g.senate.crisis and able else [])]


def check_command(g: Carthage, going: Sequence[str], staying: Sequence[str] = ()) -> None:
    """RC-9.6.1, 9.5.7: one commander, or in Crisis two; before the Law one of them is a Suffete."""
    able = [one.id for one in candidates(g)]
    if not set(going) <= set(able):
        raise IllegalAnswer("senate.cannot-command", clause="RC-9.6.1")
    named = [*going, *staying]
    if not 1 <= len(named) <= most_commanders(g):
        raise IllegalAnswer("senate.one-commander", most=most_commanders(g), clause="RC-9.6.1")
    if not generals_only(g) and not any(g.senators[name].office in SUFFETES for name in named):
        raise IllegalAnswer("senate.no-suffete", clause="RC-9.5.7" if g.senate.crisis else "RC-9.6.1")


def check_order_of_suffetes(g: Carthage, going: Sequence[str]) -> None:
    """RC-9.11: the Home Suffete goes after the Marine Suffete, or with him in one proposal, or if there is none."""
    home, marine = g.holder("home-suffete"), g.holder("marine-suffete")
    waits = marine is not None and marine.in_carthage and marine.id not in going
    if waits and home and home.id in going:
        raise IllegalAnswer("senate.marine-first", clause="RC-9.11")


def check_replacement(g: Carthage, going: Sequence[str]) -> None:
    """RC-9.7.2, Army Election: who replaces a commander in the field needs MIL 3 or more."""
    for name in going:
        if g.flag("army_election") and g.senators[name].military < ARMY_ELECTION_MILITARY:
            raise IllegalAnswer("senate.replacement", senator=name, clause="RC-9.7.2")


def take_command(g: Carthage, name: str, force: str) -> bool:
    """RC-9.6.1, 9.5.7: he leaves at once; one without an office becomes General and gains 3 INF: whether he does."""
    senator = g.senators[name]
    elected = not senator.office
    if elected:
        senator.office = "general"
        gain(g, senator, influence=g.law.constants.influence["general"])
    senator.place, senator.at = "force", force
    return elected


def dismiss_commanders(g: Carthage, names: Sequence[str]) -> None:
    """RC-9.6.3: they come home; a General loses that office."""
    for name in names:
        lay_down(g, g.senators[name])
