## Computerspieler in der Lobby

lobby-computer = - { $sigil } ⚙ Computerspieler{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}, bis jemand hier mitspielt
lobby-first = -# Eine erste Partie? Die Optionen, die hier von Anfang an stehen, sind die richtigen für den Anfang, und Computerspieler können *leicht* spielen.
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

## Warum sie es taten, nach der Partie

button-motives = Warum Computer so spielten
motives-title = **Warum { $seat } so spielte** · { $title } · Runde { $turn }{ $pages ->
    [one] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
motives-line = **{ $label }**: { $answer }
    {"> "}{ $reasons }
motives-nothing = Nichts, was er in dieser Runde tat, hatte einen nennenswerten Grund.
motives-whose = Ein anderer Computerspieler…
reason-motives-not-over = Die Partie ist nicht vorbei: Was andere denken, wird erst nach ihrem Ende erzählt.
reason-motives-none = An diesem Tisch saß am Ende kein Computerspieler, oder keiner, der seine Gründe kennt.
reason-motives-lost = Diese Partie wurde mit einem anderen Stand des Programms gespielt und lässt sich mit diesem nicht noch einmal spielen.
