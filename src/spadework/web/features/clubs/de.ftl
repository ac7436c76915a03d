# Runden

page-clubs = Runden

title-clubs = Runden
title-club = { $name }

club-what = Eine Runde ist eure feste Gruppe, etwa die Familie oder der Freundeskreis: mit Terminen, Tischen für ihre Mitglieder und allen gemeinsamen Partien. Wer den Link hat, kann hineinschauen und beitreten.
club-found = Neue Runde
club-title = Name der Runde
club-found-now = Runde anlegen
club-join = Beitreten
club-join-note = Die Mitglieder sehen die Partien, die sie miteinander beendet haben, und die Ergebnisse. Wer den Link hat, sieht sie auch. Du kannst jederzeit austreten.
club-years = Jahre
club-all-years = alle Jahre
club-none = Noch keine Partien. Eine beendete Partie erscheint hier, wenn mindestens zwei Mitglieder mitgespielt haben.
club-none-in = Keine Partien in { $period }.
club-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} miteinander, { $period }
club-member = Mitglied
club-wins = Siege
club-rating = Wertung
club-records = Noch einmal ansehen
club-record-points = Die meisten Punkte: { $name }, { $points }.
club-record-close = Der knappste Sieg: { $name } { $points ->
    [0] bei Punktgleichheit
    [one] mit 1 Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
}.
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
club-how-note = Plätze, Siege und Wertungen vergleichen nur die Mitglieder. Andere Leute und Computerspieler am Tisch zählen nicht. Teilen sich Mitglieder den ersten Platz, teilen sie den Sieg. Wir zählen Partien, die dieselben Spieler auf je einem Platz zu Ende gespielt haben, ohne eingesprungene Computerspieler und ohne Tutorials. Alle beginnen in jeder Tabelle bei 25. Deine wahre Wertung liegt mit etwa 95 % Sicherheit im Bereich hinter ±. Partien an geschlossenen Tischen zählen nicht mit.
club-belong = Du bist Mitglied
club-open = Offene Tische
club-playing = Läuft gerade
club-open-table = Einen Tisch für die Runde eröffnen:
club-opened = { $name } wartet an einem Tisch für { $club }.
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

club-time = Es ist so weit: { $club } spielt jetzt.
club-not-member = Das können nur Mitglieder der Runde.
club-not-member-advice = Tritt zuerst bei: Die Seite der Runde hat dafür einen Knopf.

# Termine der Runden

dates = Termine
date-at = { $day }, { $time } Uhr
date-zone-of = Zeit in { $zone }
date-weeks-0 = einmalig
date-weeks-1 = jede Woche
date-weeks-2 = alle zwei Wochen
date-weeks-4 = alle vier Wochen
date-coming-yes = Dabei: { $names }
date-coming-maybe = Vielleicht: { $names }
date-coming-no = Nicht dabei: { $names }
date-answer = Bist du dabei?
date-answer-yes = Ja
date-answer-maybe = Vielleicht
date-answer-no = Nein
date-none = Noch kein Termin. Wann spielt ihr das nächste Mal?
date-suggest = Termin festlegen
date-game = Spiel
date-day-field = Tag
date-time-field = Uhrzeit
date-zone = Zeitzone
date-zone-note = Zum Beispiel Europe/Berlin. Alle sehen die Zeit in ihrer eigenen Zeitzone.
date-repeat = Wiederholen
date-set = Termin speichern
date-note = Zum Termin öffnet sich ein Tisch von selbst, hier und auf deiner Startseite, mit genug Plätzen für alle, die zugesagt oder „vielleicht“ gesagt haben, höchstens so vielen, wie das Spiel zulässt.
date-reminds = Drei Stunden vorher erinnern wir alle, die nicht abgesagt haben, sofern sie Benachrichtigungen eingeschaltet haben.
date-calendar-add = Zum Kalender hinzufügen
date-calendar = Kalender-Link
date-calendar-note = Abonniere ihn in deinem Kalenderprogramm. Wer den Link hat, sieht die Termine.
date-skip = Diesmal ausfallen lassen
date-end = Serie beenden
date-not-yours = Das können nur der Gründer der Runde und wer den Termin festgelegt hat.
date-not-yours-advice = Bitte jemanden von ihnen darum.
date-call-off = Absagen
date-wrong-zone = Diese Zeitzone kennen wir nicht. Gib eine ein wie Europe/Berlin.
date-wrong-time = Gib einen Tag und eine Uhrzeit ein.
date-not-ahead = Ein Termin muss in der Zukunft liegen, höchstens ein Jahr entfernt.
date-too-many = Eine Runde hat höchstens { $most } Termine. Sag zuerst einen ab.
date-gone = Diesen Termin gibt es nicht.
date-gone-advice = Er ist vorbei, oder jemand hat ihn abgesagt.
