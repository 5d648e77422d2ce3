"""The law of Rome: what is printed, and what its rules hold by name. Whatever a rule adds is listed here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.republic.combat import rolls
from games.republic.law import Law
from games.republic.register import gathered
from games.republic.senate import appeal, assassination, ballot, for_life, minor, outcry
from games.republic.senate.business import Business
from games.rome.basics import own
from games.rome.charts import Charts, Constants, chits, cites
from games.rome.combat import cleopatra, sieges
from games.rome.components import ERAS, TABLES, Tables, load
from games.rome.forum import bequests, calamities, omens, persuasion, table_events, unseen, wars_coming
from games.rome.mortality import chits as mortality_chits
from games.rome.mortality import deaths
from games.rome.neutrals import cards, initiative, revenue, revolt, senators, spoils
from games.rome.pieces import Senator
from games.rome.senate import (
    advocates,
    agenda,
    alliance,
    bills,
    caught,
    commission,
    concessions,
    consuls,
    fines,
    governors,
    land_bills,
    laws,
    levy,
    movements,
    nominations,
    priests,
    recalling,
    repeals,
    stripping,
    trial,
    tribunes,
    voting,
)
from games.rome.senate.pieces import Motion
from games.rome.state import Rome
from games.rome.wars import leaders, sea

BUSINESS: Final[Sequence[Business[Any, Any, Any]]] = (
    consuls.BUSINESS,
    *nominations.BUSINESS,
    governors.BUSINESS,
    trial.BUSINESS,
    stripping.BUSINESS,
    concessions.BUSINESS,
    land_bills.BUSINESS,
    repeals.BUSINESS,
    levy.BUSINESS,
    movements.BUSINESS,
    alliance.BUSINESS,
    bills.BUSINESS,
    for_life.BUSINESS,
    minor.BUSINESS,
)

CLAUSES: Final = {
    "senate.again": "RR-1.09.131",
    "senate.bought-nothing": "RR-1.09.141",
    "senate.too-few-units": "RR-1.09.64",
    "senate.earlier-war": "RR-1.07.332",
    "assassination": "RR-1.09.72",
    "assassination/optional": "RR-1.09.79",
    "assassination.guards": "RR-1.09.73",
    "assassination.guards/optional": "RR-1.09.79",
    "assassination.caught": "RR-1.09.74",
    "assassination.caught/optional": "RR-1.09.79",
    "assassination.pardoned": "RR-1.09.623",
    "trial.charge": "RR-1.09.412",
    "trial.appeal": "RR-1.09.421",
    "trial.special": "RR-1.09.74",
}

CHARTS: Final = Charts.model_validate(load("tables", Charts))

ROME: Final[Law[Tables, Charts, Constants]] = Law(
    tables=TABLES,
    charts=CHARTS,
    constants=Constants.model_validate(load("constants", Constants)),
    chits=chits().names,
    cites=cites(),
    officials=CHARTS.hrao_order.order,
    eras=ERAS,
    business=gathered(*[{str(one.kind): one} for one in BUSINESS]),
    interventions=(
        laws.playing,
        bills.proposing,
        fines.fining,
        recalling.recalling,
        commission.claiming,
        ballot.calling,
        appeal.appealing,
        assassination.plotting,
        outcry.vetoing,
        outcry.forcing,
        outcry.claiming,
        priests.ordaining,
    ),
    operations=gathered(
        rolls.effect,
        cleopatra.effect,
        bequests.effect,
        calamities.effect,
        omens.effect,
        table_events.effect,
        wars_coming.effect,
        leaders.effect,
        sea.effect,
    ),
    agenda=agenda.AGENDA,
    motion=Motion,
    outcries=tribunes.OUTCRIES,
    claimed=bills.put_claimed,
    censor="censor",
    more_votes=voting.more_votes,
    unasked=voting.unasked,
    settled=voting.settled,
    charges=trial.charges,
    appeal_dice=advocates.appeal_dice,
    lynches=advocates.lynched,
    guards=caught.guards,
    pardons=caught.pardons,
    summons=caught.summons,
    clauses=CLAUSES,
    since={"record": 2},
    automata=gathered(
        cards.automaton,
        revenue.automaton,
        initiative.automaton,
        spoils.automaton,
        senators.automaton,
        revolt.automaton,
    ),
    senator=Senator,
    dies=deaths.dies,
    struck=mortality_chits.struck,
    expels=deaths.expels,
    goes_on=deaths.goes_on,
    own=own.own,
    hopeless=persuasion.hopeless,
    drawable=unseen.drawable,
    held=sieges.held,
)
Rome.law = ROME
