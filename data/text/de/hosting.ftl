# Die Seite eines Spiels, als Datei zum Verschicken.
page-title = { $title }: eine Partie { $game }
page-players = { $seats }
page-standing = { $over ->
    [true] Das Spiel ist zu Ende, nach { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }.
   *[other] Das Spiel ist in Runde { $turns }.
}
page-how = Zieh den Regler oder drück ← und →; Pos1 und Ende führen zum Anfang und zum Ende.
page-moment = Zeitpunkt
page-back = Zurück
page-on = Weiter
page-all = Alles zeigen
page-one = Einzeln
page-before = Vor der ersten Runde
page-board = Der Spielplan in Worten
page-turn = Runde { $turn }
page-ended = Wie es ausging
page-turns = Runde für Runde
page-curves = Der Stand
page-curves-figures = Die Zahlen
page-together = alle zusammen
page-votes = Die Abstimmungen
page-votes-heavy = Was am meisten entschied, ist fett gesetzt.
page-dice = Die Würfel
page-dice-promised = Bevor jemand etwas zu den Würfeln beitrug, wurde dieser Hashwert veröffentlicht: { $commitment }
page-dice-later = Ob das Versprechen gehalten wurde, lässt sich prüfen, wenn das Spiel zu Ende ist.
page-foot = Geschrieben von Byrsa { $version }. Was hier steht, konnten alle am Tisch sehen; verdeckte Hände und Kassen stehen nicht darin. Die Seite fragt nichts aus dem Netz ab.

# Die ersten Worte auf einem Server und das Formular hinter ihrem Knopf.
welcome-title = ## Byrsa leitet hier Brettspiele
welcome-text = Byrsa kennt jede Regel, fragt per Direktnachricht, wer zu entscheiden hat, und zeigt den Spielplan im Kanal. Ein Spiel dauert einige Wochen, mit ein paar Klicks am Tag; zu tippen ist nichts.
welcome-how = Drück **Neues Spiel…** und schick das Formular ab, wie es dasteht: In diesem Kanal öffnet sich eine Lobby, und du sitzt darin. Die anderen drücken **Mitspielen**, dann drückst du **Beginnen**. In einem Kanal hat immer nur ein Spiel Platz.
welcome-table = Tisch von { $name }
button-new-game = Neues Spiel…
newgame-title = Neues Spiel
newgame-name = Wie das Spiel heißt
newgame-game = Welches Spiel
newgame-seats = Wie viele spielen
newgame-pace = Wie viel Zeit alle haben

button-side = Für { $side } spielen
lobby-side = · { $side }
reason-lobby-no-side = Diese Seite gibt es hier nicht.
reason-lobby-side-full = Diese Seite ist voll: { $most } dürfen sie wählen. Nimm die andere, oder überlass es dem Zufall.
