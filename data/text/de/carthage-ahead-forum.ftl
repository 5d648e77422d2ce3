### The Republic of Carthage, deutsch: was im Forum im Voraus gefragt wird.

ask-forum-attempt = Welchen Senator willst du gewinnen, wer überredet ihn, und was tust du dann?
    .label = Überreden
    .hint = Die erste Bestechung sehen alle. Wie weit du erhöhst, bleibt versiegelt: Haben die anderen geboten, erhöht er sofort, gerade genug für dein Ziel und nie über die Base Number hinaus, bei der nur noch eine gewürfelte 10, 11 oder 12 misslingt. Dann folgt der Rest deiner Initiative. Bis er gespielt ist, gilt, was du zuletzt sagst, hier oder im Forumsplan.
    .field-persuader = Wer überredet
    .field-target = Wen
    .field-bribe = Erste Bestechung; Erhöhungen; eine Karte
    .field-trader = Trader
    .field-leader = Faction Leader
    .default = Niemanden überreden
    .fill = Überreden…
    .none = niemanden
ask-forum-plan = Was tust du in deiner Initiative?
    .label = Forumsplan
    .hint = Er wird gespielt, wenn du an der Reihe bist, als sagtest du es dann; bis er gespielt ist, kannst du ihn ändern, und es gilt, was du zuletzt sagst, hier oder mit deinem Versuch. Was nicht mehr möglich ist, wirst du gefragt.
    .field-way = Dieser Plan oder alles, wenn du dran bist
    .field-roll = Um die Initiative würfeln
    .field-attempts = Versuche; der erste mögliche gilt
    .field-trader = Trader
    .field-senator = Wer wirbt
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
option-forum-plan-at-roll = bevor ich würfle
plan-form-attempts = Je eine Zeile: Mago, Milko, 8. Dann +6: um 6 erhöhen; = : nur würfeln; 50%; eine Karte
plan-form-trader = Mago 3 oder Mago <3: was ihm bleibt, bis 3; ? fragt mich; leer: keiner
plan-form-bid = Mago <3: eins über dem höchsten Gebot, bis 3; Mago 3: genau das; ? fragt mich
