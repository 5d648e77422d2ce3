### Die Republiken: was sie gleich sagen. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

ask-setup-leader = Welcher deiner Senatoren ist dein Faction Leader?
    .label = Leader ernennen
    .hint = Ein Leader hat 3T Einkommen statt 1T; stirbt er, bleibt dir seine Familie.
ask-setup-play = Welche Karte spielst du vor der ersten Runde, wenn überhaupt?
    .label = Karte spielen
    .hint = Nach jeder Karte wirst du wieder gefragt, bis du keine mehr spielst.
ask-agreement-propose = Welche öffentliche Vereinbarung schlägst du vor?
    .label = Vereinbarung vorschlagen
    .field-partner = Mit
    .field-text = Was ihr vereinbart
    .field-talents = Talents, die du versprichst
    .field-cards = Karten, die du versprichst
    .field-votes = Stimmen, die du versprichst
    .field-asked-talents = Talents, die du verlangst
    .field-asked-cards = Karten, die du verlangst
    .field-asked-votes = Stimmen, die du verlangst
    .field-asked_talents = Talents, die du verlangst
    .field-asked_cards = Karten, die du verlangst
    .field-asked_votes = Stimmen, die du verlangst
ask-agreement-answer = Gehst du die öffentliche Vereinbarung Nr. { $agreement } ein?
    .label = Vereinbarung Nr. { $agreement }
option-setup-play-none = Nichts spielen
option-hidden = Verdeckt
option-shown = Offen
option-lay-down = Das Kommando niederlegen
option-test = Die Legionen prüfen
option-revolt = Revoltieren
option-setup-term-1 = 1 Runde
option-setup-term-2 = 2 Runden
option-setup-term-3 = 3 Runden
option-for = Ja
option-against = Nein
option-abstain = Enthaltung
option-consent = Zustimmen
option-refuse = Ablehnen
option-pay = Zahlen
option-keep = Das Geld behalten
option-enter = Eingehen
option-decline = Ablehnen
option-cancel = Aufheben
reason-agreement-empty = Eine Vereinbarung braucht Worte oder ein Versprechen.
event-republic-statesman-played = { $seat } spielt { $statesman }.
    .news = { event-republic-statesman-played }
event-republic-concession-played = { $seat } spielt { $concession } für { $senator }.
    .news = { event-republic-concession-played }
event-republic-agreement-proposed = { $proposer } schlägt { $partner } Vereinbarung Nr. { $agreement } vor.
event-republic-agreement-declined = Aus Vereinbarung Nr. { $agreement } zwischen { $seat } und { $partner } wird nichts.
event-republic-agreed = { $seats } gehen Vereinbarung Nr. { $agreement } ein{ $text ->
    [none] .
   *[other] : { $text }
} Talents: { $talents }; Karten: { $cards }; Stimmen: { $votes }.
    .news = { $seats } gehen eine öffentliche Vereinbarung ein, Nr. { $agreement }.
event-republic-promise-paid = Nach Vereinbarung Nr. { $agreement } zahlt { $giver } { $receiver } { $talents }T{ $short ->
    [0] { "" }
   *[other] ; vom Versprochenen fehlen { $short }T
}.
    .you = Nach Vereinbarung Nr. { $agreement } zahlt { $giver } dir { $talents }T{ $short ->
        [0] { "" }
       *[other] ; vom Versprochenen fehlen { $short }T
    }.
event-republic-agreement-cancelled = { $seat } hebt auf, was { $partner } nach Vereinbarung Nr. { $agreement } noch geschuldet wird.
    .news = { event-republic-agreement-cancelled }
neutral-plutocrats = Plutocrats
neutral-conservatives = Conservatives
neutral-populists = Populists
senator-ratings = INF { $influence } · ORA { $oratory } · MIL { $military } · LOY { $loyalty }
