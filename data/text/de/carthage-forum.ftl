### The Republic of Carthage, deutsch: Forum. Die Wörter stehen in carthage.ftl.

## Fragen

ask-forum-roll = Initiative Nr. { $number } gehört dir. Würfeln?
    .label = Um die Initiative würfeln
    .hint = Bei 7 wird ein Table Event ausgewürfelt, sonst die oberste Karte des Decks gezogen.
ask-forum-peddle = Aus wessen Hand nimmst du eine zufällige Karte?
    .label = Influence Peddling spielen
ask-forum-persuade = Welchen Senator willst du gewinnen, und wer überredet ihn?
    .label = Überreden
    .hint = 2 Würfel dürfen höchstens ergeben: ORA + INF + Bestechung des Überredenden − LOY und Talents des Ziels − 7, wenn es in einer Fraktion ist. 10 und mehr misslingt.
    .field-persuader = Wer überredet
    .field-target = Wen
    .field-bribe = Erste Bestechung, aus seiner Kasse
    .field-card = Karte, die dazu gespielt wird
    .default = Niemanden überreden
    .fill = Überreden…
    .none = niemanden
ask-forum-counter = Wie viele Talents deiner Faction Treasury bietest du dagegen?
    .label = Gegenbestechung
    .hint = Gebotenes Geld kommt nicht zurück; das Ziel behält es.
ask-forum-raise = Um wie viele Talents erhöhst du die Bestechung? Die Base Number ist { $base }.
    .label = Bestechung erhöhen oder würfeln
    .hint = Bei 0 wird sofort gewürfelt; nach einer Erhöhung dürfen die anderen wieder bieten.
ask-forum-trader = Welcher deiner Senatoren wirbt um einen Trader, und was gibt er aus?
    .label = Trader anwerben
    .hint = 2 Würfel und die Talents müssen zusammen 12 oder mehr ergeben.
    .field-senator = Wer wirbt
    .field-talents = Talents, die er ausgibt
    .default = Keinen Trader suchen
    .fill = Trader suchen…
    .none = keinen
ask-forum-leader = Wer ist von nun an dein Faction Leader?
    .label = Faction Leader
    .hint = Danach ist deine Initiative vorbei.
ask-forum-bid = Was bietest du für die nächste Initiative? Das höchste Gebot ist { $high }T.
    .label = Auf eine Initiative bieten
    .hint = Wenn niemand bietet, hat der Spieler des höchsten Amtsträgers sie umsonst.
    .field-senator = Wer zahlt
    .field-talents = Gebot
    .default = Kein Gebot
    .fill = Bieten…
    .none = kein Gebot
ask-forum-sacrifice = Hebst du { $event } auf?
    .label = Antwort auf { $event }
    .hint = Alle werden gefragt; nur wer ein Tophet Sacrifice hat, kann es.
ask-forum-fleets = Welche Fleets gehen verloren?
    .label = Verlorene Fleets
ask-forum-enemy = Welcher feindliche Leader stirbt?
    .label = Feindlicher Leader stirbt
ask-forum-gift = Welcher deiner Senatoren erhält einen Trader ({ $event })?
    .label = Trader erhalten
pass-forum-roll = Würfeln & Rest passen
    .hint = -# **Würfeln & Rest passen**: In dieser und jeder weiteren Initiative, die du in dieser Runde hast, würfelst du, überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis das Forum schließt, kannst du es zurücknehmen.
    .stands = In deinen Initiativen dieser Runde würfelst du, überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln).
pass-forum-persuade = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative überredest du niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln).
pass-forum-raise = Würfeln & Rest passen
    .hint = -# **Würfeln & Rest passen**: Du erhöhst nicht mehr und würfelst jetzt; dann suchst du, nur in dieser Initiative, keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln).
pass-forum-trader = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative suchst du keinen Trader, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = { pass-forum-raise.stands }
pass-forum-bid = Diese Runde kein Gebot
    .hint = -# **Diese Runde kein Gebot**: Du bietest auf keine Initiative, jetzt und in jeder weiteren Versteigerung dieser Runde. Bis das Forum schließt, kannst du es zurücknehmen.
    .stands = Du bietest in dieser Runde auf keine weitere Initiative.
pass-forum-counter = Jedes Mal 0
    .hint = -# **Jedes Mal 0**: Du bietest nichts gegen diesen Versuch, jetzt und sooft die Bestechung erhöht wird. Bis die Würfel fallen, kannst du es zurücknehmen.
    .stands = Du bietest nichts gegen diesen Versuch, sooft die Bestechung erhöht wird.
option-forum-roll-roll = Würfeln
option-forum-persuade-none = Keine Wahl
option-forum-trader-none = Niemand
option-forum-leader-none = Keine Änderung
option-forum-bid-none = Niemand
option-forum-sacrifice-none = Geschehen lassen

## Warum nicht

reason-forum-both = Eine Überredung braucht sowohl einen Überredenden als auch ein Ziel.
reason-forum-purse = { $senator } hat nur { $talents }T.
reason-forum-payer = Sag, welcher Senator zahlt.
reason-forum-low = Ein Gebot muss über { $high }T liegen.

## Was geschieht

event-republic-forum-opened = Das Forum öffnet. Initiativen in dieser Reihenfolge: { $seats }.
event-republic-initiative-rolled = { $seat } würfelt { $total } ({ $dice }) für Initiative Nr. { $number }.
event-republic-initiative-bid = { $seat } bietet { $talents }T von { $senator } für eine Initiative.
event-republic-initiative-won = { $seat } { $talents ->
    [0] hat Initiative Nr. { $number } umsonst, denn niemand bot
   *[other] erhält Initiative Nr. { $number } für { $talents }T
}.
    .you = { $talents ->
        [0] Du hast Initiative Nr. { $number } umsonst, denn niemand bot
       *[other] Du erhältst Initiative Nr. { $number } für { $talents }T
    }.
event-carthage-trader-sought = { $senator } von { $seat } { $talents ->
    [0] sucht einen Trader
   *[other] gibt { $talents }T für einen Trader aus
}: Würfel { $dice }, Summe { $total } gegen 12: { $gained ->
    [yes] er gewinnt einen
   *[no] keiner kommt
}.
    .news = { event-carthage-trader-sought }
event-republic-leader-moved = { $senator } ist jetzt Faction Leader von { $seat }.
    .news = { event-republic-leader-moved }
event-republic-peddled = { $seat } spielt { $card } und nimmt { $victim } eine zufällige Karte.
    .news = { event-republic-peddled }
event-republic-card-taken = { $card } geht von { $victim } an { $seat }.
    .you = { $card } geht von dir an { $seat }.
    .gained = { $card } geht von { $victim } an dich.
event-republic-persuasion-announced = { $persuader } von { $seat } versucht, { $target } zu überreden, { $talents ->
    [0] ohne Bestechung
   *[other] mit { $talents }T Bestechung
}; Base Number { $base }. { $card ->
    [none] { "" }
   *[other] Dazu gespielt: { $card }.
}
    .news = { event-republic-persuasion-announced }
event-republic-counter-bribed = { $talents ->
    [0] { $seat } bietet nichts dagegen.
   *[other] { $seat } bietet { $talents }T dagegen; Base Number { $base }.
}
event-republic-bribe-raised = { $seat } erhöht die Bestechung um { $talents }T; Base Number { $base }.
event-republic-persuasion-rolled = { $persuader } würfelt { $dice }, Summe { $total }, gegen { $base }: { $persuaded ->
    [yes] { $target } kommt zu { $seat }
   *[no] { $target } bleibt
}. { $talents ->
    [0] { "" }
   *[other] Er behält { $talents }T.
}
    .news = { event-republic-persuasion-rolled }
event-republic-blackmailed = { $senator } verliert durch Blackmail { $influence } INF und { $popularity } POP.
event-republic-card-turned-up = { $seat } deckt auf: { $card }
    .news = { event-republic-card-turned-up }
event-republic-red-card-drawn = { $seat } zieht eine rote Karte.
event-republic-card-received = Du ziehst { $card }
event-republic-deck-empty = Für { $seat } ist keine Karte mehr zu ziehen.
event-carthage-late-era-began = Die Spätzeit (Late) beginnt; im Deck { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
}.
    .news = { event-carthage-late-era-began }
event-republic-family-joined = Die Familie { $family } kommt unter { $senator }.
event-republic-war-appeared = { $war } liegt im Forum, { $status ->
    [active] aktiv
    [imminent] bevorstehend
   *[inactive] inaktiv
}{ $revolt ->
    [yes] , eine Revolte
   *[no] { "" }
}.
    .news = ⚔ { event-republic-war-appeared }
event-republic-leader-idle = { $leader } liegt in der Curia.
event-republic-leader-gone = { $leader } ist aus dem Spiel.
event-carthage-trader-gained = { $senator } von { $seat } erhält einen Trader.
    .you = { $senator } erhält einen Trader.
event-republic-popularity-changed = { $senator } gewinnt { $popularity } POP ({ $cause }).
event-republic-units-lost = { $cause }: Würfel { $dice }. Verloren: { $count ->
    [0] nichts
    [one] 1 { $units ->
        [fleets] Fleet
        [caravans] Caravan
       *[trade-fleets] Trade Fleet
    }
   *[other] { $count } { $units ->
        [fleets] Fleets
        [caravans] Caravans
       *[trade-fleets] Trade Fleets
    }
}.
event-republic-table-event-rolled = { $seat } würfelt { $total } ({ $dice }) auf der Random Event Table: { $event }.
event-carthage-event-cancelled = { $seat } spielt { $card }: { $event } kommt nicht ins Spiel.
    .news = { event-carthage-event-cancelled }
event-republic-event-entered = Im Spiel, Stufe { $level }{ $applies ->
    [yes] { "" }
   *[no] , ohne weitere Wirkung
}: { $name }
    .news = ⚡ { event-republic-event-entered }
event-republic-event-left = { $event } verlässt das Spiel.
event-republic-event-paid = Der Staat zahlt { $talents }T ({ $event }).
event-republic-concession-lost = { $senator } verliert { $concession }; die Karte geht in die Curia.
event-republic-chits-to-draw = { $event }: { $count ->
    [one] 1 Mortality Chit wird
   *[other] { $count } Mortality Chits werden
} gezogen{ $dice ->
    [nichts] { "" }
   *[other] { " " }(Würfel { $dice })
}.
event-carthage-tyrians-came = Tyros schickt { $fleets ->
    [one] 1 Fleet, solange sie gebraucht wird
   *[other] { $fleets } Fleets, solange sie gebraucht werden
}: { $wars }.
event-carthage-tyrians-left = Tyros ruft seine Flotte heim: { $fleets ->
    [0] keine Fleet ist übrig
    [one] 1 Fleet geht
   *[other] { $fleets } Fleets gehen
}.
event-republic-pretender-rose = In { $province } erhebt sich ein Prätendent gegen { $governor }{ $battle ->
    [yes] , der kämpft
   *[no] { "" }
}.
    .news = { event-republic-pretender-rose }
event-republic-pretender-fought = { $governor } kämpft um { $province }: Würfel { $dice }, Stärke { $strength } gegen { $against }, Summe { $total }: { $result ->
    [victory] Sieg
    [stalemate] Patt
   *[defeat] Niederlage
}. Verloren: { $lost ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $lost } Legionen
}.
event-republic-war-left = { $war } endet durch Vertrag; der Staat erhält { $spoils }T. { $shuffled ->
    [yes] Die Karte wird ins Deck gemischt.
   *[no] { "" }
}
    .news = { event-republic-war-left }
event-republic-province-created = { $province } ist jetzt Provinz ({ $cause }) und liegt unentwickelt im Forum.
    .news = { event-republic-province-created }
event-republic-curia-rolled = { $card } in der Curia: Wurf { $roll }: { $leaves ->
    [yes] geht
   *[no] bleibt
}.
event-carthage-votes-counted = Stimmen in Carthage: { $votes }.
