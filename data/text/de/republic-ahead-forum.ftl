### Die Republiken, deutsch: was im Forum im Voraus gefragt wird.

## Fragen

ask-forum-bribing = Wie weit gehst du gegen diesen Versuch?
    .label = Dagegen bieten
    .hint = Alle werden gleichzeitig gefragt. Dann wird der Reihe nach geboten: von dir gerade genug für dein Ziel, und deine Grenze sieht niemand. Gebotenes Geld kommt nicht zurück; das Ziel behält es. Sag auch, was du später in der Runde bietest; dann wirst du nicht nach jedem Versuch gefragt.
    .field-limit = Jetzt höchstens, aus deiner Faction Treasury
    .field-goal = Bis die Base Number so niedrig ist
    .field-ticks = Außerdem
    .field-own = In dieser Runde, je eigenem Senator
    .field-against = In dieser Runde, gegen Versuche auf andere
    .default = Nichts bieten
    .fill = Bieten…
    .none = nichts
ask-forum-auction = Wie weit gehst du für jede Initiative, die in dieser Runde versteigert wird?
    .label = Auf eine Initiative bieten
    .hint = Alle werden einmal in der Runde gefragt; geboten wird der Reihe nach ab dem Spieler des HRAO. Bietet niemand, hat er sie umsonst. Bis eine Initiative versteigert wird, kannst du dein Gebot ändern.
    .field-way = Gebot
    .field-limit = Wie viel
    .field-payer = Wer zahlt
    .default = Kein Gebot
    .fill = Bieten…
    .none = kein Gebot
ask-forum-defence = Was bietest du gegen Überredungen, ohne jedes Mal gefragt zu werden?
    .label = Verteidigungsplan
    .hint = Er gilt, bis du ihn änderst, in jeder Runde von neuem. Geboten wird der Reihe nach, gerade genug für dein Ziel und nie mehr, als in deiner Faction Treasury ist.
    .field-own = Für jeden eigenen Senator, in einer Runde
    .field-against = In einer Runde, gegen Versuche auf andere
    .field-goal = Bis die Base Number so niedrig ist
    .field-ticks = Außerdem
    .default = Jedes Mal fragen
    .fill = Ändern…
    .none = jedes Mal fragen

## Möglichkeiten

option-forum-attempt-none = Niemand
option-forum-attempt-ask = Frag mich
option-forum-attempt-announced = wie angekündigt
option-forum-attempt-stay = Keine Änderung
option-forum-attempt-best = Der wertvollste
option-forum-bribing-none = so niedrig, dass kein Wurf gelingt
option-forum-bribing-at-short = alles davon, wenn es nicht reicht
option-forum-bribing-at-raises = auch nach einer Erhöhung
option-forum-bribing-at-way = frag mich, wenn ich dran bin
option-forum-bribing-at-rest = frag mich bei anderen in dieser Runde
option-forum-auction-pass = Kein Gebot
option-forum-auction-raise = Eins über dem höchsten Gebot, bis
option-forum-auction-exact = Genau
option-forum-auction-ask = Frag mich, wenn ich dran bin
option-forum-auction-none = Niemand
option-forum-defence-none = so niedrig, dass kein Wurf gelingt
option-forum-defence-at-raises = auch nach einer Erhöhung
option-forum-defence-at-hopeful = nur gegen den, der weniger hat als ich
option-forum-defence-at-rest = frag mich bei allen anderen Versuchen
option-forum-plan-plan = Wie hier geplant
option-forum-plan-ask = Frag mich
option-forum-plan-yes = Ja
option-forum-plan-no = Nein
option-forum-plan-none = Keiner
option-forum-plan-pay = Genau
option-forum-plan-left = Was ihm bleibt, bis
option-forum-plan-stay = Keine Änderung
option-forum-plan-best = Der wertvollste
option-forum-plan-pass = Kein Gebot
option-forum-plan-raise = Eins über dem höchsten Gebot, bis
option-forum-plan-exact = Genau
option-forum-plan-roll = Trotzdem würfeln
option-forum-plan-family = wenn seither eine Familie kam
option-forum-plan-war = wenn seither ein Krieg kam
option-forum-plan-event = wenn es seither ein Table Event gab
option-forum-plan-card = wenn ich eine rote Karte zog
option-forum-plan-gone = wenn beim ersten jemand fehlt
option-forum-plan-idle = wenn davon nichts geht, anderes schon
option-forum-plan-at-all = alles, wenn ich dran bin
option-forum-plan-at-auctioned = in einer ersteigerten Initiative

## Ein Versuch, in Worten

attempt-form-bribe = 8; dann +6: im Ganzen um 6 erhöhen, >7: bis zur Base Number 7; = : nur würfeln; eine Karte
attempt-nobody = niemand wird überredet
attempt-bribe = { $persuader } überredet { $target } { $talents ->
    [0] ohne Bestechung
   *[other] mit { $talents }T
}
attempt-raise = { $talents ->
    [0] nicht erhöht
   *[other] erhöht um bis zu { $talents }T auf die Base Number { $goal }
}
attempt-roll = gewürfelt, was die anderen auch bieten

## Gegen Überredungen, in Worten

bribes-form-against = Ein Spieler und eine Zahl: im Ganzen höchstens so viele Talents; leer: niemand
bribes-ask = du wirst gefragt, wenn du dran bist
bribes-hopeful = auch nach einer Erhöhung, aber nur gegen den, der weniger hat als deine Faction Treasury
bribes-limit = bis zu { $talents }T, bis die Base Number { $goal } ist
bribes-until = bis die Base Number { $goal } ist
bribes-later = in dieser Runde { $bids }
bribes-own = bis zu { $talents }T für jeden eigenen Senator
bribes-against = bis zu { $talents }T gegen Versuche von { $player } auf andere
bribes-rest-ask = bei allen anderen wirst du gefragt
bribes-rest-nothing = gegen alle anderen nichts

## Das Formular des Plans

plan-asks = alles wird gefragt, wenn du dran bist
plan-nothing = nichts in deiner Initiative
plan-attempt = { $persuader } überredet { $target } { $bribe ->
    [0] ohne Bestechung
   *[other] mit { $bribe }T
}
plan-else = wenn das nicht geht: { $attempt }
plan-opposed-raise = { $limit ->
    [0] erhöht nicht
   *[other] erhöht um bis zu { $limit }T
}
plan-opposed-roll = würfelt, was die anderen auch bieten
plan-chance = nur wenn die Chance { $chance }% oder mehr ist
plan-card = mit { $card }
plan-sum-ask = mich fragen
plan-sum-pay = { $name }, mit { $talents }T
plan-sum-left = { $talents ->
    [0] { $name }, mit nichts
   *[other] { $name }, mit dem, was ihm bleibt, bis { $talents }T
}
plan-sum-exact = { $talents }T von { $name }
plan-sum-raise = eins über dem höchsten Gebot, bis { $talents }T, von { $name }
reason-forum-line = „{ $said }“ ist kein Versuch: wer überredet, wen, dann die Bestechung.
