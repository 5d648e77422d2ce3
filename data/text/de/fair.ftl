### Ehrliche Würfel: was zugesagt ist, was hineinkommt, was bewiesen ist.

button-fair = Ehrliche Würfel
button-words = Worte für die Würfel…
share-title = Worte für die Würfel
share-label = Deine Worte
share-description = Was du willst. Es wird in den Startwert gemischt; die anderen sehen es, sobald das Spiel beginnt.
share-own = { " " }· Würfel: „{ $words }“
share-drawn = { " " }· Würfel: `{ $words }`, gezogen
lobby-dice =
    { "" }**Ehrliche Würfel**: Niemand allein bestimmt sie, und nach dem Ende kann jeder sie nachprüfen.
    Sie werden aus meinem Anteil und einem von jedem Spieler gemischt. Meiner ist schon gewählt und ändert sich nicht mehr; sein Hashwert ist `{ $commitment }`.
    { $shares ->
        [none] Noch hat niemand einen Anteil; für jeden, der sich setzt, wird einer gezogen.
       *[other] Die Hashwerte der Anteile der Spieler: { $shares }.
    } Eigene Worte zeigen, dass niemand sie vorher kennen konnte. `/fair seed` sagt mehr.
welcome-dice = Dein Anteil an den Würfeln wurde für dich gezogen: `{ $words }`. Eigene Worte gibst du mit **Ehrliche Würfel** auf der Lobby-Karte dazu.

fair-title = **Die Würfel von { $title }**
fair-promised = Bevor jemand etwas zu den Würfeln gab, habe ich meinen Anteil gewählt. Sein Hashwert stand in der Lobby hinter **Ehrliche Würfel**: `{ $commitment }`.
fair-alone = { $commitment ->
    [none] Zu diesen Würfeln wurde noch nichts zugesagt.
   *[other] Der Startwert dieses Spiels wurde nicht mit Anteilen der Spieler gemischt. Sein Hashwert stand am Anfang fest: `{ $commitment }`.
}
fair-added = - { $seat }{ $what }
fair-hidden = { " " }· Würfel: `{ $digest }` (ein Hashwert; die Worte sind zu sehen, sobald das Spiel beginnt)
fair-pledges = Jede Runde hat einen eigenen Schlüssel, dessen Hashwert zu Beginn der Runde gesagt wird. Die letzten beginnen mit { $pledges }.
fair-later = Nach dem Ende des Spiels wird auch mein Anteil gezeigt, und `/fair verify` spielt das ganze Spiel nach.
fair-opened = Mein Anteil war `{ $server }`; mit den anderen gemischt ergibt er den Startwert `{ $seed }`.
fair-yes = ja: { $text }
fair-no = NEIN: { $text }
fair-unchecked = nicht geprüft: { $text }
fair-seed = Der Startwert ist der, dessen Hashwert am Anfang feststand: { $published }. Anteile von Spielern wurden nicht hineingemischt.
fair-seed-other = Der Hashwert des Startwerts ist { $found }; am Anfang stand aber { $published } fest.
fair-share = Der Anteil des Bots ist der, dessen Hashwert feststand, bevor jemand etwas zu den Würfeln gab: { $published }.
fair-share-other = Der Hashwert vom Anteil des Bots ist { $found }; in der Lobby stand aber { $published }.
fair-mixed = Der Startwert ist gemischt aus dem Anteil des Bots und { $count ->
    [one] einem Anteil eines Spielers
   *[other] { $count } Anteilen von Spielern
}{ $drawn ->
    [0] { "" }
   *[other] , davon { $drawn } vom Bot gezogen
}.
fair-mixed-other = Der Startwert ist nicht, was der Anteil des Bots und die { $count } Anteile der Spieler ergeben.
fair-deal = Stapel, Hände und Sitzordnung sind, was der Startwert ergibt.
fair-deal-other = Stapel, Hände oder Sitzordnung sind nicht, was der Startwert ergibt.
fair-deal-older = Es wurde mit einer älteren Version begonnen; prüfe das Geben mit jener.
fair-moves = { $moves } Züge und { $draws } Zufallsergebnisse, nachgespielt { $over ->
    [yes] bis zum Ende
   *[other] bis zum jetzigen Stand
}, ergeben dasselbe.
fair-move-other = Zug { $seq } ({ $key }) ergibt nicht, was das Journal sagt: { $cause }.
fair-move-older = Zug { $seq } ({ $key }) wurde nach älteren Regeln gemacht und führt nach denen dieser Version zu anderem; prüfe ihn mit jener, mit der gespielt wurde.
fair-move-unplayable = Das Journal lässt sich nicht nachspielen: { $cause }.
fair-told = Jeder Wurf und jedes andere Ergebnis wurde gesagt, wie es fiel.
fair-told-other = Was zu Zug { $seq } gesagt wurde, ist nicht, was er ergibt.
fair-points = Jeder Zwischenstand, der aufgehoben wurde, ist der, zu dem die Züge führen.
fair-points-other = Der nach Zug { $seq } aufgehobene Zwischenstand ist nicht der, den er ergibt.
fair-points-older = Teile wurden mit einer anderen Version gespielt, die manche Zwischenstände in anderer Form aufhob; prüfe sie mit jener.
fair-whole = Am Ende fehlt nichts: Die Datei endet, wo sie es sagt.
fair-whole-other = Die Datei endet nicht, wo sie es sagt: Am Ende fehlen Züge, oder ein beendetes Spiel gilt darin als offen.
fair-whole-older = Ob am Ende etwas fehlt, kann nur die Version sagen, mit der gespielt wurde.
fair-told-older = Teile wurden mit einer anderen Version gespielt, die manche Ergebnisse in anderer Form sagte; prüfe sie mit jener.
reason-fair-not-over = Die Würfel lassen sich prüfen, wenn das Spiel zu Ende ist; nichts wurde geändert.
reason-share-long = Höchstens { $max } Zeichen kommen in die Würfel; du hast { $length } geschrieben. Nichts wurde geändert.

## Spiele als Dateien

export-full = Das ganze Spiel, wie `byrsa import` und `byrsa verify` es lesen. Was Spieler in Geschäften zueinander sagten, ist nicht darin.
export-view = Was dein Sitz jetzt sieht, was ihm gesagt wurde und was er geantwortet hat. Behalte es für dich, solange das Spiel läuft.
export-transcript = Die Geschichte des Spiels bis jetzt, wie alle sie kennen.
transcript-title = { $title }
transcript-public = *Wie alle es sahen.*
transcript-seat = *Wie { $seat } es sah.*
transcript-turn = Runde { $turn }
transcript-over = Das Spiel ist zu Ende.
transcript-playing = Das Spiel ist in Runde { $turn }.
transcript-rewind = - Der Tisch hat das Spiel zu einem früheren Zug zurückgespult; von hier an fielen die Würfel neu.
transcript-by-answer = - **{ $label }**: { $answer }.
transcript-by-order = - **{ $label }**, wie vorher eingestellt: { $answer }.
transcript-by-forced = - **{ $label }**, weil nur eine Antwort möglich war: { $answer }.
transcript-by-lapse = - **{ $label }**, weil die Zeit um war: { $answer }.
reason-export-not-over = Das ganze Spiel lässt sich exportieren, wenn es zu Ende ist; bis dahin birgt es Geheimnisse. Eine Niederschrift gibt es jederzeit.
reason-export-big = Die Datei wäre zu groß für Discord. Frag, wer den Bot betreibt: `byrsa export` schreibt sie.
