# Eigene Partien und Runden

page-history = Meine Partien

title-history = Meine Partien

history-point = ,
history-none = Du hast noch keine beendeten Partien. Spiel eine, dann siehst du hier, wie sie ausging, mit wem du gespielt hast und wie lange sie dauerte.
history-all-games = Alle Spiele
history-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
history-outcome = { $place ->
    [1] Gewonnen
    [2] Platz 2 von { $seats }
    [3] Platz 3 von { $seats }
    [4] Platz 4 von { $seats }
    [5] Platz 5 von { $seats }
   *[6] Platz 6 von { $seats }
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
history-stood-in = ein Computerspieler sprang für { $names } ein
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
history-meaning-people = Du landest in etwa { $games } von 10 Partien vor einem durchschnittlichen Spieler auf dieser Seite ({ $other }).
history-meaning-level = Du landest in etwa { $games } von 10 Partien vor dem Computerspieler { $level } ({ $other }).
history-provisional = vorläufig
history-how-rated = So entstehen Wertungen
history-rating-note = Alle beginnen bei 25. Nach jeder Partie gewinnst du für jeden, den du schlägst, und verlierst für jeden, der dich schlägt. Je überraschender das Ergebnis, desto mehr zählt es (das Plackett-Luce-Modell von OpenSkill). Deine wahre Wertung liegt mit etwa 95 % Sicherheit im Bereich hinter ±. Solange er weit ist, ist die Wertung vorläufig. Partien gegen Menschen und gegen Computerspieler werden getrennt gewertet. An einem Tisch mit mehreren Menschen zählen nur ihre Plätze untereinander. Die Computerspieler haben feste Wertungen, gemessen in Partien gegeneinander. Der Maat steht bei 25.
history-unrated = Nicht gewertet werden vorzeitig beendete Partien, Tutorials, weitergespielte Partien, Partien, in denen ein Computerspieler einsprang, Partien mit einer Person auf mehreren Plätzen, Partien mit zurückgenommenen Zügen und Partien, die an mehreren Tischen gespielt werden. Löschst du deine Daten, stehst du in den Partien der anderen nur noch als namenloser Spieler.

history-reliability = Mit anderen
history-stayed = Du bist in { $finished } von { $begun } Partien mit anderen bis zum Ende geblieben.
history-in-time = Du hast { $in_time } von { $turns } Zügen an Tischen mit Uhr rechtzeitig gemacht.
history-reliability-note = Die Lobby zeigt die erste Zahl neben deinem Namen. Partien, die ihr im Einvernehmen abgebrochen habt, zählen nicht. Züge zählen aus Partien, die zu Ende gingen, seit dieser Server mitzählt. Zeiten, in denen der Server nicht lief, werden dir nicht angelastet.
lobby-stayed = blieb in { $finished } von { $begun } Partien bis zum Ende
