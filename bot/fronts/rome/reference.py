"""Every card as `/rules` shows it: what sort it is, its figures, what is printed on it, and the clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.rome.card_texts import CARDS, PRINTED
from bot.surface.learning.rulebook import Reference
from games.republic.components import LeaderCard, OfficeCard, Ratings
from games.rome.components import ERAS, ProvinceCard, WarCard

RESTS: Final[Mapping[str, tuple[Mapping[str, Any], str]]] = {
    "families": (PRINTED.families, "RR-1.07.311"),
    "statesmen": (PRINTED.statesmen, "RR-1.07.312"),
    "wars": (PRINTED.wars, "RR-1.07.33"),
    "leaders": (PRINTED.leaders, "RR-1.07.34"),
    "laws": (PRINTED.laws, "RR-1.07.36"),
    "events": (PRINTED.events, "RR-1.07.37"),
    "provinces": (PRINTED.provinces, "RR-6"),
    "offices": (PRINTED.offices, "RR-1.09.3"),
}
RED: Final[Mapping[str, str]] = {"intrigue": "RR-1.14", "concession": "RR-1.07.32", "cleopatra": "RR-1.14.9"}
TABLE: Final = "RR-1.07.21"


def references(voice: Voice) -> Sequence[Reference]:
    """RR-1.02: every card, office and province."""
    return [*_in_groups(voice), *_red(voice), *_table_events(voice)]


def _in_groups(voice: Voice) -> Iterator[Reference]:
    for kind, (group, rule) in RESTS.items():
        for key, card in group.items():
            yield _reference(voice, kind, card.name, figures(voice, card), _printed(voice, key, card), rule)


def _red(voice: Voice) -> Iterator[Reference]:
    for key, card in PRINTED.intrigues.items():
        yield _reference(voice, card.kind, card.name, figures(voice, card), _printed(voice, key, card), RED[card.kind])


def _table_events(voice: Voice) -> Iterator[Reference]:
    for key, event in PRINTED.table_events.items():
        sides = [CARDS.side(voice, key, level) for level in (1, 2)]
        yield _reference(voice, "table", event.name, voice.say("card-second", name=event.level2_name), sides, TABLE)


def _printed(voice: Voice, key: str, card: Any) -> list[str]:
    text = getattr(card, "text", "")
    return [voice.printed(key, text)] if text else []


def _reference(voice: Voice, kind: str, name: str, row: str, texts: Sequence[str], rule: str) -> Reference:
    said = " ".join(f"{one.rstrip('.')}." for one in (row, *texts) if one)
    return Reference(name, voice.say(f"card-sort-{kind}"), voice.say("card-cites", text=said, rule=rule))


# Figures


def figures(voice: Voice, card: Any) -> str:
    """What stands on it in numbers; of cards of the decks, how many there are in each era."""
    for sort, told in FIGURES:
        if isinstance(card, sort):
            return told(voice, card)
    eras = {era: card.copies.get(era, 0) for era in ERAS}
    return voice.say("card-copies", **eras)


def _of_war(voice: Voice, card: WarCard) -> str:
    """RR-1.07.33."""
    return voice.say(
        "card-war",
        land=card.land_strength,
        support=card.fleet_support,
        fleet=card.fleet_strength,
        disaster=_numbers(card.disaster),
        standoff=_numbers(card.standoff),
        spoils=card.spoils,
    )


def _of_leader(voice: Voice, card: LeaderCard) -> str:
    """RR-1.07.34."""
    return voice.say(
        "card-leader", strength=card.strength, disaster=_numbers(card.disaster), standoff=_numbers(card.standoff)
    )


def _of_province(voice: Voice, card: ProvinceCard) -> str:
    """RR-6: undeveloped and developed."""
    before, after = card.undeveloped, card.developed
    return voice.say(
        "card-province",
        land=f"{before.land}/{after.land}",
        fleet=f"{before.fleet}/{after.fleet}",
        taxes=f"{before.local_taxes}/{after.local_taxes}",
        frontier=int(card.frontier),
    )


def _of_office(voice: Voice, card: OfficeCard) -> str:
    return voice.say("card-office", rank=card.rank, influence=card.influence)


def _numbers(found: Sequence[int]) -> str | None:
    return ", ".join(map(str, found)) or None


FIGURES: Final[Sequence[tuple[type, Callable[[Voice, Any], str]]]] = (
    (Ratings, CARDS.ratings),
    (WarCard, _of_war),
    (LeaderCard, _of_leader),
    (ProvinceCard, _of_province),
    (OfficeCard, _of_office),
)
