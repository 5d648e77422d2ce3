## Computerspieler in der Lobby

lobby-computer = - { $sigil } ⚙ Computerspieler{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}, bis jemand hier mitspielt
lobby-levels = Wie gut Computerspieler spielen…
lobby-all-play = Alle spielen: { $level }
lobby-one-plays = { $sigil } spielt: { $level }
level-easy = leicht
    .means = Für eine erste Partie: spielt einfach und verzeiht Fehler
level-fair = mittel
    .means = Spielt solide, ohne die feinsten Kniffe
level-hard = schwer
    .means = Spielt so gut er kann
reason-lobby-no-computer = Dort sitzt kein Computerspieler; nichts wurde geändert.
reason-lobby-no-level = In diesem Spiel spielen Computerspieler nur auf eine Weise; nichts wurde geändert.
button-fill = Mit Computerspielern auffüllen
button-clear = Computerspieler wegschicken
