### The Republic of Carthage, deutsch: Forum. Die Wörter stehen in carthage.ftl.

## Fragen

ask-forum-roll = Initiative Nr. { $number } gehört dir. Würfeln?
    .label = Um die Initiative würfeln
    .hint = Bei 7 wird ein Table Event ausgewürfelt, sonst die oberste Karte des Decks gezogen.
ask-forum-peddle = Aus wessen Hand nimmst du eine zufällige Karte?
    .label = Influence Peddling spielen
ask-forum-trader = Welcher deiner Senatoren wirbt um einen Trader, und was gibt er aus?
    .label = Trader anwerben
    .hint = 2 Würfel und die Talents müssen zusammen 12 oder mehr ergeben.
    .field-senator = Wer wirbt
    .field-talents = Talents, die er ausgibt
    .default = Keinen Trader suchen
    .fill = Trader suchen…
    .none = keinen
ask-forum-sacrifice = Hebst du { $event } auf?
    .label = Antwort auf { $event }
    .hint = Alle werden gefragt; nur wer ein Tophet Sacrifice hat, kann es.
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
option-forum-roll-roll = Würfeln
option-forum-trader-none = Niemand
option-forum-sacrifice-none = Geschehen lassen

## Was geschieht

event-carthage-trader-sought = { $senator } von { $seat } { $talents ->
    [0] sucht einen Trader
   *[other] gibt { $talents }T für einen Trader aus
}: Würfel { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
}, Summe { $total } gegen 12: { $gained ->
    [yes] er gewinnt einen
   *[no] keiner kommt
}.
    .news = { event-carthage-trader-sought }
event-carthage-late-era-began = Die Spätzeit (Late) beginnt; im Deck { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
}.
    .news = { event-carthage-late-era-began }
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
event-carthage-event-cancelled = { $seat } spielt { $card }: { $event } kommt nicht ins Spiel.
    .news = { event-carthage-event-cancelled }
event-carthage-tyrians-came = Tyros schickt { $fleets ->
    [one] 1 Fleet, solange sie gebraucht wird
   *[other] { $fleets } Fleets, solange sie gebraucht werden
}: { $wars }.
event-carthage-tyrians-stayed = Kein Krieg im Forum verlangt Fleets: Tyros schickt keine.
event-carthage-tyrians-left = Tyros ruft seine Flotte heim: { $fleets ->
    [0] keine Fleet ist übrig
    [one] 1 Fleet geht
   *[other] { $fleets } Fleets gehen
}.
event-carthage-votes-counted = Stimmen in Carthage: { $votes }.
