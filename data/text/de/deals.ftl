### Geschäfte über die Güter hinaus: Notizen, Versprechen, Threads, wer mitlesen könnte.

button-accept = Dieses Angebot annehmen
button-answer = Antworten…
button-confirm = Annehmen: Ich habe es gelesen
button-counter = Anderes geben…
button-decline = Ablehnen…
button-refuse = Zurückziehen oder ablehnen…
button-withdraw = Zurückziehen
button-take-back = Zurück: { $partner }{ $n ->
    [none] { "" }
   *[other] { " (Nr. " }{ $n })
}
button-keep = Diese Worte behalten
button-promise = Versprechen…
button-promise-kept = Es wurde gehalten
button-promise-broken = Es wurde gebrochen
button-promise-open = Allen bekannt geben

button-promises = Versprechen ({ $count })
menu-deals = Ein Geschäft öffnen
menu-promises = Ein Versprechen öffnen
deal-receipt = mit { $partner }, Nr. { $n }: vorbei

## Die Karte

deal-title = **Geschäft mit { $partner }** · Nr. { $n } zwischen euch{ $turn ->
    [own] { " · **du bist dran**" }
    [other] { " · es wartet auf " }{ $partner }
   *[both] { "" }
}
deal-title-shared = **Geschäft zwischen { $seats }** · Nr. { $n } zwischen ihnen
deal-summary = { $partner }: du gibst { $mine }; { $partner } gibt { $theirs }{ $turn ->
    [own] { " · du bist dran" }
   *[other] { "" }
}
deal-version = { $deal } (Fassung { $rev })
deal-statement = { $cards } Karten im Wert von insgesamt { $total }{ $whole ->
    [yes] : { $names }
   *[no] , darunter { $names }
}
deal-red-cards = { $cards ->
    [one] 1 rote Karte
   *[other] { $cards } rote Karten
}{ $shown ->
    [nichts] , verdeckt
   *[other] : { $shown }
}
deal-nothing-yet = noch nichts
deal-you-give = Du gibst: { $what }.
deal-they-give = { $partner } gibt: { $what }.
deal-your-cards = -# Deine Karten: { $cards }.{ $shown ->
    [yes] { "" }
   *[no] { " " }Nur du siehst sie.
}{ $reserved ->
    [yes] { " " }Sie sind für dieses Geschäft zurückgelegt, das du angenommen hast.
   *[no] { "" }
}
deal-accepted = ✔ { $seat } hat angenommen.
deal-answers = { $listed ->
    [yes] Willst du handeln, wähle aus der Liste, was du gibst, oder drücke **Antworten…**, um mehr zu sagen; mit beidem nimmst du an, was { $partner } gibt.
   *[no] Willst du handeln, drücke **Antworten…** und lege hin, was du gibst; damit nimmst du an, was { $partner } gibt.
}
menu-give = Sofort geben, alles wahr benannt
give-worth = insgesamt { $total } wert
give-wanted = davon möchte { $partner } etwas
deal-settles = Nimmst du an, wechseln die Güter sofort den Besitzer; das lässt sich nicht rückgängig machen.
deal-confirm = { $settles ->
    [yes] **Damit ist das Geschäft geschlossen.** Die Güter wechseln sofort den Besitzer; das lässt sich nicht rückgängig machen.
   *[no] **Damit nimmst du an, was hier liegt.** Geschlossen ist es, sobald auch die andere Seite annimmt.
}
deal-over = { $act ->
    [settled] ✔ Euer Geschäft Nr. { $n }, mit { $partner }, ist geschlossen; die Güter haben den Besitzer gewechselt.
    [declined] { $mine ->
        [yes] Du hast das Geschäft mit { $partner } abgelehnt; nichts wurde bewegt.
        [no] { $partner } hat dein Angebot abgelehnt; nichts wurde bewegt.
       *[none] Das Geschäft mit { $partner } wurde abgelehnt; nichts wurde bewegt.
    }
    [withdrawn] { $mine ->
        [yes] Du hast das Geschäft mit { $partner } zurückgezogen; nichts wurde bewegt.
        [no] { $partner } hat das Angebot zurückgezogen; nichts wurde bewegt.
       *[none] Das Geschäft mit { $partner } wurde zurückgezogen; nichts wurde bewegt.
    }
   *[lapsed] Das Geschäft mit { $partner } ist verfallen; nichts wurde bewegt.
}
deal-over-why = { $told } „{ $why }“
deal-none = Du hast keine offenen Geschäfte.
deal-muted = -# { $partner } ist stummgeschaltet: Worte von diesem Sitz werden dir nicht gezeigt.

## Güter: was von ihnen gesagt wird, und was gewünscht wird

deal-claims-label = Angeblich… (darf falsch sein)
deal-claims-description = Für die so gewählten Karten; ein Name steht für alle. Nichts: du sagst nichts.
deal-wants-label = Ich möchte… (freiwillig)
deal-wants-description = Welche Güter du gern hättest. Nur ihr beide lest es.
deal-form-accepts = **Mit deiner Antwort nimmst du an, was { $partner } gibt.** Nimmt { $partner } auch deine an, wechseln die Güter den Besitzer.
deal-claims = { $seat } sagt, es sei { $claims }.
    -# Sicher sind nur Zahl, Gesamtwert und was „darunter“ ist.
deal-impossible = ⚠ Das kann nicht sein: insgesamt { $total }, und { $claims } darunter.
deal-wants = { $seat } möchte { $wants }.
reason-form-wares = Höchstens { $max } Güter in einer Zeile; nichts wurde geändert.

## Gesuche

button-call = Güter suchen…
button-call-change = Gesuch ändern…
button-call-withdraw = Gesuch zurückziehen
button-call-answer = { $seat } antworten…
button-call-offer = Etwas anbieten…
call-line = { $seat } sucht { $wants }.
call-own = Du suchst { $wants }; alle erfahren es, bis der Handel endet.
call-says = „{ $text }“
call-hint = -# Was du anbietest, und ob überhaupt, erfährt nur { $seat }.
call-title = Gesuch
call-wants-label = Ich suche…
call-wants-description = Höchstens { $max }. Alle am Tisch erfahren es, ohne Ton.
call-note-label = Eine Notiz
call-note-description = Freiwillig, höchstens { $max } Zeichen. Alle lesen sie im Kanal.

## Was kam

deal-came = Du hast { $got } bekommen und { $gave } gegeben.
deal-lie = { $seat } sagte { $said }: { $plain ->
    [yes] es war { $was }.
   *[no] das war nicht dabei. Unbenannt kamen: { $was }.
}
deal-past = -# Geschlossene Geschäfte zwischen euch beiden: { $count }. Falsches gesagt wurde darin von: { $lies }. Mehr: `/deal record`.
deal-record-title = **Deine Geschäfte mit { $partner }**, das neueste zuerst; nur ihr beide seht das.
deal-record-none = Zwischen dir und { $partner } wurde noch kein Geschäft geschlossen.
deal-record-line = - Nr. { $n }, Runde { $turn }: { $told }

## Ablehnen

refusal-title = Das Angebot von { $partner } ablehnen
refusal-label = Warum
refusal-description = { $partner } liest es. Bewegt wird nichts, was du auch sagst.
refusal-none = Ich sage nicht, warum
refusal-little = Das ist mir zu wenig
refusal-other = Diese Güter brauche ich nicht
refusal-keep = Ich behalte meine Güter vorerst
refusal-found = Ich habe mit jemand anderem gehandelt
refusal-text = Mit eigenen Worten
refusal-text-description = Freiwillig, höchstens { $max } Zeichen. Nur ihr beide lest es; nach einem Tag wird es gelöscht.

## Worte neben den Gütern

deal-note = { $seat } notiert: „{ $text }“
deal-promise = { $seat } verspricht, bis { $by }: „{ $text }“ (nicht durchgesetzt)
deal-stands = Dieses Angebot verfällt { $when }.
deal-record = -# Versprechen von { $giver } an { $taker } bisher: { $kept } gehalten, { $broken } gebrochen, { $disputed } strittig, { $open } offen.
deal-note-label = Eine Notiz
deal-note-description = Freiwillig, höchstens { $max } Zeichen. Nur ihr beide lest sie.
deal-hours = { $hours ->
    [0] bis der Handel endet
   *[other] { $hours } Stunden
}
deal-hours-label = Wie lange das Angebot steht
deal-hours-description = Freiwillig. Am Ende des Handels verfällt es in jedem Fall.
hand-reserved = Zurückgelegt für Geschäfte, die du angenommen hast: { $cards }.

## Versprechen

promise-title = Versprechen
promise-label = An { $partner }
promise-description = Freiwillig, höchstens { $max } Zeichen. Niemand setzt es durch. Das Geschäft bekommt eine neue Fassung.
promise-by-label = Bis wann
promise-by-description = Dann werdet ihr beide gefragt, ob es gehalten wurde.
promise-by-turn = zum Ende dieser Runde
promise-by-phase = zum Ende der Phase { $phase }
promise-text = **Versprechen von { $giver } an { $taker }**, bis { $by }: „{ $text }“
promise-asked = Wurde es gehalten? Nur ihr beide erfahrt, was du antwortest.
promise-says = - { $seat } sagt: { $kept ->
    [yes] gehalten
   *[no] gebrochen
}.
promise-is-kept = ✔ Gehalten, wie beide sagen.
promise-is-broken = ✘ Gebrochen, wie beide sagen.
promise-is-disputed = Die beiden sind sich nicht einig, ob es gehalten wurde.
promise-is-unsaid = Nicht beide haben gesagt, ob es gehalten wurde.
promise-opened = -# Für die Bekanntgabe an alle: { $seats }. Es braucht beide.
promises-title = **Versprechen zwischen dir und anderen**
promises-none = Niemand hat dir etwas versprochen, und du niemandem.
promises-line = - { $giver } an { $taker }, bis { $by }: „{ $text }“: { $verdict ->
    [owed] noch nicht fällig
    [asked] gefragt
    [kept] gehalten
    [broken] gebrochen
    [disputed] strittig
   *[unsaid] nie gesagt
}
reason-promise-gone = So ein Versprechen gibt es nicht.
reason-promise-others = Dieses Versprechen ist zwischen zwei anderen.
reason-promise-when = Nenne das Ereignis, bis zu dem das Versprechen fällig ist; nichts wurde geändert.
reason-promise-said = Das hast du schon gesagt; nichts wurde geändert.
reason-promise-early = Das lässt sich noch nicht sagen; nichts wurde geändert.

## Reden

talk-kept = -# Ihr behaltet diese Worte beide.
talk-kept-by-you = -# Du willst diese Worte behalten. Behält die andere Seite sie nicht auch, werden sie einen Tag nach dem Ende des Geschäfts gelöscht.
talk-erased = -# Diese Worte werden einen Tag nach dem Ende des Geschäfts gelöscht, wenn ihr sie nicht beide behaltet.
deal-muted-now = { $partner } ist stummgeschaltet: Was dieser Sitz in Geschäften sagt, wird dir nicht gezeigt.
deal-heard-now = Du hörst { $partner } wieder.
reason-talk-gone = Es ist nichts mehr da, was sich behalten ließe.

## Threads, und wer mitlesen könnte

notice-thread-gone = Der Thread eures Geschäfts Nr. { $n } ist fort oder lässt sich nicht öffnen. Das Geschäft geht hier weiter, per Direktnachricht; nichts davon ist verloren.
deal-thread-left = Andere an diesem Tisch können hier nun private Threads lesen. Dieses Geschäft geht per Direktnachricht weiter, und dieser Thread ist geschlossen.
audit-title = **Wer mitlesen könnte**
audit-watching = { $seats ->
    [nichts] Geschäfte haben private Threads der beiden Spieler; sonst kann am Tisch niemand mitlesen.
   *[other] Jeden privaten Thread hier kann lesen: { $seats }. Darum haben nur Geschäfte einen Thread, an denen alle diese beteiligt sind; alle anderen laufen über mich, per Direktnachricht.
}
audit-everyone = Alle auf diesem Server können diesen Kanal lesen; wer den Server verwaltet, kann alles darin lesen.
audit-some = Nur manche auf diesem Server können diesen Kanal lesen; wer den Server verwaltet, kann alles darin lesen.
audit-missing = Ich brauche in diesem Kanal { $missing } und habe es nicht.
audit-wished = Ich kann die Rundenkarte hier nicht anheften; das Spiel geht auch so weiter. Damit sie angeheftet wird, erlaubt mir in diesem Kanal { $missing }.
audit-closed = Keine Direktnachrichten von mir erhält: { $seats }; alles steht dort auf dem Pult. Wer Nachrichten will, erlaubt Direktnachrichten auf diesem Server.
audit-well = Es ist alles wieder in Ordnung.

## Warum nicht

reason-call-closed = Jetzt handelt niemand; niemand hat etwas erfahren.
reason-call-wares = Nenne 1 bis { $max } Güter; niemand hat etwas erfahren.
reason-call-none = Du hast kein offenes Gesuch; nichts wurde geändert.
reason-call-over = Diese Güter sucht hier niemand mehr; nichts wurde angeboten.
reason-call-full = Zwischen dir und { $seat } sind so viele Geschäfte offen, wie es geben kann; nichts wurde angeboten. Beantworte eines davon, oder zieh es zurück.
reason-deal-vacant = Niemand hat jetzt den Sitz { $partner }, also könnte niemand antworten; nichts wurde geändert.
reason-deal-hours = So lange kann ein Angebot nicht stehen.
reason-deal-lapsed = Das Geschäft ist verfallen: Güter daraus sind nicht mehr da, oder seine Zeit war um. Nichts wurde bewegt.
reason-deal-gone = Die Güter sind nicht mehr da; nichts wurde bewegt.
reason-deal-over = Dieses Geschäft ist vorbei; nichts wurde geändert.
reason-deal-stale = { $partner } hat das Angebot geändert; unten steht, was jetzt dort liegt. Nichts wurde angenommen.
reason-deal-not-yours = Jetzt muss { $partner } antworten; nichts wurde geändert.
reason-deal-reason = Das ist keiner der vorbereiteten Gründe; nichts wurde geändert.
reason-deal-others = Dieses Geschäft ist zwischen zwei anderen.
reason-deal-no-goods = Du hast nichts, was du geben könntest; nichts wurde geändert.
reason-deal-not-seated = Diese Person hat keinen Sitz in diesem Spiel.
