"""RR-1.07.21: the Random Events Table, and what its events do in the Forum at each level."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.republic.bench import draw_out
from games.republic.events import ChitsDrawn, Died
from games.republic.forum.events_cards import (
    ChitsToDraw,
    ConcessionLost,
    EventEntered,
    EventPaid,
    TableEventRolled,
)
from games.rome.basics.events import GameEnded
from games.rome.components import TABLES
from games.rome.forum.events import ConcessionSpared, OmensPaid, PontifexStripped
from games.rome.pieces import Civil
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import (
    ALLIANCE,
    ALLY,
    DESERTS,
    DIAMOND,
    DISASTER,
    DROUGHT,
    ENTHUSIASM,
    EPIDEMIC,
    LEADER_DIES,
    MANPOWER,
    MOB,
    OMENS,
    REFUGE,
    VERRES,
    Change,
    befallen,
    event,
    omens,
    purse,
    treasury,
)
from tests.games.rome.play import (
    Play,
    add_force,
    add_province,
    add_senator,
    appoint,
    numbered,
    places,
)


def state(talents: int) -> Change:
    """The State Treasury holds so much."""

    def change(g: Rome) -> None:
        g.issued += talents - g.treasury
        g.treasury = talents

    return change


# The table


@clause("RR-1.07.21")
@pytest.mark.parametrize("era", ["early", "middle", "late"])
def test_the_column_is_that_of_the_period(play: Play, era: str) -> None:
    for total, name in TABLES.event_columns[era].items():  # type: ignore[index]
        befallen(play, total, lambda g: setattr(g, "era", era), dice={"event.fleets": [1, 1]})
        (rolled,) = play.saw(TableEventRolled)
        assert (rolled.seat, rolled.total, rolled.event) == (DIAMOND, total, name)
        assert not play.g.factions[DIAMOND].hand, "no card is drawn"


@clause("RR-1.07.21", "RR-1.07.21.8")
def test_the_roll_is_never_modified(play: Play) -> None:
    befallen(play, DROUGHT, omens(3))
    assert play.saw(TableEventRolled)[0].total == DROUGHT


@clause("RR-1.07.21")
@pytest.mark.parametrize(
    ("total", "name", "titles", "times"),
    [
        (ALLY, "te-ally-deserts", ("Ally Deserts", "Roman Auxiliary Deserts"), 2),
        (DESERTS, "te-enemys-ally-deserts", ("Enemy's Ally Deserts", "Enemy Mercenaries Desert"), 2),
        (ENTHUSIASM, "te-allied-enthusiasm", ("Allied Enthusiasm", "Extreme Allied Enthusiasm"), 2),
        (ALLIANCE, "te-new-alliance", ("New Alliance", "Another New Alliance"), 2),
        (REFUGE, "te-refuge", ("Refuge", "Rise from Refuge"), 2),
        (VERRES, "te-trial-of-verres", ("Trial of Verres", "Another Corruption Trial"), 2),
        (LEADER_DIES, "te-enemy-leader-dies", ("Enemy Leader Dies", "Enemy Sues for Peace"), 2),
        (DROUGHT, "te-drought", ("Drought", "Severe Drought"), 3),
        (MANPOWER, "te-manpower-shortage", ("Manpower Shortage", "Increased Manpower Shortage"), 3),
    ],
)
def test_level_1_then_level_2_then_what_repeats(
    play: Play, total: int, name: str, titles: Sequence[str], times: int
) -> None:
    befallen(play, total)
    assert play.saw(EventEntered) == [EventEntered(name, titles[0], 1, applies=True)]
    befallen(play, total, event(name))
    assert play.saw(EventEntered) == [EventEntered(name, titles[1], 2, applies=True)]
    befallen(play, total, event(name, 2))
    assert play.saw(EventEntered) == [EventEntered(name, titles[1], 2, applies=times == 3)]
    assert play.g.table_events[name].times == times


@clause("RR-1.07.21.4", "RR-1.07.21.9")
@pytest.mark.parametrize(("total", "name"), [(12, "te-barbarian-raids"), (11, "te-internal-disorder")])
def test_raids_and_disorder_wait_for_the_revenue_phase(play: Play, total: int, name: str) -> None:
    befallen(play, total, scenario="late")
    assert play.g.event_level(name) == 1
    assert not play.saw(Died)
    befallen(play, total, event(name), scenario="late")
    assert play.g.event_level(name) == 2


@clause("RR-1.07.21.5", "RR-1.08.12")
def test_each_drought_is_an_effect(play: Play) -> None:
    befallen(play, DROUGHT, event("te-drought", 2))
    assert play.g.droughts() == 3


# Epidemic and Mob Violence


@clause("RR-1.07.21.7")
def test_an_epidemic_kills_in_rome_and_in_the_forum(play: Play) -> None:
    def people(g: Rome) -> None:
        add_senator(g, 15, None)
        add_province(g, "sicilia", 7)
        numbered(g, 11).rebel = True

    chits = places(["5", "7", "11", "15", "20", "none"])
    befallen(play, EPIDEMIC, people, dice={"event.chits": chits})
    assert play.saw(ChitsToDraw) == [ChitsToDraw("te-epidemic", (), 6)]
    assert [one.senator for one in play.saw(Died)] == ["fam-claudius", "fam-sulpicius"]


@clause("RR-1.07.21.7")
@pytest.mark.parametrize("times", [1, 2])
def test_a_foreign_epidemic_kills_the_first_drawn_away_from_rome(play: Play, times: int) -> None:
    def people(g: Rome) -> None:
        add_province(g, "sicilia", 7)
        numbered(g, 11).place, numbered(g, 11).at = "captive", "punic-1"

    chits = places(["5", "11", "7", "8", "20", "none"])
    befallen(play, EPIDEMIC, people, event("te-epidemic", times), dice={"event.chits": chits})
    assert [one.senator for one in play.saw(Died)] == ["fam-papirius"]


@clause("RR-1.07.21.7")
def test_a_commander_in_the_field_may_die_of_it(play: Play) -> None:
    befallen(
        play,
        EPIDEMIC,
        lambda g: add_force(g, "syrian", 9, legions=2),
        event("te-epidemic"),
        dice={"event.chits": places(["9", "5", "6", "7", "8", "none"])},
    )
    assert [one.senator for one in play.saw(Died)] == ["fam-aurelius"]


@clause("RR-1.07.21.11")
@pytest.mark.parametrize(
    ("level", "unrest", "die", "chits", "dead"),
    [
        (0, 3, [], ["5", "6", "7"], ["fam-claudius", "fam-manlius"]),
        (1, 3, [2], ["5", "6", "7", "8", "20"], ["fam-claudius", "fam-manlius", "fam-fulvius"]),
        (2, 0, [1], ["5"], ["fam-claudius"]),
    ],
)
def test_the_mob_kills_the_unpopular(
    play: Play, level: int, unrest: int, die: list[int], chits: list[str], dead: list[str]
) -> None:
    def people(g: Rome) -> None:
        g.unrest = unrest
        numbered(g, 5).popularity = unrest - 1 if unrest else 0
        numbered(g, 6).popularity = -2
        numbered(g, 7).popularity = unrest
        numbered(g, 8).popularity = unrest + 1
        if level:
            event("te-mob-violence", level)(g)

    befallen(play, MOB, people, dice={"event.count": die, "event.chits": places(chits)})
    assert play.saw(ChitsToDraw) == [ChitsToDraw("te-mob-violence", tuple(die), unrest + sum(die))]
    assert [one.senator for one in play.saw(Died)] == dead


@clause("RR-1.07.21.11")
def test_the_mob_reaches_the_unaligned_in_the_forum_and_nobody_away(play: Play) -> None:
    def people(g: Rome) -> None:
        g.unrest = 2
        add_senator(g, 15, None)
        add_province(g, "sicilia", 7)

    befallen(play, MOB, people, dice={"event.chits": places(["7", "15"])})
    assert [one.senator for one in play.saw(Died)] == ["fam-sulpicius"]


@clause("RR-1.07.21.11")
def test_without_unrest_the_mob_draws_nothing(play: Play) -> None:
    befallen(play, MOB)
    assert play.saw(ChitsDrawn) == [ChitsDrawn(())]


# Natural Disaster


@clause("RR-1.07.21.12", "RR-1.07.321")
@pytest.mark.parametrize(
    ("roll", "concession"),
    [(1, "mining"), (2, "mining"), (3, "harbor-fees"), (4, "harbor-fees"), (5, "armaments"), (6, "ship-building")],
)
def test_a_disaster_costs_50_and_a_concession(play: Play, roll: int, concession: str) -> None:
    def owner(g: Rome) -> None:
        draw_out(g, concession)
        numbered(g, 5).concessions, numbered(g, 5).revealed = [concession], [concession]

    befallen(play, DISASTER, owner, omens(2), dice={"event.concession": [roll]})
    assert play.saw(EventPaid) == [EventPaid("te-natural-disaster", 50)]
    assert play.saw(ConcessionLost) == [ConcessionLost(concession, "fam-claudius")]
    assert (play.senator(5).concessions, play.senator(5).revealed) == ([], [])
    assert (play.g.curia.concessions, play.g.treasury) == ([concession], 50)


@clause("RR-1.07.21.12")
def test_a_concession_in_the_forum_is_destroyed_and_one_that_is_not_in_play_is_not(play: Play) -> None:
    def forum(g: Rome) -> None:
        draw_out(g, "mining")
        g.concessions.append("mining")

    befallen(play, DISASTER, forum, dice={"event.concession": [1]})
    assert play.saw(ConcessionLost) == [ConcessionLost("mining", "")]
    assert play.g.concessions == []
    befallen(play, DISASTER, dice={"event.concession": [6]})
    assert play.saw(ConcessionSpared) == [ConcessionSpared("ship-building", 6)]


@clause("RR-1.07.21.12")
@pytest.mark.parametrize("times", [1, 2])
def test_a_widespread_disaster_destroys_again_and_costs_nothing(play: Play, times: int) -> None:
    befallen(play, DISASTER, event("te-natural-disaster", times), dice={"event.concession": [1]})
    assert (play.g.treasury, play.saw(EventPaid)) == (100, [])
    assert play.saw(ConcessionSpared)


@clause("RR-1.06.53", "RR-1.12.2")
def test_what_the_state_cannot_pay_ruins_it(play: Play) -> None:
    befallen(play, DISASTER, state(49), dice={"event.concession": [1]})
    assert play.saw(GameEnded) == [GameEnded("bankrupt", None)]
    assert (play.table.over, play.g.treasury) == (True, 0)


@clause("RR-1.06.53", "RR-1.12.1.2")
def test_with_a_rebel_it_is_he_who_wins_and_later_payments_are_skipped(play: Play) -> None:
    def rebel(g: Rome) -> None:
        state(49)(g)
        g.civil = Civil()
        numbered(g, 9).rebel = True

    befallen(play, DISASTER, rebel, dice={"event.concession": [1]})
    assert play.g.civil is not None
    assert (play.g.civil.triumphant, play.g.treasury, play.g.issued) == (True, 0, 0)
    assert not play.table.over
    befallen(play, DISASTER, rebel, lambda g: g.once.append("bankrupt"), dice={"event.concession": [1]})
    assert play.saw(EventPaid) == [EventPaid("te-natural-disaster", 0)]


# Evil Omens


@clause("RR-1.07.21.8")
def test_evil_omens_cost_the_state_20_once(play: Play) -> None:
    befallen(play, OMENS)
    assert (play.saw(EventPaid), play.g.treasury) == ([EventPaid("te-evil-omens", 20)], 80)
    assert play.g.omens() == -1
    befallen(play, 10, omens(2))
    assert (play.saw(EventPaid), play.g.treasury, play.g.omens()) == ([], 100, -3)


def pontifex(talents: int, faction: int = 0) -> Change:
    """Claudius is Pontifex Maximus."""

    def change(g: Rome) -> None:
        appoint(g, "pontifex-maximus", 5)
        purse(talents, 5)(g)
        treasury(faction, "diamond")(g)

    return change


ADVANCED = {"pontifex": True}


@clause("RR-2.01.7")
@pytest.mark.parametrize(
    ("own", "faction", "paid", "stripped", "impious"),
    [
        (25, 0, (20, 0, 0), False, False),
        (12, 30, (12, 18, 0), True, False),
        (12, 10, (12, 10, 0), True, True),
        (12, 5, (12, 5, 3), True, True),
        (0, 0, (0, 0, 20), True, True),
    ],
)
def test_the_pontifex_pays_for_evil_omens(
    play: Play, own: int, faction: int, paid: tuple[int, int, int], stripped: bool, impious: bool
) -> None:
    befallen(play, OMENS, pontifex(own, faction), options=ADVANCED)
    assert play.saw(OmensPaid) == [OmensPaid("fam-claudius", *paid)]
    claudius = play.senator(5)
    assert (claudius.talents, play.g.treasury) == (own - paid[0], 100 - paid[2])
    assert play.g.factions[DIAMOND].treasury == faction - paid[1]
    assert (claudius.office, claudius.major) == (("", True) if stripped else ("pontifex-maximus", False))
    assert claudius.influence == (0 if stripped else 4), "5 less, but never below 0"
    assert play.g.impious == (DIAMOND if impious else None)
    assert play.g.issued == play.g.treasury + claudius.talents + play.g.factions[DIAMOND].treasury


@clause("RR-2.01.7")
def test_a_second_evil_omens_strips_him_and_without_the_rule_nobody_pays_but_the_state(play: Play) -> None:
    befallen(play, OMENS, pontifex(30), omens(1), options=ADVANCED)
    assert play.saw(PontifexStripped) == [PontifexStripped("fam-claudius", -5)]
    assert (play.senator(5).talents, play.saw(OmensPaid)) == (30, [])
    befallen(play, OMENS, pontifex(30))
    assert (play.senator(5).talents, play.g.treasury) == (30, 80)
