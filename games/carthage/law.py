"""The law of Carthage: what is printed, and what its rules hold by name. Whatever a rule adds is listed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from games.carthage.basics import own
from games.carthage.charts import Charts, Constants, chits, cites
from games.carthage.combat import exploration, mercenaries, strengths
from games.carthage.components import EDITION, PRINTED, Tables, load
from games.carthage.forum import calamities, deck, traders
from games.carthage.mortality import chits as mortality_chits
from games.carthage.mortality import deaths
from games.carthage.neutrals import cards, initiative, market, revenue, revolt, senators, spoils
from games.carthage.pieces import Senator
from games.carthage.senate import (
    agenda,
    alliance,
    committee,
    expeditions,
    governors,
    laws,
    levy,
    movements,
    outcry,
    peace,
    suffetes,
    tax,
    trial,
    voting,
)
from games.carthage.senate.pieces import Motion
from games.carthage.state import ByEdition, Carthage
from games.carthage.trade import stacks
from games.carthage.wars import awakening, leaders, recruiting, sea, table_events
from games.republic.combat import rolls
from games.republic.law import Law
from games.republic.register import gathered
from games.republic.senate import appeal, assassination, ballot, concessions, for_life, minor
from games.republic.senate import outcry as forcing
from games.republic.senate.business import Business

BUSINESS: Final[Sequence[Business[Any, Any, Any]]] = (
    suffetes.BUSINESS,
    committee.BUSINESS,
    trial.BUSINESS,
    governors.BUSINESS,
    concessions.BUSINESS,
    expeditions.BUSINESS,
    peace.BUSINESS,
    levy.BUSINESS,
    tax.BUSINESS,
    movements.BUSINESS,
    alliance.BUSINESS,
    for_life.BUSINESS,
    minor.BUSINESS,
)

CLAUSES: Final = {
    "senate.again": "RC-9.0.8",
    "senate.bought-nothing": "RC-9.0.10",
    "senate.too-few-units": "RC-9.6.1",
    "senate.earlier-war": "RC-8.9.8",
    "assassination": "RC-9.8.2",
    "assassination/optional": "RC-14.1",
    "assassination.guards": "RC-9.8.5",
    "assassination.guards/optional": "RC-14.1.2",
    "assassination.caught": "RC-9.8.6",
    "assassination.caught/optional": "RC-14.1.1",
    "trial.charge": "RC-9.3.1",
    "trial.appeal": "RC-9.3.5",
    "trial.special": "RC-9.8.6",
}

CHARTS: Final = {one: Charts.model_validate(load("tables", Charts, one)) for one in PRINTED}
CONSTANTS: Final = {one: Constants.model_validate(load("constants", Constants, one)) for one in PRINTED}

CARTHAGE: Final[Law[Tables, Charts, Constants]] = Law(
    tables=PRINTED[EDITION],
    charts=CHARTS[EDITION],
    constants=CONSTANTS[EDITION],
    chits=chits().names,
    cites=cites(),
    officials=CHARTS[EDITION].hrao_order.order,
    eras=("early", "late"),
    business=gathered(*[{str(one.kind): one} for one in BUSINESS]),
    interventions=(
        laws.announcing,
        ballot.calling,
        appeal.appealing,
        trial.bribing,
        assassination.plotting,
        forcing.vetoing,
        forcing.forcing,
        forcing.claiming,
    ),
    operations=gathered(
        stacks.effect,
        exploration.effect,
        strengths.effect,
        rolls.effect,
        mercenaries.effect,
        calamities.effect,
        deck.effect,
        traders.effect,
        awakening.effect,
        leaders.effect,
        recruiting.effect,
        sea.effect,
        table_events.effect,
        peace.effect,
    ),
    agenda=agenda.AGENDA,
    motion=Motion,
    outcries=outcry.OUTCRIES,
    censor="censor-of-morals",
    more_votes=voting.more_votes,
    settled=voting.settled,
    charges=trial.charges,
    clauses=CLAUSES,
    automata=gathered(
        cards.automaton,
        initiative.automaton,
        market.automaton,
        revenue.automaton,
        revolt.automaton,
        senators.automaton,
        spoils.automaton,
    ),
    senator=Senator,
    dies=deaths.dies,
    struck=mortality_chits.struck_of,
    expels=deaths.expels,
    own=own.own,
    since={
        "reign.at-once": 5,
        "skip.all": 6,
        "floor.idle": 7,
        "floor.answers": 8,
        "called.appeals": 9,
        "record": 11,
    },
)

LAWS: Final[Mapping[int, Law[Tables, Charts, Constants]]] = {
    one: replace(CARTHAGE, tables=PRINTED[one], charts=CHARTS[one], constants=CONSTANTS[one]) for one in PRINTED
}
"""By edition of the figures; `CARTHAGE`, the newest, stands for what all have alike."""
Carthage.law = cast("Law[Tables, Charts, Constants]", ByEdition(LAWS))
