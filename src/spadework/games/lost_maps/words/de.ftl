title = Lost Maps
tagline = Ein Muster für alle, zwei Karten für dich: Kreuze jedes Kästchen an und heb den Schatz.
genre = Aufdecken und ankreuzen

option-memory-aid = Gedächtnisstütze
option-memory-aid-off = aus
option-memory-aid-on = an: zeigt, welche Expeditionen der Runde noch kommen

part-coins = Münzen
part-cups = Pokale
part-palms = Palmen
part-cards = Karten
part-seals = Siegel

# Things

seat-name = { $seat ->
    [you] du
   *[other] { $seat }
}
# A deck has the names of its islands in all languages.
-language = Deutsch
    .code = de
island = { -language.code ->
    [en] { $en }
   *[de] { $de }
}
island-unnamed = { $front }{ $back }
island-front-0 = Nebel
island-front-1 = Sturm
island-front-2 = Möwen
island-front-3 = Rum
island-front-4 = Salz
island-front-5 = Mond
island-front-6 = Krabben
island-front-7 = Wal
island-front-8 = Donner
island-front-9 = Bernstein
island-back-0 = bucht
island-back-1 = riff
island-back-2 = insel
island-back-3 = fels
island-back-4 = bank
island-back-5 = spitze
suit-purple = lila
suit-orange = orange
suit-green = grün
suit-grey = grau
colour-purple = lila
colour-orange = orange
colour-green = grüne
colour-grey = graue
pattern-line-2 = Zweierreihe
pattern-line-3 = Dreierreihe
pattern-line-4 = Viererreihe
pattern-corner = Dreierecke
pattern-t = T aus vier Kästchen
pattern-l = L aus vier Kästchen
pattern-s = Zickzack aus vier Kästchen
pattern-square = Quadrat aus vier Kästchen
pattern-other = Figur { $name } aus { $boxes } Kästchen
symbol-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
symbol-palms = { $count ->
    [one] 1 Palme
   *[other] { $count } Palmen
}
symbol-crosses = { $count ->
    [one] 1 Kreuz
   *[other] { $count } Kreuze
}

# Moves

label-keep = { $cards } behalten
label-cross = { $boxes } auf { $card } ankreuzen
label-with = { $crossing } ({ $symbols })
label-take = { $card } aus der Auslage nehmen
label-draw = Vom Stapel ziehen
label-card = { $card } wird aufgedeckt
label-pattern = Nächste Expedition: { $pattern }

ask-keep = Behalte zwei deiner vier Karten
ask-cross = Kreuze das Muster ({ $pattern }) oder ein einzelnes Kästchen an
ask-extra = { $count ->
    [one] Für das Kreuz: Kreuze noch ein Kästchen an
   *[other] Für die Kreuze: Kreuze noch { $count } Kästchen an, eins nach dem anderen
}
ask-take = Nimm eine neue Karte aus der Auslage oder verdeckt vom Stapel

# The log

turn = Runde { $round }, Zug { $turn } von { $turns }
turn-setting-up = Aufbau

event-dealt = Alle bekommen vier Schatzkarten und behalten zwei.
event-own-hand = { $seat ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-keeps = { $seat ->
    [you] Du behältst { $cards }.
   *[other] { $seat } behält { $cards }.
}
event-displayed = Neu in der Auslage: { $card }.
event-start = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-expedition = Eine Expedition wird aufgedeckt.
event-crosses = { $seat ->
    [you] Du kreuzt auf { $card } { $boxes } an.
   *[other] { $seat } kreuzt auf { $card } { $boxes } an.
}
event-coins = { $count ->
    [one] { $seat ->
        [you] Du markierst eine Münze, { $coins } von { $most }.
       *[other] { $seat } markiert eine Münze, { $coins } von { $most }.
    }
   *[other] { $seat ->
        [you] Du markierst { $count } Münzen, { $coins } von { $most }.
       *[other] { $seat } markiert { $count } Münzen, { $coins } von { $most }.
    }
}
event-palm = { $points ->
    [one] { $seat ->
        [you] Du bekommst 1 Punkt für eine Palme.
       *[other] { $seat } bekommt 1 Punkt für eine Palme.
    }
   *[other] { $seat ->
        [you] Du bekommst { $points } Punkte für eine Palme.
       *[other] { $seat } bekommt { $points } Punkte für eine Palme.
    }
}
event-cup = { $seat ->
    [you] Du füllst eine Münzreihe und nimmst den Pokal { $cup }.
   *[other] { $seat } füllt eine Münzreihe und nimmt den Pokal { $cup }.
}
event-no-cup = { $seat ->
    [you] Du füllst eine Münzreihe, doch kein Pokal ist mehr da.
   *[other] { $seat } füllt eine Münzreihe, doch kein Pokal ist mehr da.
}
event-fills = { $seat ->
    [you] Du füllst { $card }: { $points } Punkte.
   *[other] { $seat } füllt { $card }: { $points } Punkte.
}
event-takes = { $seat ->
    [you] Du nimmst { $card } aus der Auslage.
   *[other] { $seat } nimmt { $card } aus der Auslage.
}
event-draws = { $seat ->
    [you] Du ziehst { $card } vom Stapel.
   *[other] { $seat } zieht { $card } vom Stapel.
}
event-round-over = Runde { $round } ist zu Ende.
event-wins = { $seats ->
    [you] Du gewinnst mit { $points } Punkten.
   *[other] { $seats } gewinnt mit { $points } Punkten.
}
event-share = Geteilter Sieg: { $seats }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# The picture

picture-title = Lost Maps: { $moment }
moment-dealing = Die Karten werden ausgeteilt
moment-keeping = Alle wählen zwei Karten
moment-setting-up = Aufbau
moment-turn = Runde { $round } von { $rounds }, Expedition { $turn } von { $turns }
moment-over = Das Spiel ist aus
says-pattern = Expedition: { $pattern }.
says-display = In der Auslage: { $cards }.
says-no-display = Die Auslage ist leer.
says-hand = { $seat ->
    [you] Du wählst aus { $cards }.
   *[other] { $seat } wählt aus { $cards }.
}
says-island = { $card } ({ $suit })
says-card = { $card }, { $crossed } von { $boxes } Kästchen angekreuzt
says-cards = { $seat ->
    [you] Deine Karten: { $cards }.
   *[other] { $seat } arbeitet an { $cards }.
}
says-points = Punkte bisher: { $points }.
says-final = Punkte: { $points }.
says-seat-points = { $seat ->
    [you] du { $points }
   *[other] { $seat } { $points }
}
says-waiting = { $seats ->
    [you] Du bist am Zug.
   *[other] Am Zug: { $seats }.
}
says-wins = { $seats ->
    [you] Du gewinnst.
   *[other] { $seats } gewinnt.
}
says-share = Geteilter Sieg: { $seats }.
sentences = { $first } { $last }

caption-log = Logbuch
caption-total = Punkte
caption-turn = { $turn } von { $turns }
caption-rounds = Runden
caption-expedition = Expedition
caption-to-come = Noch möglich
caption-copies = ×{ $count }
name-box = { $card }, { $box }
name-box-symbol = { $card }, { $box }, { $symbols }
name-box-crossed = { $card }, { $box }, angekreuzt
name-display = Auslage { $place }: { $card }
name-hand = Karte { $place }: { $card }
name-stack = Stapel, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
name-expedition = Expedition { $turn } von { $turns }: { $pattern }
name-seat-card = { $seat ->
    [you] Deine Karte: { $card }
   *[other] { $seat }: { $card }
}
name-seat-empty = { $seat ->
    [you] Dein leerer Platz
   *[other] { $seat }: leer
}
name-round-card = Runde { $round } von { $rounds }, { $cups ->
    [0] kein Pokal mehr da
    [one] noch 1 Pokal: { $best }
   *[other] noch { $cups } Pokale, der höchste: { $best }
}
name-palm-points = Eine Palme bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
name-score = { $seat ->
    [you] Dein Logbuch
   *[other] { $seat }
}: { $coins } von 12 Münzen, { $palms } von 4 Palmen
name-tally = { $seat ->
    [you] Du bist auf Platz { $place }
   *[other] { $seat }, Platz { $place }
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $parts }
card-facts = { $card } ({ $suit }), { $boxes } Kästchen, { $points } Punkte
card-sealed = { $facts }, Siegel: { $worth } für jede { $colour } Karte

# Die erste Fahrt
tutorial-goal = Fülle Schatzkarten, indem du ihre Kästchen ankreuzt. Wer nach vier Runden die meisten Punkte hat, gewinnt.
tutorial-islands = Diese vier Schatzkarten hast du bekommen. Die Zahl sagt, was eine Karte wert ist, sobald alle ihre Kästchen angekreuzt sind. Vorher ist sie nichts wert.
tutorial-keep = Zwei davon behältst du. Eine kleine Karte ist schnell gefüllt, eine große ist mehr wert. Behalte den Ankerstein, eine kleine, und das Schlangennest: Klick auf beide und bestätige unten.
tutorial-keep-others = In einem anderen Spiel ginge das auch. In diesem Tutorial behalte den Ankerstein und das Schlangennest.
tutorial-expedition = In jedem Zug wird eine Expedition aufgedeckt. Ihr Muster gilt für alle. Du darfst es drehen und spiegeln, aber es muss auf eine deiner Karten passen.
tutorial-cross-off = Diesmal ist es ein Quadrat. Leg es in die untere rechte Ecke des Schlangennests: Klick dort auf eines der Kästchen. Klick noch einmal darauf, bis das richtige Quadrat markiert ist, und bestätige es unten.
tutorial-corner = Diesmal nicht dort. In der unteren rechten Ecke des Schlangennests liegt das rote Kreuz darunter, und das lohnt sich.
tutorial-cross = Ein rotes Kreuz schenkt dir ein weiteres Kästchen, irgendwo auf deinen Karten; mit einem weiteren Kreuz bekommst du noch eines. Nimm a1 auf dem Schlangennest.
tutorial-cross-one = Jedes freie Kästchen ist erlaubt, und oft nimmt man eines, das kaum ein Muster erreicht. In diesem Tutorial nimm a1 auf dem Schlangennest.
tutorial-same = Gleichzeitig hat dein Gegner dasselbe Muster auf seinen eigenen Karten angekreuzt. Jetzt ist eine Dreierreihe aufgedeckt.
tutorial-coin = Kästchen mit einer Münze füllen dein Logbuch. Jede Münze ist ein Punkt. Leg die Reihe auf a2, b2 und c2 des Schlangennests: Dort liegt eine Münze.
tutorial-coin-line = Diesmal nicht dort: Die Münze bliebe liegen. Leg die Reihe auf a2, b2 und c2 des Schlangennests.
tutorial-cups = Mit einer Reihe von vier Münzen bekommst du den höchsten Pokal, der noch da ist. Der erste bringt sechs Punkte, jeder weitere weniger.
tutorial-flag = Die Fahne neben einem Namen zeigt, wer beginnt. Füllen zwei im selben Zug eine Reihe, bekommt den höheren Pokal, wer von der Fahne aus zuerst dran ist. Nach jedem Zug wandert die Fahne weiter.
tutorial-one-box = Ein L aus vier Kästchen ist aufgedeckt. Wenn ein Muster nicht passt oder dir nicht gefällt, wo es passt, kreuzt du stattdessen ein einzelnes Kästchen an. Etwas ankreuzen musst du immer.
tutorial-palms = Diese vier Karten sind die Auslage. Kreuzt du eine Palme an, bringt sie 1 Punkt, und 1 mehr für jede Palme, die du hier siehst. Das Schild mit der Palme rechnet es dir vor.
tutorial-palm = Vier Kästchen des Schlangennests sind noch frei, eines davon mit einer Palme. Gerade liegt keine Palme in der Auslage, also bringt deine 1 Punkt. Das L passt genau: Füll die Karte!
tutorial-palm-last = Das L bedeckt genau die letzten vier Kästchen des Schlangennests. Leg es dorthin, und die Karte gehört dir.
tutorial-filled = Das Schlangennest ist gefüllt: zwölf Punkte in drei Zügen! Das gelingt nicht oft. Es liegt jetzt klein bei deinen Karten und zählt am Ende.
tutorial-take = Für eine gefüllte Karte nimmst du eine neue: eine der vier aus der Auslage oder die oberste vom Stapel, ohne sie vorher zu sehen. Klick auf die, die du willst.
tutorial-take-one = Du brauchst wieder eine zweite Karte: Nimm eine aus der Auslage oder die oberste vom Stapel.
tutorial-seals = Manche Karten tragen ein rundes Siegel mit einer Farbe und ihrem Zeichen. Ist so eine Karte gefüllt, bringt jede deiner gefüllten Karten dieser Farbe 1 oder 2 Punkte mehr, wie das Siegel sagt: „Was ist das?“ liest es dir vor.
tutorial-end = Eine Runde hat sieben Züge, das Spiel vier Runden. Karten, die dann nicht gefüllt sind, bringen nichts, also behalte das Ende im Blick. Von hier an ist es deine Reise: viel Glück!

# Erklärungen zu Fragen, einmal gezeigt
ask-keep-means = Eine Karte zählt erst, wenn sie gefüllt ist. Kleine gehen schnell, große bringen mehr (LM-10, LM-44).
ask-cross-means = Leg das Muster, auch gedreht oder gespiegelt, auf eine deiner Karten. Oder kreuz nur ein Kästchen an (LM-22, LM-23).
ask-extra-means = Ein Kreuz schenkt dir noch ein Kästchen auf deinen Karten. Ist darin wieder ein Kreuz, noch eines (LM-26).
ask-take-means = Die Karten in der Auslage siehst du. Die oberste vom Stapel kann alles sein (LM-32).

# Erklärungen zu Elementen
about-seal = Ist sie gefüllt, bringt ihr Siegel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede { $colour } Karte, die dieselbe Person gefüllt hat (LM-45).
about-seal-pays = Ihr Siegel bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede { $colour } Karte, die { $seat ->
    [you] du gefüllt hast
   *[other] dieselbe Person gefüllt hat
}: { $count ->
    [0] bisher keine
    [one] bisher eine, das macht { $sum }
   *[other] bisher { $count }, das macht { $sum }
} (LM-45).
about-card-display = { $card } liegt in der Auslage: { $points } Punkte, sobald alle { $boxes } Kästchen angekreuzt sind.
about-display-palms = Solange sie hier liegt, { $palms ->
    [one] gibt ihre Palme 1 Punkt mehr
   *[other] geben ihre Palmen { $palms } Punkte mehr
} für jede Palme, die jemand ankreuzt (LM-28).
about-take-now = Du kannst sie jetzt für die Karte nehmen, die du gefüllt hast (LM-32).
about-take-soon = Du hast eine Karte gefüllt. Wenn du mit Auswerten an der Reihe bist, nimmst du eine neue aus der Auslage oder vom Stapel (LM-30, LM-32).
about-take-later = Nur wer eine Karte gefüllt hat, kann sie nehmen, sobald alle angekreuzt haben (LM-30, LM-32).
about-card-own = { $card } ist eine deiner beiden Karten: { $points } Punkte, sobald alle { $boxes } Kästchen angekreuzt sind, vorher nichts (LM-44).
about-own-free = { $free ->
    [0] Alle Kästchen sind angekreuzt.
    [one] Ein Kästchen ist noch frei.
   *[other] { $free } Kästchen sind noch frei.
}
about-own-fits = { $free ->
    [one] Ein Kästchen ist frei,
   *[other] { $free } Kästchen sind frei,
} { $places ->
    [0] aber das Muster ({ $pattern }) passt nicht: Du kannst hier nur ein einzelnes Kästchen ankreuzen (LM-22, LM-23).
    [one] und das Muster ({ $pattern }) passt an einer Stelle (LM-22).
   *[other] und das Muster ({ $pattern }) passt an { $places } Stellen (LM-22).
}
about-own-full = Alle Kästchen sind angekreuzt. Wenn du mit Auswerten an der Reihe bist, legst du sie zur Seite und nimmst eine neue (LM-30, LM-32).
about-own-lost = Sie ist am Ende nicht gefüllt und bringt nichts.
about-card-other = { $card } gehört { $seat }: { $points } Punkte, sobald alle { $boxes } Kästchen angekreuzt sind (LM-44).
about-other-sealed = Was { $seat } in diesem Zug darauf ankreuzt, siehst du, wenn alle fertig sind (LM-21).
about-card-filled = { $seat ->
    [you] Du hast { $card } gefüllt: Die { $points } Punkte sind sicher (LM-32, LM-45).
   *[other] { $seat } hat { $card } gefüllt: Die { $points } Punkte sind sicher (LM-32, LM-45).
}
about-dealt = Jemand anders wählt zwei dieser Karten aus. Die anderen beiden sieht sonst niemand (LM-10).
about-hand = { $card } hast du bekommen: { $points } Punkte, sobald alle { $boxes } Kästchen angekreuzt sind (LM-44).
about-keep-now = Klick auf diese Karte und eine zweite, um die beiden zu behalten. Die anderen gehen zurück (LM-10).
about-keep-done = Du hast gewählt. Sobald alle gewählt haben, werden die Karten gezeigt (LM-10).
about-display-empty = Dieser Platz bleibt leer. Der Stapel ist aufgebraucht, also wird die Auslage nicht mehr aufgefüllt (LM-42).
about-display-before = Hierhin kommen die ersten vier Karten der Auslage, sobald alle zwei Karten behalten haben (LM-11).
about-display-gap = Die Karte von hier ist weg. Die Auslage wird erst aufgefüllt, wenn auch die zweite neue Karte genommen ist (LM-33).
about-own-take = Die Karte, die hier lag, hast du gefüllt. Nimm eine neue aus der Auslage oder vom Stapel (LM-32).
about-own-empty = Hier liegt keine Karte. Wer eine gefüllt hat, nimmt beim Auswerten eine neue, wenn noch eine da ist (LM-32, LM-43).
about-box = Ein Kästchen auf { $card }.
about-box-plain = Es hat kein Symbol, muss aber angekreuzt sein, damit die Karte gefüllt ist.
about-box-coins = Seine Münze kommt in dein Logbuch: 1 Punkt, und ein Pokal für jede Viererreihe (LM-27, LM-31).
about-box-row = Seine Münze füllt eine Reihe deines Logbuchs: 1 Punkt und { $cup ->
    [0] kein Pokal, denn alle sechs sind weg
   *[other] der höchste Pokal, der beim Auswerten noch da ist, im Moment die { $cup }
} (LM-27, LM-31).
about-box-no-coin = Seine Münze bringt nichts: Alle zwölf Münzkästchen sind markiert (LM-27).
about-box-palms = Seine Palme brächte jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: 1 für sich selbst und { $display } für die Palmen in der Auslage (LM-28).
about-box-no-palm = Seine Palme bringt nichts: Alle vier Palmenfelder sind gefüllt (LM-29).
about-box-crosses = Sein Kreuz schenkt dir noch ein Kästchen, irgendwo auf deinen Karten (LM-26).
about-box-fresh = Du hast es in diesem Zug angekreuzt. Wenn alle fertig sind, sehen es die anderen, und Münze oder Palme zählt (LM-21).
about-box-crossed = Es ist schon angekreuzt. Du kannst nur freie Kästchen ankreuzen (LM-22).
about-cross-extra = { $count ->
    [one] Ein Kreuz schenkt dir noch ein Kästchen:
   *[other] Kreuze schenken dir noch { $count } Kästchen, eines nach dem anderen:
} irgendein freies auf deinen Karten (LM-26).
about-cross-now = { $places ->
    [0] Das Muster ({ $pattern }) kann es nicht bedecken, aber du darfst dieses eine Kästchen ankreuzen (LM-22, LM-23).
    [one] Das Muster ({ $pattern }) kann es an einer Stelle bedecken. Klick auf das Kästchen für diese Stelle oder für das Kästchen allein (LM-22, LM-23).
   *[other] Das Muster ({ $pattern }) kann es an { $places } Stellen bedecken. Klick auf das Kästchen für eine davon oder für das Kästchen allein (LM-22, LM-23).
}
about-why-lm-11 = Die Auslage wird gerade aufgebaut (LM-11).
about-why-lm-12 = Der Startspieler wird gerade ausgelost (LM-12).
about-why-lm-20 = Du kannst erst ankreuzen, wenn die nächste Expedition aufgedeckt ist (LM-20).
about-why-lm-21 = Du hast angekreuzt und wartest auf die anderen (LM-21).
about-why-lm-24 = Du hast kein freies Kästchen mehr und wirst in diesem Zug übergangen (LM-24).
about-why-lm-30 = { $seat ->
    [you] Du wertest gerade aus. Das tun alle nacheinander, vom Startspieler an (LM-30).
   *[other] { $seat } wertet gerade aus. Das tun alle nacheinander, vom Startspieler an (LM-30).
}
about-why-lm-32 = Nimm erst eine neue Karte (LM-32).
about-why-lm-33 = Die Auslage wird gerade aufgefüllt (LM-33).
about-why-lm-41 = Das Spiel ist aus (LM-41).
about-expedition = Die Expedition dieses Zuges: { $pattern }. Sie gilt für alle, und du darfst sie drehen und spiegeln (LM-20, LM-22).
about-expedition-fits = { $places ->
    [0] Sie passt nicht auf deine Karten: Kreuz stattdessen ein einzelnes Kästchen an (LM-23).
    [one] Sie passt an einer Stelle auf deine Karten. Du darfst stattdessen auch ein einzelnes Kästchen ankreuzen (LM-23).
   *[other] Sie passt an { $places } Stellen auf deine Karten: Klick noch einmal auf ein Kästchen, um sie zu drehen und zu verschieben. Du darfst stattdessen auch ein einzelnes Kästchen ankreuzen (LM-23).
}
about-expedition-covered = Die Expeditionen dieser Runde. Die früheren liegen verdeckt, und niemand darf sie durchsehen (LM-25).
about-expedition-before = Die Expeditionen, gemischt und verdeckt. In jedem Zug wird eine aufgedeckt, die für alle gilt (LM-12, LM-20).
about-expedition-over = Die Expeditionen. In jeder Runde wurde eine davon nie aufgedeckt (LM-40).
about-stack = Der Stapel der Schatzkarten, verdeckt. Niemand weiß, was als Nächstes kommt.
about-stack-before = Der Stapel der Schatzkarten, verdeckt. Sobald alle zwei Karten behalten haben, kommt von hier die Auslage (LM-11).
about-stack-empty = Der Stapel ist aufgebraucht, also wird die Auslage nicht mehr aufgefüllt. Nehmen kann man nur noch, was dort liegt (LM-42).
about-draw-now = Du kannst für die Karte, die du gefüllt hast, seine oberste ziehen, ohne sie vorher zu sehen (LM-32).
about-draw-later = Mit ihm wird die Auslage aufgefüllt. Wer eine Karte gefüllt hat, kann auch ungesehen von ihm ziehen, sobald alle angekreuzt haben (LM-32, LM-33).
about-round-card = Runde { $round } von { $rounds }, Zug { $turn } von { $turns } (LM-40).
about-cups = { $cups ->
    [0] Alle Pokale sind weg: Volle Münzreihen bringen keinen mehr (LM-31).
    [one] Ein Pokal ist noch da, die { $best }. Wer als Nächstes eine volle Münzreihe auswertet, nimmt ihn (LM-31).
   *[other] { $cups } Pokale sind noch da. Wer als Nächstes eine volle Münzreihe auswertet, nimmt den höchsten, die { $best } (LM-31).
}
about-seat = { $seat } hat { $over ->
    [0] { "bisher " }
   *[other] {""}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Karten, die nicht gefüllt sind, zählen { $over ->
    [0] noch nicht
   *[other] nicht
} (LM-44).
about-own-seat = Du hast { $over ->
    [0] { "bisher " }
   *[other] {""}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Karten, die nicht gefüllt sind, zählen { $over ->
    [0] noch nicht
   *[other] nicht
} (LM-44).
about-seat-deciding = { $seat ->
    [you] Du wählst noch. Das tun alle gleichzeitig.
   *[other] { $seat } wählt noch. Das tun alle gleichzeitig.
}
about-seat-decided = { $seat ->
    [you] Du hast gewählt. Gezeigt wird deine Wahl, wenn alle gewählt haben.
   *[other] { $seat } hat gewählt. Gezeigt wird die Wahl, wenn alle gewählt haben.
}
about-seat-first = Die Fahne zeigt: { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} in diesem Zug beim Auswerten, mit Pokalen und neuen Karten. Nach jedem Zug wandert sie weiter (LM-30, LM-34).
about-score = { $seat ->
    [you] Dein Logbuch
   *[other] Das Logbuch von { $seat }
}: { $coins } von 12 Münzen, { $palms } von 4 Palmen. Jede Münze ist ein Punkt, jede Viererreihe bringt einen Pokal, und jede Palme bringt die Punkte in ihrem Feld (LM-27, LM-28, LM-31).
about-palm-points = Eine Palme, die du jetzt ankreuzt, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: 1 für sich selbst und { $display } für die Palmen in der Auslage. Die Auslage wechselt, also pass den richtigen Moment ab (LM-28).
about-palm-points-none = Eine Palme, die du jetzt ankreuzt, bringt nichts: Alle vier Palmenfelder sind gefüllt (LM-29).
about-score-parts = Münzen { $coins }, Pokale { $cups }, Palmen { $palms }, Karten { $cards }, Siegel { $seals } (LM-45).
about-ledger = Deine Punkte: Münzen, Pokale, Palmen, gefüllte Karten und ihre Siegel (LM-45).
about-to-come = Die Expeditionen, die in dieser Runde noch kommen können. Nur die Gedächtnisstütze zeigt sie, sonst musst du sie dir merken (LM-25).
