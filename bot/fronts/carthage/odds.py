"""How likely something is, counted over all rolls of the dice: persuasions, appeals to the people, assassinations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import Final

from bot.fronts.carthage.forum import DIE
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.acts import alike, offered_sides
from bot.fronts.carthage.senate.ballots import motion_in, what_if
from bot.fronts.carthage.senate.sheets import VOTE
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import percent
from games.carthage.seen.people import SenatorView

PERCENT: Final = 100


def share(hits: Iterable[bool]) -> int:
    """So many in a hundred."""
    found = list(hits)
    return round(PERCENT * sum(found) / len(found))


# RC-9.3.5, T-5


def appeal(popularity: int, omens: int = 0) -> dict[str, int]:
    """Of 36 rolls in percent: "killed", "freed", and votes "for" and "against" conviction, or "none"."""
    rows = [CARTHAGE.charts.popular_appeal.at(sum(dice) + popularity + omens) for dice in product(DIE, DIE)]
    found = Counter(row.result if row.result in ("killed", "freed") else side(row.votes or 0) for row in rows)
    return {name: round(PERCENT * count / len(rows)) for name, count in found.items()}


def side(votes: int) -> str:
    """Whom the people's votes help."""
    return "against" if votes > 0 else "for" if votes else "none"


# RC-9.8.2, T-6; RC-14.1


def assassination(rule: str, modifier: int) -> tuple[int, int]:
    """In percent: how often the victim dies, and how often the assassin is caught, by the first roll."""
    return defended(rule, modifier, 0)


def defended(rule: str, modifier: int, guards: int) -> tuple[int, int]:
    """RC-9.8.5, 14.1.2: the same against so many Secret Bodyguards: 1 less each, and a further roll to catch him each.

    Of the further rolls none kills; they stop as soon as he is caught.
    """
    totals = [die + modifier - guards for die in DIE]
    kills, catches = reading(rule)
    missed = sum(not catches(total) for total in totals) / len(totals)
    return share(kills(total) for total in totals), round(PERCENT * (1 - missed ** (guards + 1)))


def reading(rule: str) -> tuple[Callable[[int], bool], Callable[[int], bool]]:
    """T-6: what total kills, what total is caught; RC-14.1: on the coloured die, on the white one."""
    if rule == "optional":
        variant = CARTHAGE.charts.assassination_variant
        return (lambda total: total >= variant.success_colored_min), (lambda total: total <= variant.caught_white_max)
    table = CARTHAGE.charts.assassination
    return (lambda total: table.at(total).result == "killed"), (lambda total: table.at(total).result == "caught")


# What `/odds` says


def senator(look: Look, name: str) -> SenatorView | None:
    """A Senator by what he is called."""
    people = carthage(look).senators.values()
    return next((one for one in people if one.name.casefold() == name.casefold().strip()), None)


def omens(look: Look) -> int:
    """What Evil Omens take from a roll now."""
    return carthage(look).omens


def rule(look: Look) -> str:
    """The rule for assassinations at this table."""
    return carthage(look).assassination


def appeal_line(look: Look, one: SenatorView) -> str:
    """The chances of an appeal."""
    found = appeal(one.popularity, omens(look))
    shares = {name: found.get(name, 0) for name in ("killed", "freed", "for", "against")}
    return look.voice.say("odds-appeal", senator=one.name, popularity=one.popularity, **shares)


def assassination_line(look: Look, victim: SenatorView, cards: int) -> str:
    """The chances of an attempt, before Secret Bodyguards."""
    modifier = cards - int(victim.bodyguard) + omens(look)
    killed, caught = assassination(rule(look), modifier)
    return look.voice.say(
        "odds-assassination", victim=victim.name, modifier=modifier, killed=killed, caught=caught, rule=rule(look)
    )


def ways_to_vote(look: Look) -> list[str]:
    """What each way to vote would do, for one who has still to vote."""
    motion, posted = motion_in(look), look.find(VOTE)
    if motion is None or posted is None:
        return []
    told = [what_if(look.voice, motion, alike(posted, one)) for one in offered_sides(posted)]
    return [line for line in told if line]


def odds_of(kind: str, name: str | None = None, number: int = 0) -> Act:
    """The handler of `/odds`."""

    async def act(press: Press) -> None:
        look = await press.look()
        await press.reply.whisper(words(*lines(look, kind, name, number)))

    return act


def lines(look: Look, kind: str, name: str | None, number: int) -> list[str]:
    """What is said."""
    if kind == "persuasion":
        return [look.voice.say("odds-persuasion", base=number, chance=percent(number, 0))]
    if kind == "vote":
        return ways_to_vote(look) or [look.voice.say("odds-no-vote")]
    one = senator(look, name or "")
    if one is None:
        return [look.voice.say("odds-nobody", said=(name or "")[:40])]
    return [appeal_line(look, one) if kind == "appeal" else assassination_line(look, one, number)]
