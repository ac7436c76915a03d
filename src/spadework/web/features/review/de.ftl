# Auswertung einer beendeten Partie

title-review = Auswertung: { $game }
review-link = Die ganze Partie auswerten
review-of = Auswertung für
review-waiting = Wir werten die Partie aus. Das dauert ein paar Sekunden, bei einer langen Partie eine halbe Minute.
review-busy = Wir werten gerade sehr viele Partien aus. Komm in einer Minute wieder.
review-failed = Wir konnten diese Partie nicht auswerten. Lade die Seite neu, um es noch einmal zu versuchen.
review-result = { $luck-way ->
    [cost] { $name } hatte Pech ({ $luck } Prozentpunkte).
    [gave] { $name } hatte Glück ({ $luck } Prozentpunkte).
   *[even] Bei { $name } haben sich Glück und Pech ausgeglichen.
}{ $others-way ->
    [gave] { "" } Die Züge der anderen haben die Siegchance von { $name } um { $others } Prozentpunkte erhöht.
    [gave-much] { "" } Die Züge der anderen haben die Siegchance von { $name } stark erhöht.
    [cost] { "" } Die Züge der anderen haben die Siegchance von { $name } um { $others } Prozentpunkte gesenkt.
    [cost-much] { "" } Die Züge der anderen haben die Siegchance von { $name } stark gesenkt.
   *[even] { "" }
} { $own-way ->
    [lost] Die eigenen Züge haben den Sieg gekostet.
    [wasted] Die eigenen Züge haben viel verschenkt, aber es hat gereicht.
    [cost] Die eigenen Züge haben die Siegchance um { $own } Prozentpunkte gesenkt.
    [bits] Die eigenen Züge haben die Siegchance nach und nach um { $own } Prozentpunkte gesenkt: Keiner war klar falsch.
    [gave] Die eigenen Züge haben die Siegchance um { $own } Prozentpunkte erhöht.
   *[even] Die eigenen Züge haben nichts geändert.
}
review-result-you = { $luck-way ->
    [cost] Du hattest Pech ({ $luck } Prozentpunkte).
    [gave] Du hattest Glück ({ $luck } Prozentpunkte).
   *[even] Glück und Pech haben sich bei dir ausgeglichen.
}{ $others-way ->
    [gave] { "" } Die Züge der anderen haben deine Siegchance um { $others } Prozentpunkte erhöht.
    [gave-much] { "" } Die Züge der anderen haben deine Siegchance stark erhöht.
    [cost] { "" } Die Züge der anderen haben deine Siegchance um { $others } Prozentpunkte gesenkt.
    [cost-much] { "" } Die Züge der anderen haben deine Siegchance stark gesenkt.
   *[even] { "" }
} { $own-way ->
    [lost] Deine Züge haben dich den Sieg gekostet.
    [wasted] Deine Züge haben viel verschenkt, aber es hat gereicht.
    [cost] Deine Züge haben deine Siegchance um { $own } Prozentpunkte gesenkt.
    [bits] Deine Züge haben deine Siegchance nach und nach um { $own } Prozentpunkte gesenkt: Keiner war klar falsch.
    [gave] Deine Züge haben deine Siegchance um { $own } Prozentpunkte erhöht.
   *[even] Deine Züge haben nichts geändert.
}
review-sum = Woran es lag
review-total = Ergebnis
review-part-even = Gleicher Anteil
review-part-even-note = die Siegchance jedes Platzes vor dem Spiel
review-part-start = Glück mit dem Platz
review-part-start-note = was dieser Platz und die Reihenfolge wert waren
review-part-draw = Glück beim Ziehen
review-part-draw-note = was kam, verglichen mit dem Durchschnitt von allem, was hätte kommen können
review-part-hidden = Verdeckte Karten
review-part-hidden-note = wie gut die Züge zufällig zu dem passten, was man an diesem Platz nicht sehen konnte
review-part-own = Eigene Züge
review-part-own-note = wie gut sie waren, nach allem, was man an diesem Platz sehen konnte
review-part-others = Züge der anderen
review-part-others-note = was die Züge der anderen geändert haben
review-moments = Entscheidende Züge
review-picture = Der Tisch von diesem Platz aus: { $turn }
review-played = Gespielt: { $move }
review-then = Danach: { $what }
review-better = Besser: { $move }. Nach allem, was man an diesem Platz wissen konnte, gewinnt das { $cost } ± { $error } % mehr.
review-effect-cost = Teurer Zug
review-effect-gain = Starker Zug
review-effect-luck = Glück und die anderen
review-right = Bester Zug
review-close = Kein klarer Unterschied
review-wrong = Besserer Zug möglich
review-all = Alle Entscheidungen ({ $count })
review-head-played = Gespielt
review-head-best = Besser
review-head-cost = Kosten
review-head-change = Änderung
review-head-verdict = Urteil
review-cost = { $cost } ± { $error } %
review-how = Wie wir das berechnen
review-how-sum = Wir bewerten die Stellung vor und nach jedem Zug und jeder Ziehung: mit einem Netz, das Millionen Partien gespielt hat, oder, wo ein Spiel keines hat, mit 32 Partien, die ein einfacher Computerspieler so weit weiterspielt, wie ein Kapitän vorausschaut. Die Unterschiede der Bewertungen ergeben zusammen das Ergebnis. Der Zufall wird mit allem verglichen, was hätte kommen können. 100 % sind ein sicherer Sieg: Zu dritt beginnt jeder mit 33 %.
review-how-cost = Für jede Entscheidung denken wir uns acht Tische aus, die zu allem passen, was dieser Platz wusste, und probieren jeden Zug darauf aus. Ein Zug, der besser aussieht als der gespielte, wird auf 128 weiteren Tischen bis zum Ende der Partie mit ihm verglichen. Die Kosten sagen, wie weit der gespielte Zug im Durchschnitt zurückliegt, ± Standardfehler. Den Rest spielen schnelle Computerspieler: Nimm die Kosten als Hinweis.
review-how-code = So wertest du die gespeicherte Aufzeichnung in Python länger aus:

# Weiterspielen von einem Schritt einer beendeten Partie

play-on = Von hier weiterspielen
play-on-note = An einem eigenen Tisch. Dieselben Züge bringen dieselben Karten. Auf den anderen Plätzen spielen Computerspieler.
play-on-known = Diese Partie führt eine beendete weiter, und dieselben Züge bringen dieselben Karten. Wer die frühere Partie kennt, weiß vielleicht, was kommt. Gewertet wird sie nicht.
play-on-origin = Frühere Partie ansehen
replay-python = Diese Stellung in Python
replay-python-note = Für ein Notebook oder ein Skript, mit allem, was verborgen war.
replay-python-copy = Kopieren
replay-python-copied = Kopiert.
error-too-far = Von diesem Schritt aus kannst du nicht weiterspielen. Die Grenze liegt bei { $most } Zügen.
error-too-far-advice = Wähle einen früheren Schritt.
error-nothing-left = Nach diesem Schritt gab es nichts mehr zu entscheiden.
error-nothing-left-advice = Wähle einen früheren Schritt.
