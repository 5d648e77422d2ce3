### The Republic of Carthage, deutsch: Handel. Die Wörter stehen in carthage.ftl.

## Fragen

ask-trade-done = Bist du mit dem Handeln fertig?
    .label = Handel beenden
    .hint = Ein Angebot enthält mindestens drei Karten; sein Gesamtwert wird für dich gezählt und stimmt daher. Wenn alle fertig sind, beginnt der Verkauf.
ask-trade-offer = Was bietest du { $to } an?
    .label = Angebot an { $to }
    .field-cards = Deine Karten
    .field-names = Wahrheitsgemäß genannt
    .field-wants = Wünscht sich
ask-trade-counter = Was legst du jetzt hin?
    .label = Karten hinlegen
    .field-cards = Deine Karten
    .field-names = Wahrheitsgemäß genannt
    .field-wants = Wünscht sich
ask-trade-deal = Was sagst du zu diesem Geschäft?
    .label = Auf das Geschäft antworten
option-trade-deal-withdraw = Ablehnen oder zurückziehen
ask-trade-sell = Welche Handelskarten verkaufst du?
    .label = Verkaufen
    .hint = n Karten einer Ware vom Wert v bringen n × n × v. Du verkaufst einmal pro Runde; was du behältst, braucht Lagerhäuser, eins für jeden Trader.
    .none = nichts
ask-trade-keep = Welche Handelskarten behältst du in deinen Lagerhäusern?
    .label = Einlagern
    .hint = Die anderen gehen auf ihre Stapel zurück.
ask-trade-split = Wie wird dein Handelseinkommen unter deine Senatoren verteilt?
    .label = Handelseinkommen verteilen
    .hint = Gefangene und Rebellen erhalten nichts.
    .share = { $name } { $count }T

## Ein Angebot

offer-card = { $name }: { $truly ->
    [yes] wahr benannt
   *[no] angeblich…
}
offer-worth = zählt { $value } im Gesamtwert
offer-cards-description = Mindestens { $least }. Zahl und Gesamtwert stimmen immer. Benenne mindestens eine wahr.
offer-cards-typed = So viele von jedem, etwa: 3 Ochre, 2 Iron, (1 Salt); in Klammern, was du nicht wahr benennst

## Warum nicht

reason-trade-unnamed = Benenne mindestens eine der Karten wahr.
reason-trade-twice = Du hast mehr { $commodity } gewählt, als du hast: Eine Karte ist entweder wahr benannt oder angeblich etwas anderes.
reason-trade-claims = Du hast { $claims } Dinge gesagt, und zwar von { $cards ->
    [0] keiner Karte: Wähle „angeblich…“ bei den Karten, die du meinst
    [one] 1 Karte
   *[other] { $cards } Karten
}.
reason-trade-few = Eine Seite eines Geschäfts braucht { $least } Handelskarten, und du hast { $have }; nichts wurde geändert.
reason-trade-few-there = Eine Seite eines Geschäfts braucht { $least } Handelskarten, und { $seat } hat { $have }; nichts wurde geändert.
reason-trade-untrue = { $commodity } ist nicht unter den Karten, die du hinlegst.

## Was geschieht

event-carthage-drew-trade-cards = { $seat } zieht von { $stacks } ({ $by ->
    [none] { $traders ->
        [one] 1 Trader
       *[other] { $traders } Trader
    }
   *[other] durch { $by }
}).
event-carthage-received-trade-cards = Du erhältst { $cards }.
event-carthage-deal-moved = Geschäft Nr. { $deal }, { $seat } mit { $partner }: { $act ->
    [offered] Angebot
    [countered] Gegenangebot
    [accepted] angenommen
    [declined] abgelehnt
    [withdrawn] zurückgezogen
    [lapsed] verfallen
   *[settled] abgeschlossen
}.{ $cards ->
    [none] { "" }
   *[other] { " " }{ $cards }.
}
event-carthage-traded = { $seats } tauschen Karten, { $cards }.
    .news = { event-carthage-traded }
event-carthage-nobody-can-trade = Niemand kann handeln: Weniger als zwei Fraktionen haben { $least } Handelskarten.
    .news = { event-carthage-nobody-can-trade }
event-carthage-sold = { $seat } verkauft { $sets } für { $revenue }T{ $tax ->
    [0] , frei von Steuer
   *[other] {" "}und zahlt { $tax }T Steuer
}.
    .news = { event-carthage-sold }
event-carthage-overseer-paid = { $senator } erhält als Overseer of the Agora { $talents }T für { $cards } verkaufte Karten.
event-carthage-stored-trade-cards = Handelskarten von { $seat }: { $kept ->
    [0] keine
   *[other] { $kept }
} eingelagert{ $returned ->
    [0] { "" }
   *[other] , { $returned } zurückgelegt
}.
event-carthage-trade-income = { $seat } verteilt das Handelseinkommen: { $shares }. { $lost ->
    [0] { "" }
    [one] 1T ist verloren.
   *[other] { $lost }T sind verloren.
}
event-carthage-stack-changed = Handelskarten ({ $cause }): { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} { $change ->
    [halved] beiseitegelegt von
    [removed] weggenommen von
    [closed] weggenommen von
    [lost] für immer verloren von
    [doubled] dazu auf
    [returned] zurück auf
   *[opened] dazu auf
} { $stack }; im Spiel sind dort jetzt { $in_play }.
