### Die Republiken: Schlachten. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

ask-combat-landing = Die feindliche Flotte ist geschlagen. Greift { $senator } sofort zu Lande an?
    .label = Landen oder warten
    .hint = Wer wartet, bleibt mit seiner Streitmacht bei diesem Krieg. Wer angreift, kämpft sofort; das lässt sich nicht rückgängig machen.
option-combat-landing-attack = Zu Lande angreifen
option-combat-landing-wait = Warten
event-republic-battle-drawn-up = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}, Kommando: { $commanders }. { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in Legionen
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Gesetz { $law }
} = { $strength } gegen { $printed ->
    [none] { "" }
   *[other] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leader { $leaders }
    } ={ " " }
}{ $enemy }{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Würfelsummen: Disaster { $disasters ->
    [nichts] bei keiner
   *[other] bei { $disasters }
}, Standoff { $standoffs ->
    [nichts] bei keiner
   *[other] bei { $standoffs }
}. Chancen: Sieg { $victory }%, Patt { $stalemate }%, Niederlage { $defeat }%, Disaster { $disaster }%, Standoff { $standoff }%.
event-republic-battle-fought = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}: Würfel { $dice } = { $natural }, { $strength } gegen { $enemy }{ $swing ->
    [0] { "" }
   *[other] { " " }(Verbündete desertieren: { $swing })
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}: { $result ->
    [victory] Summe { $total }: **Sieg**
    [stalemate] Summe { $total }: **Patt**
    [defeat] Summe { $total }: **Niederlage**
    [disaster] **Disaster**, unabhängig von der Summe
   *[standoff] **Standoff**, unabhängig von der Summe
}. { $legions ->
    [0] { $fleets ->
        [0] Keine Verluste.
        [one] Verloren: 1 Fleet.
       *[other] Verloren: { $fleets } Fleets.
    }
   *[other] Verloren: { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }{ $fleets ->
        [0] .
        [one] , 1 Fleet.
       *[other] , { $fleets } Fleets.
    }
}
event-republic-blamed-for-losses = { $senator } verliert { $popularity } POP für { $legions ->
    [one] 1 verlorene Legion
   *[other] { $legions } verlorene Legionen
}.
event-republic-commander-captured = { $senator } ist gefangen; sein Lösegeld beträgt { $ransom }T ({ $war }).
    .news = ⛓ { event-republic-commander-captured }
event-republic-veteran-arose = Eine der { $legion } ist jetzt Veteran{ $senator ->
    [none] , niemandem loyal
   *[other] , loyal zu { $senator }
} ({ $war }).
event-republic-glory-won = { $senator } gewinnt { $gain ->
    [0] weder INF noch POP
   *[other] { $gain } INF und { $gain } POP
} ({ $war }).
event-republic-fleet-beaten = Die feindliche Flotte ist geschlagen: { $war } trägt einen Naval-Victory-Marker.
event-republic-landing-decided = { $senator } { $attacks ->
    [yes] greift sofort zu Lande an
   *[no] wartet
} ({ $war }).
event-republic-war-won = ✔ { $war } ist gewonnen{ $province ->
    [none] { "" }
   *[other] ; { $province } liegt wieder im Forum, unentwickelt
}.{ $spoils ->
    [0] { "" }
   *[other] { " " }Beute für den Staat: { $spoils }T.
}
    .news = { event-republic-war-won }
event-republic-force-came-home = Eine Streitmacht kommt heim ({ $war }): { $legions ->
    [0] { $fleets ->
        [0] keine Einheiten
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
   *[other] { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }{ $fleets ->
        [0] { "" }
        [one] , 1 Fleet
       *[other] , { $fleets } Fleets
    }
}{ $commanders ->
    [nichts] { "" }
   *[other] , mit { $commanders }
}.
event-republic-leader-fled = { $leader } findet Zuflucht: { $everywhere ->
    [yes] Er entfacht jeden Krieg und bleibt, bis der letzte vorbei ist
   *[no] Er wartet auf den nächsten Krieg, der gezogen wird
}.
    .news = { event-republic-leader-fled }
event-republic-rebel-losses = Der Rebell verliert { $legions ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
}.
event-republic-revolt-failed = Die Revolte ist gescheitert; alle Rebellen sterben: { $rebels }.
    .news = { event-republic-revolt-failed }
event-republic-rebel-unchecked = { $met ->
    [yes] Der Rebell hat die Streitmacht des Senats geschlagen: { $senator }
   *[no] Keine Streitmacht hat sich dem Rebellen gestellt: { $senator }
}.
    .news = { event-republic-rebel-unchecked }
battle-title = ⚔️ **{ $war }**, { $ground ->
    [sea] zur See
   *[land] zu Lande
}; Kommando: { $commanders }
battle-own = { battle-state }: { $ground ->
    [sea] { $units ->
        [one] 1 Fleet
       *[other] { $units } Fleets
    }
   *[land] { $units } in Legionen
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Gesetz { $law }
} = **{ $strength }**
battle-enemy = Der Krieg: { $plain ->
    [yes] { "" }
   *[no] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leader { $leaders }
    } ={ " " }
}**{ $enemy }**
battle-rebel = Der Rebell: { $printed } in Legionen + MIL { $leaders } = **{ $enemy }**
battle-numbers = { $special ->
    [no] { "" }
   *[yes] Würfelsummen für Disaster: { $disasters }; für Standoff: { $standoffs }.{ " " }
}{ $omens ->
    [0] { "" }
   *[other] Evil Omens: { $omens }.
}
battle-ally = { $parity ->
    [even] Gerade Würfelsumme
   *[odd] Ungerade Würfelsumme
}: Der Krieg { $sign ->
    [1] gewinnt
   *[other] verliert
} { $die ->
    [colored] die Augen des farbigen Würfels
   *[white_sum] die Augen beider weißer Würfel
} an Stärke.
battle-odds = Chancen: { $chances }
battle-chance = { $result ->
    [victory] Sieg **{ $percent }%**
    [stalemate] Patt { $percent }%
    [defeat] Niederlage { $percent }%
    [disaster] Disaster { $percent }%
   *[standoff] Standoff { $percent }%
}
combat-note = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}: { $strength } gegen { $enemy }.
odds-no-war = Im Forum liegt kein Krieg namens „{ $said }“.
odds-war-lost = { $war } ist verloren: Dieser Krieg kann nicht mehr geführt werden.
odds-no-fleet = { $war } hat keine Flotte mehr, die zu schlagen wäre: Es wird zu Lande gekämpft.
odds-no-force = Dort ist keine Streitmacht mit den nötigen Einheiten; nenne eine Stärke, um zu sehen, was sie bewirken würde.
explain-battle = **Eine Schlacht**: Stärken und Chancen vor den Würfeln, und was daraus wurde.
forecast-clash = ⚔ { $after ->
    [yes] Dann zu Lande
   *[no] { $ground ->
        [sea] { $war }: zur See
       *[land] { $war }: zu Lande
    }
}, { $strength } gegen { $enemy }. { $odds }
forecast-none = ⚔ { $war }: eine solche Streitmacht könnte noch keine Schlacht schlagen.
landing-attack = Zu Lande angreifen · Sieg { $percent }%
