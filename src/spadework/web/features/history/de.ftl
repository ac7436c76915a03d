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
history-stood-in = für jemanden sprang ein Computer ein
history-played-on = ging von einer anderen Partie aus weiter
history-voyage = eine erste Fahrt
history-went-back = ging zurück
history-deal = eine Kartenfolge, die mehrere Tische spielten
history-look = Wie es ausging
history-replay = Rückschau
history-pages = Seiten
history-page = Seite { $here } von { $last }
history-newer = Neuere
history-older = Ältere

history-statistics = Was die Partien sagen
history-counted = Hier zählen nur Partien, die dieselben Leute auf je einem Platz zu Ende gespielt haben: keine ersten Fahrten, keine, die von einer anderen aus weitergingen oder zurückgingen, und keine, in denen ein Computer einsprang. Eine Kartenfolge, die andere noch spielen, erscheint erst, wenn sie geschlossen ist. In Klammern steht, wo dein wahrer Anteil an Siegen mit 95 % Sicherheit liegt.
history-few = { $games ->
    [one] Eine Partie sagt sehr wenig.
   *[other] { $games } Partien sagen wenig: Hinter allem kann Zufall stecken.
}
history-seats = Plätze
history-played = Partien
history-won = Gewonnen
history-even = Bei gleicher Stärke
history-place = Ø Platz
history-points = Ø Punkte
history-interval = { $low } bis { $high } %
history-mean-best = { $mean }, höchstens { $best }
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
history-unrated = Nicht gewertet werden vorzeitig beendete Partien, erste Fahrten, Partien, die von einer anderen aus weitergingen, Partien, in denen je ein Computer einsprang, eine Person auf mehreren Plätzen, Partien, die zurückgegangen sind, und Kartenfolgen, die mehrere Tische spielen. Wer alles löscht, wird in den Partien der anderen niemand, in jeder jemand Neues.

history-reliability = Mit anderen
history-stayed = In { $finished } von { $begun } Partien mit anderen Menschen bist du bis zum Ende geblieben.
history-in-time = { $in_time } von deinen { $turns } Zügen an Tischen mit Uhren kamen rechtzeitig.
history-reliability-note = Die erste Zahl steht in der Lobby neben deinem Namen. Partien, die alle gemeinsam beendet haben, zählen nicht. Züge zählen in Partien, die zu Ende gingen, seit dieser Server sie zählt, und für die Zeit, in der er nicht lief, kann niemand etwas.
lobby-stayed = blieb in { $finished } von { $begun } Partien bis zum Ende

# Runden

page-clubs = Runden

title-clubs = Runden
title-club = { $name }

club-what = Eine Runde ist eine Seite darüber, was ihre Mitglieder miteinander gespielt haben: ein Haushalt, ein Freundeskreis. Wer ihren Link hat, kann hineinsehen und beitreten.
club-found = Eine neue Runde
club-title = Name der Runde
club-found-now = Runde anlegen
club-join = Beitreten
club-join-note = Die Mitglieder sehen hier, welche Partien sie miteinander beendet haben und wie sie ausgingen, und alle mit diesem Link sehen es auch. Du kannst jederzeit austreten.
club-own = Was man gespielt hat
club-years = Jahre
club-all-years = alle Jahre
club-none = Hier stehen die beendeten Partien, in denen mindestens zwei Mitglieder saßen.
club-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} miteinander, { $period }
club-member = Mitglied
club-wins = Siege
club-rating = Wertung
club-newest = Neueste Partien
club-outcome = { $name }: Platz { $place }, { $points } Punkte
club-others = { $others ->
    [one] und 1 weiterer Platz
   *[other] und { $others } weitere Plätze
}
club-how = Was zählt
club-how-note = Plätze, Siege und Wertungen sind die der Mitglieder untereinander; andere am Tisch, auch Computer, zählen nicht. Wer sich einen ersten Platz teilt, teilt den Sieg. Es zählen nur Partien, die dieselben Leute auf je einem Platz zu Ende gespielt haben, ohne eingesprungene Computer und erste Fahrten. Alle beginnen in jeder Tabelle bei 25; der wahre Wert liegt mit etwa 95 % Wahrscheinlichkeit innerhalb dessen, was hinter ± steht. Partien an Tischen, die für andere geschlossen sind, bleiben draußen.
club-belong = Du gehörst zu dieser Runde
club-link = Ihr Link
club-link-note = Schick ihn denen, die beitreten oder nur hineinsehen sollen.
club-founder = Die Runde ändern
club-rename = Umbenennen
club-members = Mitglieder
club-sure = Ja, diese Runde löschen. Die Partien bleiben.
club-delete = Runde löschen
club-leave = Aus der Runde austreten
club-shared = { $names }. { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} miteinander, { $period }.

club-no-name = Schreib einen Namen, unter dem die anderen dich kennen.
club-wrong-title = Der Name einer Runde hat 1 bis { $most } Zeichen. Schreib einen anderen.
club-full = Eine Runde hat höchstens { $most } Mitglieder.
club-full-advice = Bitte die Gründerin oder den Gründer, jemanden zu entfernen, der nicht mehr spielt.
club-gone = Diese Runde gibt es nicht.
club-gone-advice = Vielleicht wurde sie gelöscht, oder der Link ist nicht vollständig. Frag, wer ihn geschickt hat.
club-not-founder = Das kann nur, wer die Runde gegründet hat.
club-not-founder-advice = Bitte die Gründerin oder den Gründer darum.
club-too-often = Das war sehr oft in kurzer Zeit.
club-too-often-advice = Warte ein wenig, dann versuch es noch einmal.
club-not-sure = Es wurde nichts gelöscht. Setz das Häkchen, wenn du die Runde löschen willst.
