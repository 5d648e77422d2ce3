### Befehle als Sätze. Plätze und Einheiten mit Namen oder Code; $post, wie Befehle es schreiben: R Rom, SR Rom, C A Nap.

says-stand = { $unit } hält
says-move = { $unit } zieht nach { $to }
says-support = { $to ->
    [none] { $unit } unterstützt { $helped }, wo es steht
   *[other] { $unit } unterstützt { $helped } nach { $to }
}
says-convoy = { $unit } bringt { $army } nach { $to }
says-retreat = { $unit } weicht nach { $to }
says-disband = { $unit } wird aufgelöst
says-revolt-list = Bei einem Aufstand weicht { $unit } in das erste freie von { $spaces }
says-build-unit = { $arm ->
    [A] In { $at } wird eine Armee gebaut
   *[other] In { $at } wird eine Flotte gebaut
}
says-remove = { $unit } wird entfernt
says-adopt = { $unit } bekommt { $at } als Basis
says-yield = { $to } darf { $unit } aufnehmen
says-drop = { $unit } verliert die Versorgung
says-purge = { $whom } wird gestürzt: { $post }
says-appoint = { $whom } wird ernannt: { $post }
says-resign = Niedergelegt wird: { $post }
says-delegate = Die Macht zu stürzen wird { $to } geliehen{ $of ->
    [none] { "" }
   *[other] { "" }, über { $of }
}{ $where ->
    [none] { "" }
   *[other] { "" }, in { $where }
}{ $seasons ->
    [none] { "" }
    [one] { "" }, für eine Saison
   *[other] { "" }, für { $seasons } Saisons
}
says-revoke = { $delegate ->
    [none] Alle geliehene Macht zu stürzen wird zurückgenommen
   *[other] Die Macht zu stürzen, die { $delegate } geliehen ist, wird zurückgenommen
}
says-refuse = { $refused ->
    [yes] Von nun an abgelehnt: { $what }{ $giver ->
        [none] { "" }
       *[other] { " " }von { $giver }
    }
   *[other] Wieder angenommen: { $what }{ $giver ->
        [none] { "" }
       *[other] { " " }von { $giver }
    }
}
says-build-line = Eine Eisenbahn wird gebaut: { $route }{ $shares ->
    [none] { "" }
   *[other] { "" }, mit { $shares } Anteilen
}
says-reroute = { $railway } führt weiter: { $route }
says-halt = { $halted ->
    [yes] Der Bau von { $railway } wird angehalten
   *[other] Der Bau von { $railway } geht weiter
}
says-permit = { $granted ->
    [yes] { $whom } darf in { $province } Gleise legen
   *[other] { $whom } darf in { $province } keine Gleise mehr legen
}
says-transfer = { $number } Anteile von { $railway } gehen an { $to }
says-proxy = Die Stimmen von { $number } Anteilen von { $railway } werden { $to } geliehen
says-recall = Die Stimmen von { $railway }, die { $lent_to } geliehen sind, werden zurückgeholt
says-bar = { $barred ->
    [yes] { $railway } wird gesperrt für { $against }
   *[other] { $railway } wird wieder frei für { $against }
}
says-secrecy = { $secret ->
    [yes] Wem { $railway } gehört, ist geheim
   *[other] Wem { $railway } gehört, ist öffentlich
}
says-dismantle = { $wanted ->
    [yes] { $railway } wird abgebaut
   *[other] { $railway } wird nicht weiter abgebaut
}
says-close-canal = { $closed ->
    [yes] Kanal { $canal } wird geschlossen für { $against ->
        [none] alle anderen
       *[other] { $against }
    }
   *[other] Kanal { $canal } bleibt offen
}
says-hold-as = Von der nächsten Saison an hält { $name } alles
says-new-name = Der Name „{ $name }“ wird angenommen
says-drop-name = Der Name { $name } wird aufgegeben
says-drop-out = Das Spiel wird verlassen
says-final = Die Befehle sind endgültig
says-vote = { $yes ->
    [yes] Ja zu { $motion }
   *[other] Nein zu { $motion }
}
says-propose-rename = { $space } soll „{ $name }“ heißen
says-propose-seat-in = { $candidate } soll { $province } beherrschen
says-propose-set-option = Die Option { $option } soll { $value } sein
says-propose-write-rule = Eine Regel soll hinzukommen: „{ $text }“
says-propose-change-map = Die Karte soll geändert werden: { $change }
says-propose-draw = Das Spiel soll unentschieden enden
says-by-rail = { "" }, mit { $railway }
says-seizing = { $province ->
    [none] { "" } und nimmt es für { $code }
   *[other] { "" } und nimmt { $province } für { $code }
}
says-blocking = { "" } und sperrt { $what ->
    [trains] Züge
    [works] den Bau
    [strait] die Meerenge
   *[all] den Weg
}{ $whom ->
    [none] { "" }
   *[other] { " " }für { $whom }
}
