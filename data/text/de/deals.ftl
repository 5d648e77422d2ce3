### Geschäfte über die Güter hinaus: Notizen, Versprechen, Threads, wer mitlesen könnte.

button-keep = Diese Worte behalten
button-promise = Versprechen…
button-promise-kept = Es wurde gehalten
button-promise-broken = Es wurde gebrochen
button-promise-open = Allen bekannt geben

button-promises = Versprechen ({ $count })
menu-deals = Ein Geschäft öffnen
menu-promises = Ein Versprechen öffnen
deal-receipt = mit { $partner }, Nr. { $n }: vorbei

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
deal-your-cards-reserved = -# Deine Karten: { $cards }. Nur du siehst sie. Sie sind für dieses Geschäft zurückgelegt, das du angenommen hast.
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

reason-deal-vacant = Niemand hat jetzt den Sitz { $partner }, also könnte niemand antworten; nichts wurde geändert.
reason-deal-hours = So lange kann ein Angebot nicht stehen.
reason-deal-lapsed = Das Geschäft ist verfallen: Güter daraus sind nicht mehr da, oder seine Zeit war um. Nichts wurde bewegt.
