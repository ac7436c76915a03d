title = Lost Maps
tagline = Ein Muster für alle, zwei Karten für dich: Kreuze jedes Feld an und heb den Schatz.
genre = Aufdecken und ankreuzen

option-memory-aid = Gedächtnishilfe
option-memory-aid-off = aus
option-memory-aid-on = an: zeigt, welche Expeditionen der Runde noch kommen

part-coins = Münzen
part-cups = Pokale
part-palms = Palmen
part-cards = Karten
part-seals = Siegel

# Things

seat-name = { $seat }
# A deck brings the names of its islands in all languages.
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
pattern-t = T aus vier Feldern
pattern-l = L aus vier Feldern
pattern-s = Zickzack aus vier Feldern
pattern-square = Quadrat aus vier Feldern
pattern-other = Figur { $name } aus { $boxes } Feldern
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
ask-cross = Kreuze das Muster an ({ $pattern }) oder ein einzelnes Feld
ask-extra = { $count ->
    [one] Für das Kreuz: Kreuze noch ein Feld an
   *[other] Für die Kreuze: Kreuze noch { $count } Felder an, eins nach dem anderen
}
ask-take = Nimm eine neue Karte: aus der Auslage oder verdeckt vom Stapel

# The log

turn = Runde { $round }, Zug { $turn } von { $turns }
turn-setting-up = Aufbau

told-dealt = Alle bekommen vier Schatzkarten und behalten zwei.
told-own-hand = { $seat } bekommt { $cards }.
told-keeps = { $seat } behält { $cards }.
told-displayed = Neu in der Auslage: { $card }.
told-start = { $seat } beginnt.
told-expedition = Runde { $round }: Eine Expedition wird aufgedeckt ({ $turn } von { $turns }).
told-crosses = { $seat } kreuzt auf { $card } { $boxes } an.
told-coins = { $count ->
    [one] { $seat } kreuzt eine Münze an, { $coins } von { $most }.
   *[other] { $seat } kreuzt { $count } Münzen an, { $coins } von { $most }.
}
told-palm = { $points ->
    [one] { $seat } bekommt 1 Punkt für eine Palme.
   *[other] { $seat } bekommt { $points } Punkte für eine Palme.
}
told-cup = { $seat } füllt eine Münzreihe und nimmt den Pokal { $cup }.
told-no-cup = { $seat } füllt eine Münzreihe, doch kein Pokal ist mehr da.
told-fills = { $seat } füllt { $card }: { $points } Punkte.
told-takes = { $seat } nimmt { $card } aus der Auslage.
told-draws = { $seat } zieht { $card } vom Stapel.
told-round-over = Runde { $round } ist zu Ende.
told-wins = { $seats } gewinnt mit { $points } Punkten.
told-share = { $seats } teilen sich den Sieg mit je { $points } Punkten.

# The picture

picture-title = Lost Maps: { $moment }
moment-dealing = Die Karten werden verteilt
moment-keeping = Alle behalten zwei Karten
moment-setting-up = Der Tisch wird gedeckt
moment-turn = Runde { $round } von { $rounds }, Expedition { $turn } von { $turns }
moment-over = Das Spiel ist aus
says-pattern = Die Expedition: { $pattern }.
says-display = In der Auslage: { $cards }.
says-no-display = Die Auslage ist leer.
says-hand = { $seat } wählt aus { $cards }.
says-island = { $card } ({ $suit })
says-card = { $card }, { $crossed } von { $boxes } Feldern angekreuzt
says-cards = { $seat } arbeitet an { $cards }.
says-points = Punkte bisher: { $points }.
says-final = Punkte: { $points }.
says-seat-points = { $seat } { $points }
says-waiting = Am Zug: { $seats }.
says-wins = { $seats } gewinnt.
says-share = { $seats } teilen sich den Sieg.
sentences = { $first } { $last }

caption-log = Logbuch
caption-total = Punkte
caption-turn = { $turn } von { $turns }
caption-rounds = Runden
caption-cups = Pokale
caption-expedition = Expedition
caption-to-come = Noch möglich
caption-copies = ×{ $count }
caption-left = noch { $count }
caption-empty = leer
name-box = { $box }
name-box-symbol = { $box }, { $symbols }
name-box-crossed = { $box }, angekreuzt
name-display = Auslage { $place }: { $card }
name-hand = Karte { $place }: { $card }
name-stack = Stapel, noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
name-expedition = Expedition { $turn } von { $turns }: { $pattern }
name-own-card = Deine Karte { $place }: { $card }
name-seat-card = { $seat }: { $card }
card-facts = { $card } ({ $suit }), { $boxes } Felder, { $points } Punkte
card-sealed = { $facts }, Siegel: { $worth } für jede { $colour } Karte

# Die erste Fahrt
voyage-goal = Du erkundest Inseln, indem du ihre Felder ankreuzt. Wer nach vier Runden die meisten Punkte hat, gewinnt.
voyage-islands = Diese vier Inseln hast du bekommen. Die Zahl sagt, was eine Insel wert ist, sobald alle ihre Felder angekreuzt sind; vorher ist sie nichts wert.
voyage-keep = Zwei davon behältst du. Eine kleine Insel ist bald gefüllt, eine große ist mehr wert. Behalte den Ankerstein, die kleinste hier, und das Schlangennest: Klick auf beide.
voyage-keep-others = In einem anderen Spiel ginge das auch. Behalte auf dieser Fahrt den Ankerstein und das Schlangennest.
voyage-expedition = In jedem Zug wird eine Expedition aufgedeckt: Das ist ihr Muster, und es gilt für alle. Es darf gedreht und gespiegelt werden, muss aber auf eine deiner Inseln passen.
voyage-cross-off = Diesmal ist es ein Quadrat. Leg es in die untere rechte Ecke des Schlangennests: Klick dort auf eines der Felder, bis das richtige Quadrat markiert ist.
voyage-corner = Auch dort würde es passen. Aber in der unteren rechten Ecke des Schlangennests liegt das rote Kreuz darunter, und das lohnt sich.
voyage-cross = Ein rotes Kreuz schenkt dir ein weiteres Feld, irgendwo auf deinen Inseln. Nimm a1, die vorspringende Ecke: So ein Feld erreicht man mit einem Muster nur schwer.
voyage-cross-one = Jedes freie Feld ist erlaubt. Aber a1 ist das, an das man mit einem Muster schlecht herankommt: Nimm es.
voyage-same = Die anderen haben gleichzeitig dasselbe Muster angekreuzt, alle auf eigenen Inseln. Jetzt ist eine Dreierreihe aufgedeckt.
voyage-coin = Felder mit einer Münze füllen dein Logbuch, jede bringt einen Punkt. Leg die Reihe in die zweite Zeile des Schlangennests: Dort liegt eine Münze.
voyage-coin-line = Auch dort ist Platz, aber die Münze bliebe liegen. Leg die Reihe in die zweite Zeile des Schlangennests.
voyage-cups = Mit einer Reihe von vier Münzen bekommst du den höchsten Pokal, der noch da ist: sechs Punkte, wer zuerst kommt, und danach immer weniger.
voyage-one-box = Ein L aus vier Feldern ist aufgedeckt. Passt ein Muster nirgends, oder passt es dir nicht, kreuzt du stattdessen ein einzelnes Feld an. Etwas ankreuzen musst du immer.
voyage-palm = Vier Felder des Schlangennests sind noch frei, eines davon mit einer Palme. Eine Palme bringt einen Punkt, und einen mehr für jede Palme in der offenen Auslage: Gerade liegt dort keine. Das L passt genau, also füll die Insel!
voyage-palm-last = Das L deckt genau die letzten vier Felder des Schlangennests. Leg es dorthin, und die Insel gehört dir.
voyage-filled = Das Schlangennest ist gefüllt: zwölf Punkte in drei Zügen! Das gelingt nicht oft. Es liegt jetzt neben dir und zählt am Ende.
voyage-take = Für eine gefüllte Insel nimmst du eine neue: eine der vier aus der Auslage oder, ungesehen, die oberste vom Stapel.
voyage-take-one = Du brauchst wieder eine zweite Insel: Nimm eine aus der Auslage oder die oberste vom Stapel.
voyage-seals = Manche Inseln tragen ein Siegel. Sind sie gefüllt, bringt jede deiner gefüllten Inseln in der Farbe des Siegels noch ein oder zwei Punkte.
voyage-end = Eine Runde hat sieben Züge, das Spiel vier Runden. Inseln, die dann nicht gefüllt sind, bringen nichts, also hab das Ende im Blick. Von hier an ist es deine Reise: viel Glück!

# Was eine Frage bedeutet, einmal gesagt
ask-keep-means = Eine Insel zählt erst, wenn sie gefüllt ist: Kleine gehen schnell, große bringen mehr.
ask-cross-means = Das Muster kommt auf eine deiner Inseln, gedreht oder gespiegelt, wie du magst; oder kreuz stattdessen ein einzelnes Feld an.
ask-extra-means = Ein Kreuz schenkt ein weiteres Feld, irgendwo; liegt darunter wieder ein Kreuz, noch eines.
ask-take-means = Was in der Auslage liegt, kennst du; die oberste Karte vom Stapel kann alles sein.

# Was die Dinge sind
about-no-seal = Sie trägt kein Siegel.
about-seal = Ihr Siegel bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede deiner gefüllten Inseln in { $colour }, sobald sie gefüllt ist (LM-45).
about-card-display = { $card } liegt in der Auslage: { $boxes } Felder, { $points } Punkte. { $seal } { $can }
about-take-now = Nimm sie anstelle der Insel, die du gefüllt hast (LM-32).
about-take-later = Wer eine Insel füllt, nimmt eine von hier oder vom Stapel (LM-32).
about-card-own = { $card } ist eine deiner beiden Inseln: { $points } Punkte, sobald alle { $boxes } Felder angekreuzt sind, vorher nichts (LM-44). { $seal }
about-card-other = { $card } ist eine Insel von { $seat }: { $points } Punkte, sobald alle { $boxes } Felder angekreuzt sind. { $seal }
about-card-filled = { $seat } hat { $card } gefüllt: { $points } Punkte. { $seal } (LM-45)
about-dealt = Karten, die jemand anders bekommen hat; zwei davon bleiben, die anderen sieht niemand (LM-10).
about-hand = { $card } hast du bekommen: { $points } Punkte, sobald sie gefüllt ist. { $seal } { $can }
about-keep-now = Behalte zwei deiner vier Karten; die anderen gehen zurück (LM-10).
about-keep-done = Du hast gewählt, die anderen noch nicht.
about-display-empty = Hier liegt nichts: Der Stapel ist aufgebraucht (LM-42).
about-own-empty = Hier wird deine nächste Insel liegen (LM-32).
about-box = Ein Feld auf { $card }. { $what } { $can }
about-box-plain = Wie alle anderen muss es angekreuzt sein, damit die Insel gefüllt ist.
about-box-coins = Seine Münze kommt in dein Logbuch: ein Punkt, und ein Pokal für jede Viererreihe (LM-27, LM-31).
about-box-palms = Seine Palme bringt sofort einen Punkt und einen mehr für jede Palme in der Auslage (LM-28).
about-box-crosses = Sein Kreuz schenkt dir ein weiteres Feld, irgendwo (LM-26).
about-cross-later = Ankreuzen kannst du, wenn eine Expedition aufgedeckt ist und du noch nicht geantwortet hast (LM-21).
about-cross-extra = Für ein Kreuz steht dir ein Feld zu: Klick auf irgendein freies (LM-26).
about-cross-now = Klick es an für einen Platz des Musters ({ $pattern }), gedreht oder gespiegelt, oder für dieses eine Feld (LM-22, LM-23).
about-expedition = Die Expedition dieses Zuges: { $pattern }. Sie gilt für alle und darf gedreht und gespiegelt werden (LM-20, LM-22).
about-expedition-covered = Die Expeditionen dieser Runde. Was vorher kam, liegt verdeckt, und niemand darf nachsehen (LM-25).
about-stack = Der Stapel der Inseln, verdeckt. { $can }
about-round-card = Runde { $round } von 4, jede mit sieben Zügen. { $cups ->
    [0] Alle Pokale sind vergeben.
   *[other] { $cups } Pokale sind noch da; wer eine Münzreihe füllt, bekommt den höchsten (LM-31).
}
about-seat = { $seat }, bisher { $points } Punkte. Was nicht gefüllt ist, zählt noch nicht (LM-44).
about-own-seat = Dein Platz, bisher { $points } Punkte. Was nicht gefüllt ist, zählt noch nicht (LM-44).
about-score = Die Wertung von { $seat }: { $coins } von 12 Münzen, { $palms } von 4 Palmen. Jede Münze ist ein Punkt, jede Viererreihe gewinnt einen Pokal (LM-27, LM-31).
about-ledger = Deine Punkte bisher, Teil für Teil (LM-45).
about-to-come = Die Expeditionen, die diese Runde noch bringen kann: Die Gedächtnisstütze zeigt sie (LM-25).
