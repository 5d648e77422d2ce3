### The Republic of Carthage, deutsch: Senat. Die Wörter stehen in carthage.ftl.

## Fragen

pass-senate-floor = Rest passen
    .hint = -# **Rest passen**: Bis dieser Senat vorbei ist, stellst du keinen eigenen Antrag und erzwingst keinen nach der Vertagung; sooft du das Wort hast, geht es weiter. Um deine Stimmen und was dich sonst betrifft, wirst du weiter gefragt. Solange es gilt, kannst du es zurücknehmen.
    .stands = In diesem Senat gibst du das Wort weiter, sooft du es hast, und erzwingst keinen letzten Antrag.
ask-senate-floor = Du hast im Senat das Wort. Stellst du einen Antrag?
    .label = Das Wort
    .hint = Gibst du das Wort weiter, hat es der nächste Amtsträger eines anderen Spielers.
ask-senate-suffetes = Welche zwei Senatoren schlägst du als Suffetes vor?
    .label = { $forced ->
        [0] Suffetes vorschlagen
       *[other] Outcry: Suffetes vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-first = Der eine
    .field-second = Der andere
ask-senate-committee = Wen schlägst du für die freien Sitze im Committee of Five vor?
    .label = { $forced ->
        [0] Committee besetzen
       *[other] Outcry: Committee besetzen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-governors = Wen schlägst du als Governors vor?
    .label = { $forced ->
        [0] Governors vorschlagen
       *[other] Outcry: Governors vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-concessions = Wer soll welche Trade Concession erhalten?
    .label = { $forced ->
        [0] Trade Concessions vergeben
       *[other] Outcry: Trade Concessions vergeben
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-units = Welche Einheiten soll der Staat ausheben und auflösen?
    .label = { $forced ->
        [0] Ausheben und auflösen
       *[other] Outcry: Ausheben und auflösen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-forces = Welche Streitkräfte und Garnisonen willst du aussenden, verstärken, heimrufen oder ablösen?
    .label = { $forced ->
        [0] Streitkräfte aussenden
       *[other] Outcry: Streitkräfte aussenden
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-expedition = Wohin soll eine Expedition gehen, und unter wem?
    .label = { $forced ->
        [0] Expedition aussenden
       *[other] Outcry: Expedition aussenden
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-goal = Wohin
    .field-explorer = Explorer
    .field-caravans = Caravans
    .field-trade-fleets = Trade Fleets
ask-senate-peace = In welchem Krieg soll der Staat um Frieden bitten?
    .label = { $forced ->
        [0] Um Frieden bitten
       *[other] Outcry: Um Frieden bitten
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-war = Krieg, der aufgegeben wird
ask-senate-tax = Wie hoch soll der Steuersatz sein?
    .label = { $forced ->
        [0] Steuersatz ändern
       *[other] Outcry: Steuersatz ändern
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-rate = Neuer Satz in Prozent
    .field-sponsor = Sponsor, bei einer Erhöhung
    .field-cosponsor = Co-Sponsor
ask-senate-alliance = Soll die Tyrian Maritime Alliance abgelehnt werden?
    .label = { $forced ->
        [0] Tyrian Alliance ablehnen
       *[other] Outcry: Tyrian Alliance ablehnen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-life = Wen schlägst du als Suffete for Life vor?
    .label = { $forced ->
        [0] Suffete for Life
       *[other] Outcry: Suffete for Life
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-minor = Wen oder was lobst oder tadelst du?
    .label = { $forced ->
        [0] Kleiner Antrag
       *[other] Outcry: Kleiner Antrag
    }
    .hint = { $forced ->
        [0] Über einen kleinen Antrag wird abgestimmt, er hat aber keine Wirkung.
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-text = Der Antrag
ask-senate-prosecutions = Beschuldigst du jemanden?
    .label = Anklagen
    .hint = Eine große oder zwei kleine Anklagen pro Runde, und eine kleine mehr unter dem Court of 104. Dann fallen die Markierungen aller, die in Carthage sind, doch ein Mitglied des Committee im Amt behält die seines Sitzes; wer fort ist, kann nach seiner Rückkehr angeklagt werden.
ask-senate-judges = Für welche Seite spielst du Bribed Judges?
    .label = Bribed Judges spielen
    .hint = 10 Stimmen, bevor die erste Fraktion abstimmt.
ask-senate-law = Welches Gesetz spielst du?
    .label = Gesetz spielen
    .hint = Es gilt dauerhaft. Während einer Abstimmung wird es wirksam, sobald sie vorbei ist.
ask-senate-claim = Beanspruchst du mit einem Public Outcry den nächsten Antrag?
    .label = Nächsten Antrag beanspruchen
    .hint = Die Karte wird jetzt gespielt; den Antrag stellst du, wenn diese Abstimmung vorbei ist.
ask-senate-forgo = Der nächste Antrag gehört dir, durch Public Outcry. Verzichtest du darauf?
    .label = Antrag durch Public Outcry
ask-senate-last-word = Der Senat ist vertagt. Erzwingst du mit einem Public Outcry einen letzten Antrag?
    .label = Letztes Wort
    .hint = Alle, die rote Karten haben, werden gefragt.
ask-senate-silence = { $against } { $use ->
    [veto] legt ein Veto ein
    [proposal] erzwingt einen Antrag
   *[claim] beansprucht den nächsten Antrag
}. Hebst du das auf?
    .label = Antwort auf den Outcry
    .hint = Alle, die rote Karten haben, werden gefragt.
ask-senate-home = { $first } und { $second } sind gewählt. Wer soll Home Suffete sein?
    .label = Home Suffete bestimmen
    .hint = Einigt ihr euch nicht, würfelt jeder mit zwei Würfeln, und der höhere Wurf entscheidet.
ask-senate-home-choice = { $senator } hat höher gewürfelt. Wer soll Home Suffete sein?
    .label = Home Suffete wählen
ask-senate-membership = Nur { $senator }, eben erst aus dem Committee of Five ausgeschieden, kann { $committee } werden. Stimmt er zu?
    .label = Zustimmung von { $senator }
ask-senate-ally = Neues Bündnis: Welcher Krieg endet durch Vertrag?
    .label = Einen Krieg wählen
ask-senate-conspire = { $senator } hat mehr INF als alle anderen. Verlangst du einen Anschlag auf sein Leben?
    .label = Ein Attentat verlangen
    .hint = Alle Fraktionen außer seiner würfeln, plus 1 für jede Assassin-Karte; die höchste muss es versuchen, mit ihrem Senator mit der geringsten INF und allen ihren Assassin-Karten. Es kann deine sein.
ask-senate-skip = Spielst du einen Public Outcry, um eine Fraktion zu übergehen, wenn sie in dieser Wahlrunde an der Reihe ist?
    .label = Eine Fraktion übergehen
    .hint = Die Karte ist dann verbraucht.
ask-senate-spoil = Welche Beute nimmt deine Fraktion, und für welchen Senator?
    .label = Beute wählen
    .hint = Ein Krieg steht für das Kommando gegen ihn, eine Exploration für ihren Explorer. Sind alle Ämter besetzt, beendet ein Passen die Wahl für alle.
    .field-spoil = Beute
    .field-senator = Senator
option-senate-floor-yield = Das Wort weitergeben
option-senate-floor-proceed = Weiter zu anderen Geschäften
option-senate-floor-adjourn = Den Senat vertagen
option-senate-home-roll = Die Würfel entscheiden lassen
option-senate-forgo-forgo = Verzichten
option-senate-skip-none = Niemanden übergehen
option-senate-spoil-pass = Passen
option-senate-spoil-none = Niemand
option-senate-last-word-none = Schweigen
option-senate-last-word-claim = Public Outcry spielen
option-senate-silence-none = Gelten lassen
option-senate-trial-tax = Erhöhung des Steuersatzes

## Warum nicht

reason-senate-two-sponsors = Eine Erhöhung braucht zwei verschiedene Senatoren als Sponsoren ({ $clause }).
reason-senate-no-sponsors = Eine Senkung hat keine Sponsoren ({ $clause }).
reason-senate-one-commander = Eine Streitmacht hat { $most ->
    [one] einen Befehlshaber, außer in einer Crisis
   *[other] einen oder zwei Befehlshaber
} ({ $clause }).
reason-senate-no-suffete = Ein Suffete muss befehligen, oder einer von zwei Befehlshabern muss Suffete sein ({ $clause }).
reason-senate-marine-first = Der Home Suffete zieht erst nach dem Marine Suffete in den Krieg oder mit ihm in einem Antrag ({ $clause }).
reason-senate-replacement = { $senator } hat MIL unter 3 und kann keinen Befehlshaber ablösen ({ $clause }).
reason-senate-replaces-nobody = Jemand muss heimkommen und jemand anderes übernehmen ({ $clause }).

## Was geschieht

motion-name = { $kind ->
    [suffetes] Wahl der Suffetes
    [committee] Committee of Five
    [governors] Governors
    [concessions] Trade Concessions
    [units] Einheiten
    [forces] Streitkräfte und Garnisonen
    [expedition] Expedition
    [peace] Frieden
    [tax] Steuersatz
    [alliance] Tyrian Alliance
    [life] Suffete for Life
    [minor] kleiner Antrag
    [trial] Anklage
   *[other] { $kind }
}
event-carthage-income-pooled = { $seat }: Einkommen { $talents }T, davon { $treasury }T in die Faction Treasury, { $rest }T für { $senator }.
event-republic-temptation-rolled = { $senator } von { $seat } gerät in Versuchung ({ $post }): Würfel { $roll } gegen { $least }; er { $takes ->
    [yes] nimmt korruptes Einkommen
   *[no] bleibt ehrlich
}.
event-carthage-plan-made = Der Kriegsplan: { $wars ->
    [nichts] kein Angriff
   *[other] { $wars }
}{ $everything ->
    [yes] { " " }mit allem
   *[no] { "" }
}.{ $venture ->
    [none] { "" }
   *[other] { " " }Eine Expedition sucht { $venture }.
}
    .news = { event-carthage-plan-made }
event-carthage-general-named = { $senator } von { $seat } soll General gegen { $war } sein.
    .news = { event-carthage-general-named }
event-carthage-senate-opened = Der Senat tritt zusammen; { $magistrate ->
    [none] niemand kann den Vorsitz führen
   *[other] den Vorsitz führt { $magistrate }
}. { $crisis ->
    [yes] Carthage ist in einer Crisis.
   *[no] { "" }
}
    .news = { event-carthage-senate-opened }
event-carthage-floor-passed = { $seat } gibt das Wort weiter.
event-republic-proposed = Antrag Nr. { $number } von { $seat }: { $terms }{ $forced ->
    [yes] , erzwungen durch einen Public Outcry
   *[no] { "" }
}.
event-republic-consent-given = { $senator } von { $seat } { $agreed ->
    [yes] stimmt zu
   *[no] lehnt ab
}{ $clause ->
    [membership] , wieder im Committee of Five zu sitzen
    [prosecute] , anzuklagen
    [governor] , wieder Governor zu werden
    [expedition] , eine so kleine Expedition zu führen
    [too-small] , eine so kleine Streitmacht zu führen
    [replaced] , abgelöst zu werden
   *[none] { "" }
}.
    .news = { event-republic-consent-given }
event-carthage-outcry-raised = { $seat } spielt { $card }: { $use ->
    [veto] ein Veto{ $number ->
        [0] { "" }
       *[other] { " " }gegen Antrag Nr. { $number } ({ motion-name })
    }
    [proposal] ein Antrag ist erzwungen
   *[claim] der nächste Antrag ist beansprucht
}.
    .news = 📢 { event-carthage-outcry-raised }
event-carthage-power-used = { $senator } von { $seat } legt { $number ->
    [0] { "" }
   *[other] gegen Antrag Nr. { $number } ({ motion-name }){ " " }
}ein Veto ein, { $post ->
    [none] mit einer eigenen Fähigkeit
   *[other] als { $post }
}.
    .news = 📢 { event-carthage-power-used }
event-carthage-outcry-silenced = { $seat } spielt { $card }: Alles geht weiter, als wäre nichts gespielt worden.
    .news = { event-carthage-outcry-silenced }
event-carthage-outcry-taken-back = { $seat } nimmt den Public Outcry zurück: Ein anderer kam zuvor.
event-carthage-judges-bribed = { $seat } spielt { $card }: { $votes } Stimmen { $voice ->
    [for] für
   *[against] gegen
} die Verurteilung.
    .news = ⚖ { event-carthage-judges-bribed }
event-republic-convicted = { $senator } ist verurteilt{ $executed ->
    [yes] { "" }
   *[no] : Er verliert { $influence ->
        [0] { "" }
       *[other] { $influence } INF und{ " " }
    }{ $popularity } POP{ $concessions ->
        [nichts] { "" }
       *[other] ; verlorene Trade Concessions: { $concessions }
    }{ $post ->
        [none] { "" }
       *[other] ; er ist nicht länger { $post }
    }
}.
    .news = ⚖ { event-republic-convicted }
event-republic-senate-adjourned = Der Senat ist vertagt{ $cause ->
    [magistrate] { " " }durch seinen Magistrat
    [departure] , denn der HRAO hat Carthage verlassen
    [silence] , denn niemand hat mehr etwas zu beantragen
   *[other] { "" }
}.
    .news = { event-republic-senate-adjourned }
event-carthage-law-announced = { $seat } spielt { $law }; das Gesetz wird wirksam, wenn die Abstimmung vorbei ist.
    .news = { event-carthage-law-announced }
event-carthage-law-enacted = { $seat ->
    [none] Ein Gesetz tritt in Kraft
   *[other] { $seat } spielt ein Gesetz
}: { $law }
    .news = { event-carthage-law-enacted }
event-republic-senator-joined = { $senator } kommt zu { $seat }, denn in Carthage sind zu wenige Senatoren.
    .news = { event-republic-senator-joined }
    .you = { $senator } kommt zu dir, denn in Carthage sind zu wenige Senatoren.
without-a-vote = { $way ->
    [pair] ; ohne Abstimmung, denn kein anderes Paar ist übrig
    [last] ; ohne Abstimmung, denn niemand sonst ist übrig
    [filled] ; ohne Abstimmung, denn das Amt blieb offen und geht an den besten Redner ohne Amt
   *[other] { "" }
}
event-carthage-suffete-elected = { $senator } von { $seat } ist { $office } und gewinnt { $influence } INF{ without-a-vote }.
    .news = { event-carthage-suffete-elected }
    .you = { $senator } ist { $office } und gewinnt { $influence } INF{ without-a-vote }.
event-carthage-suffete-left = { $senator } ist nicht länger Suffete{ $general ->
    [yes] , befehligt seine Streitmacht aber als General
   *[no] { "" }
}.
event-carthage-suffete-stays = Niemand kann gewählt werden: { $senator } bleibt { $office }.
    .news = { event-carthage-suffete-stays }
event-carthage-member-left = { $senator } verlässt das Committee of Five: Seine Amtszeit als { $committee } ist vorbei.
event-carthage-member-elected = { $senator } von { $seat } ist { $committee } für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
} und gewinnt { $influence } INF{ without-a-vote }.
    .news = { event-carthage-member-elected }
    .you = { $senator } ist { $committee } für { $term ->
        [one] 1 Runde
       *[other] { $term } Runden
    } und gewinnt { $influence } INF{ without-a-vote }.
event-carthage-membership-declined = { $senator } stimmt nicht zu, wieder { $committee } zu werden.
event-carthage-governor-elected = { $senator } bricht auf und wird Governor von { $province }, für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
}{ without-a-vote }.
    .news = { event-carthage-governor-elected }
event-carthage-governor-recalled = { $senator } wird aus { $province } abberufen.
    .news = { event-carthage-governor-recalled }
event-carthage-force-returned = Die Streitmacht gegen { $war } kommt heim: So kann sie dort nicht kämpfen.
    .news = { event-carthage-force-returned }
event-carthage-marked-major = In hohen Ämtern und daher ab der nächsten Runde dafür anklagbar: { $senators }.
event-carthage-alliance-made = { $war } endet durch ein neues Bündnis; der Staat erhält { $spoils }T.
    .news = { event-carthage-alliance-made }
event-carthage-tax-changed = Der Steuersatz ist { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] ; { $sponsor } gewinnt dafür 3 POP und { $cosponsor } 1
}.
    .news = { event-carthage-tax-changed }
event-carthage-sponsors-chargeable = { $sponsor } und { $cosponsor } sind aus einer Fraktion: In der nächsten Runde kann jeder von ihnen für die Steuer angeklagt werden.
    .news = { event-carthage-sponsors-chargeable }
event-carthage-tax-vote-resented = Das Volk nimmt diese Stimmen übel; je 1 POP verlieren: { $senators }.
event-carthage-war-lost = { $war } ist für Carthage verloren. Verlorene Kriege: { $lost }; vier am Ende einer Runde sind das Ende von Carthage.
    .news = ⚔ { event-carthage-war-lost }
event-carthage-payment-spared = Mit neutralen Fraktionen zahlt der Staat die { $talents }T nicht, die { $war } verlangt.
    .news = { event-carthage-payment-spared }
event-carthage-province-removed = { $province } ist aus dem Spiel ({ $cause }).{ $governor ->
    [none] { "" }
   *[other] { " " }{ $governor } kommt heim.
}
    .news = { event-carthage-province-removed }
event-carthage-legions-removed = { $cause }: { $legions ->
    [one] 1 Legion ({ $legion_type }) verlässt
   *[other] { $legions } Legionen ({ $legion_type }) verlassen
} das Spiel.
event-carthage-alliance-rejected = Der Senat lehnt die Tyrian Maritime Alliance ab.
    .news = { event-carthage-alliance-rejected }
event-republic-elected-for-life = { $senator } ist zum Suffete for Life gewählt. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Carthage noch steht.
    .news = 👑 { event-republic-elected-for-life }
event-republic-appointed-for-life = { $senator } ist mit { $influence } INF zu Hause: Wer dort 35 oder mehr hat, wird sofort und ohne Abstimmung Suffete for Life. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Carthage noch steht.
    .news = 👑 { event-republic-appointed-for-life }

## Anträge: die Worte nach „beantragt:“

proposal-suffetes = { $nominees } zu Suffetes wählen
proposal-committee = { $members } wählen
proposal-committee-one = { $whom } als { $what }
expedition-units = { $caravans ->
    [0] { $trade_fleets ->
        [0] nichts
        [one] 1 Trade Fleet
       *[other] { $trade_fleets } Trade Fleets
    }
    [one] 1 Caravan{ expedition-fleets }
   *[other] { $caravans } Caravans{ expedition-fleets }
}
expedition-fleets = { $trade_fleets ->
    [0] { "" }
    [one] { " " }und 1 Trade Fleet
   *[other] { " " }und { $trade_fleets } Trade Fleets
}
proposal-expedition = { $explorer } mit { expedition-units } auf Expedition senden, Ziel: { $goal }
proposal-peace = um Frieden bitten: { $war }
stakes-peace = -# Staatskasse { $treasury }T. { $lost ->
    [one] Es wäre der erste verlorene Krieg
   *[other] Es wären { $lost } verlorene Kriege
}: { $cost }T jede Runde; mit { $most } verlieren alle.
proposal-tax = den Steuersatz auf { $rate }% setzen{ $sponsor ->
    [none] { "" }
   *[other] { "" } (Sponsoren: { $sponsor } und { $cosponsor })
}
proposal-alliance = die Tyrian Maritime Alliance ablehnen
proposal-life = { $nominee } zum Suffete for Life machen
proposal-trial = { $accused } anklagen ({ $charge ->
    [major] schwere Anklage wegen seines letzten Amtes
    [tax] Erhöhung des Steuersatzes
    [assassination] Attentat
   *[other] korrupt als { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; Ankläger: { $prosecutor }
}
unit-caravan = { $count ->
    [one] 1 Caravan
   *[other] { $count } Caravans
}
unit-trade-fleet = { $count ->
    [one] 1 Trade Fleet
   *[other] { $count } Trade Fleets
}
unit-caravan-name = Caravans
unit-trade-fleet-name = Trade Fleets
unit-one-carthaginian = Carthaginian Legion
unit-veteran = Veteranen der { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } (loyal zu { $loyal })
}
event-carthage-legion-price-set = Von nun an kosten { $legion } { $talents }T ({ $cause }).
event-carthage-units-raised = Der Staat hebt für { $talents }T aus: { $legions }.
    .news = { event-carthage-units-raised }
event-carthage-units-disbanded = Aufgelöst werden: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-units-disbanded }
event-carthage-expedition-sent = { $explorer } wird Explorer, gewinnt 3 INF und bricht auf, Ziel: { $goal }. Mit ihm: { expedition-units }.{ $talents ->
    [0] { "" }
   *[other] { " " }Der Staat zahlt { $talents }T.
}
    .news = 🧭 { event-carthage-expedition-sent }
event-carthage-force-sent = Aufbruch gegen { $war }: { $commanders } { $legions ->
    [none] ohne Einheiten
   *[other] mit { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = ⚔ { event-carthage-force-sent }
event-carthage-commanders-sent = { $generals ->
    [nichts] Im Kommando von Amts wegen: { $commanders }.
   *[other] General dafür, mit 3 INF mehr: { $generals }.
}
event-carthage-forces-joined = Die Einheiten, die ohne Befehlshaber gegen { $war } standen, stoßen zur Streitmacht: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-forces-joined }
event-carthage-force-reinforced = Verstärkung gegen { $war } für { $commanders }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-force-reinforced }
event-carthage-force-recalled = Heim kommen ({ $war }): { $commanders ->
    [nichts] { "" }
   *[other] { $commanders }{ $legions ->
        [none] { "" }
       *[other] {" "}mit{ " " }
    }
}{ $legions ->
    [none] { "" }
   *[other] { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-force-recalled }
event-carthage-commanders-replaced = Ablösung gegen { $war }: neu im Kommando { $commanders }, abgelöst { $gone }{ $legions ->
    [none] { "" }
   *[other] , dazu { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-commanders-replaced }
event-carthage-garrison-sent = Eine Garnison geht nach { $province }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-garrison-sent }
event-carthage-garrison-withdrawn = Aus der Garnison von { $province } kommen heim: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-garrison-withdrawn }
event-carthage-harbor-dues = { $senator } erhält als Harbor Master { $talents }T für die gebauten Fleets.

## Die Karte der Abstimmung

ballot-proposal = { $magistrate ->
    [none] { $seat } beantragt
   *[other] { $magistrate } von { $seat } (Vorsitz) beantragt
}: **{ $what }**{ $forced ->
    [yes] , durch Public Outcry
   *[no] { "" }
}.
ballot-others = - Neben den Senatoren: { $votes } (INF des Angeklagten, Berufung beim Volk, Bribed Judges)
odds-persuasion = Bei Base Number { $base } gelingt eine Überredung in { $chance }% aller Fälle (RC-8.5.4).
odds-appeal = Wenn { $senator } ({ $special ->
    [yes] abzüglich der POP des Opfers: { $popularity }
   *[no] POP { $popularity }
}) beim Volk Berufung einlegt, tötet es ihn in { $killed }%, befreit ihn in { $freed }%, stimmt in { $for }% für seine Verurteilung und in { $against }% aller Fälle dagegen ({ $special ->
    [yes] RC-9.8.6
   *[no] RC-9.3.5
}).
odds-assassination = Ein Anschlag auf { $victim } mit Modifikator { $modifier } tötet ihn in { $killed }% aller Fälle; der Attentäter wird in { $caught }% gefasst ({ $rule ->
    [optional] RC-14.1
   *[base] RC-9.8.2
}). Secret Bodyguards ziehen je 1 von den Würfen ab und können ihn noch fassen.
assassins-stakes = { $rule ->
    [optional] Zwei Würfel, ein farbiger und ein weißer. Farbig 5 oder mehr: das Opfer stirbt. Weiß 3 oder weniger: dein Senator wird gefasst und stirbt, und jeder Senator deiner Fraktion verliert 5 INF und 1 POP (RC-14.1). Beides kann eintreten. Jede Assassin-Karte zählt 1 zu beiden Würfeln und zu jedem weiteren Wurf.
   *[base] Ein Würfel. 5 oder mehr: das Opfer stirbt. 2 oder weniger: dein Senator wird gefasst und stirbt, und dein Faction Leader verliert 5 INF und kommt, wenn er in Carthage ist, vor Gericht auf Leben und Tod; wird der Leader selbst gefasst, ist auch seine Familie verloren (RC-9.8.6). Jede Assassin-Karte zählt 1 dazu.
} Ein Secret Bodyguard der angegriffenen Fraktion kann es noch ändern. Du darfst es einmal pro Runde versuchen.
assassins-guards = { $rule ->
    [optional] Jeder zieht 1 von beiden Würfeln ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren weißen Wurf, der ihn bei 3 oder weniger fasst (RC-14.1.2).
   *[base] Jeder zieht 1 vom Wurf ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren, der ihn bei 2 oder weniger fasst (RC-9.8.5).
} Weitere Würfe zählen mit allen Modifikatoren; das Opfer töten sie nicht.
reason-senate-tax-step = Der Steuersatz ändert sich jeweils um 10 Punkte: { $rates } ({ $clause }).
reason-senate-absent = Deine Fraktion hat keinen Senator in Carthage und wird nicht aufgerufen ({ $clause }).
