### Wissen, was vorgeht: Rückblick, Wiederholung, Überblick, Statistik, Lehrgang.

## Was geschah

history-title = **{ $title }** · { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
} · Seite { $page } von { $pages }
history-nothing = Darin geschah nichts, was du wissen darfst.
history-earlier = Vorige Runde
history-back = Zurück
history-on = Weiter
history-later = Nächste Runde
replay-title = **{ $title }** · { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
}, { $phase } · { $n } von { $of }
replay-nothing = Noch war nichts geschehen.
replay-phases = Phase für Phase
replay-steps = Schritt für Schritt
digest-title = **{ $title }** · { $turn ->
    [none] seit du zuletzt nachgesehen hast
   *[other] { $turn }
}
digest-turn = Runde { $turn } in Kürze
digest-nothing = Nichts ist geschehen, was du nicht weißt.
digest-more = … und { $count } weitere im Rückblick.
digest-before = Vorher:
digest-after = Nachher:
button-history = Rückblick
button-replay = Wiederholung
button-digest = Was ist geschehen?
reason-history-no-turn = So eine Runde gibt es in diesem Spiel nicht. Lass die Runde weg, um die jetzige zu sehen.

## Statistik

stats-person = **Spiele von { $name }**
stats-server = **Spiele dieses Servers**
stats-running = Laufend: { $count }
stats-kind = - { $game }: { $played } zu Ende gespielt, { $won } gewonnen
stats-none = Noch wurde kein Spiel zu Ende gespielt.
stats-rating = - Wertung in { $game }: { $points }, nach { $count ->
    [one] einem gewerteten Spiel
   *[other] { $count } gewerteten Spielen
}
stats-diligence = Eigene Entscheidungen: { $answered }. Standardantworten nach Ablauf der Frist: { $missed }.
stats-champion = - { $name }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} gewonnen.

## Lehrgang

lesson-head = **Lektion { $n } von { $of }** · eine echte Stellung aus *The Republic of Carthage*; was du hier drückst, zählt nicht.
lesson-name-0 = Du
lesson-name-1 = Hanno
lesson-name-2 = Mago
lesson-name-3 = Gisco
lesson-0 = Jede Frage kommt als Karte wie diese: was gefragt ist, die Regel dazu, die vorbereitete Antwort und Knöpfe. Ein Amt bringt dem Inhaber Einkommen; er darf es unehrlich verdoppeln und kann dafür später im Senat angeklagt werden. Drücke, was du tun würdest.
lesson-0-after = Das war alles: ein Druck. Die ehrliche Antwort war vorbereitet und hätte nach Ablauf der Frist gegolten, wenn du nicht gekommen wärst. Eine unehrliche zahlt sich sofort aus und markiert den Senator, den andere dann anklagen können.
lesson-1 = In der Handelsphase bilden Karten einer Ware einen Satz, der das Quadrat seiner Anzahl mal seinen Wert bringt: drei Grain bringen 3 × 3 × 4 = 36T. Wähle im Menü, welche Karten du jetzt verkaufst, und drücke dann den Knopf darunter. Was du behältst, kann zu einem größeren Satz wachsen.
lesson-1-after = Je größer der Satz, desto mehr bringt jede Karte: Darum tauschen Spieler vor dem Verkauf heimlich Karten. `/deal new` und der Knopf deiner Karte beginnen so ein Gespräch.
lesson-2 = Der Senat entscheidet durch Abstimmungen, eine nach der anderen. Deine Senatoren stimmen für dich; hier stimmen alle gleich. Zu jeder Abstimmung zeigt die Karte den Stand und was nötig ist. Stimm ab.
lesson-2-after = Die Stimmen werden der Reihe nach abgegeben, und der vorsitzende Magistrat leitet. Du kannst deine Stimme vorab einstellen, damit niemand auf dich wartet.
lesson-vote-for = Ja
lesson-vote-against = Nein
lesson-vote-abstain = Enthaltung
lesson-answer = **Deine Antwort: { $answer }**
lesson-next = Nächste Lektion
lesson-again = Noch einmal
