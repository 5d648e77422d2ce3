### Die Republiken: die Revolutionsphase. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

ask-revolution-done = Bist du mit dem Tauschen roter Karten fertig?
    .label = Tausch beenden
    .hint = Ein Tausch braucht Karten von beiden Seiten; Geschenke brauchen keine Zustimmung. Wenn alle fertig sind, werden Karten gespielt, und fünf darf man behalten.
ask-revolution-offer = Welche roten Karten bietest du { $to } an?
    .label = Angebot an { $to }
    .field-cards = Deine Karten
    .field-shown = Zeigst du sie?
ask-revolution-counter = Welche roten Karten legst du hin?
    .label = Karten hinlegen
    .field-cards = Deine Karten
    .field-shown = Zeigst du sie?
ask-revolution-deal = Was sagst du zu diesem Geschäft?
    .label = Auf das Geschäft antworten
ask-revolution-give = Wem gibst du rote Karten, ohne etwas dafür zu bekommen?
    .label = Karten verschenken
    .field-to = An wen
    .field-cards = Deine Karten
ask-revolution-play = Welche Karte spielst du, wenn überhaupt?
    .label = Karte spielen
    .hint = Nach jeder Karte wirst du wieder gefragt, bis du keine mehr spielst.
    .default = Nichts mehr spielen
ask-revolution-discard = Du hast mehr als fünf rote Karten. Welche legst du offen ab?
    .label = Ablegen
option-revolution-play-none = Nichts mehr spielen
red-cards-put-down = { $cards }, { $shown ->
    [shown] offen
   *[hidden] verdeckt
}
option-revolution-deal-withdraw = Ablehnen oder zurückziehen
event-republic-promised-cards = Nach Vereinbarung Nr. { $agreement } übergibt { $giver } an { $receiver }{ $cards ->
    [nichts] { " " }keine der Karten
   *[other] : { $cards }
}. Es fehlen: { $missing }.
    .news = { event-republic-promised-cards }
event-republic-card-deal-moved = Geschäft Nr. { $deal }, { $seat } mit { $partner }: { $act ->
    [offered] Angebot
    [countered] Gegenangebot
    [accepted] angenommen
    [declined] abgelehnt
    [withdrawn] zurückgezogen
    [lapsed] verfallen
   *[settled] abgeschlossen
}.{ $counts ->
    [none] { "" }
    [nichts] { "" }
   *[other] { " " }{ $counts }.
}
event-republic-red-cards-traded = { $seats } tauschen rote Karten, { $counts }.
    .news = { event-republic-red-cards-traded }
event-republic-red-cards-given = { $seat } gibt { $receiver } { $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
}.
    .news = { event-republic-red-cards-given }
event-republic-red-cards-received = { $receiver } erhält { $cards } von { $giver }.
    .you = Du erhältst { $cards } von { $giver }.
event-republic-no-cards-to-deal = Niemand kann rote Karten tauschen oder schenken: Niemand hat welche.
    .news = { event-republic-no-cards-to-deal }
event-republic-cards-discarded = { $seat } legt { $cards } ab.
    .news = { event-republic-cards-discarded }
event-republic-command-laid-down = Kommando niedergelegt: { $commanders }. Die Einheiten kommen zu den Active Forces.
    .news = { event-republic-command-laid-down }
event-republic-rebels-joined = { $senators ->
    [nichts] Niemand von { $seat } schließt sich der Revolte an.
   *[other] Der Revolte schließen sich von { $seat } an: { $senators }.
}
    .news = { event-republic-rebels-joined }
event-republic-veterans-deserted = { $legions ->
    [one] 1 Veteranenlegion läuft
   *[other] { $legions } Veteranenlegionen laufen
} zu { $senator } über.
cards-for-cards = { $given } gegen { $taken }
pass-revolution-done = Fertig, nichts spielen
    .hint = -# **Fertig, nichts spielen**: Du tauschst in dieser Phase Revolution keine rote Karte und spielst keine. Was andere dir inzwischen anbieten, bleibt unbeantwortet; hast du mehr als fünf Karten, wirst du weiter gefragt, welche du ablegst. Bis die Karten gespielt werden, kannst du es zurücknehmen.
    .stands = Du tauschst in dieser Phase Revolution keine roten Karten mehr und spielst keine.
