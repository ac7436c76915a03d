# Eigene Partien und Runden

page-history = Meine Partien

title-history = Meine Partien

history-point = ,
history-ways = Seiten und Spiele
history-none = Du hast noch keine beendeten Partien. Spiel eine, dann siehst du hier, wie sie ausging, mit wem du gespielt hast und wie lange sie dauerte.
history-all-games = Alle Spiele
history-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
history-outcome = { $place ->
    [1] Gewonnen
    [2] Zweiter Platz von { $seats }
    [3] Dritter Platz von { $seats }
    [4] Vierter Platz von { $seats }
    [5] Fünfter Platz von { $seats }
   *[6] Sechster Platz von { $seats }
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
history-with = Mit { $names }
history-alone = niemandem sonst
history-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
history-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
history-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
history-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
history-ended-early = von allen Spielern vorzeitig beendet
history-stood-in = ein Computerspieler sprang ein
history-played-on = aus einer anderen Partie weitergespielt
history-tutorial = Tutorial
history-went-back = mit zurückgenommenen Zügen
history-deal = gleiche Partie an mehreren Tischen
history-look = Ergebnis ansehen
history-replay = Partie ansehen
history-pages = Seiten
history-page = Seite { $here } von { $last }
history-newer = Neuere
history-older = Ältere

history-statistics = Statistik
history-counted = Wir zählen Partien, die dieselben Spieler auf je einem Platz zu Ende gespielt haben. Tutorials, weitergespielte Partien, Partien mit zurückgenommenen Zügen und Partien, in denen ein Computerspieler einsprang, zählen nicht. Eine Partie, die andere noch spielen, zählt, sobald sie geschlossen ist. In Klammern steht, wo dein wahrer Anteil an Siegen mit 95 % Sicherheit liegt.
history-few = { $games ->
    [one] Eine Partie sagt sehr wenig.
   *[other] { $games } Partien sagen wenig. Es kann alles Glück sein.
}
history-seats = Plätze
history-played = Partien
history-won = Gewonnen
history-even = Bei gleicher Stärke
history-place = Ø Platz
history-points = Ø Punkte
history-interval = { $low } bis { $high } %
history-mean-best = { $mean } (Rekord: { $best })
history-people = Menschen
history-against = Gegen { $who }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, gewonnen { $won }
history-rating-people = Wertung gegen Menschen
history-rating-computers = Wertung gegen Computerspieler
history-meaning-people = Du landest in etwa { $games } von 10 Partien vor einem durchschnittlichen Spieler hier ({ $other }).
history-meaning-level = Du landest in etwa { $games } von 10 Partien vor dem Computerspieler { $level } ({ $other }).
history-provisional = vorläufig
history-how-rated = So entstehen Wertungen
history-rating-note = Alle beginnen bei 25. Nach jeder Partie gewinnst du für jeden, den du schlägst, und verlierst für jeden, der dich schlägt. Je überraschender das Ergebnis, desto mehr zählt es (das Plackett-Luce-Modell von OpenSkill). Deine wahre Wertung liegt mit etwa 95 % Sicherheit im Bereich hinter ±. Solange er weit ist, ist die Wertung vorläufig. Partien gegen Menschen und gegen Computerspieler werden getrennt gewertet. An einem Tisch mit mehreren Menschen zählen nur ihre Plätze untereinander. Die Computerspieler haben feste Wertungen, gemessen in Partien gegeneinander. Der Maat steht bei 25.
history-unrated = Nicht gewertet werden vorzeitig beendete Partien, Tutorials, weitergespielte Partien, Partien, in denen ein Computerspieler einsprang, Partien mit einer Person auf mehreren Plätzen, Partien mit zurückgenommenen Zügen und Partien, die mehrere Tische spielen. Löschst du deine Daten, wirst du in jeder Partie der anderen ein neuer Spieler ohne Namen.

history-reliability = Mit anderen
history-stayed = Du bist in { $finished } von { $begun } Partien mit anderen bis zum Ende geblieben.
history-in-time = Du warst in { $in_time } von { $turns } Zügen an Tischen mit Uhren rechtzeitig.
history-reliability-note = Die Lobby zeigt die erste Zahl neben deinem Namen. Partien, die alle gemeinsam beendet haben, zählen nicht. Züge zählen in Partien, die zu Ende gingen, seit dieser Server mitzählt. Zeiten, in denen der Server nicht lief, werden dir nicht angerechnet.
lobby-stayed = blieb in { $finished } von { $begun } Partien bis zum Ende

# Runden

page-clubs = Runden

title-clubs = Runden
title-club = { $name }

club-what = Eine Runde zeigt, was ihre Mitglieder miteinander gespielt haben: eine Familie, ein Freundeskreis. Wer den Link hat, kann hineinsehen und beitreten.
club-found = Neue Runde
club-title = Name der Runde
club-found-now = Runde anlegen
club-join = Beitreten
club-join-note = Die Mitglieder sehen die Partien, die sie miteinander beendet haben, und die Ergebnisse. Alle mit dem Link sehen sie auch. Du kannst jederzeit austreten.
club-own = Deine Partien und Runden
club-years = Jahre
club-all-years = alle Jahre
club-none = Noch keine Partien. Eine beendete Partie erscheint hier, wenn mindestens zwei Mitglieder mitgespielt haben.
club-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} miteinander, { $period }
club-member = Mitglied
club-wins = Siege
club-rating = Wertung
club-newest = Neueste Partien
club-outcome = { $name }: { $place ->
    [1] gewonnen
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
    [5] fünfter Platz
   *[6] sechster Platz
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
club-others = { $others ->
    [one] und 1 weiterer Platz
   *[other] und { $others } weitere Plätze
}
club-how = Was zählt
club-how-note = Plätze, Siege und Wertungen vergleichen nur die Mitglieder. Gäste und Computerspieler am Tisch zählen nicht. Teilen sich Mitglieder den ersten Platz, teilen sie den Sieg. Wir zählen Partien, die dieselben Spieler auf je einem Platz zu Ende gespielt haben, ohne eingesprungene Computerspieler und ohne Tutorials. Alle beginnen in jeder Tabelle bei 25. Deine wahre Wertung liegt mit etwa 95 % Sicherheit im Bereich hinter ±. Partien an geschlossenen Tischen bleiben draußen.
club-belong = Du bist Mitglied
club-open = Offene Tische
club-open-table = Einen Tisch für die Runde eröffnen:
club-opened = { $name } hat einen Tisch für { $club } eröffnet.
club-link = Link der Runde
club-link-note = Schick ihn allen, die beitreten oder hineinsehen wollen.
club-founder = Runde verwalten
club-rename = Umbenennen
club-members = Mitglieder
club-sure = Ja, diese Runde löschen. Die Partien bleiben.
club-delete = Runde löschen
club-leave = Runde verlassen
club-shared = { $names }. { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} miteinander, { $period }.

club-no-name = Gib einen Namen ein, unter dem die anderen dich kennen.
club-wrong-title = Der Name einer Runde hat 1 bis { $most } Zeichen. Wähle einen anderen.
club-full = Eine Runde hat höchstens { $most } Mitglieder.
club-full-advice = Bitte den Gründer, ein Mitglied zu entfernen, das nicht mehr spielt.
club-gone = Diese Runde gibt es nicht.
club-gone-advice = Vielleicht hat der Gründer sie gelöscht, oder der Link ist unvollständig. Frag nach einem neuen.
club-not-founder = Das kann nur der Gründer der Runde.
club-not-founder-advice = Bitte den Gründer darum.
club-too-often = Das war viel in kurzer Zeit.
club-too-often-advice = Warte kurz und versuch es dann noch einmal.
club-not-sure = Nichts wurde gelöscht. Setz den Haken, wenn du die Runde löschen willst.
