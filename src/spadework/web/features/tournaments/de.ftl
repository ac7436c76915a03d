# Turniere. Eine Runde heißt hier die Gruppe, deshalb gibt es im Turnier Durchgänge.

title-tournaments = Turniere
title-tournament = Turnier: { $game }
tournaments = Turniere
tournament-what = { $seats } Plätze je Tisch
tournament-who = { $others ->
    [0] { $name }
    [one] { $name } und 1 weiterer
   *[other] { $name } und { $others } weitere
}
tournament-gathering = { $rounds ->
    [one] 1 Durchgang, noch nicht begonnen
   *[other] { $rounds } Durchgänge, noch nicht begonnen
}
tournament-playing = Durchgang { $round } von { $rounds }
tournament-over = { $rounds ->
    [one] Beendet nach 1 Durchgang
   *[other] Beendet nach { $rounds } Durchgängen
}
tournament-won-you = Du hast das Turnier gewonnen.
tournament-won = { $count ->
    [one] { $names } hat das Turnier gewonnen.
   *[other] { $names } teilen sich den ersten Platz.
}
tournament-game = Turnier
tournament-game-at = Diese Partie gehört zu einem Turnier
tournament-new = Turnier ansetzen
tournament-game-of = { $game } ({ $least } bis { $most } Spieler)
tournament-seats = Plätze je Tisch
tournament-rounds = Durchgänge
tournament-time = Uhr
tournament-create = Ansetzen
tournament-how = Alle spielen dieselben Karten, Glück zählt also kaum: In jedem Durchgang wirst du mit denen verglichen, die an den anderen Tischen auf deinem Platz sitzen. Freie Plätze nehmen Kapitäne ein.
tournament-own = Deine Turniere
tournament-open = Offen für alle
tournament-none = Zurzeit ist keins offen.
tournament-new-note = Alle auf diesem Server können mitspielen. Nur für Freunde: Setz es auf der Seite eurer Runde an.
tournament-look = Zum Turnier

tournament-of = Turnier von { $club }
tournament-anybody = Offen für alle
tournament-takes-part = { $count ->
    [0] Noch niemand ist dabei.
   *[other] Dabei: { $names }
}
tournament-enter = Mitspielen
tournament-withdraw = Teilnahme absagen
tournament-begin = Durchgang { $round } beginnen
tournament-begin-now = Durchgang { $round } jetzt beginnen
tournament-end = Nach diesem Durchgang beenden
tournament-end-sure = Ja, keine weiteren Durchgänge
tournament-call-off-sure = Ja, absagen
tournament-end-games = Jemand spielt nicht zu Ende?
tournament-end-games-note = Du kannst die Partien beenden, die noch gespielt werden. Sie zählen nicht, und der Durchgang ist vorbei.
tournament-end-idle-note = Du kannst Partien beenden, in denen seit { $idle } nichts geschehen ist, außer du bist dran. Sie zählen nicht, und wer am Zug war, ist nicht mehr dabei.
tournament-idle-minutes = { $count } Minuten
tournament-idle-days = { $count } Tagen
tournament-end-games-now = Diese Partien beenden
tournament-still = Zwei Durchgänge werden noch gespielt.
tournament-still-advice = Warte, bis der erste vorbei ist, oder beende seine Partien.
tournament-call-off = Absagen
tournament-alone = Ein Durchgang braucht mindestens { $least } Spieler.
tournament-goes-on = Der Durchgang endet, wenn alle Tische fertig sind. Danach beginnt der nächste von selbst.
tournament-last = Der Durchgang endet, wenn alle Tische fertig sind.
tournament-your-table = Zu deinem Tisch
tournament-standings = Stand
tournament-no-standings = Nach dem ersten Durchgang steht hier der Stand.
tournament-place = Rang
tournament-player = Spieler
tournament-round = Durchgang { $round }
tournament-short = D{ $round }
tournament-points = Punkte
tournament-wins = Siege
tournament-fair = Siege ohne Glück
tournament-explained = Alle, die auf deinem Platz saßen, hatten dieselben Karten. Deshalb vergleichen wir dich mit ihnen, nicht mit denen an deinem Tisch: Ein Sieg dort mit den besseren Karten kann 0 bringen. Ein Durchgang bringt { $most } Punkte, wenn du besser warst als sie alle, 0, wenn alle besser waren; ein Gleichstand zählt halb. Besser heißt: der bessere Rang, dann mehr Punkte. Bei gleich vielen Punkten entscheiden die Siege.
tournament-fair-explained = „Siege“ zählt die Partien, die du am eigenen Tisch gewonnen hast. „Siege ohne Glück“ zieht ab, was deine gezogenen Karten nach Schätzung der Auswertung wert waren: mehr als „Siege“, wenn du Pech hattest, weniger, wenn du Glück hattest.
tournament-fair-soon = Die Spalte ohne Glück erscheint gleich.
tournament-at = { $name } (Sitz { $seat })
tournament-table-playing = wird gespielt
tournament-table-over = fertig
tournament-table-ended = vorzeitig beendet, zählt nicht
tournament-watch = Partie ansehen

tournament-link = Lade andere mit diesem Link ein
tournament-no-name = Zum Mitspielen brauchst du einen Namen.
tournament-no-name-advice = Geh zurück und trag ihn ein.
tournament-full = Es spielen schon { $most } mit, mehr Platz gibt es nicht.
tournament-full-advice = Setz ein anderes Turnier an.
tournament-too-many-own = Du kannst höchstens { $most } Turniere gleichzeitig haben. Beende erst eines.
tournament-too-many = Eine Runde hat höchstens { $most } Turniere gleichzeitig. Beende erst eines.
tournament-too-few = Ein Durchgang braucht mindestens { $least } Spieler.
tournament-too-few-advice = Warte, bis andere mitspielen.
tournament-gone = Dieses Turnier gibt es nicht.
tournament-gone-advice = Vielleicht hat es jemand abgesagt.
tournament-no-more = Dieses Turnier hat keine weiteren Durchgänge.
tournament-no-more-advice = Setz ein neues an.
tournament-not-yours = Das kann nur, wer die Runde gegründet oder das Turnier angesetzt hat.
tournament-not-yours-advice = Bitte sie darum.
tournament-failed = Der Durchgang kann nicht beginnen: Dieser Server hat das Spiel nicht mehr.
tournament-failed-advice = Frag den Betreiber des Servers.
