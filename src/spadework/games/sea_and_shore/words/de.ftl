title = Meer & Ufer
tagline = Zeig das Meer oder das Ufer deiner Insel, nie beides, und tauche nach Schätzen, während die anderen rätseln.
genre = Bluff- und Stichspiel

option-memory-aid = Gedächtnisstütze
option-memory-aid-off = aus
option-memory-aid-on = an: zeigt alle Schätze in den Schatzstapeln
option-red-blue-1 = Rot und Blau: Aktionskarte in Runde 1
option-red-blue-1-chance = zufällig
option-red-blue-1-front = Vorderseite (im Kartensatz des Spiels: 1, Taschendieb)
option-red-blue-1-back = Rückseite (im Kartensatz des Spiels: 2, Tausch)
option-green-purple-1 = Grün und Lila: Aktionskarte in Runde 1
option-green-purple-1-chance = zufällig
option-green-purple-1-front = Vorderseite (im Kartensatz des Spiels: 3, Tauchgang)
option-green-purple-1-back = Rückseite (im Kartensatz des Spiels: 4, Bergung)
option-red-blue-2 = Rot und Blau: Aktionskarte in Runde 2
option-red-blue-2-chance = zufällig
option-red-blue-2-front = Vorderseite (im Kartensatz des Spiels: 1, Taschendieb)
option-red-blue-2-back = Rückseite (im Kartensatz des Spiels: 2, Tausch)
option-green-purple-2 = Grün und Lila: Aktionskarte in Runde 2
option-green-purple-2-chance = zufällig
option-green-purple-2-front = Vorderseite (im Kartensatz des Spiels: 3, Tauchgang)
option-green-purple-2-back = Rückseite (im Kartensatz des Spiels: 4, Bergung)

part-treasures-1 = Schätze, Runde 1
part-extras-1 = Zusatzkarten, Runde 1
part-treasures-2 = Schätze, Runde 2
part-extras-2 = Zusatzkarten, Runde 2

# Things

name-seat = { $seat ->
    [you] du
   *[other] { $seat }
}
name-beaten = { $seat ->
    [you] dich
   *[other] { $seat }
}
name-red = Rot
name-blue = Blau
name-green = Grün
name-purple = Lila
name-card = { $colour } { $number }
name-cards = { $colour } { $numbers }
name-some-card = eine Karte
name-sea = Meer ({ $colour })
name-shore = Ufer ({ $number })
name-extras = { $count ->
    [one] 1 Zusatzkarte
   *[other] { $count } Zusatzkarten
}
name-treasure = Schatz { $colour } { $value }
name-stack = Stapel
name-stack-red-blue = Stapel von Rot und Blau
name-stack-green-purple = Stapel von Grün und Lila
name-action-1 = Taschendieb
name-action-2 = Tausch
name-action-3 = Tauchgang
name-action-4 = Bergung

# Moves

label-give = { $card } an { $seat } verschenken
label-play = { $card } spielen, das { $half } zeigen
label-play-extras = { $card } spielen, das { $half } zeigen, mit { $extras }: zählt als { $worth }
label-play-bluff = { $card } spielen, das { $half } zeigen, mit { $extras }: zählt als { $worth }, { $bluff ->
    [one] 1 davon bringt nichts, denn mehr als 12 geht nicht
   *[other] { $bluff } davon bringen nichts, denn mehr als 12 geht nicht
}
label-take = Den offenen { $treasure } nehmen
label-steal = { $seat } den { $treasure } rauben
label-rob = { $seat } 2 Zusatzkarten abnehmen
label-draw-from = Aus der Hand von { $seat } ziehen
label-return = { $card } an { $seat } zurückgeben
label-look = Den { $stack } ansehen
label-order = Von oben { $treasures } zurücklegen ({ $order })
label-fetch = { $card } auf die Hand nehmen
label-discard = { $card } abwerfen
label-card = Ausgeteilt: { $card }
label-drawn = Gezogen: { $card }
label-treasure = Vom Stapel: { $treasure }

ask-give = Schenk { $seat } die höchste Karte deiner längsten Farbe
ask-give-which = Mehrere Farben sind gleich lang: Aus welcher schenkst du { $seat } die höchste Karte?
ask-play = Spiel eine Karte: Zeigst du ihr Meer (die Farbe) oder ihr Ufer (die Zahl)?
ask-play-extras = { $count ->
    [one] Spiel eine Karte, mit oder ohne deine Zusatzkarte: Zeigst du ihr Meer (die Farbe) oder ihr Ufer (die Zahl)?
   *[other] Spiel eine Karte, mit bis zu { $count } Zusatzkarten: Zeigst du ihr Meer (die Farbe) oder ihr Ufer (die Zahl)?
}
ask-play-last = Du spielst zuletzt, die Abdeckkarten kommen sofort weg: Spiel eine Karte
ask-play-last-extras = { $count ->
    [one] Du spielst zuletzt, die Abdeckkarten kommen sofort weg: Spiel eine Karte, mit oder ohne deine Zusatzkarte
   *[other] Du spielst zuletzt, die Abdeckkarten kommen sofort weg: Spiel eine Karte, mit bis zu { $count } Zusatzkarten
}
ask-win = Du gewinnst { $colour }: Nimm den offenen { $treasure } oder raub { $others }
ask-win-from = den { $treasure } von { $seat }
ask-rob = Taschendieb: Wem nimmst du 2 Zusatzkarten ab?
ask-draw-from = { $count ->
    [one] Tausch: Wähl eine Hand und zieh eine Karte
   *[other] Tausch: Wähl eine Hand und zieh { $count } Karten
}
ask-return = { $count ->
    [one] Tausch: Gib { $seat } eine Karte zurück
   *[other] Tausch: Gib { $seat } { $count } Karten zurück, eine nach der anderen
}
ask-look = Tauchgang: Wähl einen Stapel und sieh dir seine nächsten 3 Schätze an
ask-order = Tauchgang: Du siehst von oben { $treasures }. In welcher Reihenfolge legst du sie zurück?
ask-fetch = Bergung: Nimm eine Karte dieses Stichs auf die Hand
ask-discard = Bergung: Wirf eine Karte offen ab

# The log

turn = Runde { $round }: { $seat ->
    [you] Du spielst aus
   *[other] { $seat } spielt aus
}
turn-deal = Runde { $round }: Karten und Geschenke

event-round-begins = Runde { $round } beginnt.
event-start = { $seat ->
    [you] Du hast die Startkarte.
   *[other] { $seat } hat die Startkarte.
}
event-side = Die Aktion für { $first } und { $second }: { $action }.
event-dealt = Alle haben { $count } Inselkarten.
event-own-hand = { $seat ->
    [you] Du hast { $cards } auf der Hand.
   *[other] { $seat } hat { $cards } auf der Hand.
}
event-gift = { $seat ->
    [you] Du hast ein Geschenk gewählt.
   *[other] { $seat } hat ein Geschenk gewählt.
}
event-gifts = Alle haben gewählt: Die Geschenke gehen nach rechts.
event-gives = { $seat ->
    [you] Du schenkst { $taker } { $card }.
   *[other] { $taker ->
        [you] { $seat } schenkt dir { $card }.
       *[other] { $seat } schenkt { $taker } { $card }.
    }
}
event-turned-up = Der { $treasure } liegt offen auf dem { $stack }.
event-plays = { $seat ->
    [you] Du spielst { $card } und zeigst das { $half }.
   *[other] { $seat } spielt { $card } und zeigt das { $half }.
}
event-plays-extras = { $seat ->
    [you] Du spielst { $card } und zeigst das { $half }, mit { $extras }.
   *[other] { $seat } spielt { $card } und zeigt das { $half }, mit { $extras }.
}
event-covers = { $seat ->
    [you] Du spielst zuletzt, und die Abdeckkarten kommen weg.
   *[other] { $seat } spielt zuletzt, und die Abdeckkarten kommen weg.
}
event-uncovered = { $seat }: { $card }.
event-uncovered-extras = { $seat ->
    [you] Deine { $card } mit { $extras } zählt als { $worth }.
   *[other] { $seat }: { $card } mit { $extras } zählt als { $worth }.
}
event-one-colour = Ohne offenen Schatz zählen { $first } und { $second } als eine Farbe.
event-alone = { $seat ->
    [you] Du bist in { $colour } allein und gewinnst.
   *[other] { $seat } ist in { $colour } allein und gewinnt.
}
event-beats = { $seat ->
    [you] Du gewinnst { $colour } gegen { $seats }.
   *[other] { $seat } gewinnt { $colour } gegen { $seats }.
}
# Ist unter den Genannten, wer das liest, heißt es „Anna und du kommt“.
event-tie = Gleichstand, gewertet im Uhrzeigersinn von der Startkarte aus: { $seats }.
event-extras = { $seat ->
    [you] Du bekommst { $extras }.
   *[other] { $seat } bekommt { $extras }.
}
event-extras-short = { $seat ->
    [you] Du bekämst { $extras }
   *[other] { $seat } bekäme { $extras }
}, doch der Vorrat { $count ->
    [0] ist leer.
   *[other] hat nur { $count }.
}
event-takes = { $seat ->
    [you] Du nimmst den { $treasure } vom { $stack }.
   *[other] { $seat } nimmt den { $treasure } vom { $stack }.
}
event-steals = { $seat ->
    [you] Du raubst { $victim } den { $treasure }.
   *[other] { $victim ->
        [you] { $seat } raubt dir den { $treasure }.
       *[other] { $seat } raubt { $victim } den { $treasure }.
    }
}
event-activates = { $seat ->
    [you] Du löst { $action } aus.
   *[other] { $seat } löst { $action } aus.
}
event-robs = { $seat ->
    [you] Du nimmst { $victim } 2 Zusatzkarten ab.
   *[other] { $victim ->
        [you] { $seat } nimmt dir 2 Zusatzkarten ab.
       *[other] { $seat } nimmt { $victim } 2 Zusatzkarten ab.
    }
}
event-from-supply = { $count ->
    [0] Sonst hat niemand 2 Zusatzkarten, und der Vorrat ist leer: { $seat ->
        [you] Du bekommst keine.
       *[other] { $seat } bekommt keine.
    }
    [one] Sonst hat niemand 2 Zusatzkarten: { $seat ->
        [you] Du nimmst die letzte aus dem Vorrat.
       *[other] { $seat } nimmt die letzte aus dem Vorrat.
    }
   *[other] Sonst hat niemand 2 Zusatzkarten: { $seat ->
        [you] Du nimmst { $count } aus dem Vorrat.
       *[other] { $seat } nimmt { $count } aus dem Vorrat.
    }
}
event-no-trade = Alle Hände sind leer: Es passiert nichts.
event-draws-from = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus { $victim ->
    [you] deiner Hand.
   *[other] der Hand von { $victim }.
}
event-draws = { $seat ->
    [you] Du ziehst { $card } von { $victim }.
   *[other] { $victim ->
        [you] { $seat } zieht { $card } von dir.
       *[other] { $seat } zieht { $card } von { $victim }.
    }
}
event-returns = { $seat ->
    [you] Du gibst { $victim } { $card } zurück.
   *[other] { $victim ->
        [you] { $seat } gibt dir { $card } zurück.
       *[other] { $seat } gibt { $victim } { $card } zurück.
    }
}
event-looks = { $seat ->
    [you] Du siehst dir die nächsten 3 Schätze vom { $stack } an.
   *[other] { $seat } sieht sich die nächsten 3 Schätze vom { $stack } an.
}
event-sees = { $seat ->
    [you] Du siehst von oben { $treasures }.
   *[other] { $seat } sieht von oben { $treasures }.
}
event-puts-back = { $seat ->
    [you] Du legst die Schätze zurück.
   *[other] { $seat } legt die Schätze zurück.
}
event-puts-back-own = { $seat ->
    [you] Du legst von oben { $treasures } zurück.
   *[other] { $seat } legt von oben { $treasures } zurück.
}
event-fetches = { $seat ->
    [you] Du nimmst { $card } von { $player } auf die Hand.
   *[other] { $player ->
        [you] { $seat } nimmt deine { $card } auf die Hand.
       *[other] { $seat } nimmt { $card } von { $player } auf die Hand.
    }
}
event-fetches-own = { $seat ->
    [you] Du nimmst deine { $card } zurück auf die Hand.
   *[other] { $seat } nimmt die eigene { $card } zurück auf die Hand.
}
event-discards = { $seat ->
    [you] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
}
event-under = Der { $treasure } kommt unter den { $stack }.
event-start-moves = Die Startkarte wandert weiter zu { $seat ->
    [you] dir
   *[other] { $seat }
}.
event-round-over = Runde { $round } ist zu Ende.
event-round-points = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $treasures } für Schätze und { $extras } für Zusatzkarten.
event-wins = { $seats ->
    [you] Du gewinnst
   *[other] { $seats } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-share = Geteilter Sieg: { $seats }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# The picture

picture-title = Meer & Ufer: { $moment }
moment-dealing = Runde { $round }, die Karten werden ausgeteilt
moment-gifts = Runde { $round }, Geschenke
moment-trick = Runde { $round }, Stich { $trick } von { $tricks }
moment-over = Das Spiel ist aus
sentences = { $first } { $last }
says-open = Offen auf den Stapeln: { $treasures }.
says-of-seat = { $seat ->
    [you] bei dir { $thing }
   *[other] { $seat } { $thing }
}
says-piles = Oben auf den Schatzstapeln: { $piles }.
says-trick = Halb abgedeckt gespielt: { $cards }.
says-uncovered = Aufgedeckt: { $cards }.
says-with = { $card } mit { $extras }
says-own-card = { $seat ->
    [you] Deine abgedeckte Karte ist { $card }.
   *[other] Die abgedeckte Karte von { $seat } ist { $card }.
}
says-own-hand = { $seat ->
    [you] Du hältst { $cards }.
   *[other] { $seat } hält { $cards }.
}
says-holds = { $seat } hat { $cards ->
    [one] 1 Inselkarte
   *[other] { $cards } Inselkarten
} und { $extras ->
    [one] 1 Zusatzkarte
   *[other] { $extras } Zusatzkarten
}.
says-waiting = Am Zug: { $seats }.
says-points = { $seat } { $points }
says-final = Punkte: { $points }.
says-wins = { $seats ->
    [you] Du gewinnst.
   *[other] { $seats } gewinnt.
}
says-share = Geteilter Sieg: { $seats }.

header-trick = Runde { $round } · Stich { $trick }/{ $tricks }
header-gifts = Runde { $round } · Geschenke
header-dealing = Runde { $round } · Austeilen

caption-last-trick = Voriger Stich
caption-order = In welcher Reihenfolge?
awaited-treasure = { $seat ->
    [you] Du wählst: nehmen oder rauben?
   *[other] { $seat }: nehmen oder rauben?
}
awaited-1 = { $seat ->
    [you] Du nimmst Zusatzkarten
   *[other] { $seat } nimmt Zusatzkarten
}
awaited-2 = { $seat ->
    [you] Du tauschst Karten
   *[other] { $seat } tauscht Karten
}
awaited-3 = { $seat ->
    [you] Du siehst dir Schätze an
   *[other] { $seat } sieht Schätze an
}
awaited-4 = { $seat ->
    [you] Du birgst eine Karte
   *[other] { $seat } birgt eine Karte
}
awaited-says-treasure = { $seat ->
    [you] Du nimmst einen Schatz oder raubst einen.
   *[other] { $seat } nimmt einen Schatz oder raubt einen.
}
awaited-says-1 = { $seat ->
    [you] Du nimmst jemandem Zusatzkarten ab.
   *[other] { $seat } nimmt jemandem Zusatzkarten ab.
}
awaited-says-2 = { $seat ->
    [you] Du tauschst mit jemandem Inselkarten.
   *[other] { $seat } tauscht mit jemandem Inselkarten.
}
awaited-says-3 = { $seat ->
    [you] Du siehst dir die nächsten 3 Schätze eines Stapels an.
   *[other] { $seat } sieht die nächsten 3 Schätze eines Stapels an.
}
awaited-says-4 = { $seat ->
    [you] Du nimmst eine Karte dieses Stichs und wirfst eine ab.
   *[other] { $seat } nimmt eine Karte dieses Stichs und wirft eine ab.
}
won-colour = { $seat ->
    [you] du gewinnst
   *[other] { $seat } gewinnt
}
won-treasure = { $seat ->
    [you] du nimmst { $treasure }
   *[other] { $seat } nimmt { $treasure }
}
won-stolen = { $seat ->
    [you] du raubst { $treasure } von { $victim }
   *[other] { $victim ->
        [you] { $seat } raubt { $treasure } von dir
       *[other] { $seat } raubt { $treasure } von { $victim }
    }
}
won-action = { $seat }: Aktion { $number }, { $name }
won-tie = Gleichstand, und { $seat ->
    [you] du hast früher gespielt
   *[other] { $seat } hat früher gespielt
}
won-extras = { $seat ->
    [you] du bekommst { $extras }
   *[other] { $seat } bekommt { $extras }
}
won-and = { $first }; { $last }
action-name-1 = Taschendieb
action-name-2 = Tausch
action-name-3 = Tauchgang
action-name-4 = Bergung
action-does-1 = nimm 2 Zusatzkarten
action-does-2 = tausche 2 Karten
action-does-3 = sieh 3 Schätze an
action-does-4 = nimm 1 Karte vom Stich
action-tells-1 = nimm jemandem 2 Zusatzkarten ab
action-tells-2 = ziehe 2 Karten aus einer Hand, gib 2 zurück
action-tells-3 = sieh 3 Schätze an und ordne sie neu
action-tells-4 = nimm eine Karte des Stichs, wirf eine ab
own-gift = Dein Geschenk für { $seat }: { $card }
own-seen = Die anderen sehen: { $half }
show-sea = Meer zeigen
show-sea-what = die Farbe
show-shore = Ufer zeigen
show-shore-what = die Zahl
seat-start-card = Startkarte
shown-earned = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Runde 1
shown-harbour = { $seat ->
    [you] Dein Hafen
   *[other] Der Hafen von { $seat }
}
shown-seat = { $seat }: { $cards ->
    [one] 1 Inselkarte
   *[other] { $cards } Inselkarten
}, { $extras ->
    [one] 1 Zusatzkarte
   *[other] { $extras } Zusatzkarten
}
shown-cards = { $count ->
    [one] 1 Inselkarte
   *[other] { $count } Inselkarten
} auf der Hand
shown-extras = { $count ->
    [one] 1 Zusatzkarte
   *[other] { $count } Zusatzkarten
}
shown-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
shown-pile = { $seat ->
    [you] Dein Schatzstapel
   *[other] Schatzstapel von { $seat }
}, von oben: { $treasures }
shown-open = { $treasure }, offen auf dem Stapel
shown-owned = { $treasure } oben auf { $seat ->
    [you] deinem Schatzstapel
   *[other] dem Schatzstapel von { $seat }
}
shown-own-card = { $card } in deiner Hand
shown-part = { $seat }: { $part }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shown-place = { $seat }: Platz { $place }
shown-total = { $seat }: insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shown-added = { $seat ->
    [you] Du hast { $extras } dazugelegt
   *[other] { $seat } hat { $extras } dazugelegt
}
shown-covered = { $seat ->
    [you] Deine abgedeckte Karte
   *[other] Abgedeckte Karte von { $seat }
}: { $half }
shown-covered-extras = { $seat ->
    [you] Deine abgedeckte Karte
   *[other] Abgedeckte Karte von { $seat }
}: { $half }, mit { $extras }
shown-gone = { $seat ->
    [you] Deine Karte wurde geborgen
   *[other] Die Karte von { $seat } wurde geborgen
}
shown-cover = { $seat ->
    [you] Deine Abdeckkarte
   *[other] Die Abdeckkarte von { $seat }
}
shown-uncovered = { $seat }: { $card }
shown-counts = { $seat ->
    [you] Deine { $card } mit { $extras } zählt { $value }
   *[other] { $seat }: { $card } mit { $extras } zählt { $value }
}
shown-supply = { $count ->
    [one] 1 Zusatzkarte
   *[other] { $count } Zusatzkarten
} im Vorrat
shown-left = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} verdeckt
shown-stack = { $stack }, { $count } verdeckt
shown-stack-open = { $stack }: { $treasure } liegt offen, { $count } verdeckt
shown-action = { $colours }: Aktion { $number }, { $name }: { $does }
shown-no-action = { $colours }: noch keine Aktion ausgelost
shown-sea = Meer zeigen: Die anderen sehen die Farbe
shown-shore = Ufer zeigen: Die anderen sehen die Zahl
shown-add = { $count ->
    [one] 1 Zusatzkarte dazulegen
   *[other] { $count } Zusatzkarten dazulegen
}
shown-top = Schatz { $place } von oben: { $treasure }

# What is this?

about-show-sea = Die Abdeckkarte kommt auf das Ufer: Die anderen sehen die Farbe und müssen die Zahl raten (SS-20).
about-show-shore = Die Abdeckkarte kommt auf das Meer: Die anderen sehen die Zahl und müssen die Farbe raten (SS-20).
about-show-last = Du spielst zuletzt, und die Abdeckkarten kommen sofort weg: Diesmal ist es egal (SS-22).
about-supply = Im Vorrat { $count ->
    [one] ist noch 1 Zusatzkarte
   *[other] sind noch { $count } Zusatzkarten
}. Die Karte, die in einer verlorenen Farbe am wenigsten zählt, bringt eine für jede gespielte Karte der Farbe (SS-28), solange der Vorrat reicht (SS-29). Gespielte kommen am Ende des Stichs zurück (SS-33).
about-supply-empty = Der Vorrat ist leer: Eine verlorene Farbe bringt keine Zusatzkarten (SS-29), bis am Ende des Stichs die gespielten zurückkommen (SS-33).
about-verdict = Die Punkte beider Runden werden addiert, und die höchste Summe gewinnt (SS-51).
about-medal = Die Plätze richten sich nach der Summe beider Runden; bei gleicher Summe teilt man sich den Platz (SS-51).
about-preview = Das sehen die anderen von der gewählten Karte (SS-20).
about-order = Einer der drei Schätze, die du ansiehst. Klick sie in der Reihenfolge an, in der sie kommen sollen; sonst sieht sie niemand (SS-42).
about-settled-treasure = { $seat ->
    [you] Du hast { $colours } gewonnen und nimmst den offenen Schatz (SS-25).
   *[other] { $seat } hat { $colours } gewonnen und nimmt den offenen Schatz (SS-25).
}
about-settled-stolen = { $seat ->
    [you] Du hast { $colours } gewonnen und raubst
   *[other] { $seat } hat { $colours } gewonnen und raubt
} statt des offenen den Schatz, der bei { $victim ->
    [you] dir
   *[other] { $victim }
} oben liegt (SS-26).
about-settled-due = { $seat ->
    [you] Du hast { $colours } gewonnen und nimmst gleich einen Schatz
   *[other] { $seat } hat { $colours } gewonnen und nimmt gleich einen Schatz
}: den offenen oder einen vom Schatzstapel einer geschlagenen Person (SS-26).
about-settled-action = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $colours } gewonnen. Davon lag kein Schatz offen, und das löst { $action } aus (SS-27).
about-settled-extras = { $seat ->
    [you] Deine Karte zählt dort am wenigsten, du bekommst { $extras } (SS-28).
   *[other] Die Karte von { $seat } zählt dort am wenigsten und bringt { $extras } (SS-28).
}
about-ship = { $seat ->
    [you] Du hast die Startkarte, das kleine Schiff, und beginnst den Stich (SS-20).
   *[other] { $seat } hat die Startkarte, das kleine Schiff, und beginnt den Stich (SS-20).
} Bei Gleichstand geht die früher gespielte Karte vor (SS-24). Nach dem Stich segelt es weiter (SS-34).
about-card-play = Deine Karte { $card }: Du kannst sie jetzt spielen. Klick sie an und dann die Hälfte, die du zeigst, die Farbe oder die Zahl (SS-20). Sie misst sich nur mit Karten ihrer Farbe (SS-23).
about-card-worth = Mit deinen { $extras } zählt sie bis zu { $worth } (SS-21).
about-card-waiting = Deine Karte { $card }. Du kannst sie spielen, wenn du an der Reihe bist. Jetzt ist { $seat } dran (SS-20). Sie misst sich nur mit Karten ihrer Farbe (SS-23).
about-card-later = Deine Karte { $card }. Du hast schon gespielt, also bleibt sie für den nächsten Stich auf deiner Hand (SS-20).
about-card-settling = Deine Karte { $card }. Du kannst sie im nächsten Stich spielen. Dieser wird noch abgerechnet, erst die Schätze, dann die Aktionen (SS-30).
about-card-dealt = Deine Karte { $card }. In jedem Stich spielst du eine deiner Karten, halb abgedeckt (SS-20).
about-card-return = Deine Karte { $card }. Du darfst sie { $seat } zurückgeben, auch wenn du sie eben erst gezogen hast. Sonst sieht niemand, welche es ist (SS-41).
about-card-discard = Deine Karte { $card }. Du darfst sie für die geborgene abwerfen. Alle sehen sie, und sie scheidet aus der Runde aus (SS-43).
about-card-gift = Deine Karte { $card }, die höchste deiner längsten Farbe: Sie ist das Geschenk für { $seat } zu deiner Rechten (SS-14).
about-card-gift-choice = Deine Karte { $card }. Mehrere Farben sind gleich lang, und sie ist die höchste von einer: Du darfst sie { $seat } zu deiner Rechten schenken (SS-14).
about-card-gift-higher = Deine Karte { $card }. Sie kann nicht dein Geschenk sein: Das ist die höchste Karte einer längsten Farbe, hier { $gift } (SS-14).
about-card-gift-longer = Deine Karte { $card }. Sie kann nicht dein Geschenk sein: Das kommt aus deiner längsten Farbe, und von { $colour } hast du mehr (SS-14).
about-card-given = Deine Karte { $card }, dein Geschenk für { $seat }. Sie wechselt die Hand, sobald alle gewählt haben (SS-14).
about-card-kept = Deine Karte { $card }. Sie bleibt bei dir: Du hast dein Geschenk gewählt und wartest auf die anderen (SS-14).
about-covered = { $seat } hat diese Karte gespielt und zeigt das { $half }. Die andere Hälfte bleibt geheim, bis alle gespielt haben und die Abdeckkarten wegkommen (SS-20, SS-22).
about-covered-own = Deine Karte { $card }: Die anderen sehen nur das { $half }. Wenn alle gespielt haben, kommen die Abdeckkarten weg (SS-20, SS-22).
about-uncovered = { $seat ->
    [you] Du hast { $card } gespielt.
   *[other] { $seat } hat { $card } gespielt.
}
about-uncovered-extras = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $card } mit { $extras } gespielt: Das zählt { $value } (SS-21).
about-as-one = In diesem Stich zählen { $first } und { $second } als eine Farbe (SS-31).
about-card-alone = Sie ist die einzige Karte ihrer Farbe, also gewinnt sie (SS-23).
about-card-wins = Sie zählt in ihrer Farbe am meisten, also gewinnt sie (SS-23).
about-card-wins-tie = Eine andere zählt gleich viel, aber diese wurde früher gespielt, also gewinnt sie ihre Farbe (SS-24).
about-card-beaten = { $seat ->
    [you] Deine Karte zählt in dieser Farbe mehr (SS-23).
   *[other] Die Karte von { $seat } zählt in dieser Farbe mehr (SS-23).
}
about-card-equal = { $seat ->
    [you] Deine Karte zählt in dieser Farbe gleich viel, wurde aber früher gespielt und geht vor (SS-24).
   *[other] Die Karte von { $seat } zählt in dieser Farbe gleich viel, wurde aber früher gespielt und geht vor (SS-24).
}
about-card-between = Eine dritte Karte zählt noch weniger, also bringt diese nichts (SS-28).
about-card-between-tie = Eine andere zählt gleich viel, wurde aber später gespielt und steht dahinter; diese bringt nichts (SS-24, SS-28).
about-card-extras = Keine Karte zählt in dieser Farbe weniger, und das bringt { $extras } (SS-28).
about-card-no-extras = Keine Karte zählt in dieser Farbe weniger, aber der Vorrat hatte keine Zusatzkarten mehr (SS-29).
about-card-fetch = Du darfst sie auf die Hand nehmen (SS-43).
about-seat = { $seat ->
    [you] Dein Hafen
   *[other] Der Hafen von { $seat }
}: { $cards ->
    [one] 1 Inselkarte
   *[other] { $cards } Inselkarten
} auf der Hand und { $extras ->
    [one] 1 Zusatzkarte
   *[other] { $extras } Zusatzkarten
}. Das ist kein Geheimnis (SS-35). Zwei Zusatzkarten sind am Ende der Runde einen Punkt wert (SS-50).
about-seat-rob = Hier darfst du 2 Zusatzkarten nehmen (SS-40).
about-seat-poor = Hier kannst du keine Zusatzkarten nehmen: Es sind weniger als 2 (SS-40).
about-seat-draw = Aus dieser Hand darfst du ziehen (SS-41).
about-seat-empty = Diese Hand ist leer (SS-41).
about-pile = { $seat ->
    [you] Dein Schatzstapel
   *[other] Der Schatzstapel von { $seat }
} mit { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätzen
}. Nur der oberste ist zu sehen (SS-25), und nur der lässt sich rauben (SS-26). Die darunter haben alle gesehen, aber du musst sie dir merken, wenn der Tisch ohne Gedächtnisstütze spielt (SS-35).
about-slip = { $seat ->
    [you] Deine Punkte
   *[other] Die Punkte von { $seat }
}: in jeder Runde die Schätze und 1 Punkt für je 2 Zusatzkarten (SS-50). Beide Runden werden zusammengezählt (SS-51).
about-haul = Alle Schätze, die { $seat ->
    [you] du am Ende der letzten Runde hattest
   *[other] { $seat } am Ende der letzten Runde hatte
}; jeder ist wert, was darauf steht (SS-50).
about-cover = { $seat ->
    [you] Deine Abdeckkarte
   *[other] Die Abdeckkarte von { $seat }
} verbirgt die Hälfte einer Karte (SS-20). Sie gleitet weg, wenn alle gespielt haben (SS-22).
about-added = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $extras } dazugelegt. Jede lässt die Karte 1 mehr zählen, bis höchstens 12 (SS-21).
about-added-worth = Mit der gezeigten Zahl macht das { $worth }.
about-gone = Hier lag eine Karte von { $seat ->
    [you] dir
   *[other] { $seat }
}. Die Bergung hat sie aus dem Stich geholt (SS-43), also kann sie niemand noch einmal bergen.
about-extra = Spiel { $count ->
    [one] 1 Zusatzkarte
   *[other] { $count } Zusatzkarten
} zu deiner Inselkarte. { $count ->
    [one] Damit zählt sie 1
   *[other] Mit jeder zählt sie 1
} mehr, bis höchstens 12. Was darüber hinausgeht, bringt nichts, aber das wissen die anderen vielleicht nicht (SS-21).
about-extra-most = Eine Karte bis { $number } nutzt das ganz aus.
about-stack = { $stack }: { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} verdeckt. Den offenen bekommt, wer seine Farbe gewinnt (SS-25). Bleibt er liegen, kommt er unter den Stapel (SS-32).
about-stack-look = Die nächsten 3 dieses Stapels darfst du ansehen (SS-42).
about-stack-hidden = Die verdeckten darf niemand ansehen, außer mit Aktion 3 (SS-42).
about-action-1 = Taschendieb: Nimm 2 Zusatzkarten von jemandem, der mindestens 2 hat; hat niemand so viele, aus dem Vorrat (SS-40).
about-action-2 = Tausch: Zieh 2 Inselkarten aus einer fremden Hand und gib 2 beliebige zurück. Im letzten Stich passiert nichts (SS-41).
about-action-3 = Tauchgang: Sieh dir heimlich die nächsten 3 Schätze eines Stapels an und leg sie in beliebiger Reihenfolge zurück (SS-42).
about-action-4 = Bergung: Nimm eine Karte dieses Stichs auf die Hand, dann wirf eine ab (SS-43).
about-action-colour = Von { $open } liegt ein Schatz offen, also löst in diesem Stich nur ein Sieg in { $colour } die Aktion aus (SS-27).
about-action-as-one = Weder von { $first } noch von { $second } liegt ein Schatz offen, also zählen sie in diesem Stich als eine Farbe. Wer sie gewinnt, löst die Aktion aus (SS-27, SS-31).
about-action-now = { $seat ->
    [you] Du hast eine Farbe ohne offenen Schatz gewonnen und führst jetzt die Aktion aus (SS-27, SS-44).
   *[other] { $seat } hat eine Farbe ohne offenen Schatz gewonnen und führt jetzt die Aktion aus (SS-27, SS-44).
}
about-action-won = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} sie in diesem Stich ausgelöst, mit einer Farbe ohne offenen Schatz (SS-27). Schätze kommen zuerst (SS-30).
about-action-rests = In diesem Stich hat sie niemand ausgelöst (SS-27).
about-no-action = Eine Aktionskarte. Welche Seite oben liegt, entscheidet in jeder Runde das Los, außer der Tisch hat gewählt (SS-3).
about-treasure-open = Der { $treasure }. Gewinn in diesem Stich seine Farbe, um ihn zu nehmen (SS-25) oder stattdessen einen anderen der Farbe zu rauben (SS-26).
about-treasure-unwanted = Der { $treasure }. Seine Farbe hat niemand gespielt, also kommt er am Ende des Stichs unter seinen Stapel (SS-32).
about-treasure-left = Der { $treasure }. { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} seine Farbe gewonnen, aber einen anderen geraubt (SS-26), also kommt er unter seinen Stapel (SS-32).
about-treasure-yours = Der { $treasure }. Du hast seine Farbe gewonnen: Klick ihn an, um ihn zu nehmen (SS-25), oder raub einen vom Schatzstapel einer geschlagenen Person (SS-26).
about-treasure-due = Der { $treasure }. { $seat ->
    [you] Du hast seine Farbe gewonnen und nimmst ihn (SS-25) oder raubst stattdessen einen anderen (SS-26).
   *[other] { $seat } hat seine Farbe gewonnen und nimmt ihn (SS-25) oder raubt stattdessen einen anderen (SS-26).
}
about-treasure-owned = Oben auf { $seat ->
    [you] deinem Schatzstapel
   *[other] dem Schatzstapel von { $seat }
}: { $treasure }.
about-owned-counts = Er ist so viele Punkte wert, wie darauf stehen (SS-50).
about-owned-closed = In diesem Stich kann ihn niemand rauben: Von { $colour } liegt kein Schatz offen (SS-26).
about-owned-risk = In diesem Stich lässt er sich rauben, wenn { $seat ->
    [you] du { $colour } spielst
   *[other] { $seat } { $colour } spielt
} und eine andere Karte darin mehr zählt (SS-26).
about-owned-shown = { $seat ->
    [you] Du hast { $colour } gespielt
   *[other] { $seat } hat { $colour } gespielt
}: Wer die Farbe mit einer Karte gewinnt, die mehr zählt, kann diesen Schatz rauben (SS-26).
about-owned-elsewhere = In diesem Stich kann ihn niemand rauben: { $seat ->
    [you] Du hast nicht { $colour } gespielt (SS-26).
   *[other] { $seat } hat nicht { $colour } gespielt (SS-26).
}
about-owned-winner = In diesem Stich kann ihn niemand rauben: { $seat ->
    [you] Du hast { $colour } gewonnen (SS-26).
   *[other] { $seat } hat { $colour } gewonnen (SS-26).
}
about-owned-done = { $winner ->
    [you] Du hast { $colour } gewonnen und dafür schon einen Schatz.
   *[other] { $winner } hat { $colour } gewonnen und dafür schon einen Schatz.
} Mehr bringt eine Farbe nicht (SS-26).
about-owned-equal = { $winner ->
    [you] Du kannst ihn nicht rauben
   *[other] { $winner } kann ihn nicht rauben
}: { $seat ->
    [you] Deine Karte zählt gleich viel, nicht weniger (SS-26).
   *[other] Die Karte von { $seat } zählt gleich viel, nicht weniger (SS-26).
}
about-owned-yours = Du darfst ihn rauben: Auch { $seat } hat { $colour } gespielt, mit einer Karte, die weniger zählt als deine (SS-26).
about-owned-due = { $winner ->
    [you] Du darfst ihn rauben
   *[other] { $winner } darf ihn rauben
}: { $seat ->
    [you] Du hast dieselbe Farbe gespielt, und deine Karte zählt weniger (SS-26).
   *[other] { $seat } hat dieselbe Farbe gespielt, mit einer Karte, die weniger zählt (SS-26).
}
about-sea-red = In ihrem Meer wohnt eine Krabbe, die zu allem klatscht.
about-sea-blue = In ihrem Meer wohnt ein Wal, der glaubt, dass ihn niemand sieht.
about-sea-green = In ihrem Meer wohnt eine Schildkröte, die seit dem Frühling zur nächsten Insel unterwegs ist.
about-sea-purple = In ihrem Meer wohnt ein Krake, der alle seine Karten auf einmal ausspielen könnte.
about-shore-1 = Ein kahler Fels. Die Möwen sind sehr stolz darauf.
about-shore-2 = Eine Sandbank, bei Ebbe.
about-shore-3 = Eine Palme, und der Schatten, der dazugehört.
about-shore-4 = Zwei Palmen, die nicht miteinander reden.
about-shore-5 = Hier hat jemand eine Hütte gebaut und holt nun die Möbel.
about-shore-6 = Ein Lager. Die Suppe ist noch warm.
about-shore-7 = Ein Tor aus Stein, ohne Mauer.
about-shore-8 = Ein Leuchtturm, der auch bei Tag leuchtet, sicherheitshalber.
about-shore-9 = Ein Wald, in dem jemand schon nur noch Masten sieht.
about-shore-10 = Eine Festung mit neun Kanonen und einer Kugel.
about-shore-11 = Zwei Gipfel, die beide der höhere sein wollen.
about-shore-12 = Ein Vulkan. Er schnarcht.
# Die erste Fahrt
tutorial-goal = Du jagst Stich um Stich nach Schätzen: In jedem Stich spielen alle eine Inselkarte. Am Ende bringt dir jeder Schatz die Punkte, die auf ihm stehen. Wer nach zwei Runden die meisten Punkte hat, gewinnt.
tutorial-cards = Jede deiner Karten hat ein Meer und ein Ufer: Das Meer ist ihre Farbe, das Ufer ihre Zahl, von 1 bis 12.
tutorial-gift = Vor einer Runde geben alle die höchste Karte ihrer längsten Farbe nach rechts. Bei dir ist das Grün: Klick auf Grün 11. Von links bekommst du eine Karte.
tutorial-gift-highest = Es muss die höchste Karte der Farbe sein, von der du am meisten hast: Grün 11.
tutorial-treasures = In der Lagune liegen zwei Schätze offen: ein roter zu 3 Punkten und ein lila Schatz zu 1. Gewinnst du in diesem Stich die Farbe eines Schatzes, nimmst du ihn.
tutorial-half = Alle spielen eine Karte, und eine Abdeckkarte verbirgt die Hälfte: Die anderen sehen ihr Meer oder ihr Ufer, nie beides. Lass sie die verdeckte Hälfte falsch raten: Das ist dein Bluff.
tutorial-watch = Das kleine Schiff ist die Startkarte: Wer es hat, beginnt den Stich. Die anderen spielen vor dir: Achte darauf, welche Hälfte sie zeigen.
tutorial-last = Jetzt bist du an der Reihe. Sobald alle gespielt haben, kommen alle Abdeckkarten zugleich weg, ganz von selbst. Diesmal spielst du zuletzt, also hast du nichts zu verbergen.
tutorial-known = Das weißt du von den anderen: Eine Karte ist rot, und zwei sind eine 3 und eine 11, deren Farbe du nur raten kannst.
tutorial-purple = Du misst dich nur mit denen, die deine Farbe gespielt haben, und der lila Schatz ist noch zu haben. Klick auf Lila 9, dann auf eine Hälfte, Meer oder Ufer; beides ist recht. Bestätige es unten.
tutorial-purple-nine = Auch das könnte gewinnen. Aber Lila 9 ist deine beste Karte für den lila Schatz: Versuch es damit.
tutorial-won = Abdeckkarten weg! In jeder Farbe gewinnt die höchste Karte: Rot 12 nimmt den roten Schatz, und deine Lila 9 schlägt Lila 3. Hast du die 11 für die grüne gehalten, die du verschenkt hast? Sie war rot.
tutorial-extras-for-losers = Zählt deine Karte in einer verlorenen Farbe am wenigsten, bekommst du Zusatzkarten, so viele, wie Karten der Farbe gespielt wurden: zwei für Rot 11, zwei für Lila 3. Verlieren lohnt sich hier.
tutorial-second = Im zweiten Stich geht es um einen blauen und einen grünen Schatz. Zwei andere spielen vor dir.
tutorial-weak = Zwei grüne Karten liegen schon da, eine davon mit zwei Zusatzkarten, die sie stärker machen: Das ist schwer zu schlagen. Wirf dein schwächstes Grün hinein, die 2, egal mit welcher Hälfte. Zählt sie am wenigsten, bekommst du drei Zusatzkarten.
tutorial-weak-two = Das ginge auch. Aber die Karte, die in Grün am wenigsten zählt, bringt drei Zusatzkarten: Spiel Grün 2.
tutorial-got-extras = Grün 10 hat den Schatz geholt: Auch deine 9 hätte verloren. Deine 2 zählte am wenigsten, und du hast jetzt drei Zusatzkarten. Jede zählt zu einer Karte 1 dazu. Je zwei übrige sind am Ende einer Runde einen Punkt wert.
tutorial-third = Dritter Stich: Jemand anders beginnt.
tutorial-action = Im dritten Stich liegt kein lila Schatz offen. Gewinnst du eine Farbe ohne offenen Schatz, löst du die Aktionskarte mit dieser Farbe aus. Bei Grün und Lila ist das Aktion 4, die Bergung.
tutorial-limit = Mehr als 12 zählt eine Karte nie, und Zusatzkarten darüber hinaus bringen nichts. Aber zeigst du nur das Meer, wissen die anderen das nicht: Auch das ist ein Bluff.
tutorial-with-extras = Spiel Lila 2 zusammen mit Zusatzkarten. Klick auf die Karte, auf eine Hälfte und darauf, wie viele du dazulegst. Alle sehen, wie viele es sind.
tutorial-with-extras-purple = Spiel Lila 2 und mindestens eine Zusatzkarte dazu: Klick auf die Karte, auf eine Hälfte, dann auf +1, +2 oder +3.
tutorial-set-off = Zuerst kommen Schätze und Zusatzkarten, dann die Aktionen, in der Reihenfolge des Ausspielens. Niemand sonst hat Lila gespielt, also gewinnst du es und darfst eine Karte dieses Stichs bergen. Klick auf Grün 11.
tutorial-set-off-eleven = Du darfst jede nehmen. Grün 11 ist die stärkste: Nimm sie.
tutorial-discard = Dafür wirfst du offen eine Karte ab. Rot 1 gewinnt kaum etwas: Klick darauf.
tutorial-discard-weak = Behalte lieber die starken Karten: Wirf eine schwache ab, etwa Rot 1.
tutorial-trade = Das ist die Aktionskarte von Rot und Blau, mit Aktion 2: Tausch. Du ziehst blind 2 Karten aus einer fremden Hand. Dann gibst du 2 Karten zurück, welche du willst.
tutorial-pickpocket = Jede Aktionskarte hat zwei Seiten, und in einer Runde liegt nur eine oben. Die andere ist hier Aktion 1: Taschendieb. Du nimmst 2 Zusatzkarten von einer Person deiner Wahl, die mindestens 2 hat.
tutorial-dive = Die andere Seite der Bergung ist Aktion 3: Tauchgang. Du siehst dir die nächsten 3 Schätze eines Stapels an. Dann legst du sie in beliebiger Reihenfolge zurück, und sonst sieht sie niemand.
tutorial-steal = Noch etwas: Gewinnst du eine Farbe, deren Schatz offen liegt, darfst du stattdessen rauben. Nimm einen Schatz der Farbe vom Schatzstapel einer Person, die du gerade darin geschlagen hast. Nur der oberste lässt sich rauben.
tutorial-ship = Nach jedem Stich fährt das kleine Schiff im Uhrzeigersinn weiter: Jetzt beginnst du. Zählen zwei Karten einer Farbe gleich viel, gewinnt die früher gespielte. Das Schiff hilft also.
tutorial-end = Ein Schatz, den niemand gewinnt, kommt unter seinen Stapel. Die Runde endet, wenn alle Hände leer sind. Nach der zweiten ist das Spiel aus: Die meisten Punkte aus beiden Runden gewinnen. Viel Glück!

# Was eine Frage bedeutet, einmal gesagt
ask-give-means = Nach rechts geht die höchste Karte deiner längsten Farbe. Nur bei gleich langen wählst du. Von links kommt eine Karte (SS-14).
ask-play-means = Zeigst du die Farbe, raten die anderen die Zahl, oder umgekehrt. Du misst dich nur mit denen, die dieselbe Farbe spielen (SS-20, SS-23).
ask-play-extras-means = Mit jeder Zusatzkarte zählt deine Karte 1 mehr, und alle sehen sie. Die verdeckte Hälfte müssen sie raten (SS-20, SS-21, SS-23).
ask-play-last-means = Alle anderen haben gespielt, du hast nichts zu verbergen: Beide Hälften sind gleich gut. In jeder Farbe gewinnt die höchste Karte (SS-22, SS-23).
ask-win-means = Der offene Schatz ist neu. Raubst du einen, verliert ihn jemand anders, und den offenen bekommt niemand (SS-25, SS-26).
ask-rob-means = Zusatzkarten machen eine Karte höher, und zwei übrige sind am Ende einen Punkt wert (SS-40, SS-50).
ask-draw-from-means = Du ziehst blind und gibst ebenso viele Karten zurück: eigene oder die gezogenen (SS-41).
ask-return-means = Gib zurück, was du am wenigsten brauchst; nur ihr beide seht es (SS-41).
ask-look-means = Sonst sieht niemand diese Schätze, und auch nicht, in welcher Reihenfolge du sie zurücklegst (SS-42).
ask-order-means = Der erste wird als Nächstes aufgedeckt (SS-32, SS-42).
ask-fetch-means = Sie kommt auf deine Hand, und du wirfst dafür eine ab. Du darfst auch deine eigene nehmen (SS-43).
ask-discard-means = Alle sehen sie, und sie scheidet aus der Runde aus (SS-43).
