### The Republic of Rome, deutsch: was im Forum im Voraus gefragt wird.

## Fragen

ask-forum-attempt = Welchen Senator willst du gewinnen, wer überredet ihn, und was tust du dann?
    .label = Überreden
    .hint = Die erste Bestechung sehen alle. Wie weit du erhöhst, bleibt versiegelt: Haben die anderen geboten, erhöht er sofort, gerade genug für dein Ziel und nie über die Base Number hinaus, bei der nur noch ein Wurf misslingt, der immer misslingt. Dann folgt der Rest deiner Initiative: ein Knight, Spiele, dein Leader. Bis er gespielt ist, gilt, was du zuletzt sagst, hier oder im Forumsplan.
    .field-persuader = Wer überredet
    .field-target = Wen
    .field-bribe = Erste Bestechung; Erhöhungen; eine Karte
    .field-spends = Ein Knight; Spiele
    .field-knight = Knight
    .field-games = Spiele
    .field-leader = Faction Leader
    .default = Niemanden überreden
    .fill = Überreden…
    .none = niemanden
ask-forum-plan = Was tust du in deiner Initiative?
    .label = Forumsplan
    .hint = Er wird gespielt, wenn du an der Reihe bist, als sagtest du es dann; bis er gespielt ist, kannst du ihn ändern, und es gilt, was du zuletzt sagst, hier oder mit deinem Versuch. Was nicht mehr möglich ist, wirst du gefragt. Sagst du nichts von einem Knight, so wirbt dein Leader um einen und gibt nichts aus.
    .field-way = Dieser Plan oder alles, wenn du dran bist
    .field-attempts = Versuche; der erste mögliche gilt
    .field-spends = Ein Knight; Spiele
    .field-knight = Knight
    .field-games = Spiele
    .field-senator = Wer
    .field-talents = Talents, die er ausgibt
    .field-leader = Faction Leader
    .field-bid = Bei einer Versteigerung
    .field-limit = Wie viel
    .field-payer = Wer zahlt
    .field-auctioned = Auch für eine ersteigerte Initiative
    .field-ask = Frag mich nach dem Versuch
    .field-asked = Frag mich
    .within-asked = frag mich
    .within-bid = bei einer Versteigerung
    .default = Frag mich, wenn ich dran bin
    .fill = Ändern…
    .none = alles wird gefragt, wenn du dran bist

## Das Formular des Plans

plan-form-spends = Fabius <3, Fabius 60% <3, Fabius -2 (pressen), - keiner, ? fragen; Fabius, <Blood Fest, U3, P5
plan-form-attempts = Je eine Zeile: Fabius, Julius, 8. Dann +6: um 6 erhöhen; = : nur würfeln; 50%; eine Karte
plan-form-bid = Fabius <3: eins über dem höchsten Gebot, bis 3; Fabius 3: genau das; ? fragt mich

## In Worten

plan-knight-ask = mich fragen
plan-knight-none = keiner
plan-knight-pay = { $talents ->
    [0] { $name }, mit nichts
   *[other] { $name }, mit { $talents }T
}
plan-knight-left = { $talents ->
    [0] { $name }, mit nichts
   *[other] { $name }, mit dem, was ihm bleibt, bis { $talents }T
}
plan-knight-sure = { $name }, mit dem, was eine Chance von { $chance }% kostet, bis { $talents }T
plan-knight-press = { $talents ->
    [one] einer von { $name } wird zu Geld gepresst
   *[other] { $talents } von { $name } werden zu Geld gepresst
}
plan-games-ask = mich fragen
plan-games-hold = { $games }, von { $name }
plan-games-upto = { $games } oder die größten darunter, die er bezahlen kann, von { $name }
plan-games-unrest = nur ab Unrest { $unrest }
plan-games-popularity = nur bis POP { $popularity }
reason-forum-knights = { $senator } hat { $knights ->
    [0] keinen Knight
    [one] 1 Knight
   *[other] { $knights } Knights
} zum Pressen ({ $clause }).
