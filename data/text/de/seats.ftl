## Sitze, die den Spieler wechseln

reason-seats-not-held = Niemand hat jetzt den Sitz { $seat }; nichts wurde geändert.
reason-seats-seated = Du hast in diesem Spiel schon einen Sitz; nichts wurde geändert.
reason-seats-taken = { $seat } hat einen Spieler; nichts wurde geändert.
reason-seats-unknown = So einen Sitz gibt es in diesem Spiel nicht.
reason-seats-witness = Du hast in diesem Spiel gesehen, was verdeckt ist, darum kannst du darin keinen Sitz nehmen. Nichts wurde geändert.
seat-handed-over = Dein Sitz in **{ $title }** wurde übergeben. Was hier stand, gehört zu ihm.
holder-vacant = (frei)
holder-caretaker = { $plays ->
    [easy] ⚙ Computer (leicht)
    [fair] ⚙ Computer (mittel)
    [hard] ⚙ Computer (schwer)
    [one] ⚙ Computer
   *[defaults] ⚙ Vertretung
}
seat-vacated = { $why ->
    [own] { $name } hat den Sitz { $chair } aufgegeben.
    [missed] { $name } hat zu viele Fristen verstreichen lassen; der Sitz { $chair } ist frei.
    [vote] Der Tisch hat abgestimmt: Der Sitz { $chair }, bisher { $name }, ist frei.
    [gm] Die Spielleitung hat den Sitz { $chair }, bisher { $name }, freigegeben.
    [left] { $name } ist nicht mehr auf diesem Server; der Sitz { $chair } ist frei.
   *[deleted] { $name } hat das Spiel verlassen; der Sitz { $chair } ist frei.
}
seat-caretaker = { $mind ->
    [easy] ⚙ Eine Vertretung spielt von nun an { $chair }, um zu gewinnen, auf der Stufe leicht.
    [fair] ⚙ Eine Vertretung spielt von nun an { $chair }, um zu gewinnen, auf der Stufe mittel.
    [hard] ⚙ Eine Vertretung spielt von nun an { $chair }, so gut sie kann.
    [sensible] ⚙ Eine Vertretung spielt von nun an { $chair }, so gut sie kann.
   *[defaults] ⚙ Eine Vertretung spielt von nun an { $chair }: Sie gibt die veröffentlichten Standardantworten, beantragt nichts und handelt nicht.
}
seat-taken = { $name } spielt von nun an { $chair }; einen Tag lang läuft dort keine Frist ab.
seat-asked = { $mention }, der Tisch hätte gern, dass du { $chair } in **{ $title }** spielst.
seat-applicant = **{ $name }** möchte { $chair } spielen. Der Gastgeber, { $host }, darf sofort zustimmen; sonst entscheiden zwei Drittel des Tisches.
seat-applied = **{ $name }** hatte um { $chair } gebeten.
seat-admitted = Erledigt: { $chair } hat wieder einen Spieler.
seat-came-taken = Du spielst { $chair }. Alles steht auf deinem Pult: `/desk`. Einen Tag lang läuft für dich keine Frist ab.
seat-came-voting = Du hast um { $chair } gebeten. Der Tisch stimmt darüber ab, und der Gastgeber darf sofort zustimmen; du erfährst es hier.
seat-came-waiting = Du hast um { $chair } gebeten. Der Gastgeber weiß davon und darf sofort zustimmen.
seat-leave-sure = **Deinen Sitz in { $title } aufgeben?** Du kannst ihn nicht zurücknehmen, auch keinen anderen Sitz dieses Spiels: Du weißt, was verdeckt ist. Deine Karten hier zeigen dann nichts mehr.
seat-left = Du hast deinen Sitz in **{ $title }** aufgegeben. Danke fürs Mitspielen.
seat-motion-open = Der Tisch stimmt darüber ab: Die Karte steht im Kanal des Spiels.
seat-motion-done = Erledigt.
seat-adopted = { $count ->
    [one] Ein geerbter Dauerauftrag gilt weiter.
   *[other] { $count } geerbte Daueraufträge gelten weiter.
}
seat-disowned = { $count ->
    [one] Der geerbte Dauerauftrag ist verworfen.
   *[other] { $count } geerbte Daueraufträge sind verworfen.
}
advert-title = **{ $kept ->
    [yes] Eine Vertretung spielt { $chair }, und du könntest es
   *[no] Ein Sitz ist frei: { $chair }
}** · { $title }
advert-where = Runde { $turn } · { $phase } · Tempo: { $pace }
advert-how = { $kept ->
    [yes] Nimm diesen Sitz, und der Gastgeber oder zwei Drittel des Tisches bestätigen dich. Wer gesehen hat, was in diesem Spiel verdeckt ist, kann es nicht.
   *[no] Nimm diesen Sitz, und der Gastgeber oder zwei Drittel des Tisches bestätigen dich. Wer gesehen hat, was in diesem Spiel verdeckt ist, kann es nicht. Kommt zwei Tage lang niemand, spielt eine Vertretung nach den veröffentlichten Standardantworten.
}
advert-filled = { $over ->
    [yes] Das Spiel ist zu Ende.
   *[no] { $seat } spielt jetzt diesen Sitz.
}
button-take-seat = Diesen Sitz nehmen
button-caretaker = Eine Vertretung einsetzen
button-caretaker-plays = Vertretung, die gewinnen will
button-admit = Aufnehmen
button-leave-seat = Meinen Sitz aufgeben
button-adopt = Daueraufträge übernehmen
button-disown = Daueraufträge verwerfen
button-dossier = Mein Dossier öffnen
dossier-title = **Dossier von { $seat }** · { $title } · Runde { $turn }, { $phase }
dossier-time = Keine Frist läuft vor { $when } ab.
dossier-asked = { $count ->
    [0] Du wirst jetzt nichts gefragt.
    [one] **Eine Entscheidung ist offen**
   *[other] **{ $count } Entscheidungen sind offen**
}
dossier-decision = - { $label } { $when }
dossier-deals = Geschäfte derer, die vor dir hier saßen, sind verfallen.
dossier-orders = { $count ->
    [one] Du hast einen Dauerauftrag geerbt. Er tut nichts, solange du ihn nicht übernimmst.
   *[other] Du hast { $count } Daueraufträge geerbt. Sie tun nichts, solange du sie nicht übernimmst.
}
dossier-defaults = - Was nach Ablauf von Fristen statt der Standardantworten der Regeln gewünscht war.
dossier-told = **Die letzten zwei Runden**
reason-seats-changed = { $seat } hat inzwischen einen anderen Spieler; nichts wurde geändert.
reason-seats-no-applicant = Niemand hat um diesen Sitz gebeten; nichts wurde geändert.
reason-seats-no-orders = Du hast keine Daueraufträge geerbt; nichts wurde geändert.

## Zuschauer

spectators-name = Zuschauer: { $title }
spectators-set = Erledigt. Im Kanal des Spiels wurde es allen gesagt.
spectators-let-in = { $when ->
    [end] Du bist im Thread der Zuschauer. Was öffentlich ist, siehst du dort sofort; nach dem Ende des Spiels wird dort alles erzählt.
   *[late] Du bist im Thread der Zuschauer. Was öffentlich ist, siehst du dort sofort; alles wird dort erzählt, wenn { $delay ->
        [one] eine Runde vergangen ist
       *[other] { $delay } Runden vergangen sind
    }. Darum kannst du in diesem Spiel keinen Sitz nehmen.
}
spectators-notice = { $thread ->
    [none] Zuschauer haben keinen eigenen Thread; alles Öffentliche steht im Verlauf.
   *[other] { $when ->
        [end] Zuschauer haben einen eigenen Thread: `/game spectate`. Alles erfahren sie nach dem Ende des Spiels, nicht vorher.
       *[late] Zuschauer haben einen privaten Thread: `/game spectate`. Alles erfahren sie, wenn { $delay ->
            [one] eine Runde vergangen ist
           *[other] { $delay } Runden vergangen sind
        }, außer wenn jemand mitlesen könnte, der spielt; und wer so zusieht, kann keinen Sitz nehmen.
    }
}
watched-title = **Runde { $turn }, alles** · Seite { $page } von { $pages }
watched-end = **Das Spiel ist zu Ende.** Hier folgt alles Verdeckte, was noch nicht erzählt ist.
watched-hand = **Die Hand von { $seat } am Ende der Runde { $turn }**
watched-private = Nur an { $seats }: { $text }
reason-spectators-begun = Das Spiel hat ohne das begonnen, damit niemand fürchten muss, nun beobachtet zu werden: Alles lässt sich erst nach dem Ende erzählen. Nichts wurde geändert.
reason-spectators-none = Dieses Spiel hat keinen Thread für Zuschauer. Was öffentlich ist, steht im Verlauf, und `/board` zeigt den Spielplan.
reason-spectators-public = In einem öffentlichen Thread könnte jeder mitlesen: Dort lässt sich alles erst nach dem Ende erzählen. Nichts wurde geändert.
reason-spectators-role = In den Thread der Zuschauer kommen nur Mitglieder mit einer bestimmten Rolle.
reason-spectators-seated = Du spielst in diesem Spiel, also kannst du nicht zuschauen.

## Tischabstimmungen über Sitze

table-motion-replace = { $user } wird auf dem Sitz { $seat } ersetzt{ $member ->
    [0] { "" }
   *[other] { " " }durch { $member }
}
table-motion-caretaker = { $mind ->
    [easy] ⚙ eine Vertretung spielt { $seat }, um zu gewinnen, auf der Stufe leicht
    [fair] ⚙ eine Vertretung spielt { $seat }, um zu gewinnen, auf der Stufe mittel
    [hard] ⚙ eine Vertretung spielt { $seat }, so gut sie kann
    [sensible] ⚙ eine Vertretung spielt { $seat }, so gut sie kann
   *[defaults] ⚙ eine Vertretung spielt { $seat } nach den veröffentlichten Standardantworten
}
table-motion-admit = { $user } nimmt einen freien Sitz

seat-entered = { $name } ist ins Spiel gekommen und spielt { $chair }.
seat-you-entered = Du spielst von jetzt an { $chair }. Alle sehen, dass du gekommen bist; was du gefragt wirst, kommt als Direktnachricht.
reason-seats-no-entry = In diesem Spiel spielen alle von Anfang an; jetzt kann niemand mehr dazukommen. Du kannst zusehen: `/game spectate`.

## Wer unter sich spricht

circle-name-camp = Lager { $half }: { $title }
circle-name-two = Gespräch { $signs }: { $title }
circle-camp = **Lager { $half }** · { $seats }
    Hier sprechen, die für { $half } spielen. Wer einen Platz dieses Lagers übernimmt, wird eingelassen; wer ihn verlässt, kommt hinaus. Ich lese nichts von dem, was hier steht.
circle-two = **{ $seats }** sprechen hier.
    Was ihr versprecht, bindet niemanden, bevor es eine Abmachung ist: `/agreement`. Ich lese nichts von dem, was hier steht.
circle-watching = { $seats ->
    [nichts] Sonst kann niemand am Tisch mitlesen; Verwalter des Servers können alles lesen.
   *[other] { $seats } kann diesen Thread auch lesen: Discord lässt dort jeden privaten Thread lesen.
}
circle-opened = Ein Thread für euch beide wird eröffnet; beide werden eingelassen.
circle-there = Ihr sprecht in { $where }.
desk-camp = Dein Lager, { $half }, spricht in { $mention }.
desk-talk = Mit { $seat } sprichst du in { $mention }.
reason-circle-none = In diesem Spiel haben zwei Spieler keinen eigenen privaten Thread; schreibt einander direkt.
reason-circle-nobody = Wähle jemand anderen, der mitspielt; du musst selbst mitspielen.
reason-circle-computer = Auf { $seat } spielt jetzt kein Mensch; da ist niemand zum Reden.
reason-circle-over = Dieses Spiel ist vorbei; Threads werden dafür nicht mehr eröffnet.
notice-circle-forbidden = Ich kann die privaten Threads dieses Spiels nicht eröffnen oder niemanden einlassen. Ich brauche in seinem Kanal { $missing }. Das Spiel geht weiter; ich versuche es alle paar Minuten wieder.
