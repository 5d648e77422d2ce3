### Die Wörter der Streifen neben den Karten der Phasen, und der Karten, wie man sie hält. T ist ein Talent.

## Streifen

strip-picture = { $phase } auf einen Blick
strip-cards = Handelskarten auf der Hand
strip-cards-told = { $count ->
    [one] 1 Handelskarte
   *[other] { $count } Handelskarten
}
strip-traders = { $count } Trader
strip-strengths = Stimmen
strip-majority = { $votes } von { $whole } genügen
strip-all = Alle
strip-motion = Antrag { $number }: { $motion }
strip-more-than-half = mehr als die Hälfte der abgegebenen Stimmen
strip-two-thirds = zwei Drittel der abgegebenen Stimmen
strip-not-yet = noch nicht
strip-votes-for = { $votes } dafür
strip-votes-against = { $votes } dagegen
strip-votes-abstain = { $votes } enthalten
strip-votes-open = { $votes } offen
strip-battles = Streitkräfte und Kriege
strip-units = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
strip-no-battle = kann nicht kämpfen
strip-ours = Carthage { $strength }
strip-theirs = Gegner { $strength }
strip-wins = Sieg { $percent }%
strip-ground-land = zu Lande
strip-ground-sea = zur See
strip-unmet = niemand stellt sich
strip-initiatives = Initiativen
strip-initiative = Initiative { $number }: { $who }
strip-coming = dann { $who }
strip-high = höchstes Gebot { $talents }T: { $who }
strip-persuasion = { $who } überredet { $whom }; Base Number { $base }
strip-no-initiative = Keine Initiative ist offen.
strip-standings = Nach Einfluss

## Karten

card-senator = Senator { $code }
card-statesman = Statesman { $code }
card-purse = { $talents }T, { $traders }
card-barred-namesake = Jetzt nicht: Seine Nummer ist im Spiel.
card-barred-family = Jetzt nicht: Ein anderer hat seine Familie.
card-barred-governor = Jetzt nicht: Seine Familie ist Governor.
crop-hand-senators = Senatoren
board-column-exp = EXP
