### Wenn etwas schiefging: zurücknehmen, zurückspulen, das Pult der Spielleitung, angehaltene Spiele, Meldungen, Reparatur.

## Rückgängig

button-undo = Rückgängig
card-undone = ↩ Zurückgenommen.
reason-undo-late = Diese Antwort ist nicht mehr der letzte Zug des Spiels; nichts wurde geändert.

## Zurückspulen

menu-rewind = Wohin
button-rewind = Zurückspulen…
button-go-back = Das Spiel zurückspulen
button-propose-back = Dem Tisch vorschlagen
rewind-choose = **Das Spiel zurückspulen.** Wähle, wohin; dann siehst du, was rückgängig würde. Noch wird nichts zurückgespult.
rewind-title = **Zu { $place }?**
rewind-place = { $turn ->
    [0] { $step }
   *[other] Runde { $turn }, { $step }
}
rewind-back = { $place } · { $count ->
    [0] Anfang dieses Schritts
    [one] 1 Schritt zurück
   *[other] { $count } Schritte zurück
}
rewind-undone = **Rückgängig**, das Letzte zuerst:
rewind-undone-nothing = **Rückgängig**: nichts, was allen gesagt wurde.
rewind-more = und { $count } weitere
rewind-learnt = **Was bekannt bleibt:**
rewind-learnt-all = - allen: { $what }
rewind-learnt-alone = - { $seat } hat { $count ->
    [one] eine Sache
   *[other] { $count } Dinge
} allein erfahren.
rewind-learnt-nothing = Seither wurde nichts bekannt, was verdeckt war.
rewind-how = Von dort an fallen die Würfel neu, die Hände sind wie damals, und alle älteren Knöpfe gelten nicht mehr.
table-motion-rewind = das Spiel wird zurückgespult zu { $place }
reason-rewind-nothing = Seither wurde nichts getan; nichts wurde geändert.
reason-rewind-broken = Dieses Programm macht aus jenem Teil des Spiels etwas anderes, darum lässt es sich nicht dorthin zurückspulen. Nichts wurde geändert; wähle eine andere Stelle.

## Das Pult der Spielleitung

button-gm-desk = Pult der Spielleitung
button-repair = Karten reparieren
button-gm-deadline = Fristen setzen…
button-gm-note = Mitteilung…
button-gm-known = Was die Sitze wissen
menu-gm-force = Die Standardantwort geben für…
menu-gm-rule = Eine Anordnung treffen…
menu-gm-send = Die Karten noch einmal senden an…
menu-gm-known = Lesen, was einem Sitz gesagt wurde
field-gm-whose = Wessen
field-gm-note = Mitteilung
form-gm-note = Alle am Tisch lesen sie.
form-gm-when = 3h, 18:30 oder 2026-03-29 18:30, in deiner Zeitzone.
field-ruling-seat = Sitz
form-ruling-number = Eine ganze Zahl: wie es von nun an ist.
form-ruling-name = Wie es auf dem Spielplan steht.
gm-title = **Das Pult der Spielleitung** · { $title }
gm-who = Spielleitung: { $name }. { $omniscient ->
    [yes] Sie sieht, was verdeckt ist; alle, die mitspielen, wussten das.
   *[no] Sie sieht keine Geheimnisse der Sitze.
}
gm-clocks-run = Auf niemanden wird ohne Uhr gewartet, also gibt es nichts an jemandes Stelle zu beantworten.
gm-everybody = Alle, auf die gewartet wird
gm-forced = Die Spielleitung hat für { $seat ->
    [none] alle entschieden, die noch gefragt waren, weil keine Uhr lief
   *[other] { $seat } entschieden, weil dort keine Uhr lief
}: { $what }.
gm-all-asked = Alle, die noch gefragt sind
gm-ruled = Die Anordnung gilt, und alle erfahren es.
gm-deadline = Die Spielleitung hat { $seat ->
    [none] alle offenen Fristen
   *[other] die Fristen von { $seat }
} auf { $when } gesetzt.
gm-deadline-set = Erledigt: { $when }.
gm-note = **Die Spielleitung:** { $text }
gm-said = Erledigt; alle können es lesen.
gm-resent = Die privaten Karten von { $seat } werden noch einmal gesendet.
gm-known = **Was nicht allen gesagt wurde**, nach Sitzen; Worte in Geschäften zählen nicht:
gm-known-line = - { $seat }: { $count ->
    [0] nichts
    [one] 1 Sache
   *[other] { $count } Dinge
} ({ $lately } in dieser Runde)
gm-known-how = Was es war, bleibt bei den Sitzen.
gm-known-of = **Was nur { $seat } gesagt wurde**, das Letzte davon:
lobby-omniscient = **Die Spielleitung, { $mention }, sieht, was verdeckt ist**: jede Hand, jedes Geheimnis. Wer mitspielt, ist damit einverstanden.
reason-gm-plays = Wer die Spielleitung hat und sieht, was verdeckt ist, kann nicht mitspielen; nichts wurde geändert. Nenne jemand anderen, oder lass die Spielleitung nicht mehr sehen als alle.
reason-gm-only = Das kann nur die Spielleitung; nichts wurde geändert.
reason-gm-clock-runs = Für diese Entscheidung läuft eine Uhr, sie gehört also noch dem Spieler; nichts wurde geändert.
reason-gm-when = Eine Frist liegt in der Zukunft, höchstens { $days } Tage voraus; nichts wurde geändert.
reason-gm-still = Die Uhren dieses Spiels stehen still; lass es erst weitergehen. Nichts wurde geändert.
reason-gm-nothing-open = So eine Frist ist nicht offen; nichts wurde geändert.
reason-gm-note = Eine Mitteilung hat 1 bis { $max } Zeichen; nichts wurde geändert.
reason-gm-blind = Die Spielleitung dieses Spiels sieht keine Geheimnisse: So ist es nicht angelegt. Nichts wurde geändert.

## Angehaltene Spiele

button-held-retreat = Davor zurückspulen…
button-held-adopt = Die neuen Folgen übernehmen
button-held-release = Weiterspielen versuchen
button-report = Ein Problem melden…
held-retreat = - **Zurückspulen**: vor den Zug, bei dem etwas schiefging. Zuerst siehst du, was damit rückgängig wird.
held-adopt = - **Übernehmen**: Die Antworten gelten, mit dem, was das Programm jetzt daraus macht; nur wenn alle noch erlaubt sind.
held-release = - **Weiterspielen versuchen**: wie es ist, zum Beispiel wenn das Programm repariert wurde.
held-wait = Oder wartet auf ein repariertes Programm: Verloren geht dabei nichts. Drückt die Spielleitung, wirken die Knöpfe sofort; bei anderen beginnt eine Tischabstimmung.
held-past = Das Spiel war angehalten; es geht weiter.
held-retreat-title = **Zurück vor den Zug, bei dem etwas schiefging?**
notice-adopted = Das Spiel geht weiter: Die Antworten gelten, mit dem, was das Programm jetzt daraus macht. Was sich dadurch geändert hat, steht hier.
table-motion-retreat = das Spiel wird vor den Zug zurückgespult, bei dem etwas schiefging
table-motion-adopt = die Antworten gelten, mit dem, was das Programm jetzt daraus macht
table-motion-release = das Spiel geht weiter, wie es ist
reason-held-not = Das Spiel ist nicht mehr angehalten, oder aus einem anderen Grund; nichts wurde geändert.
reason-held-still = So kann das Spiel noch immer nicht weitergehen; nichts wurde geändert. Spult es zurück, übernehmt die neuen Folgen oder wartet auf ein repariertes Programm.
reason-adopt-illegal = Eine der Antworten ist nicht mehr erlaubt, darum lassen sich die neuen Folgen nicht übernehmen. Nichts wurde geändert; spult das Spiel zurück oder wartet auf ein repariertes Programm.
reason-adopt-nothing = Nichts ergibt jetzt etwas anderes, es gibt also nichts zu übernehmen. Nichts wurde geändert; versucht weiterzuspielen.

## Verlorene Orte

card-moved = Das Spiel ist umgezogen: { $channel }.
move-done = Das Spiel zieht um: { $channel }; alle Karten werden dort gesendet.
notice-found = Ich kann hier wieder schreiben, und das Spiel geht weiter; alle Fristen sind um die Zeit verschoben, in der ich es nicht konnte.
notice-log-again = Der frühere Verlauf wurde gelöscht; dies ist der neue. Was vorher geschah, steht in `/history`.
notice-moved = Das Spiel geht hier weiter. Nichts davon ging verloren; alle Karten werden neu gesendet.
notice-place-gone = Der Kanal von **{ $title }** ist fort. Vom Spiel ist nichts verloren, und seine Uhren stehen still; mit `/game move` geht es anderswo weiter, in einem beliebigen Kanal des Servers.
reason-move-forbidden = In jenem Kanal darf ich nicht, was nötig ist: { $missing }. Nichts wurde geändert; erlaube es dort oder wähle einen anderen Kanal.
reason-move-over = Dieses Spiel ist zu Ende, darum bleibt es, wo es ist.
reason-move-server = Ein Spiel bleibt auf seinem Server; nichts wurde geändert. Wähle einen Kanal des Servers, auf dem es gespielt wird.
repair-begun = Erledigt: Alle Karten werden durchgesehen, und was fehlt, wird neu gesendet.
turn-pause-lost = Ich kann im Kanal des Spiels nicht schreiben; die Uhren laufen weiter, sobald ich es kann.

## Meldungen

report-title = Ein Problem melden
field-report = Was ist falsch?
form-report = Das Spiel, wie alle und wie du es siehst, wird dazu aufbewahrt, für den Betreiber des Bots.
report-done = Danke. Aufbewahrt unter Code { $code }, mit dem Spiel, wie alle und wie du es siehst; der Gastgeber hat deine Worte bekommen.
report-forwarded = Spiel { $game }: eine Meldung, Code { $code }.
notice-reported = { $seat ->
    [none] Jemand
   *[other] { $seat }
} meldet ein Problem in **{ $title }** (Code { $code }): „{ $text }“
reason-report-text = Eine Meldung hat 1 bis { $max } Zeichen; nichts wurde gesendet.
reason-report-many = Zu diesem Spiel gibt es schon viele Meldungen, und sie werden geprüft; nichts wurde gesendet.

## Was ist das?

explain-turn = **Die Rundenkarte**: wie das Spiel steht, auf wen der Tisch wartet und bis wann. **Mein Pult öffnen** zeigt alles, was deines ist; **Spielplan** und **Verlauf** zeigen, was alle sehen dürfen; **Regeln** öffnet die Regeln zu dem, was du gefragt wirst; **Tisch…** pausiert, verlängert und regelt anderes am Tisch.
explain-motion = **Eine Tischabstimmung**: über den Tisch, nicht im Spiel. Ein Sitz, eine Stimme; zwei Drittel der besetzten Sitze entscheiden. **Ja** und **Nein** lassen sich ändern, solange sie offen ist.
explain-decisions = **Deine Entscheidungskarte**: was du gefragt wirst, und was nach Ablauf der Frist gilt, wenn du nichts tust. Ein Knopf antwortet sofort; **Alle festlegen** nimmt überall, was vorbereitet ist; **Rückgängig** nimmt deine letzte Antwort zurück, solange niemand davon erfahren hat.
explain-hand = **Deine Handkarte**: deine Karten und Kassen, wie sie jetzt sind. Sonst sieht sie niemand.
explain-deal = **Ein Geschäft**: was beide Seiten geben, wer dran ist und was gesagt wurde. Wer mit Gütern antwortet, nimmt an, was dort liegt; **Dieses Angebot annehmen** nimmt genau das an, was die Karte zeigt, und dann wechselt alles auf einmal den Besitzer.
explain-result = **Ein Ergebnis**: was gerade geschehen ist, und die Regeln dazu.
explain-log = **Der Verlauf**: alles, was allen gesagt wurde, der Reihe nach, mit den Regeln dazu.
explain-told = **Was nur dir gesagt wurde**, und die Regeln dazu.
explain-notice = **Ein Hinweis**: eine Tatsache über den Tisch, nicht über das Spiel.
explain-verdict = **Ein Beschluss**: was der Tisch oder die Spielleitung entschieden hat.
explain-vacancy = **Ein freier Sitz**: wie er steht, soweit es alle wissen dürfen. **Diesen Sitz nehmen** bittet den Gastgeber und den Tisch darum; wer gesehen hat, was in diesem Spiel verdeckt ist, kann es nicht.
explain-lobby = **Die Lobby-Karte** eines Spiels, das Mitspieler sucht. **Mitspielen** nimmt einen Sitz; der Gastgeber beginnt das Spiel, wenn genug da sind.
explain-held = **Ein angehaltenes Spiel**: Etwas ging schief, nichts ging verloren, und keine Uhr läuft. Seine Knöpfe sind die Auswege: für die Spielleitung sofort, für die Sitze durch Abstimmung.
explain-digest = **Ein Überblick**: was in einer Runde geschah, das Wichtigste zuerst, mit dem Spielplan vorher und nachher.
explain-reminder = **Eine Erinnerung**: Auf dich wird gewartet. Sie verschwindet, wenn du geantwortet hast.
explain-end = **Das Ende des Spiels**: wie alle stehen. **Revanche spielen** öffnet eine Lobby mit denselben Leuten.
explain-other = Eine Nachricht von mir über ein Spiel. `/help` sagt, wie man spielt, `/why`, was gerade geschah und nach welcher Regel.
explain-foreign = Diese Nachricht ist nicht von mir, also weiß ich nichts darüber; ich lese keine Nachrichten.
