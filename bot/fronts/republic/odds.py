"""How likely appeals and assassinations are, over all rolls of the dice; what a vote would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final

from bot.fronts.republic.law import AnyLaw, law_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.prospects import Persuading
from bot.fronts.republic.senate.acts import alike, offered_sides
from bot.fronts.republic.senate.ballots import motion_in, what_if
from bot.fronts.republic.senate.sheets import VOTE
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.republic.seen.people import SenatorView

PERCENT: Final = 100
BASE: Final = "ORA + INF + bribes of the persuader, less what stands against it"
DIE: Final = range(1, 7)


def share(hits: Iterable[bool]) -> int:
    """So many in a hundred."""
    found = list(hits)
    return round(PERCENT * sum(found) / len(found))


# RC-9.3.5, T-5, RR-1.09.421


def appeal(law: AnyLaw, popularity: int, omens: int = 0, dice: int = 2) -> dict[str, int]:
    """Of all rolls in percent: "killed", "freed", and votes "for" and "against" conviction, or "none"."""
    totals = [sum(rolled) + popularity + omens for rolled in product(DIE, repeat=dice)]
    rows = [law.charts.popular_appeal.at(total) for total in totals]
    found = Counter(row.result if row.result in ("killed", "freed") else side(row.votes or 0) for row in rows)
    return {name: round(PERCENT * count / len(rows)) for name, count in found.items()}


def side(votes: int) -> str:
    """Whom the people's votes help."""
    return "against" if votes > 0 else "for" if votes else "none"


# RC-9.8.2, T-6, RR-1.09.72; RC-14.1, RR-1.09.79


def assassination(law: AnyLaw, rule: str, modifier: int) -> tuple[int, int]:
    """In percent: how often the victim dies, and how often the assassin is caught, by the first roll."""
    return defended(law, rule, modifier, 0)


def defended(law: AnyLaw, rule: str, modifier: int, guards: int, rolls: int = 0) -> tuple[int, int]:
    """RC-9.8.5, 14.1.2, RR-1.09.73: the same against so many Secret Bodyguards.

    Each takes 1 and is one further roll, and there may be `rolls` more. None of those kills; they stop once he is
    caught.
    """
    totals = [die + modifier - guards for die in DIE]
    kills, catches = reading(law, rule)
    missed = sum(not catches(total) for total in totals) / len(totals)
    return share(kills(total) for total in totals), round(PERCENT * (1 - missed ** (guards + rolls + 1)))


def reading(law: AnyLaw, rule: str) -> tuple[Callable[[int], bool], Callable[[int], bool]]:
    """T-6, RR-1.09.72: what total kills, what is caught; RC-14.1, RR-1.09.79: on coloured die and white one."""
    if rule == "optional":
        variant = law.charts.assassination_variant
        return (lambda total: total >= variant.success_colored_min), (lambda total: total <= variant.caught_white_max)
    table = law.charts.assassination
    return (lambda total: table.at(total).result == "killed"), (lambda total: table.at(total).result == "caught")


def open_guard(law: AnyLaw, victim: SenatorView) -> tuple[int, int]:
    """RC-9.8.4, RR-1.14.2: what an Open Bodyguard on him takes from every roll, and the further rolls it brings."""
    cards = [one for one in law.tables.cards.values() if one.has("attach_senator")] if victim.bodyguard else []
    effects = [effect for one in cards for effect in one.effects if effect.op == "assassination_modifier"]
    return sum(one.params["value"] for one in effects), sum(one.has("extra_catch_roll") for one in cards)


# What `/odds` says


def senator(look: Look, name: str) -> SenatorView | None:
    """A Senator by what he is called."""
    people = republic(look).senators.values()
    return next((one for one in people if one.name.casefold() == name.casefold().strip()), None)


def omens(look: Look) -> int:
    """What Evil Omens take from a roll now."""
    return republic(look).omens


def rule(look: Look) -> str:
    """The rule for assassinations at this table."""
    return republic(look).assassination


def appeal_line(look: Look, one: SenatorView) -> str:
    """The chances of an appeal."""
    found = appeal(law_of(look.game.kind), one.popularity, omens(look))
    shares = {name: found.get(name, 0) for name in ("killed", "freed", "for", "against")}
    return look.voice.say("odds-appeal", senator=one.name, popularity=one.popularity, **shares)


def assassination_line(look: Look, victim: SenatorView, cards: int) -> str:
    """The chances of an attempt, before Secret Bodyguards."""
    law = law_of(look.game.kind)
    taken, rolls = open_guard(law, victim)
    modifier = cards + taken + omens(look)
    killed, caught = defended(law, rule(look), modifier, 0, rolls)
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
    if kind == "vote":
        return ways_to_vote(look) or [look.voice.say("odds-no-vote")]
    one = senator(look, name or "")
    if one is None:
        return [look.voice.say("odds-nobody", said=(name or "")[:40])]
    return [appeal_line(look, one) if kind == "appeal" else assassination_line(look, one, number)]


def appealing(said: Said) -> Act:
    """RC-9.3.5, RR-1.09.421."""
    return odds_of("appeal", said["senator"])


def attacking(said: Said) -> Act:
    """RC-9.8.2, RR-1.09.72."""
    return odds_of("assassination", said["victim"], said.get("cards") or 0)


def voting(_: Said) -> Act:
    """RC-9.0.11, RR-1.09.143."""
    return odds_of("vote")


VERBS: Final[Sequence[Verb]] = (
    Verb(
        "odds",
        "appeal",
        "The chances of an appeal to the people.",
        fields=[Field("senator", "Who appeals", needed=True, free=True)],
        does=appealing,
    ),
    Verb(
        "odds",
        "assassination",
        "The chances of an attempt at assassination.",
        fields=[
            Field("victim", "Who is attacked", needed=True, free=True),
            Field("cards", "How many Assassin cards", "number", low=0, high=10),
        ],
        does=attacking,
    ),
    Verb("odds", "vote", "What each way to vote would do now.", does=voting),
)


def of_persuasions(persuading: Persuading) -> Verb:
    """`/odds persuasion` as a republic reckons it."""

    def persuasion(said: Said) -> Act:
        """RC-8.5.4, RR-1.07.41: by its Base Number, as the dice are read now."""
        base = int(said["base"])

        async def act(press: Press) -> None:
            look = await press.look()
            line = look.voice.say("odds-persuasion", base=base, chance=persuading.chance(look, base))
            await press.reply.whisper(words(line))

        return act

    field = Field("base", BASE, "number", low=-30, high=60, needed=True)
    says = "The chance of a persuasion by its Base Number."
    return Verb("odds", "persuasion", says, fields=[field], does=persuasion)
