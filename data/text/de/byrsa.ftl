### Wörter, die allen Spielen gemeinsam sind. Platzhalter sind die Felder dessen, was gesagt wird.

## Listen

list-counted = { $count } { $name }
list-share = { $name } { $count }
list-named = { $name }: { $value ->
    [yes] ja
    [no] nein
    [none] nichts
   *[other] { $value }
}
list-empty = nichts
option-nth = { $name } · { $n } von { $count }
option-note = - **{ $name }**: { $note }
option-on = { $what } auf { $whom }
option-accept-n = Dieses Angebot annehmen
option-withdraw = Zurückziehen
option-done = Ich bin fertig
option-none = Nichts
name-none = nichts
answer-none = noch nichts
answer-nothing = nichts

## Sitze: Zeichen, und der Stuhl, bevor jemand darauf sitzt

sigil-diamond = ◆
sigil-triangle = ▲
sigil-circle = ●
sigil-square = ■
sigil-star = ★
sigil-cross = ✚
chair-diamond = ◆ Raute
chair-triangle = ▲ Dreieck
chair-circle = ● Kreis
chair-square = ■ Quadrat
chair-star = ★ Stern
chair-cross = ✚ Kreuz
sigil-number = №{ $number }
chair-number = №{ $number } Stuhl

## Knöpfe und Menüs

button-again = Noch einmal
button-all = Alle
button-back = Zurück
button-board = Spielplan
button-cancel = Spiel absagen
button-change = Ausfüllen…
button-desk = Mein Pult öffnen
button-join = Mitspielen
button-leave = Aussteigen
button-lock-all = Alle { $count } festlegen
button-log = Verlauf
button-more = Mehr
button-mute = Diesen Sitz stummschalten
button-none = Nichts
button-other = Anderes…
button-page = { $page }: { $first }…
button-rules = Regeln
button-rule = Regel { $rule }
button-save = Sichern und festlegen
button-show = { $label }
button-take = So machen
button-start = Beginnen
button-rematch = Revanche spielen
button-options = Optionen{ $page ->
    [0] …
   *[other] { " " }{ $page }…
}
options-title = Optionen: { $game }
button-lobby = Zur Lobby
button-talk = Reden…
button-unmute = Diesen Sitz wieder hören
button-unpass = Zurücknehmen
button-why = Warum?
menu-offers = Du darfst auch…
menu-pick = Wählen
menu-range = { $first } bis { $last }

## Formulare

field-answer = Deine Antwort
form-amount = Eine ganze Zahl von { $low } bis { $high }.
form-only = Nur { $number } ist möglich.
form-line = Höchstens { $max } Zeichen.
form-one = Eines davon.
form-several = { $how ->
    [exactly] Wähle genau { $high }.
    [most] Wähle höchstens { $high }.
   *[between] Wähle { $low } bis { $high }.
}
form-typed = So viele von jedem: 3 { $name }
form-split = { $total } insgesamt. Je eine Zeile: Name 5. Wer fehlt, bekommt nichts.

## Karten

command-which-faction = Das wirst du für mehrere Fraktionen gefragt. Für welche? Ein Befehl sagt es mit der Option „faction“.
command-which-half = Das fragen dich beide Republiken. Welche meinst du? Ein Befehl sagt es mit der Option „republic“.
ask-for-faction = { $label } für { $faction }
offer-name = { $label } · { $more }
card-question = **{ $label }**
card-draft = Vorbereitet: { $answer }.
card-default = Wenn du nichts tust: { $answer }.
card-proposed = Vorschlag: { $answer }.
card-silence-asks = Sagst du nichts, wirst du gefragt, wenn du an der Reihe bist.
card-said-ahead = Du hast gesagt: { $answer }. Du kannst es ändern, bis es gebraucht wird.
card-receipt = ✔ { $label }: { $answer }.
card-by-lapse = ⌛ { $label }. Die Zeit ist um, für dich gilt: { $answer }.
card-by-order = ✔ { $label }, wie von dir eingestellt: { $answer }.
card-by-forced = ✔ { $label }. Nur eine Antwort war möglich: { $answer }.
card-footer = -# { $game } · { $half ->
    [none] { "" }
   *[other] { $half } ·{ " " }
}Runde { $turn }
card-goes-on = -# Diese Karte geht weiter unten weiter.
turn-title = ## { $title }
    Runde { $turn } · { $phase }
turn-past = **Runde { $turn } · { $phase }**
turn-waits = Wartet auf { $seat } ({ $each ->
    [yes] je{ " " }
   *[no] { "" }
}{ $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}).
turn-deadline = Bis { $when }.
turn-sealed = Antworten werden verdeckt gegeben; wer noch fehlt, wird nicht gesagt.
turn-nobody = Es wird auf niemanden gewartet.
turn-over = Das Spiel ist zu Ende.
phase-over = Das Ende
turn-held = Das Spiel ist angehalten, die Uhren stehen still. Code { $code }.
desk-title = **Pult von { $seat }** · { $title } · Runde { $turn }, { $phase }
desk-nothing = Du wirst jetzt nichts gefragt.
desk-deals = **Offene Geschäfte**
hand-title = **Hand von { $seat }** · { $title }
hand-empty = Du hältst nichts Verdecktes.
board-title = **{ $title }** · Runde { $turn }, { $phase }
board-none = Dieses Spiel hat keinen Spielplan, der sich beschreiben ließe.
end-title = ## { $title } ist zu Ende.
end-text = Danke fürs Mitspielen. Der Verlauf bewahrt alles, was geschehen ist.
card-plainer = -# Discord hat einen Teil dieser Karte abgelehnt. Was hier fehlt, geht auch per Befehl; alles andere geht weiter wie immer.
call = { $mention }, auf { $seat } wird gewartet, und ich kann dir keine Direktnachrichten senden. Alles steht auf deinem Pult; wenn du Nachrichten willst, erlaube Direktnachrichten auf diesem Server.
call-undelivered = { $mention }, auf { $seat } wird gewartet, und Discord nimmt meine Direktnachricht an dich nicht an. Alles steht auf deinem Pult.
call-again = { $mention }, auf { $seat } wird gewartet.
reminder = { $title } wartet auf dich: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, bis { $when }.
reminder-last = Letzter Aufruf: { $title } wartet auf dich: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, bis { $when }.
result-more = … und { $count } weitere im Verlauf.
log-name = Verlauf: { $title }
log-name-half = Log { $half }: { $title }
log-here = Alles Öffentliche steht in { $mention }.
log-here-half = Was { $half } erzählt, steht in { $mention }.
log-none = Der Verlauf beginnt mit dem ersten Ereignis des Spiels.
list-title = { $count ->
    [0] Hier gibt es kein Spiel. `/game new` eröffnet eines.
    [one] Ein Spiel:
   *[other] { $count } Spiele:
}
list-line = - **{ $title }** { $where } · { $state }
inbox-title = { $count ->
    [one] Ein Spiel wartet auf dich.
   *[other] { $count } Spiele warten auf dich.
}
inbox-line = - **{ $title }** { $where }: { $asked }.{ $when ->
    [none] { "" }
   *[other] { " " }{ $when }
}
inbox-nothing = Kein Spiel wartet auf dich.
inbox-more = … und { $count } weitere.
inbox-open = Pult öffnen von…
why-title = **Was zuletzt geschah, und nach welcher Regel**
why-line = - { $text }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
why-nothing = Noch ist nichts geschehen, was du wissen darfst.
why-more = Eine Regel lesen
result-rules = -# Regeln: { $rules }

## Reden in Geschäften

talk-title = Reden
talk-label = An { $partner }
talk-description = Höchstens { $max } Zeichen. Nur ihr beide lest es.
talk-line = { $seat }: { $text }
talk-notice = { $partner } hat etwas zu eurem Geschäft gesagt; es steht auf dessen Karte.

## Lobby

lobby-title = ## { $title }
lobby-thumbnail = Das Zeichen von { $game }.
lobby-state-lobby = Sucht Mitspieler
lobby-state-playing = Läuft
lobby-state-held = Angehalten
lobby-state-over = Beendet
lobby-terms = { $game } · Tempo: { $pace }
lobby-option = { $name }: { $value }
lobby-unfit = Der Tisch ist für { $wanted } eröffnet; mit diesen Optionen ist er für { $low } bis { $high } Spieler.
lobby-deals = Verhandlungen: { $mode ->
    [auto] in privaten Threads, wo sonst niemand mitlesen kann; sonst über den Bot
    [thread] in privaten Threads, wo sonst niemand mitlesen kann; sonst über den Bot
   *[courier] über den Bot, per Direktnachricht
}
lobby-rounds = Fragen: jede in der Reihenfolge der Regeln, eine nach der anderen, nichts vorab. Das ist langsam.
lobby-seats = **Spieler ({ $count } von { $wanted })**
lobby-invited = Eingeladen, jeweils einen Stuhl weiter: { $people }. Setz dich mit **Mitspielen**; wer sonst mitspielt, bekommt einen freien Stuhl.
lobby-host = { " " }(Gastgeber)
lobby-consent = -# Wer mitspielt, ist einverstanden, dass ich Direktnachrichten sende und Discord-ID, Sitz und Antworten speichere. Alles steht auch auf deinem Pult.
lobby-choose = Mit einem Zeichen deiner Wahl mitspielen
lobby-joined = Du spielst { $seat }.
lobby-left = Du hast deinen Sitz zurückgegeben.
lobby-started = Das Spiel beginnt.
lobby-cancelled = Das Spiel ist abgesagt.
pace-live = live, 10 Minuten
pace-brisk = zügig, 12 Stunden
pace-standard = normal, 24 Stunden
pace-relaxed = gelassen, 48 Stunden
pace-unhurried = gemächlich, 72 Stunden
pace-none = ohne Fristen
welcome = Du hast einen Sitz in **{ $title }**. Deine Hand, deine Fragen und deine Geschäfte kommen hierher; alles steht auch auf deinem Pult: `/desk`.

## Hinweise

notice-undo = { $seat } hat die letzte Antwort zurückgenommen.
notice-rewind = Das Spiel wurde zurückgespult. Von dort an fallen die Würfel neu, die Hände sind wieder, wie sie waren, und ältere Knöpfe gelten nicht mehr.
notice-restored = Wer diesen Bot betreibt, hat das Spiel auf den Stand vom { $when } zurückgesetzt. Was danach gespielt wurde, zählt nicht; die Fristen beginnen neu.
notice-held = Etwas ist schiefgegangen und das Spiel ist angehalten; nichts ging verloren, und keine Uhr läuft. Code { $code }.
notice-released = Das Spiel geht weiter.
notice-outage = Ich war nicht da. Alle Fristen sind um die Zeit verschoben, die ich weg war.
notice-forbidden = Ich darf im Kanal des Spiels nicht schreiben. Ich brauche dort { $missing }. Bis dahin stehen die Uhren still.
notice-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt; deshalb kann ich für dieses Spiel keinen eröffnen. Archiviere Threads, die niemand braucht; dann wird gepostet, was wartet.
notice-card-refused = Discord hat eine Karte dieses Spiels abgelehnt, darum fehlt dort, wo sie steht, ein Teil von ihr. Verloren ist nichts: Alles geht auch per Befehl. Bitte melde es dem, der den Bot betreibt: Im Protokoll steht, was abgelehnt wurde (`card.refused`).
notice-given-up = Etwas aus diesem Spiel ließ sich nicht posten, und ich versuche es nicht weiter. Das Spiel selbst ist unversehrt: `/game repair` postet jede Karte, die fehlt, `/history` zeigt, was geschehen ist.

## Warum nicht

error-illegal = { $reason } Nichts wurde geändert ({ $rule }).
error-again = Das hat nicht geklappt, nichts wurde geändert. Bitte versuch es noch einmal.
error-held = Das Spiel ist angehalten, die Uhren stehen still, und nichts wurde geändert. Code { $code }.
error-lapsed = Die Zeit war { $when } um; für dich galt: { $label }: { $answer }.
error-leaving = Ich werde gerade neu gestartet; nichts wurde geändert. Versuch es in einer Minute noch einmal.
error-no-seat = Du hast in diesem Spiel keinen Sitz.
error-no-member = Damit ist niemand von diesem Server gemeint; nichts wurde geändert. Wähle ein Mitglied aus der Liste, die Discord zeigt.
error-not-offered = Das bietet diese Option nicht an; nichts wurde geändert. Wähle aus der Liste, die Discord zeigt.
error-old-command = Diesen Befehl gibt es so nicht mehr; nichts wurde geändert. Lade Discord neu und gib ihn noch einmal.
error-typed = Was du geschrieben hattest:
error-old-card = Diese Karte ist überholt; nichts wurde geändert.
error-old-form = Dieses Formular ist überholt; nichts wurde geändert.
error-own-choices = Deine eigenen offenen Entscheidungen: { $count }.
error-store = { $trouble ->
    [busy] Nichts wurde geändert. Der Bot kann gerade nicht schreiben: Ein anderes Programm hält seine Datenbank fest. Versuch es in einer Minute noch einmal.
    [full] Nichts wurde geändert. Der Bot kann gerade nicht schreiben: Seine Platte ist voll. Die Uhren stehen still, bis wieder Platz ist; versuch es in einer Minute noch einmal.
    [damaged] Nichts wurde geändert. Der Bot kann seine Datenbank nicht lesen: Das muss richten, wer ihn betreibt.
    [cut] Nichts wurde geändert. Der Bot erreicht gerade seine Datenbank nicht. Die Uhren stehen still, bis er sie erreicht; versuch es in einer Minute noch einmal.
   *[disk] Nichts wurde geändert. Der Bot kann gerade nicht schreiben: Seine Platte versagt. Die Uhren stehen still, bis sie wieder geht; versuch es in einer Minute noch einmal.
}
error-store-partly = Nicht alles wurde getan: Der Bot kann gerade nicht schreiben ({ $trouble ->
    [busy] ein anderes Programm hält seine Datenbank fest
    [full] seine Platte ist voll
    [damaged] seine Datenbank ist beschädigt
    [cut] er erreicht seine Datenbank nicht
   *[disk] seine Platte versagt
}). In einer Minute zeigt `/desk`, was geändert wurde.
error-store-unsure = Der Bot verlor seine Datenbank in genau dem Augenblick, als er dies schreiben sollte: Vielleicht wurde es getan. In einer Minute zeigt es `/desk`; versuch es erst dann noch einmal.
error-unexpected = Etwas ist schiefgegangen, nichts wurde geändert. Code { $code }.
reason-answer-json = Diese Antwort ist nicht lesbar.
reason-choice-unknown = Das steht nicht zur Wahl.
reason-choice-count = { $low ->
    [0] Wähle höchstens { $high }.
   *[other] Wähle { $low } bis { $high }.
}
reason-choice-twice = Dasselbe wurde zweimal gewählt.
reason-choice-range = { $high ->
    [0] Hier ist nur 0 möglich.
   *[other] Es muss eine ganze Zahl von { $low } bis { $high } sein.
}
reason-choice-fields = Nicht alles wurde ausgefüllt.
reason-choice-total = Es müssen insgesamt { $total } sein; deine Angaben ergeben { $given }.
reason-choice-line = Höchstens { $max } Zeichen haben hier Platz.
reason-form-number = „{ $said }“ ist keine ganze Zahl.
reason-form-name = Hier heißt nichts „{ $said }“, oder mehreres könnte gemeint sein.{ $there ->
    [none] { "" }
   *[other] { " " }Es gibt: { $there }.
}
reason-form-not-offered = „{ $said }“ steht hier nicht zur Wahl. Zur Wahl stehen: { $there }.
reason-form-share = Zu „{ $said }“ fehlt eine Zahl: Name 5.
reason-form-twice = „{ $said }“ wurde zweimal genannt.
reason-form-many = Von { $said } hast du nur { $have }.
reason-form-empty = Es wurde nichts gewählt.
reason-decision-closed = Diese Karte ist überholt; nichts wurde geändert. Hier ist die aktuelle.
reason-decision-stale = Was zur Wahl steht, hat sich geändert, seit diese Karte entstand; nichts wurde geändert. Hier ist die aktuelle.
reason-decision-other = Diese Entscheidung gehört { $seat }.
reason-decision-not-asked = Das wirst du jetzt nicht gefragt; nichts wurde geändert. Deine eigenen offenen Entscheidungen: { $count }.
reason-pass-none = Du passt jetzt nirgends; es ist schon verbraucht oder vorbei.
reason-pass-nothing = Bei nichts, was du jetzt gefragt wirst, kannst du passen.
reason-decision-not-due = Das ist noch nicht fällig.
reason-game-unknown = So ein laufendes Spiel gibt es nicht.
reason-game-lobby = Das Spiel hat noch nicht begonnen.
reason-game-over = Das Spiel ist zu Ende; nichts wurde geändert.
reason-game-begun = Das Spiel hat schon begonnen.
reason-game-host = Das darf nur der Gastgeber oder die Spielleitung.
reason-game-which = Du bist in mehreren Spielen. Nenne eines mit der Option `game`.
reason-game-none = Du bist in keinem Spiel. `/game list` zeigt die Spiele dieses Servers.
reason-game-other-kind = Dieses Spiel hat keine solche Phase.
reason-verb-phase = Diese Phase gibt es in diesem Spiel nicht; alles, was du tun kannst, liegt auf deinem Pult: `/desk`.
reason-verb-none = Dieses Spiel kennt kein `{ $verb }`. In dieser Phase gibt es { $there }; alles, was du tun kannst, liegt auch auf deinem Pult: `/desk`.
reason-verb-option = Dieses Spiel kennt keine Option „{ $option }“ dieses Befehls; nichts wurde geändert.
reason-verb-half = „{ $half }“ hat diesen Befehl hier nicht; es gibt ihn für { $there }. Nichts wurde geändert.
reason-seat-none = Du hast in diesem Spiel keinen Sitz; nichts wurde geändert.
reason-setup-options = Diese Optionen passen nicht zum Spiel.
reason-setup-seats = Dieses Spiel ist für { $low } bis { $high } Spieler.
reason-undo-nothing = Es gibt nichts zurückzunehmen.
reason-undo-other = Die letzte Antwort war nicht deine.
reason-undo-sealed = Andere haben davon erfahren, oder Würfel sind gefallen: Sie gilt.
reason-rewind-nowhere = Dorthin kann das Spiel nicht zurückgespult werden.
reason-ruling-args = Diese Angaben passen nicht zur Anordnung { $ruling }: { $wrong }.
reason-ruling-unknown = Eine Anordnung { $ruling } gibt es nicht.
rematch-said = { $state ->
    [opened] Die Lobby von **{ $title }** ist im Kanal des Spiels eröffnet; alle, die mitgespielt haben, sind eingeladen.
   *[other] Es gibt schon eine Revanche: **{ $title }**.
}
reason-rematch-not-over = Dieses Spiel ist noch nicht zu Ende.
reason-rematch-players = Eine Revanche ist für alle, die am Ende einen Sitz hatten, und für den Gastgeber. Ein eigenes Spiel eröffnest du mit `/game new`.
reason-rematch-none = In diesem Kanal wurde kein Spiel zu Ende gespielt. Eröffne eines mit `/game new`.
reason-lobby-gone = Dieses Spiel wurde abgesagt.
reason-lobby-begun = Das Spiel hat schon begonnen.
reason-lobby-channel-taken = Dieser Kanal hat schon ein Spiel; ein Kanal, ein Spiel.
reason-lobby-text-channel = Gespielt wird in Textkanälen eines Servers. Geh in einen und versuch es dort.
reason-lobby-news = In einem Ankündigungskanal ist kein Platz für das Protokoll und die Geschäfte eines Spiels. Geh in einen Textkanal und versuch es dort.
reason-lobby-stranger = Ich bin kein Mitglied dieses Servers, hier sind nur meine Befehle bekannt; nichts wurde eröffnet. Wer ihn verwaltet, möge mich als Bot einladen.
reason-lobby-forbidden = In jenem Kanal darf ich nicht, was nötig ist: { $missing }. Kein Spiel wurde eröffnet; erlaube es dort oder wähle einen anderen Kanal.
reason-lobby-title = An diesem Titel ist nichts zu lesen; kein Spiel wurde eröffnet. Wähle einen aus Buchstaben oder Ziffern.
reason-lobby-full = Alle Sitze sind vergeben.
reason-lobby-taken = Dieses Zeichen ist vergeben; nichts wurde geändert.
reason-lobby-seated = Du hast schon einen Sitz.
reason-lobby-not-seated = Du hast in diesem Spiel keinen Sitz.
reason-lobby-host-stays = Der Gastgeber bleibt, bis das Spiel abgesagt wird.
reason-lobby-host = Das darf nur der Gastgeber, { $host }.
reason-lobby-too-few = { $count ->
    [one] Ein Spieler ist
   *[other] { $count } Spieler sind
} da; mindestens { $low } müssen es sein.
reason-terms-pair = „{ $said }“ braucht einen Doppelpunkt: Ada: 5.
reason-talk-empty = Es gab nichts zu sagen; nichts wurde gesendet.
reason-talk-long = Höchstens { $max } Zeichen; du hast { $length } geschrieben. Nichts wurde gesendet.
reason-talk-often = Höchstens { $max } Zeilen in zehn Minuten; nichts wurde gesendet.

## Über den Bot

help-title = **So wird gespielt**
help-text =
    1. `/game new` in einem Textkanal eröffnet ein Spiel; die anderen drücken **Mitspielen**, du drückst **Beginnen**.
    2. Was du gefragt wirst, kommt per Direktnachricht und steht auf deinem Pult: `/desk`. Ein Druck nimmt, was vorbereitet ist.
    3. Die angeheftete Karte im Kanal sagt, wie das Spiel steht, auf wen es wartet und bis wann.
    4. Zum Handeln drücke ein Angebot auf deinem Pult oder nimm `/deal new`; alles Weitere steht auf der Karte des Geschäfts.
    5. Verstreicht eine Frist, gilt für dich die Standardantwort der Regeln. `/why` nennt zu jedem Ereignis die Regel.
    6. Bevor du weg bist: `/orders` antwortet in deinem Namen, und niemand merkt es.
    7. `/settings`: wann du schläfst, wie du erinnert wirst, wie dir alles gezeigt wird.
privacy-text = Ich speichere deine Discord-ID, deinen letzten Namen, deine Einstellungen, deine Sitze und deine Antworten. Ich lese keine Nachrichten. Was du in einem Geschäft sagst, wird einen Tag nach dessen Ende gelöscht.
rules-none = Die Regeln dieser Phase stehen im Regelheft des Spiels.
rules-heading = **{ $id } { $text }**
rules-clause = **{ $id }** { $text }
rules-card = **{ $name }**{ $kind ->
    [none] { "" }
   *[other] { " " }· { $kind }
}
    { $text }
rules-more = In diesem Kapitel weiterlesen
rules-unknown = So eine Regel gibt es nicht. Versuch die Nummer einer Regel, den Namen einer Karte oder ein, zwei Wörter (englisch).
form-late = Das hat zu lange gedauert, um noch ein Formular zu öffnen; nichts wurde geändert. Bitte drücke oder tippe es noch einmal.
