"""Cells, columns and lines of a board of a republic."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from games.republic.seen.combat import LeaderView, WarView
from games.republic.seen.people import SenatorView
from games.republic.seen.table import ChronicleView
from rendering.republic.words import say
from rendering.scene import DASH, Box, Cell, Column, Lines, Mark, Tone

TOLD: Final = 24  # letters in which things of a sort are named where there is little room
REVOLT: Final = "revolt-"  # begins the id of the War that a Province in revolt is
STATUS: Final = {
    "inactive": (Mark.SHIELD, Tone.FAINT),
    "imminent": (Mark.FLAME, Tone.WARN),
    "active": (Mark.SWORDS, Tone.BAD),
    "lost": (Mark.SHIELD, Tone.BAD),
}
ORDER: Final = ("active", "lost", "imminent", "inactive")
W = TypeVar("W", bound=WarView)
S = TypeVar("S", bound=SenatorView)
Called: TypeAlias = Callable[[S], str]


def column(name: str, width: int = 0) -> Column:
    """A column of words."""
    return Column(say(f"board-column-{name}"), width)


def figures(name: str, width: int) -> Column:
    """A column of numbers under a short title that is told at length."""
    return Column(say(f"board-column-{name}"), width, "right", say(f"board-column-{name}-says"))


def ratings(width: int = 44) -> tuple[Column, ...]:
    """The ratings of a Senator."""
    return (*(figures(name, width) for name in ("ora", "mil", "loy", "inf")), figures("pop", width + 4))


def none() -> Cell:
    """A dash where there is nothing."""
    return Cell(DASH, says=say("board-none"), tone=Tone.FAINT)


def count(number: int) -> Cell:
    """How many there are; a dash for none."""
    return Cell(str(number)) if number else Cell(DASH, says="0", tone=Tone.FAINT)


def money(talents: int) -> Cell:
    """So much money; a dash for none."""
    return Cell(f"{talents}T") if talents else Cell(DASH, says="0T", tone=Tone.FAINT)


def strength(now: int, printed: int) -> Cell:
    """A strength; what the card says follows where it differs."""
    if not now and not printed:
        return none()
    if now == printed:
        return Cell(str(now))
    says = say("board-strength-printed", now=now, printed=printed)
    return Cell(f"{now} ({printed})", says=says, tone=Tone.STRONG)


# People


def by_name(senator: SenatorView) -> str:
    """What a Senator is called on a board, unless he has a shorter name there."""
    return senator.name


def named(senator: S, called: Called[S] = by_name) -> Cell:
    """His name, and whether he leads his faction."""
    drawn = called(senator)
    if not senator.leader:
        return Cell(drawn, senator.name if drawn != senator.name else "")
    return Cell(drawn, say("board-leader", senator=senator.name), mark=Mark.LEADER, tone=Tone.STRONG)


def holder(senators: Mapping[str, S], senator: str, called: Called[S] = by_name) -> Cell:
    """A Senator with the badge of his faction; nobody is a dash."""
    found = senators.get(senator)
    if found is None:
        return Cell(DASH, says=say("board-nobody"), tone=Tone.FAINT)
    drawn = called(found)
    return Cell(drawn, found.name if drawn != found.name else "", seat=found.faction or "")


def governor(senators: Mapping[str, S], senator: str, term: int, called: Called[S] = by_name) -> Cell:
    """Who governs a Province, and for how many turns."""
    found = senators.get(senator)
    if found is None:
        return Cell(say("board-no-governor"), tone=Tone.FAINT)
    says = say("board-governor-term", senator=found.name, term=term)
    return Cell(f"{called(found)} ({term})", says=says, seat=found.faction or "")


def rule(senators: Mapping[str, SenatorView], senator: str) -> str:
    """Who governs a Province, in words."""
    if senator not in senators:
        return say("board-no-governor")
    return say("board-governor", senator=senators[senator].name)


# Wars


def ordered(wars: Mapping[str, W]) -> list[W]:
    """The Wars of the Forum; the Active ones first."""
    return sorted(wars.values(), key=lambda war: ORDER.index(war.status))


def war_name(war: WarView) -> str:
    """What a War is called; a Province in revolt (RC-8.8.5, RR-1.07.21.12) has no card that names it."""
    return say("board-revolt-of", province=war.name) if war.id.startswith(REVOLT) else war.name


def led(war: WarView, leaders: Mapping[str, LeaderView]) -> str:
    """A War with the Leaders it has."""
    names = [leaders[id_].name.split(" of ")[0] for id_ in war.leaders if id_ in leaders]
    return " + ".join([war_name(war), *names])


def in_words(war: WarView, leaders: Mapping[str, LeaderView], number: int) -> str:
    """A War in a sentence, under the number it has on the map; 0: there is no map."""
    about = {"war": led(war, leaders), "state": say(f"board-status-{war.status}")}
    told = say("phone-war", number=number, **about) if number else say("phone-war-alone", **about)
    return f"{told}: {', '.join(_met(war))}" if war.status != "lost" else told


def _met(war: WarView) -> list[str]:
    """What a force would meet there; a War that is Lost is fought no more."""
    parts = [say("phone-land", strength=war.land_now)]
    if war.naval_victory:
        parts.append(say("board-sea-won-says"))
    elif war.fleet_now:
        parts.append(say("phone-fleet", strength=war.fleet_now))
    return [*parts, say("phone-support", fleets=war.support)] if war.support else parts


def war_row(war: WarView, leaders: Mapping[str, LeaderView]) -> tuple[Cell, ...]:
    """A War with its state, what it is worth now, and what it brings."""
    mark, tone = STATUS[war.status]
    fleets = Cell(say("board-sea-won"), says=say("board-sea-won-says"), tone=Tone.GOOD) if war.naval_victory else None
    return (
        Cell(led(war, leaders), tone=Tone.STRONG if war.status == "active" else Tone.PLAIN),
        Cell(say(f"board-status-{war.status}"), mark=mark, tone=tone),
        strength(war.land_now, war.land),
        fleets or strength(war.fleet_now, war.fleet),
        strength(war.support, war.support),
        Cell(f"{war.spoils}T") if war.spoils else none(),
    )


def war_columns() -> tuple[Column, ...]:
    """Those of such rows."""
    return (
        column("war"),
        column("state", 120),
        figures("land", 82),
        figures("fleet", 78),
        figures("support", 48),
        Column(say("board-column-spoils"), 64, "right"),
    )


def threats(wars: Mapping[str, WarView]) -> list[str]:
    """Each War in a sentence, the Active ones first."""
    found = sorted(wars.values(), key=lambda war: war.status != "active")
    return [_threat(war) for war in found] or [say("board-gist-no-war")]


def _threat(war: WarView) -> str:
    return say("board-gist-war", war=war_name(war), status=war.status, land=war.land_now, fleet=war.fleet_now)


# This turn, and what lies about


def chronicle(told: ChronicleView, box: Box, *, begun: bool) -> Lines:
    """What happened this turn; before the first there are no accounts."""
    amounts = [posting.amount for posting in told.postings]
    gained, paid = sum(one for one in amounts if one > 0), -sum(one for one in amounts if one < 0)
    died, woken = say("board-died", names=", ".join(told.deaths)), say("board-woken", wars=", ".join(told.woken))
    accounts = say("board-accounts", gained=str(gained), paid=str(paid))
    chits = say("board-chits", chits=", ".join(map(_chit, told.chits)))
    lines = [
        *([Cell(died, mark=Mark.LAUREL, tone=Tone.BAD)] if told.deaths else []),
        *([Cell(woken, mark=Mark.SWORDS, tone=Tone.BAD)] if told.woken else []),
        *([Cell(accounts, mark=Mark.SCALES)] if amounts and begun else []),
        *([Cell(chits, mark=Mark.CARD)] if told.chits else []),
    ]
    return Lines(box, say("board-chronicle"), tuple(lines), empty=say("board-no-chronicle"))


def _chit(chit: str) -> str:
    """A Mortality chit: the number of a Senator, or what it says."""
    return chit if chit.isdigit() else say(f"board-chit-{chit}")


def names(many: str, found: Sequence[str], *, brief: bool) -> list[tuple[str, str]]:
    """Things as they are drawn and told: by name; where there is little room, how many of this sort there are.

    `many`: that in words.
    """
    if brief and len(found) > 1 and len(", ".join(found)) > TOLD:
        return [(many, ", ".join(found))]
    return [(name, name) for name in found]


def listed(things: Sequence[tuple[str, str]], mark: Mark, tone: Tone = Tone.PLAIN) -> Cell:
    """One line of things."""
    drawn, told = (", ".join(one[side] for one in things) for side in (0, 1))
    return Cell(drawn, says=told if told != drawn else "", mark=mark, tone=tone)
