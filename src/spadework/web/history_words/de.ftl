# Die Wörter der eigenen Partien und der Runden

page-history = Meine Partien

title-history = Meine Partien

history-point = ,
history-ways = Seiten und Spiele
history-none = Hier stehen die Partien, die du zu Ende gespielt hast: wie sie ausgingen, mit wem, wie lange sie dauerten, und was sie über dein Spiel sagen. Spiel erst eine.
history-all-games = Alle Spiele
history-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
history-outcome = Platz { $place } von { $seats }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
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
history-ended-early = von allen, die spielten, vorzeitig beendet
history-unknown = nach früheren Regeln gespielt, darum lässt sich das Ergebnis noch nicht oder nicht mehr sagen
history-stood-in = für jemanden sprang ein Computer ein
history-voyage = eine erste Fahrt
history-deal = eine Kartenfolge, die mehrere Tische spielten
history-look = Wie es ausging
history-replay = Nachspielen
history-pages = Seiten
history-page = Seite { $here } von { $last }
history-newer = Neuere
history-older = Ältere

history-statistics = Was die Partien sagen
history-counted = Hier zählen nur Partien, die dieselben Leute auf je einem Platz zu Ende gespielt haben: keine ersten Fahrten und keine, in denen ein Computer einsprang. Eine Kartenfolge, die andere noch spielen, erscheint erst, wenn sie geschlossen ist.
history-few = { $games ->
    [one] Eine Partie sagt sehr wenig.
   *[other] { $games } Partien sagen wenig: Hinter allem kann Zufall stecken.
}
history-seats = Plätze
history-played = Partien
history-won = Gewonnen
history-even = Gleich Starke gewännen
history-place = Platz im Mittel
history-points = Punkte
history-interval = mit 95 % Sicherheit zwischen { $low } und { $high } %
history-mean-best = im Mittel { $mean }, höchstens { $best }
history-people = Menschen
history-against = Gegen { $who }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, gewonnen { $won }
history-rating-people = Wertung unter Menschen
history-rating-computers = Wertung gegen Computer
history-meaning-people = In etwa { $games } von 10 Partien lägst du vor jemandem von mittlerer Stärke hier ({ $other }).
history-meaning-level = In etwa { $games } von 10 Partien lägst du vor einem Computer der Stufe { $level } ({ $other }).
history-provisional = vorläufig
history-how-rated = Wie Wertungen entstehen
history-rating-note = Alle beginnen bei 25. Nach jeder Partie gewinnt, wer vor anderen liegt, und die anderen verlieren, umso mehr, je weniger es zu erwarten war (das Plackett-Luce-Modell von OpenSkill). Der wahre Wert liegt mit etwa 95 % Wahrscheinlichkeit innerhalb dessen, was hinter ± steht; solange das weit ist, ist die Wertung vorläufig. Partien unter Menschen und Partien gegen Computer werden getrennt gewertet: An einem Tisch mit mehreren Menschen zählen nur ihre Plätze untereinander. Die Stufen der Computer haben feste Wertungen aus den Partien, die sie gegeneinander gespielt haben, als das Spiel vermessen wurde; der Maat steht bei 25.
history-unrated = Nicht gewertet werden vorzeitig beendete Partien, erste Fahrten, Partien, in denen je ein Computer einsprang, eine Person auf mehreren Plätzen, und Kartenfolgen, die mehrere Tische spielen. Wer alles löscht, wird in den Partien der anderen niemand, in jeder jemand Neues.
