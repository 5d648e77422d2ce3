### Tischabstimmungen, Pausen, Live-Sitzungen, Abwesenheit und versäumte Fristen.

## Tischabstimmungen

vote-title = **Tischabstimmung**
vote-proposal = { $seat ->
    [none] Vorschlag: { $what }.
   *[other] Vorschlag von { $seat }: { $what }.
}
vote-reason = Grund: { $reason }
vote-rule = { $all ->
    [yes] Alle, die nicht abwesend sind, müssen zustimmen; ein Sitz, eine Stimme.
   *[no] Zwei Drittel der besetzten Sitze müssen zustimmen; ein Sitz, eine Stimme, und deine kannst du bis zum Schluss ändern.
}
vote-without = { $seat } stimmt hierüber nicht mit ab.
vote-tally = Ja { $yea } · Nein { $nay } · Noch offen { $left } (nötig: { $needed })
vote-line = - { $seat }: { $vote ->
    [yes] ja
    [no] nein
   *[none] noch offen
}
vote-until = Offen bis { $when }.
vote-called = { $mentions }: Deine Stimme ist gefragt.
vote-result-carried = **Angenommen**, { $yea } zu { $nay }.
vote-result-refused = **Abgelehnt**, { $yea } zu { $nay }.
vote-result-late = **Abgelehnt**: Die Zeit lief ab, { $yea } zu { $nay }.
vote-result-void = **Angenommen**, { $yea } zu { $nay }, doch es ließ sich nicht ausführen. { $why }
vote-result-master = { $passed ->
    [yes] **Angenommen** von der Spielleitung.
   *[no] **Abgelehnt**: So hat die Spielleitung entschieden.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
}
vote-verdict-carried = Der Tisch hat entschieden, { $yea } zu { $nay }: { $what }.
vote-verdict-master = Die Spielleitung hat entschieden: { $what }.
vote-verdict-master-no = Die Spielleitung hat abgelehnt: { $what }.
vote-verdict-refused = Der Tisch hat abgelehnt, { $yea } zu { $nay }: { $what }.
vote-verdict-late = Die Zeit zum Abstimmen lief ab, { $yea } zu { $nay }; unentschieden bleibt: { $what }.
vote-verdict-void = Der Tisch hat zugestimmt, { $yea } zu { $nay }: { $what }; doch es ließ sich nicht ausführen. { $why }
table-motion-pause = das Spiel pausiert{ $hours ->
    [0] { "" }
    [one] { " " }für 1 Stunde
   *[other] { " " }für { $hours } Stunden
}
table-motion-resume = das Spiel geht weiter
table-motion-extend = alle offenen Fristen verschieben sich um { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
table-motion-sitting = alle setzen sich zusammen und spielen live, zehn Minuten je Entscheidung{ $at ->
    [0] { "" }
   *[other] { ", ab " }{ $at }
}
table-motion-away = die Uhren warten auf { $seat }, von { $since } bis { $until }
table-motion-pace = was von nun an gefragt wird, hat dieses Tempo: { $pace ->
    [live] { pace-live }
    [brisk] { pace-brisk }
    [relaxed] { pace-relaxed }
    [unhurried] { pace-unhurried }
    [none] { pace-none }
   *[standard] { pace-standard }
}
table-motion-gm = { $user } hat von nun an die Spielleitung
table-motion-end = das Spiel endet hier, ohne Sieger
vote-footer = -# { $game } · Tischabstimmung { $motion }
vote-opened = Der Tisch stimmt darüber ab; die Karte steht im Kanal des Spiels, und du hast mit Ja gestimmt.
button-yea = Ja
button-nay = Nein
reason-motion-closed = Diese Abstimmung ist geschlossen: { $outcome ->
    [passed] angenommen
    [carried] angenommen
    [void] angenommen, doch es ließ sich nicht ausführen
   *[other] abgelehnt
}, { $yea } zu { $nay }. Nichts wurde geändert.
reason-motion-gone = Diese Abstimmung ist lange vorbei; nichts wurde geändert.
reason-motion-no-vote = Das können nur Spieler, die hierüber abstimmen; nichts wurde geändert.
reason-motion-open = Der Tisch stimmt darüber schon ab; nichts wurde geändert. Die Karte steht im Kanal des Spiels.

reason-motion-which = Der Tisch stimmt über mehreres ab. Nenne eines mit der Option `motion`; sie steht unten auf der Karte.
reason-motion-none = Der Tisch stimmt jetzt über nichts ab.

## Die Tafel eines Tisches

button-table = Tisch…
button-resume = Weiterspielen
button-pause = Pause…
button-extend = Verlängern…
button-gather = Live-Sitzung…
button-rise = Live-Sitzung beenden
button-away = Abwesend…
button-back-again = Ich bin wieder da
button-finish = Spiel beenden…
button-end-game = Das Spiel beenden
button-open = Für alle öffnen
button-invite = Nur auf Einladung
button-sit-down = Hinsetzen
menu-pace = Ein anderes Tempo vorschlagen
field-hours = Stunden
field-reason = Grund
field-when = Wann
field-since = Von
field-until = Bis
field-policy = Inzwischen
form-hours-halt = Eine ganze Zahl von { $low } bis { $high }. Leer: bis der Tisch weiterspielt.
form-hours-extend = Eine ganze Zahl von { $low } bis { $high }.
form-reason = Was die anderen wissen sollten. Darf leer bleiben.
form-when = 3h, 18:30 oder 2026-03-29 18:30, in deiner Zeitzone. Leer: jetzt.
form-until = 3d, 2026-03-29 oder 2026-03-29 18:30, in deiner Zeitzone.
table-title = **Der Tisch von { $title }**
table-host = Gastgeber: { $host }{ $master ->
    [none] {""}; sonst gibt es keine Spielleitung
   *[other] {""}; Spielleitung: { $master }
}
table-visibility = { $value ->
    [invite] Auf Einladung: Nur Eingeladene dürfen mitspielen, andere sehen es in keiner Liste
   *[open] Offen: Alle, die den Kanal sehen, dürfen mitspielen
}
table-done = Erledigt.
table-end-sure = Das Spiel zu beenden, bevor seine Regeln es tun, lässt sich nicht rückgängig machen; niemand gewinnt. Zwei Drittel der Spieler müssen zustimmen, außer wenn du die Spielleitung hast.
table-resumed = Das Spiel geht weiter.
table-risen = Die Live-Sitzung ist beendet; Fristen haben wieder das Tempo des Spiels.
turn-paused = ⏸ **Pause** seit { $since }. Keine Uhr läuft; deine Antworten zählen.
turn-pause-table = Der Tisch wollte es so{ $until ->
    [none] {""}
   *[other] {""}, bis { $until }
}.{ $reason ->
    [none] {""}
   *[other] {""} Grund: { $reason }
}
turn-pause-missed = Der halbe Tisch hat Fristen verstreichen lassen. Wer zurück ist, lässt das Spiel weitergehen.
turn-pause-away = Es wartet auf { $seat }, bis { $until }.
turn-pause-empty = Niemand hat einen Sitz.
turn-sitting = **Live-Sitzung**: zehn Minuten je Entscheidung, bis zwanzig Minuten lang niemand geantwortet hat.
turn-appointment = Eine Live-Sitzung beginnt { $when }.
turn-away = { $seat } ist abwesend bis { $when }.
lobby-guests = Eingeladen: { $people }.
guest-asked = { $mention }, du bist zum Mitspielen eingeladen: **{ $title }**.
reason-lobby-by-invitation = Dieses Spiel ist nur auf Einladung; nichts wurde geändert. Bitte { $host } um eine Einladung.
reason-lobby-guest-seated = Diese Person sitzt hier schon; nichts wurde geändert.
reason-visibility-unknown = Ein Spiel ist offen oder auf Einladung; nichts wurde geändert.
lobby-away = { $name } (abwesend bis { $when })

## Pausen

notice-resumed = Das Spiel geht weiter; alle Fristen sind um die Zeit des Stillstands verschoben.
notice-resumed-by = { $seat } ist zurück, und das Spiel geht weiter; alle Fristen sind um die Zeit des Stillstands verschoben.

reason-pause-already = Das Spiel pausiert schon; nichts wurde geändert.
reason-pause-hours = Es muss eine ganze Zahl von { $low } bis { $high } Stunden sein; nichts wurde geändert.
reason-pause-none = Das Spiel pausiert nicht; nichts wurde geändert.
reason-pause-reason = Ein Grund hat höchstens { $max } Zeichen; du hast { $length } geschrieben. Nichts wurde geändert.
reason-extend-nothing = Keine offene Entscheidung hat eine Frist; nichts wurde geändert.

## Live-Sitzungen

notice-sitting-begins = Eine Live-Sitzung beginnt: zehn Minuten je Entscheidung. Sie endet, wenn zwanzig Minuten lang niemand geantwortet hat.
notice-sitting-idle = Die Live-Sitzung ist beendet, denn zwanzig Minuten lang hat niemand geantwortet. Fristen haben wieder das Tempo des Spiels.
notice-sitting-left = { $seat } muss gehen, und die Live-Sitzung ist beendet. Fristen haben wieder das Tempo des Spiels.
notice-sitting-off = Die Live-Sitzung beginnt nicht, denn das Spiel steht still. Einigt euch mit `/table sitting` auf eine andere Zeit.
notice-sitting-missed = Ich war nicht da, als die Live-Sitzung hätte beginnen sollen. Einigt euch mit `/table sitting` auf eine andere Zeit.
sitting-planned = Eine Live-Sitzung beginnt { $when }.{ $event ->
    [0] {""} Ein Discord-Event dafür gibt es nicht, denn ich darf hier keine anlegen.
   *[other] {""} Sie steht bei den Events des Servers.
}

reason-sitting-already = Der Tisch spielt schon live; nichts wurde geändert.
reason-sitting-none = Der Tisch spielt jetzt nicht live; nichts wurde geändert.
reason-sitting-still = Das Spiel steht still; lass es erst weitergehen. Nichts wurde geändert.
reason-sitting-when = Eine Sitzung beginnt in der Zukunft, höchstens { $days } Tage voraus; nichts wurde geändert.

## Die Bedingungen

reason-pace-unknown = So ein Tempo gibt es nicht; nichts wurde geändert.
reason-pace-already = Das Spiel hat dieses Tempo schon; nichts wurde geändert.
reason-gm-already = Diese Person hat die Spielleitung schon; nichts wurde geändert.
reason-gm-bot = Ein Bot kann nicht die Spielleitung haben; nichts wurde geändert.

## Abwesenheit

away-policy-orders = Daueraufträge und Standardantworten
away-policy-wait = Die Uhren warten
away-policy-caretaker = Ein Automat spielt
away-policy-plays = Ein Automat spielt, um zu gewinnen: { $level }
away-note-orders = Deine Daueraufträge antworten, sonst die Standardantworten
away-note-wait = Höchstens sieben Tage in neunzig; über mehr als drei stimmt der Tisch ab
away-note-caretaker = Er spielt nach den Standardantworten; der Sitz bleibt deiner
away-told = { $seat } ist abwesend bis { $until }.{ $policy ->
    [wait] {""} Bis dahin läuft keine Uhr.
    [caretaker] {""} Bis dahin spielt ein Automat nach den Standardantworten.
   *[orders] {""}
}
away-noted = **{ $title }**: vermerkt. Der Tisch sieht, bis wann du abwesend bist.
away-asked = **{ $title }**: Der Tisch stimmt ab, ob er so lange wartet.
away-refused = **{ $title }**: { $why }
away-ended = **{ $title }**: Du bist wieder da.
games-more = { $count ->
    [one] ein weiteres Spiel
   *[other] { $count } weitere Spiele
}
away-none = Du bist nicht abwesend und hast nichts dergleichen geplant; nichts wurde geändert.
notice-back = { $seat } ist wieder da.
reason-date-unreadable = „{ $said }“ lässt sich nicht als Zeit lesen; nichts wurde geändert. Schreib 3d, 18:30, 2026-03-29 oder 2026-03-29 18:30.

## Versäumte Fristen

missed-told = In **{ $title }** ist eine Frist von dir verstrichen, und es galt die Standardantwort. Nach zwei in Folge erfährt es der Tisch, nach drei ist dein Sitz frei; mit `/away` sagst du, dass du eine Weile nicht spielen kannst.
table-missed = { $count ->
    [one] Du hast eine Frist verstreichen lassen; nach drei in Folge ist dein Sitz frei.
   *[other] Du hast { $count } Fristen in Folge verstreichen lassen; nach drei ist dein Sitz frei.
}
notice-missed = { $seat } hat { $count } Fristen in Folge verstreichen lassen. Nach einer weiteren ist der Sitz frei.
asleep-told = { $mentions }: Der halbe Tisch hat zwei Fristen in Folge verstreichen lassen, darum steht das Spiel still und keine Uhr läuft. Wer zurück ist, drückt „Weiterspielen“.

reason-away-past = Eine Abwesenheit endet in der Zukunft und dauert mindestens eine Stunde; nichts wurde geändert.
reason-away-long = Eine Abwesenheit beginnt innerhalb von { $ahead } Tagen und dauert höchstens { $days }; nichts wurde geändert.
reason-away-overlap = Du hast schon gesagt, dass du dann abwesend bist; nichts wurde geändert. Beende erst jene Abwesenheit.
reason-away-spent = Andere warten höchstens { $days } Tage in { $span } auf dich; dir bleiben { $hours } Stunden. Nichts wurde geändert.
