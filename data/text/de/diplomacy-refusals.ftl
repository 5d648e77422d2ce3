### Warum ein Befehl nicht angenommen wird oder ohne Folge bleibt: was falsch ist, und was man stattdessen schreibt.

reason-season-form = Befehle sind eine Liste von Zeilen, und ob sie endgültig sind.
reason-season-many = Höchstens { $most } Zeilen werden gelesen. Lass einige weg.
reason-season-long = Zeile { $line } ist länger als { $most } Zeichen. Mach zwei daraus.
reason-season-refused = Zeile { $line }, „{ $text }“: { $why }
reason-diplomacy-too-long = Die Zeile ist länger als { $most } Zeichen. Mach zwei daraus.

## Wer es befehlen darf

reason-diplomacy-author-not-yours = Eine Zeile beginnt mit dem Kürzel deines eigenen Besitznamens oder ohne Kürzel.
reason-diplomacy-not-commander = Diese Einheit steht nicht unter deinem Befehl. Ihr Befehlshaber schreibt ihre Befehle.
reason-diplomacy-no-movement = Im Winter zieht keine Einheit.
reason-diplomacy-not-controller = Diese Provinz hältst du nicht: Das tut ihr Statthalter, und wo keiner ist, ihr Herrscher.
reason-diplomacy-not-holding = Dieses Kürzel gehört keinem Besitznamen und kann nichts bekommen. Welche es gibt, steht im Register.
reason-diplomacy-code-unknown = Unter diesem Kürzel hält niemand etwas. Die Besitznamen stehen im Register.
reason-diplomacy-target-unknown = Nenn Besitznamen mit ihren Kürzeln oder Einheiten mit dem Feld, auf dem sie stehen, wie A Nap.

## Politik

reason-diplomacy-no-such-place = Dieses Amt gibt es nicht: Nenn eine Provinz oder eine Einheit mit dem Feld, auf dem sie zu Beginn der Jahreszeit stand.
reason-diplomacy-resign-not-held = Dieses Amt hast du nicht.
reason-diplomacy-purge-without-power = Als abgesetzt wurde, gab es über diese Person in diesem Amt keine Macht, oder jemand anders hatte das Amt.
reason-diplomacy-lent-to-nobody-else = Leih sie einem Namen, der geführt wird und nicht deiner ist.
reason-diplomacy-lent-for-nothing = Leih sie mindestens für eine Jahreszeit, oder lass die Zahl weg.
reason-diplomacy-appointment-unknown = Unter diesem Kürzel hält niemand mehr etwas.
reason-diplomacy-appointment-unit-gone = Diese Einheit gibt es nicht mehr.
reason-diplomacy-appointment-not-his = Diesen Platz konntest du nicht vergeben: Einen Statthalter ernennt sein Herrscher, einen Befehlshaber, wer die Basis der Einheit hält.
reason-diplomacy-appointment-taken = Der Platz war nicht frei. Setz erst ab, wer ihn hat; das geht in derselben Jahreszeit.
reason-diplomacy-appointment-own-subordinate = Niemand steht unter sich selbst.
reason-diplomacy-appointment-refused = Dieser Name nimmt keine Ernennungen an.

## Namen

reason-diplomacy-name-length = Ein Name hat { $low } bis { $high } Zeichen, einzelne Leerzeichen und keine Anführungszeichen.
reason-diplomacy-name-game-master = Niemand darf für die Spielleitung gehalten werden. Wähl einen anderen Namen.
reason-diplomacy-name-taken = Dieser Name ist vergeben oder war es bis vor Kurzem. Wähl einen anderen.
reason-diplomacy-name-waiting = Zu viele deiner Namen warten auf Zulassung. Schlag ihn vor, wenn einer zugelassen ist.
reason-diplomacy-name-not-his = Das ist keiner deiner Namen.
reason-diplomacy-name-holds = Unter diesem Namen hältst du alles. Mach erst einen anderen zu deinem Besitznamen.
reason-diplomacy-code-taken = Dieses Kürzel ist vergeben oder bedeutet in Befehlen etwas. Wähl zwei oder drei andere Buchstaben, oder lass es weg.

## Winter

reason-diplomacy-winter-only = Das befiehlt man nur im Winter.
reason-diplomacy-unit-unknown = Dort steht keine Einheit.
reason-diplomacy-unit-not-his = Über diese Einheit verfügst nicht du, sondern wer ihre Basis hält, oder ihr Schutzherr.
reason-diplomacy-build-not-his = Gebaut wird nur in Zentren, die du hältst.
reason-diplomacy-build-inland = Im Binnenland baut man keine Flotten. Bau eine Armee.
reason-diplomacy-build-coast = Nenn die Küste der Flotte, wie F Stp/nc; eine Armee hat keine.
reason-diplomacy-build-one-a-winter = Ein Zentrum baut in jedem Winter eine Einheit, und der erste Befehl galt.
reason-diplomacy-build-occupied = Dort steht eine Einheit. Das Feld muss leer sein.
reason-diplomacy-build-no-room = Dieses Zentrum versorgt schon so viele Einheiten, wie es kann.
reason-diplomacy-adopt-not-his = Übernommen wird nur in Zentren, die du hältst.
reason-diplomacy-adopt-supported = Diese Einheit hat eine Basis.
reason-diplomacy-adopt-no-room = Dieses Zentrum versorgt schon so viele Einheiten, wie es kann.
reason-diplomacy-adopt-no-consent = Ihr Schutzherr hatte sie dir nicht überlassen, noch, wo keiner ist, ihr Befehlshaber.

## Bahnen und Kanäle

reason-diplomacy-railway-winter = Im Winter wird nichts gebaut; eine Strecke lässt sich nur abbauen.
reason-diplomacy-railway-unknown = Diese Bahn gibt es nicht.
reason-diplomacy-railway-no-centre = Eine Bahn beginnt in einem Zentrum.
reason-diplomacy-railway-short = Ein Weg hat mindestens zwei Provinzen: blt Nap-Rom.
reason-diplomacy-railway-twice = Keine Provinz liegt zweimal am Weg.
reason-diplomacy-railway-no-border = Jeder Schritt eines Weges ist eine offene Grenze, ein Pass oder eine Meerenge; einer ist keines davon.
reason-diplomacy-railway-same-way = Nenn den ganzen Weg: erst das Gleis, das schon liegt, dann einen anderen Weg weiter.
reason-diplomacy-railway-finished = Diese Strecke ist fertig. Soll sie weitergehen, gib ihr einen anderen Weg.
reason-diplomacy-railway-no-end = Abgebaut wird von einem der beiden Enden.
reason-diplomacy-railway-centre-engaged = Ihr erstes Zentrum versorgte eine Einheit, so konnten die Arbeiten nicht beginnen. Befiehl sie neu, wenn es frei ist.
reason-diplomacy-railway-one-at-a-time = Dieses Zentrum baut schon eine andere Bahn. Lass die erst ruhen.
reason-diplomacy-permit-whom = Erlaub es einer Bahn, wie R1, einem Erbauer mit seinem Kürzel, oder all.
reason-diplomacy-canal-winter = Im Winter wird kein Kanal geschlossen.
reason-diplomacy-canal-unknown = Diesen Kanal hat die Karte nicht.
reason-diplomacy-canal-not-controller = An diesem Kanal hältst du keine Provinz.

## Gesellschaften

reason-diplomacy-shares-number = Eine Gesellschaft gibt { $low } bis { $high } Anteile aus.
reason-diplomacy-shares-allotment = Mindestens die Hälfte der Anteile muss jemandem gehören, und niemandem mehr als einer über der Hälfte.
reason-diplomacy-shares-none = Nenn eine Zahl über null.
reason-diplomacy-shares-to-himself = Nenn jemand anders als dich selbst.
reason-diplomacy-shares-too-many = So viele Anteile gehörten dir nicht.
reason-diplomacy-shares-refused = Dieser Name nimmt keine Anteile an.
reason-diplomacy-shares-capped = Diesem Namen gehören so viele Anteile der Bahn, wie einer haben darf.
reason-diplomacy-votes-too-many = So viele Stimmen, die nicht verliehen sind, hattest du nicht.
reason-diplomacy-proxy-none = Du hast diesem Namen keine Stimmen dieser Bahn geliehen.
reason-diplomacy-company-no-shares = Von dieser Bahn hast du keine Anteile.
reason-diplomacy-company-not-controller = Diese Bahn leitest du nicht: Das tut, wer mehr als die Hälfte aller Stimmen hat.
reason-diplomacy-company-no-stake = Von dieser Bahn hast du weder Anteile noch Stimmen.
reason-diplomacy-company-not-ordered = Du hast nicht befohlen, diese Bahn abzubauen.

## Anträge

reason-diplomacy-vote-inactive = Nur wer mitspielt, stellt Anträge und stimmt ab.
reason-diplomacy-motion-unknown = Ein solcher Antrag ist nicht offen.
reason-diplomacy-seat-not-vacant = Durch Abstimmung vergibt man nur eine Provinz in Unordnung.
reason-diplomacy-seat-refused = Dieser Name nimmt keine Ernennungen an.
reason-diplomacy-option-unknown = Diese Einstellung gibt es nicht, oder so lässt sie sich nicht setzen, oder sie ist schon so.
reason-diplomacy-rule-length = Eine Regel hat 1 bis { $most } Zeichen.

## Änderungen der Karte

reason-diplomacy-map-unread = Das sagt nichts über die Karte. Schreib zum Beispiel: land Cap-Nap; no land Rom-Tus
reason-diplomacy-map-rename = Ein Feld wird mit einem eigenen Antrag umbenannt: moves rename N21 to "Isthmus"
reason-diplomacy-map-name = Der Name eines Feldes hat 2 bis 40 Zeichen, ohne ; = , und Anführungszeichen.
reason-diplomacy-map-name-twice = Zwei Felder hätten denselben Namen.
reason-diplomacy-map-code = Das Kürzel eines Feldes hat drei bis fünf Buchstaben oder ist N mit einer Zahl.
reason-diplomacy-map-code-taken = Dieses Kürzel hat schon ein Feld oder ein Name.
reason-diplomacy-map-coasts = Küsten sind zwei oder mehr von nc, sc, ec und wc, und nur einer Küstenprovinz.
reason-diplomacy-map-centre-at-sea = Auf See gibt es keine Zentren.
reason-diplomacy-map-two-borders = Zwischen zwei Provinzen liegt eine Art von Grenze.
reason-diplomacy-map-not-land = Dort gehen keine Armeen: Nenn zwei verschiedene Provinzen an Land.
reason-diplomacy-map-not-water = Dort fahren keine Flotten: Nenn Meere und Küsten, und welche Küste, wo es mehrere gibt.
reason-diplomacy-map-strait = Eine Meerenge verbindet zwei Ufer des Meeres, in dem sie liegt.
reason-diplomacy-map-canal = Ein Kanal hat einen eigenen Buchstaben, einen Namen und Verbindungen: canal B = Canal B, Nap/ec-TyS
reason-diplomacy-map-there-already = Das steht schon auf der Karte.
reason-diplomacy-map-not-there = Das steht nicht auf der Karte.
reason-diplomacy-map-unknown = Dieses Feld hat die Karte nicht.
reason-diplomacy-map-unreachable = Ein Feld wäre nicht mehr zu erreichen.
reason-diplomacy-map-in-use = Ein Feld, das beherrscht oder besetzt ist, Basis ist oder an einer Bahn liegt, bleibt auf der Karte.
reason-diplomacy-map-track = Eine Grenze, über die ein Gleis führt, bleibt auf der Karte.
