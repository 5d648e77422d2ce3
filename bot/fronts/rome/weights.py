"""How much an event of Rome decided."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.weights import Weights

WEIGHTS: Final = Weights(
    kinds={
        "rome.GameEnded": 100,
        "rome.RebelPrevails": 95,
        "rome.RevoltBegan": 90,
        "rome.RevoltDeclared": 90,
        "rome.Bankrupt": 80,
        "rome.EraEnding": 70,
        "rome.RebelsLanded": 65,
        "rome.MobRioted": 55,
        "rome.PeriodBegan": 50,
        "rome.OfficeTaken": 45,
        "rome.ProvinceAttacks": 45,
        "rome.LandBillPassed": 40,
        "rome.LawEnacted": 40,
        "rome.WarActivated": 35,
        "rome.PeopleSpoke": 30,
        "rome.BequestCollected": 30,
    },
    motions={
        "life": 85,
        "consuls": 55,
        "dictator": 55,
        "trial": 50,
        "bill": 45,
        "land-bill": 40,
        "repeal": 40,
        "forces": 40,
        "censor": 30,
        "alliance": 30,
        "strip": 30,
        "pontifex": 25,
        "governors": 25,
        "units": 25,
        "concessions": 20,
        "minor": 5,
    },
)
