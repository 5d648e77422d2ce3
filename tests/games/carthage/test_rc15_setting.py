"""RC-15.1, RC-15.2, RC-15.3: five factions, their names, and what a Neutral does with its cards."""

from __future__ import annotations

import pytest

from games.carthage import GAME
from games.carthage.neutrals.profiles import profiles
from games.carthage.senate.events import LawEnacted
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage
from games.kernel import Seat, Setup, Table
from games.republic.neutrals.events import NeutralNamed
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.neutrals import CIRCLE, SQUARE, TRIANGLE, kinds, solo
from tests.games.carthage.play import CHAIRS, Play, numbered


def started(people: int, seed: str = "seed", **options: str) -> Carthage:
    chairs = tuple(Seat(chair) for chair in CHAIRS[:people])
    return set_up(Setup(chairs, seed, CarthageOptions.model_validate(options)))


@clause("RC-15.1")
@pytest.mark.parametrize(("people", "neutral"), [(1, 4), (2, 3), (3, 0), (6, 0)])
def test_one_and_two_people_play_with_five_factions(people: int, neutral: int) -> None:
    g = started(people)
    assert len(g.seats) == max(people, people + neutral)
    assert [g.automata[seat] for seat in g.automata] == sorted(g.automata.values(), key=[*g.automata.values()].index)
    assert sorted(g.automata.values()) == sorted([*profiles()][:neutral])
    assert sorted(g.people) == sorted(CHAIRS[:people])


@clause("RC-15.1")
def test_free_chairs_are_taken_whatever_the_people_sit_on() -> None:
    g = set_up(Setup((Seat("star"), Seat("cross")), "x", CarthageOptions()))
    assert set(g.automata) == {"diamond", "triangle", "circle"}


@clause("RC-15.1")
def test_no_advanced_options() -> None:
    assert started(2, assassination="optional").assassination == "base"
    assert started(3, assassination="optional").assassination == "optional"


@clause("RC-15.1")
def test_hands_and_treasuries_of_neutrals_are_open() -> None:
    g = started(2)
    seat = next(iter(g.automata))
    g.factions[seat].treasury = 7
    seen = GAME.view(g, None).factions  # type: ignore[attr-defined]
    assert [card.id for card in seen[seat].open_hand] == g.factions[seat].hand
    assert (seen[seat].open_treasury, seen[seat].neutral) == (7, g.automata[seat])
    person = seen[g.people[0]]
    assert (person.open_hand, person.open_treasury, person.neutral) == ((), None, "")


@clause("RC-15.1")
def test_nobody_is_told_what_only_a_neutral_would_hear() -> None:
    g = started(1)
    heard = [telling.to for telling in g.told if telling.to is not None]
    assert heard == [(Seat("diamond"),)]


@clause("RC-15.2")
@pytest.mark.parametrize("seed", range(8))
def test_neutrals_are_named_by_what_they_were_dealt(seed: int) -> None:
    g = started(1, f"{seed}")
    told = {event.neutral: event for event in (telling.event for telling in g.told) if isinstance(event, NeutralNamed)}
    assert list(told) == ["imperialists", "plutocrats", "conservatives", "populists"]
    by_name = {name: event.seat for name, event in told.items()}

    def dealt(name: str) -> list[str]:
        extra = told[name].families
        return [one.id for one in g.senators_of(by_name[name]) if one.id not in extra]

    military = {name: sum(g.senators[one].military for one in dealt(name)) for name in by_name}
    influence = {name: sum(g.senators[one].card.influence for one in dealt(name)) for name in by_name}
    assert military["imperialists"] == max(military.values())
    del influence["imperialists"]
    assert influence["plutocrats"] == max(influence.values())
    assert influence["conservatives"] <= influence["populists"]
    assert [len(event.families) for event in told.values()] == [0, 0, 2, 1]
    assert not {family for event in told.values() for family in event.families} & set(g.deck)
    invariants(g)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("scenario", ["early", "late", "campaign"])
def test_nothing_is_ever_asked_of_a_neutral(people: int, scenario: str) -> None:
    chairs = tuple(Seat(chair) for chair in CHAIRS[:people])
    table, _ = Table.start(GAME, Setup(chairs, "x", CarthageOptions.model_validate({"scenario": scenario}), 2))
    while not table.over:
        assert kinds(table) <= set(chairs)
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    invariants(table.state)


@clause("RC-15.3")
def test_a_neutral_names_its_leader_by_its_entry(play: Play) -> None:
    solo(play, "setup.leaders")
    play.lapse("diamond", "setup.leader")
    best = {seat: play.g.senators_of(Seat(seat)) for seat in ("triangle", "circle", "square", "star")}
    led = {seat: play.g.leader(Seat(seat)) for seat in best}
    assert led["triangle"] is min(best["triangle"], key=lambda one: (-one.military, -one.influence, one.number))
    assert led["circle"] is min(best["circle"], key=lambda one: (-one.influence, one.number))
    assert led["square"] is min(best["square"], key=lambda one: (-one.oratory, -one.influence, one.number))
    assert led["star"] is min(best["star"], key=lambda one: (-one.popularity, -one.oratory, -one.influence, one.number))


@clause("RC-15.3")
def test_the_leader_is_updated_at_its_initiative(play: Play) -> None:
    def change(g: Carthage) -> None:
        g.forum.seat = CIRCLE
        numbered(g, 13).influence = 20
        g.forum.coming = [Seat("diamond")]

    solo(play, "forum.leader", change)
    assert play.g.factions[CIRCLE].leader == numbered(play.g, 13).id


@clause("RC-15.3")
def test_cards_are_played_at_once(play: Play) -> None:
    held = {"triangle": ["law-sumptuary"], "square": ["tc-salt-works"], "circle": ["st-3a"]}
    solo(play, "revolution.cards", fewer_concessions, cards=held)
    assert play.saw(LawEnacted) == [LawEnacted("law-sumptuary")]
    assert play.senator(3).statesman == "st-3a"
    assert play.senator(9).concessions == ["tc-salt-works"]
    assert [play.g.factions[seat].hand for seat in (TRIANGLE, SQUARE, CIRCLE)] == [[], [], []]


def fewer_concessions(g: Carthage) -> None:
    """Square's Senators hold one each, but for Bomilcar."""
    for number, card in ((4, "tc-grain-estates"), (14, "tc-gadir-silver")):
        g.deck.remove(card)
        numbered(g, number).concessions = [card]


@clause("RC-15.3")
def test_a_neutral_has_no_hand_limit(play: Play) -> None:
    hand = ["assassin.1", "seduction.1", "blackmail.1", *(f"public-outcry.{n}" for n in (1, 2, 3))]
    solo(play, "revolution.cards", cards={"triangle": hand})
    play.lapse_all("revolution.play")
    assert play.g.factions[TRIANGLE].hand == hand
