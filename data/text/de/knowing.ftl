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
button-went = Wie es ging
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

lesson-head = **Lektion { $n } von { $of }** · eine echte Stellung aus *{ $game }*; was du hier drückst, zählt nicht.
lesson-name-0 = Dido (du)
lesson-name-1 = Ada
lesson-name-2 = Blaise
lesson-name-3 = Carl
lesson-answer = **Deine Antwort: { $answer }**
lesson-next = Nächste Lektion
lesson-again = Noch einmal
