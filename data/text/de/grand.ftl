### The Grand Variant, deutsch: Rom und Karthago als ein Spiel. T ist ein Talent.

family = republic
game-grand = The Grand Variant
choice-grand = Rom und Karthago
pitch-grand =
    Du führst eine Fraktion in Rom und eine in Karthago oder, in zwei Lagern, eine davon: zwei Spiele, die eines sind, denn ihre Kriege sind dieselben.
    { "" }**Es gewinnt**, wessen Fraktionen die meisten Punkte haben, wenn die Stapel gezogen sind.
    { "" }Eine Republik kann fallen; die andere spielt weiter.
money = { $amount }T

## Die beiden Republiken

half-carthage = Karthago
    .sign = 🟣 Karthago
half-rome = Rom
    .sign = 🔴 Rom

## Phasen und Schritte, wie sie in einer Runde folgen

phases = carthage:mortality carthage:revenue carthage:trade carthage:forum rome:mortality rome:revenue rome:forum rome:population carthage:senate rome:senate combat carthage:combat rome:combat carthage:revolution rome:revolution
phase-setup = Aufbau
phase-turn = Eine neue Runde
phase-rome = Rom kommt dazu
phase-end = Ende der Runde
phase-combat = Kampf beider Republiken
step-setup = Aufbau beider Republiken
step-turn = Eine neue Runde
step-rome-enters = Rom kommt dazu
step-end = Ende der Runde
step-combat-opening = Kampf: Wer greift welchen Krieg an
step-combat-war-1 = Kampf: Krieg 1
step-combat-war-2 = Kampf: Krieg 2
step-combat-war-3 = Kampf: Krieg 3
step-combat-direct = Kampf: Beide Republiken treffen aufeinander
step-combat-landing = Kampf: nach der Schlacht zur See
step-combat-others = Kampf: die anderen Kriege

## Der Tisch

option-grand-mode = Fraktionen
option-grand-mode-two-factions = je zwei: eine in Rom, eine in Karthago
    .means = 3 bis 6 Spieler (GV-1.5)
option-grand-mode-one-faction = je eine, in zwei Lagern
    .means = 6 bis 12 Spieler (GV-10)
option-grand-start = Beginn
option-grand-start-default = wie an einem solchen Tisch üblich
    .means = Karthago zuerst; in zwei Lagern beide zugleich (GV-2.6)
option-grand-start-staged = Karthago zuerst, Rom kommt dazu
    .means = Rom kommt, wenn Karthagos erster Stapel gezogen ist (GV-2.1)
option-grand-start-simultaneous = beide zugleich
    .means = beide Spielpläne von Runde 1 an (GV-2.6)
option-grand-ballots = Abstimmungen beider Senate
option-grand-ballots-ordered = eine Fraktion nach der anderen
option-grand-ballots-live = zugleich, offen und endgültig (live)
option-grand-ballots-sealed = zugleich, verdeckt bis zur letzten
option-grand-assassination = Attentate
option-grand-assassination-base = Grundregeln (RC-9.7, RR-1.09.7)
option-grand-assassination-optional = Varianten (RC-14.1.6, RR-1.09.79)
option-grand-turns = Runden; 0: bis die Stapel leer sind
option-grand-switches = Regeln, die gelten oder nicht
option-grand-overlap = Überlappen (GV-3.6)
    .means = Was Rom in Sterblichkeit, Einkünften und Forum fragt, kann man beantworten, während Karthago noch spielt.
option-grand-pontifex = Rom: Pontifex Maximus (RR-2.01)
    .means = Ein Priester wird auf Lebenszeit gewählt und vergibt Priesterämter.
option-grand-provincial-wars = Rom: Provinzkriege (RR-2.02)
    .means = Provinzen können revoltieren und eigene Armeen haben.
option-grand-rebel-governors = Rom: Rebellische Governors (RR-2.03)
    .means = Governors können rebellieren. Das braucht Provinzkriege.
option-grand-disbandment = Rom: Auflösen, Zurückrufen (RR-2.04)
    .means = Truppen können im Feld aufgelöst und zurückgerufen werden.
option-grand-advocates = Rom: Advocates (RR-2.05)
    .means = In Prozessen können Senatoren für eine Seite sprechen.
option-grand-laws = Rom: Gesetze beschließen (RR-2.06)
    .means = Gesetze müssen im Senat vorgeschlagen und beschlossen werden.
side-grand-carthage = Karthago
side-grand-rome = Rom
reason-setup-needs = Rebellische Governors brauchen Provinzkriege (RR-0.2.2). Hake beides an, oder keines.

## Auf einen Blick

grand-points = { $seat } **{ $points }**
grand-stage-one = -# Stufe 1: Karthago allein. Rom kommt nach der Runde dazu, in der der erste Stapel gezogen ist: { $cards ->
    [one] 1 Karte ist noch da.
   *[other] { $cards } Karten sind noch da.
}
grand-fallen = 🏚 { $side ->
    [carthage] Karthago
   *[rome] Rom
} ist gefallen: Es wird nicht mehr gespielt, und seine Fraktionen zählen nichts.
grand-turns-agreed = -# Das Spiel dauert höchstens { $last } Runden; dies ist Runde { $turn }.
grand-stage-two-length = -# Die meisten Punkte gewinnen. { $last ->
    [0] { $ends ->
        [alone] Das Spiel endet mit der Runde, in der der Stapel der Republik gezogen ist, die noch steht.
       *[both] Das Spiel endet mit der Runde, in der die Stapel beider gezogen sind.
    }
    [one] Das Spiel dauert 1 Runde.
   *[other] Das Spiel dauert { $last } Runden; dies ist Runde { $turn }.
}

focus-wars = Die gekoppelten Kriege
focus-turn = Die Runde beider Republiken
focus-battle = Die Schlacht beider Republiken

## Die Karten zwischen beiden

grand-wars-title = ### ⚔ Die gekoppelten Kriege, Runde { $turn }
grand-would-meet = Wenn es so bleibt, treffen beide in Krieg { $number } { $ground ->
    [sea] zur See
   *[land] zu Lande
} aufeinander: Karthago { $carthage }, Rom { $rome }; { $attacker ->
    [carthage] Karthago greift an
    [rome] Rom greift an
   *[other] ein Wurf sagt, wer angreift
}. Aussichten: Karthago siegt { $carthage_wins } %, Stalemate { $stalemate } %, Rom siegt { $rome_wins } %.
grand-battle-head = ### ⚔ Krieg { $number }: Beide Republiken treffen { $ground ->
    [sea] zur See
   *[land] zu Lande
} aufeinander
grand-battle-line = - { $low ->
    [none] { $high } oder weniger
   *[other] { $high ->
        [none] { $low } oder mehr
       *[other] { $low }
    }
}: { $winner ->
    [carthage] Karthago siegt
    [rome] Rom siegt
    [attacker] der Angreifer siegt
    [defender] der Verteidiger siegt
   *[nobody] Stalemate
}; Verluste: { $named ->
    [yes] Karthago { $first ->
        [all] alles
       *[other] { $first }
    }, Rom { $second ->
        [all] alles
       *[other] { $second }
    }
   *[no] Angreifer { $first ->
        [all] alles
       *[other] { $first }
    }, Verteidiger { $second ->
        [all] alles
       *[other] { $second }
    }
} ({ $percent } %)
explain-coupled = **Die gekoppelten Kriege**: wie jeder der drei Kriege zwischen Rom und Karthago auf beiden Spielplänen steht, wer die See beherrscht, wer angreifen darf und wer Tribut zahlt.
explain-direct-battle = **Eine Schlacht beider Republiken**: beide Summen, wer angreift, die Aussichten vor dem Wurf, und was daraus wurde.

## Das Ende

grand-end-reason = { $reason ->
    [decks] Die Stapel beider Republiken sind gezogen.
    [turns] Die vereinbarten Runden sind gespielt.
   *[fallen] Beide Republiken sind gefallen.
} { $winners ->
    [nichts] **Alle haben verloren.**
    [none] **Alle haben verloren.**
   *[other] **Sieg: { $winners }.**
}
grand-lodged = **Hinterlegt**: { $asked }. Das wartet auf Schritt 7, das Forum Roms; bis dahin kannst du es ändern.
grand-end-player = - { $seat }: **{ $points }** Punkte
grand-end-faction = { "  " }- { $side ->
    [carthage] Karthago
   *[rome] Rom
}: { $points }: INF { $influence }{ $ruler ->
    [0] { "" }
   *[other] , Consul for Life +{ $ruler }
}{ $won ->
    [0] { "" }
   *[other] , gewonnene Kriege +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , verlorene Kriege −{ $lost }
}
