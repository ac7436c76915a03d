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
