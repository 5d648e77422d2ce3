### Die Wörter der Bilder der Grand Variant. T ist ein Talent.

## Namen

grand-name = Grand Variant
grand-republic-carthage = Republik Karthago
grand-republic-rome = Republik Rom
grand-short-carthage = Karthago
grand-short-rome = Rom
grand-face-carthage = { $number ->
    [1] 1st Roman War
    [2] 2nd Roman War
   *[other] 3rd Roman War
}
grand-face-rome = { $number ->
    [1] 1st Punic War
    [2] 2nd Punic War
   *[other] 3rd Punic War
}

## Die Runde

grand-phase-mortality = Sterblichkeit
grand-phase-revenue = Einkünfte
grand-phase-trade = Handel
grand-phase-forum = Forum
grand-phase-population = Volk
grand-phase-senate = Senat
grand-phase-combat = Kampf
grand-phase-revolution = Revolution
grand-picture-turn = Runde { $turn } beider Republiken
grand-now = Schritt { $step }, { $republic }: { $phase }
grand-now-both = Schritt { $step }, beide: { $phase }
grand-now-alone = Stufe 1: { $phase }
grand-standing = { $republic }: { $said }
grand-moment = { $turn }. { $now }
grand-fallen = gefallen
grand-not-yet = ab Stufe 2

## Die gekoppelten Kriege

grand-picture-wars = Die gekoppelten Kriege
grand-wars = Gekoppelte Kriege
grand-war = Krieg { $number }
grand-column-war = Krieg
grand-column-sea = Meer
grand-column-outcome = Entschieden
grand-of = { $republic }: { $state }
grand-its = { $republic } { $state }
grand-state-and = { $state }, { $attack }
grand-state-absent = nicht im Spiel
grand-state-inactive = Inaktiv
grand-state-imminent = Bevorstehend
grand-state-active = Aktiv
grand-state-won = gewonnen
grand-state-lost = verloren
grand-state-removed = entfernt
grand-may-attack = Angriff möglich
grand-may-sea = Angriff zur See möglich
grand-may-land = Angriff zu Lande möglich
grand-not-fallen = ist gefallen
grand-not-settled = ist entschieden
grand-not-played = ab Stufe 2
grand-not-there = noch kein Angriff
grand-not-before = erst nach Krieg { $number }
grand-sea-nobody = niemand beherrscht das Meer
grand-sea-carthage = Karthago beherrscht das Meer
grand-sea-rome = Rom beherrscht das Meer
grand-unsettled = nicht entschieden
grand-settled-by-none = Entschieden: Niemand hat ihn gewonnen, niemand zahlt.
grand-won-by = { $republic } hat ihn gewonnen.
grand-no-tribute = Kein Tribut wird gezahlt.
grand-tribute = { $loser } zahlt { $paid }T je Runde, { $received }T davon an { $winner }.
grand-tribute-bank = { $loser } zahlt { $paid }T je Runde an die Bank.
grand-tributes = Tribut
grand-sum = { $loser } zahlt { $paid }T in jeder Revenue Phase für { $lost ->
    [one] 1 verlorenen Krieg
   *[other] { $lost } verlorene Kriege
}. { $received ->
    [0] Alles geht an die Bank.
   *[other] { $winner } erhält { $received }T davon.
}
grand-no-sum = Noch zahlt niemand. Wer einen Krieg verliert, zahlt { $paid }T in jeder Revenue Phase, { $received }T davon an den Sieger.
grand-no-commander = kein Befehlshaber

## Beide Spielpläne

grand-picture-board = Beide Spielpläne der Grand Variant
grand-stage-two = Stufe 2
grand-stage-two-when = { $cards ->
    [0] Rom kommt mit der nächsten Runde dazu.
    [one] Rom kommt nach der Runde dazu, in der die letzte Karte des ersten Decks gezogen wird: 1 Karte ist noch da.
   *[other] Rom kommt nach der Runde dazu, in der die letzte Karte des ersten Decks gezogen wird: { $cards } Karten sind noch da.
}
grand-stage-two-factions = Dann bekommt jeder Spieler auch eine römische Fraktion.
grand-stage-two-players = Dann bekommen die römischen Spieler ihre Fraktionen.
grand-stage-two-wars = 1st Roman War und 1st Punic War werden ausgelegt, beide Inaktiv.
grand-stage-two-lone = 1st Punic War wird ausgelegt, Inaktiv; 1st Roman War bleibt, wie er ist.
grand-stage-two-won = Krieg 1 ist entschieden: Rom beginnt ohne 1st Punic War.
grand-scores = Punkte, wenn das Spiel jetzt endete
grand-scores-final = Endstand
grand-score = { $name } { $points }
grand-over-won = Sieg: { $names }.
grand-over-nobody = Niemand hat gewonnen.
grand-over = Das Spiel ist zu Ende.

## Eine Schlacht beider Republiken

grand-battle-sea = Krieg { $number }: Karthago gegen Rom zur See
grand-battle-land = Krieg { $number }: Karthago gegen Rom zu Lande
grand-battle-at-sea = Krieg { $number } zur See
grand-battle-at-land = Krieg { $number } zu Lande
grand-battle-or-less = { $total } oder weniger
grand-battle-or-more = { $total } oder mehr
grand-battle-legions = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $veterans ->
    [0] { "" }
    [one] , 1 Veteran
   *[other] , { $veterans } Veteranen
}
grand-battle-fleets = { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
grand-battle-law = Gesetz
grand-battle-mercenaries = Söldner
grand-battle-total = Summe
grand-battle-attacker = Angreifer
grand-battle-defender = Verteidiger
grand-battle-equal = Beide sind gleich stark: Der höhere Wurf von 2 Würfeln greift an.
grand-battle-attacks = { $republic } greift an, { $mine } gegen { $other }: 3 Würfel und { $margin }.
grand-battle-omens = Evil Omens in { $republic }: { $omens }.
grand-battle-rolled = Gewürfelt: { $dice }. Summe { $total }.
grand-battle-chances = Chancen
grand-battle-chance = { $percent }%
grand-battle-never = nicht möglich
grand-battle-stalemate = Unentschieden
grand-battle-wins = { $who } siegt
grand-battle-table = Kampftabelle
grand-battle-losses = Verluste: Legionen, ebenso viele Fleets
grand-battle-loses = was { $who } verliert
grand-battle-all = alles
grand-battle-column-total = Summe
grand-battle-column-total-says = 3 Würfel, Angreifer minus Verteidiger
grand-battle-column-result = Ergebnis
grand-battle-column-chance = Chance
grand-battle-gist = Karthago hat { $carthage }, Rom { $rome }.
grand-battle-odds = Karthago siegt mit { $carthage }%, Rom mit { $rome }%; Unentschieden { $stalemate }%.
