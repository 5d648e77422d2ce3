"""RR-4.01, RR-4.02: five factions, their names and guidelines, and who decides what RR-4 leaves open."""

from __future__ import annotations

import pytest

from games.kernel import NotAllowed, Seat, Setup, Table
from games.republic.neutrals.events import NeutralNamed
from games.rome import GAME
from games.rome.neutrals.dominance import dominant
from games.rome.neutrals.profiles import least, profiles
from games.rome.seen.see import view
from games.rome.setup.laying_out import RomeOptions, set_up
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import CIRCLE, DIAMOND, SQUARE, STAR, TRIANGLE, asked_of, marked, members, solo
from tests.games.rome.play import CHAIRS, Play, add_province, numbered


def started(people: int, seed: str = "seed", **options: object) -> Rome:
    return set_up(Setup(tuple(map(Seat, CHAIRS[:people])), seed, RomeOptions.model_validate(options)))


@clause("RR-4.01.1", "RR-0.2.1")
@pytest.mark.parametrize(("people", "neutral"), [(1, 4), (2, 3), (3, 0), (6, 0)])
def test_one_and_two_people_play_with_five_factions(people: int, neutral: int) -> None:
    g = started(people)
    assert len(g.seats) == people + neutral
    assert set(g.automata.values()) == {*[*profiles()][:neutral]}
    assert sorted(g.people) == sorted(CHAIRS[:people])


@clause("RR-4.01.1")
def test_no_advanced_rules_with_neutrals() -> None:
    options = {"pontifex": True, "laws": True, "assassination": "optional"}
    alone, three = started(2, **options), started(3, **options)
    assert (alone.advanced, alone.assassination) == ([], "base")
    assert (three.advanced, three.assassination) == (["pontifex", "laws"], "optional")


@clause("RR-4.01.1")
@pytest.mark.parametrize("scenario", ["extended", "alternative"])
def test_the_longer_scenarios_are_not_for_one_or_two(scenario: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        started(2, scenario=scenario)
    assert (refused.value.reason, refused.value.about) == ("setup.scenario", {"clause": "RR-4.01.1"})
    assert started(3, scenario=scenario).scenario == scenario


@clause("RR-4.01.1")
def test_hands_and_treasuries_of_neutrals_are_open() -> None:
    g = started(2)
    seat = next(iter(g.automata))
    g.factions[seat].treasury = 7
    seen = view(g, None).factions
    assert [card.id for card in seen[seat].open_hand] == g.factions[seat].hand
    assert (seen[seat].open_treasury, seen[seat].neutral) == (7, g.automata[seat])
    person = seen[g.people[0]]
    assert (person.open_hand, person.open_treasury, person.neutral) == ((), None, "")


@clause("RR-4.01.1")
def test_nobody_is_told_what_only_a_neutral_would_hear() -> None:
    assert [telling.to for telling in started(1).told if telling.to is not None] == [(DIAMOND,)]


@clause("RR-4.01.2")
@pytest.mark.parametrize("seed", range(8))
def test_neutrals_are_named_by_what_they_were_dealt(seed: int) -> None:
    g = started(1, f"{seed}")
    told = {event.neutral: event for event in (telling.event for telling in g.told) if isinstance(event, NeutralNamed)}
    assert list(told) == ["imperials", "plutocrats", "conservatives", "populists"]
    dealt = {
        name: [one for one in g.senators_of(event.seat) if one.id not in event.families] for name, event in told.items()
    }
    military = {name: sum(one.military for one in senators) for name, senators in dealt.items()}
    influence = {name: sum(one.card.influence for one in senators) for name, senators in dealt.items()}
    assert military["imperials"] == max(military.values())
    del influence["imperials"]
    assert influence["plutocrats"] == max(influence.values())
    assert influence["conservatives"] <= influence["populists"]
    assert [len(event.families) for event in told.values()] == [0, 0, 2, 1]
    invariants(g)


@clause("RR-4.01.2")
def test_with_two_people_there_are_no_populists() -> None:
    assert "populists" not in started(2).automata.values()


@clause("RR-4.01.2")
@pytest.mark.parametrize("seed", range(4))
def test_the_plutocrat_with_most_influence_is_temporary_rome_consul(seed: int) -> None:
    g = started(1, f"{seed}")
    (seat,) = [seat for seat, neutral in g.automata.items() if neutral == "plutocrats"]
    consul = g.holder("rome-consul")
    assert consul
    assert consul.faction == seat
    assert consul.card.influence == max(one.card.influence for one in g.senators_of(seat))
    assert (consul.influence, consul.prior_consul) == (consul.card.influence + 5, True)


@clause("RR-4.01.3")
def test_guidelines_say_when_spoils_are_taken() -> None:
    assert {name: least(line) for name, line in profiles().items()} == {
        "imperials": 4,
        "plutocrats": 1,
        "conservatives": 7,
        "populists": 3,
    }


@clause("RR-4.01.3")
def test_a_neutral_names_its_leader_by_its_guideline(play: Play) -> None:
    solo(play, "setup.leaders", marked(15, popularity=9))
    play.lapse("diamond", "setup.leader")
    led = {seat: play.g.senators[play.g.factions[seat].leader].number for seat in (TRIANGLE, CIRCLE, SQUARE, STAR)}
    assert led == {TRIANGLE: 2, CIRCLE: 3, SQUARE: 4, STAR: 15}


@clause("RR-4.01.4")
@pytest.mark.parametrize(("influence", "leader"), [(5, 3), (6, 13)])
def test_a_better_qualified_senator_becomes_leader_in_its_initiative(play: Play, influence: int, leader: int) -> None:
    def change(g: Rome) -> None:
        numbered(g, 13).influence = influence
        g.forum.seat, g.forum.coming = CIRCLE, [DIAMOND]

    solo(play, "forum.leader", change)
    assert play.g.factions[CIRCLE].leader == play.senator(leader).id


@clause("RR-4.01.5")
def test_a_neutral_plays_statesmen_and_concessions_at_once(play: Play) -> None:
    """Square's Julius and Aurelius hold one each: Aelius gets the Mining."""

    def held(g: Rome) -> None:
        for number, card in ((4, "harbor-fees"), (9, "armaments")):
            g.deck.remove(card)
            numbered(g, number).concessions = [card]

    solo(play, "setup.cards", held, cards={"triangle": ["st-2a"], "square": ["mining"], "circle": ["tribune.1"]})
    play.lapse_all("setup.play")
    assert play.senator(2).statesman == "st-2a"
    assert play.senator(14).concessions == ["mining"]
    assert [play.g.factions[seat].hand for seat in (TRIANGLE, SQUARE, CIRCLE)] == [[], [], ["tribune.1"]]


@clause("RR-4.01.5")
@pytest.mark.parametrize(("dice", "owner"), [([2, 2, 6, 6], 9), ([6, 6, 2, 2], 4)])
def test_of_equals_the_dice_decide_who_gets_the_concession(play: Play, dice: list[int], owner: int) -> None:
    """Julius and Aurelius have the same INF, more than Aelius."""
    solo(play, "setup.cards", marked(9, influence=4), cards={"square": ["mining"]}, dice={"tie.concession": dice})
    play.lapse_all("setup.play")
    assert play.senator(owner).concessions == ["mining"]


@clause("RR-4.04.1", "RR-1.07.320")
def test_a_drawn_concession_is_played_at_once_if_it_can_be(play: Play) -> None:
    solo(play, "forum.persuasion", cards={"star": ["mining", "land-commissioner"]})
    held = [card for one in play.g.senators_of(STAR) for card in one.concessions]
    assert held == ["mining"]
    assert play.g.factions[STAR].hand == ["land-commissioner"]


# Who decides what RR-4 leaves open


@clause("RR-4.02.1")
def test_what_is_not_covered_the_only_player_decides(play: Play) -> None:
    """With drought: whether a Neutral profits from its grain."""

    def grain(g: Rome) -> None:
        g.deck.remove("sicilian-grain")
        numbered(g, 3).concessions = ["sicilian-grain"]
        g.wars["illyrian-1"] = type(g.wars["punic-1"])(id="illyrian-1", status="inactive")

    solo(play, "revenue.income", grain)
    decision = play.decision("diamond", "revenue.grain")
    assert decision.about["faction"] == CIRCLE
    play.answer("diamond", "revenue.grain", ["sicilian-grain"])
    assert play.senator(3).popularity == -2


@clause("RR-4.02.1")
def test_it_is_the_player_in_the_coalition_or_the_better_placed_one() -> None:
    g = started(2)
    first, second = g.people
    g.neutrals.ranking = [second, *g.automata, first]
    assert dominant(g) == second
    g.neutrals.coalition = [first]
    assert dominant(g) == first
    g.neutrals.coalition = [second, first]
    assert dominant(g) == second


@clause("RR-4.02.1")
def test_before_the_first_senate_votes_decide(play: Play) -> None:
    solo(play, "setup.cards", marked(2, knights=9), people=2)
    assert dominant(play.g) == TRIANGLE


@clause("RR-4.02.1", "RR-1.10.71")
def test_whether_a_captive_is_ransomed_the_dominant_player_decides(play: Play) -> None:
    def captured(g: Rome) -> None:
        numbered(g, 2).place, numbered(g, 2).at = "captive", "punic-1"
        g.factions[TRIANGLE].treasury, g.issued = 20, g.issued + 20

    solo(play, "revenue.redistribution", captured)
    assert play.decision("diamond", "captive.ransom").about["faction"] == TRIANGLE


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_nothing_is_ever_asked_of_a_neutral(people: int, scenario: str) -> None:
    chairs = tuple(map(Seat, CHAIRS[:people]))
    options = RomeOptions.model_validate({"scenario": scenario})
    table, _ = Table.start(GAME, Setup(chairs, "x", options, 2))
    while not table.over and table.state.turn <= 3:
        assert asked_of(table) <= set(chairs)
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    invariants(table.state)


def test_a_governor_of_a_neutral_is_named_by_the_dominant_player() -> None:
    table, _ = Table.start(GAME, Setup((DIAMOND,), "x", RomeOptions(scenario="middle")))
    asked = [one.decision for one in table.open.values() if one.decision.kind == "setup.governor"]
    assert {one.seat for one in asked} == {DIAMOND}
    assert len({one.about.get("faction", "") for one in asked}) > 1


def test_members_are_what_they_are_said_to_be(play: Play) -> None:
    solo(play, "revenue.start", members("diamond"), lambda g: add_province(g, "sicilia"))
    assert play.g.neutrals.coalition == [DIAMOND]
