### Die Große Variante: öffentliche Vereinbarungen über beide Spielpläne.

ask-pact-propose = Welche Vereinbarung über beide Spielpläne schlägst du vor?
    .label = Vereinbarung über beide Pläne
    .hint = Mit einem oder mehreren aus beiden Republiken, in Worten. Talents, Karten und Stimmen gehen nie von einem Plan auf den anderen über: Versprich sie in einer Vereinbarung der Republik, in der sie liegen (GV-1.6).
    .field-partners = Mit
    .field-text = Was ihr vereinbart
ask-pact-answer = Trittst du der Vereinbarung Nr. { $pact } über beide Spielpläne bei?
    .label = Vereinbarung { $pact }, beide Pläne
    .hint = Sie gilt, wenn alle beigetreten sind.
grand-pact = { $parties }: { $text } Es fehlen noch: { $missing }.
reason-pact-empty = Eine Vereinbarung über beide Spielpläne braucht Worte.
event-grand-pact-proposed = { $proposer } schlägt { $partners } Vereinbarung Nr. { $pact } über beide Spielpläne vor: { $text }
    .news = { event-grand-pact-proposed }
event-grand-pact-declined = { $seat } will sie nicht: Aus der Vereinbarung Nr. { $pact } über beide Spielpläne wird nichts.
event-grand-pact-entered = { $seats } treten der Vereinbarung Nr. { $pact } über beide Spielpläne bei: { $text }
    .news = { event-grand-pact-entered }

## Was ein Herrscher sieht

grand-hand = Du entscheidest in diesem Senat für { $seat } und siehst { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
} (GV-8.3).
