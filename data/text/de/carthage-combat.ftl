### The Republic of Carthage, deutsch: Erkundung und Kampf. Die Wörter stehen in carthage.ftl.

## Fragen

ask-combat-expedition = Zieht { $senator } nach dem Ergebnis „{ $result ->
    [raiders] Räuber
   *[other] Keine Entdeckung
}“ weiter, oder kehrt er um?
    .label = Weiterziehen oder umkehren
    .hint = Wer weiterzieht, würfelt nächste Runde wieder, mit den Einheiten, die er noch hat.
ask-combat-split = Die Expedition von { $senator } verliert Einheiten: { $count }. Wie viele davon sind Caravans?
    .label = Verluste aufteilen
    .hint = Der Rest sind Trade Fleets.
ask-combat-mercenaries = Welche Söldnerkarte spielst du vor der Schlacht von { $senator }?
    .label = Söldner anwerben
    .hint = Eine Karte pro Schlacht; dann fallen die Würfel, was sich nicht zurücknehmen lässt.
option-combat-expedition-continue = Weiterziehen
option-combat-expedition-return = Nach Carthage umkehren
option-combat-mercenaries-none = Keine spielen

## Was geschieht

event-carthage-combat-opened = Die Phase Erkundung und Kampf beginnt, mit { $expeditions ->
    [0] keiner Expedition
    [one] 1 Expedition
   *[other] { $expeditions } Expeditionen
} und { $forces ->
    [0] keiner Streitmacht
    [one] 1 Streitmacht
   *[other] { $forces } Streitkräften
}.
event-carthage-expedition-rolled = { $explorer } sucht { $goal }: Würfel { $dice }, EXP { $exploration }{ $bonus ->
    [0] { "" }
   *[other] , eigenes Ziel +{ $bonus }
}{ $short ->
    [0] { "" }
   *[other] , fehlende Einheiten −{ $short }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [success] Erfolg
    [no-discovery] Keine Entdeckung
    [raiders] Räuber
    [lost] Verschollen
   *[disaster] Disaster, unabhängig von der Summe
}.
    .news = 🧭 { event-carthage-expedition-rolled }
event-carthage-expedition-lost = Die Expedition verliert Einheiten, Würfel { $dice }: { expedition-units }.
    .news = { event-carthage-expedition-lost }
event-carthage-expedition-ended = Die Expedition mit dem Ziel { $goal } ist vorbei. Zurück in Carthage: { expedition-units }.
    .news = { event-carthage-expedition-ended }
event-carthage-expedition-decided = { $explorer } { $goes_on ->
    [yes] zieht weiter: Er würfelt nächste Runde wieder
   *[no] kehrt nach Carthage um
}.
event-carthage-expedition-returned = { $explorer } ist zurück von { $goal } ({ $cause ->
    [success] Erfolg
    [reached] das Ziel ist schon erreicht
   *[other] aus eigener Wahl
}). Mit ihm: { expedition-units }.
    .news = { event-carthage-expedition-returned }
event-carthage-discovered = { $explorer } hat { $goal } erreicht und gewinnt { $gain } INF und { $gain } POP.{ $share ->
    [none] { "" }
   *[other] { " " }Solange er lebt, zieht seine Fraktion in jeder Trade Phase eine Karte von { $share } mehr.
}
    .news = 🧭 { event-carthage-discovered }
event-carthage-mercenaries-rolled = Für { $card }, eben gespielt, fällt der Würfel auf { $roll }: { $fails ->
    [yes] die Karte versagt
   *[no] die Karte wirkt
}.
event-carthage-mercenaries-played = { $seat } spielt { $card } gegen { $war }: Das bringt der Streitmacht { $strength ->
    [0] nichts
   *[other] { $strength } an Stärke
}.
event-carthage-mercenaries-deserted = Nach dem Disaster würfeln die Söldner { $rolls }; { $deserters ->
    [0] niemand desertiert (nur bei einer 1)
    [one] 1 Legion desertiert bei ihrer 1
   *[other] { $deserters } Legionen desertieren bei ihrer 1
}.
event-carthage-combat-closed = Die Phase Erkundung und Kampf ist vorbei. Aktive Kriege ohne Streitmacht: { $unfought ->
    [nichts] keine
   *[other] { $unfought }
}.

mercenary-note = Sieg { $before }% → { $after }%, ihr Versagen eingerechnet
expedition-note = { $goal }: { expedition-units }.
expedition-odds = 3 Würfel { $modifier }: Erfolg **{ $success }%**, Keine Entdeckung { $no_discovery }%, Räuber { $raiders }%, Verschollen { $lost }%{ $number ->
    [none] , kein Disaster
   *[other] , Disaster { $disaster }% (bei { $number })
}
odds-no-goal = Es gibt keine Exploration namens „{ $said }“.

battle-state = Carthage
