title = Rattenalarm
tagline = Noch eine Karte, oder nimmst du, was da liegt? Die zweite Ratte schickt dich fast mit leeren Händen heim.
genre = Risiko und Timing

option-memory-aid = Gedächtnisstütze
option-memory-aid-off = aus
option-memory-aid-on = an: zeigt, was in deinem Sack ist
option-tie = Bei einem Gleichstand
option-tie-box = die Würfel kommen in die Schachtel
option-tie-next = der zweite Würfel geht an den Nächsten

part-rings = Ringe
part-coins = Münzen
part-pearls = Perlen
part-crowns = Kronen
part-goblets = Kelche
part-gems = Juwelen

# Things

seat-name = { $seat ->
    [you] du
   *[other] { $seat }
}
kind-rings = Ringe
kind-coins = Münzen
kind-pearls = Perlen
kind-crowns = Kronen
kind-goblets = Kelche
kind-gems = Juwelen
with-rings = Ringen
with-coins = Münzen
with-pearls = Perlen
with-crowns = Kronen
with-goblets = Kelchen
with-gems = Juwelen
treasure-rings = { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
}
treasure-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
treasure-pearls = { $count ->
    [one] 1 Perle
   *[other] { $count } Perlen
}
treasure-crowns = { $count ->
    [one] 1 Krone
   *[other] { $count } Kronen
}
treasure-goblets = { $count ->
    [one] 1 Kelch
   *[other] { $count } Kelche
}
treasure-gems = { $count ->
    [one] 1 Juwel
   *[other] { $count } Juwelen
}
treasure-rats = { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
}
treasure-none = nichts
card-plain = Karte { $number } ({ $treasures })
card-rat = die Ratte { $rat } ({ $treasures })

# Die Ratten, wie sie auf ihren Karten heißen

rat-1 = Gouda
rat-2 = Stilton
rat-3 = Brie
rat-4 = Feta
rat-5 = Cheddar
rat-6 = Comté
rat-7 = Edam
rat-8 = Ricotta
rat-9 = Grana
rat-10 = Quark
rat-11 = Tilsit
rat-12 = Bleu
rat-again = { $rat } { $number }
kind-cube = { $kind } ({ $value })
kind-two-cubes = { $kind } ({ $better }, { $other })

# Moves

label-turn-up = Eine Karte aufdecken
label-stay = Dabeibleiben
label-drop = Mit { $kind } aussteigen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} nehmen ({ $treasures })
label-drop-nothing = Mit { $kind } aussteigen: nichts nehmen
label-keep = Behalten: { $card }
label-keep-none = Keine Rattenkarte behalten
label-bury = Vergraben: { $card }
label-card = Vom Nachziehstapel: { $card }
label-cube = Gezogener Würfel: { $value }

ask-begin = Deck eine Karte auf: Die Runde beginnt
ask-turn = Deck eine Karte auf oder steig mit einer Schatzsorte aus
ask-turned = Du hast { $treasures } aufgedeckt: Bleib dabei oder steig mit einer Schatzsorte aus
ask-turned-alone = Du hast { $treasures } aufgedeckt: Deck noch eine Karte auf oder steig mit einer Schatzsorte aus
ask-turned-empty = Du hast { $treasures } aufgedeckt, die letzte Karte: Steig mit einer Schatzsorte aus
ask-drop = Es ist keine Karte mehr da: Steig mit einer Schatzsorte aus
ask-alarm = Rattenalarm! Du bist raus: Behalte eine Rattenkarte oder keine
situation-rat = eine Ratte liegt offen
situation-no-rat = keine Ratte liegt offen
ask-bury = Vergrab eine offene Karte unter deinem Spaten

# The log

turn = { $seat ->
    [you] Runde { $round }: dein Zug
   *[other] Runde { $round }: { $seat }
}
turn-setting-up = Aufbau

event-cubes = Die Würfel, für die meisten jeder Sorte: { $cubes }.
event-two-cubes = Die Würfel, für die meisten und zweitmeisten jeder Sorte: { $cubes }.
event-first = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-turns-up = { $seat ->
    [you] Du deckst { $treasures } auf.
   *[other] { $seat } deckt { $treasures } auf.
}
event-turns-up-rat = { $seat ->
    [you] Du deckst die Ratte { $rat } auf, dabei { $treasures }.
   *[other] { $seat } deckt die Ratte { $rat } auf, dabei { $treasures }.
}
event-turned-up = { $seat ->
    [you] Du deckst eine Karte auf.
   *[other] { $seat } deckt eine Karte auf.
}
event-turned-up-rat = { $seat ->
    [you] Du deckst eine Ratte auf.
   *[other] { $seat } deckt eine Ratte auf.
}
event-alarm = { $seat ->
    [you] Rattenalarm! Du musst aussteigen.
   *[other] Rattenalarm! { $seat } muss aussteigen.
}
event-last-round = Das war die letzte Karte vom Nachziehstapel. Jetzt läuft die letzte Runde.
event-reshuffled = { $count ->
    [one] Die abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-stays = { $seat ->
    [you] Du bleibst dabei.
   *[other] { $seat } bleibt dabei.
}
event-drops = { $seat ->
    [you] Du steigst mit { $kind } aus und nimmst { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
   *[other] { $seat } steigt mit { $kind } aus und nimmt { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
}
event-drops-empty = { $seat ->
    [you] Du steigst mit { $kind } aus und nimmst nichts.
   *[other] { $seat } steigt mit { $kind } aus und nimmt nichts.
}
event-keeps-rat = { $seat ->
    [you] Du behältst eine Rattenkarte.
   *[other] { $seat } behält eine Rattenkarte.
}
event-keeps-none = { $seat ->
    [you] Du behältst keine Rattenkarte.
   *[other] { $seat } behält keine Rattenkarte.
}
event-buries = { $seat ->
    [you] Du vergräbst { $card }.
   *[other] { $seat } vergräbt { $card }.
}
event-in-the-middle = { $seat ->
    [you] Es gibt keine Karte zu vergraben: Du legst deinen Spaten in die Mitte.
   *[other] Es gibt keine Karte zu vergraben: { $seat } legt den Spaten in die Mitte.
}
event-round-over = Runde { $round } ist zu Ende.
event-round-begins = { $seat ->
    [you] Du beginnst Runde { $round }.
   *[other] { $seat } beginnt Runde { $round }.
}
event-kind = { $kind }: { $cubes }.
event-kind-nobody = { $kind }: Niemand bekommt einen Würfel.
takes-cube = { $seat ->
    [you] du nimmst die { $value }
   *[other] { $seat } nimmt die { $value }
}
event-wins = { $seats ->
    [you] Du gewinnst
   *[other] { $seats } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-wins-by-rats = { $seats ->
    [you] Du gewinnst
   *[other] { $seats } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und den meisten Ratten.
event-share = Geteilter Sieg: { $seats }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# The picture

picture-title = Rattenalarm: { $moment }
moment-setting-up = Aufbau
moment-round = Runde { $round }
moment-last-round = Runde { $round }, die letzte
moment-alarm = Rattenalarm in Runde { $round }!
moment-over = Das Spiel ist aus
sentences = { $first } { $last }
says-alarm = { $seat ->
    [you] Rattenalarm! Du musst aussteigen.
   *[other] Rattenalarm! { $seat } muss aussteigen.
}
says-turned = Eben aufgedeckt: { $card }.
says-open = Offen liegen: { $cards }.
says-none-open = Keine Karte liegt offen.
says-face-down = { $count ->
    [one] 1 Karte, die damals offen lag, ist jetzt in einem Sack.
   *[other] { $count } Karten, die damals offen lagen, sind jetzt in Säcken.
}
says-pile = { $cards ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel liegt noch 1 Karte, { $rats } mit Ratte.
   *[other] Im Nachziehstapel liegen noch { $cards } Karten, { $rats } mit Ratte.
}
says-in = Dabei: { $seats }.
says-out = Ausgestiegen: { $seats }.
says-buried = { $seat ->
    [you] Du hast { $card } vergraben.
   *[other] { $seat } hat { $card } vergraben.
}
says-buried-face-down = { $seat ->
    [you] Du hast eine Karte vergraben.
   *[other] { $seat } hat eine Karte vergraben.
}
says-middle = { $seat ->
    [you] Dein Spaten liegt in der Mitte.
   *[other] Der Spaten von { $seat } liegt in der Mitte.
}
says-taken = Genommene Karten: { $piles }.
says-discards = Auf der Ablage: { $count }.
says-cubes = Würfel auf den Kisten: { $kinds }.
says-seat-number = { $seat ->
    [you] du { $number }
   *[other] { $seat } { $number }
}
says-own-pile = { $seat ->
    [you] In deinem Sack: { $treasures }.
   *[other] Im Sack von { $seat }: { $treasures }.
}
says-waiting = { $seat ->
    [you] Du bist am Zug.
   *[other] Am Zug ist { $seat }.
}
says-final = Punkte: { $points }.
says-wins = { $seats ->
    [you] Du gewinnst.
   *[other] { $seats } gewinnt.
}
says-share = Geteilter Sieg: { $seats }.

danger-alarm = RATTENALARM!
danger-alarm-seat = { $seat ->
    [you] Du musst aussteigen und darfst eine Rattenkarte behalten.
   *[other] { $seat } muss aussteigen und darf eine Rattenkarte behalten.
}
danger-alarm-over = { $seat ->
    [you] Die Ratten haben den Laderaum erobert. Du vergräbst noch eine Karte und rennst.
   *[other] Die Ratten haben den Laderaum erobert. { $seat } vergräbt noch eine Karte und rennt.
}
danger-rat = { $rats ->
    [one] { $rat } ist los! Die nächste Ratte löst Alarm aus.
   *[other] { $rats } Ratten liegen offen! Die nächste löst Alarm aus.
}
danger-safe = Noch keine Ratte in Sicht.
danger-chance = { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
} in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $odds ->
    [one] die nächste
   *[other] etwa jede { $odds }.
}
danger-none = { $cards ->
    [one] Keine Ratte mehr: nur noch 1 Karte im Nachziehstapel
   *[other] Keine Ratte unter den { $cards } Karten im Nachziehstapel
}
danger-used-up = Der Nachziehstapel ist leer
danger-reshuffle = Stapel leer: Die Ablage folgt
danger-last-round = Letzte Runde
keep-none = Keine
stay-in = Bleiben
rats-lie = { $total } Ratten: { $open } offen, { $buried } vergraben, { $coming } im Nachziehstapel
caption-discards = Ablage
caption-none-open = Keine Karte liegt offen
caption-next = Nächste Karte
name-next = Hierher kommt die nächste aufgedeckte Karte
caption-cards = { $count ->
    [0] leer
    [one] Karte
   *[other] Karten
}
caption-counted = { $points ->
    [one] Punkt
   *[other] Punkte
}
number = { $number }
pieces-open = { $count ->
    [0] keine offen
   *[other] { $count } offen
}
pieces-open-short = { $count ->
    [0] keine
   *[other] { $count } offen
}
pieces-all = { $count } im Spiel
pieces-all-short = von { $count }
pieces-own = du hast { $count }
pieces-own-short = du: { $count }
card-number = Nr. { $number }
name-card-number = Karte { $number }: { $treasures }
name-card-rat = Karte { $number }: die Ratte { $rat }, { $treasures }
name-card-turned = { $card }, eben aufgedeckt
name-card-open = { $card }, offen in der Mitte
name-card-buried = { $seat ->
    [you] { $card }, vergraben unter deinem Spaten
   *[other] { $card }, vergraben unter dem Spaten von { $seat }
}
name-face-down = verdeckt, inzwischen in einem Sack
name-draw-pile = Nachziehstapel in der Truhe, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
name-draw-pile-empty = Nachziehstapel in der Truhe, leer; { $count ->
    [one] die abgelegte Karte wird
   *[other] die { $count } abgelegten Karten werden
} zum neuen
name-discards = Ablage, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
name-kind = Kiste für { $kind }: { $open } offen, { $all } im Spiel
name-kind-cubes = Kiste für { $kind }: { $open } offen, { $all } im Spiel, Würfel { $cubes }
name-pile = { $seat ->
    [you] Dein Sack
   *[other] Sack von { $seat }
}, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
name-spade-in-hand = { $seat ->
    [you] Du hast deinen Spaten in der Hand
   *[other] { $seat } hat den Spaten
}
name-spade-buried = { $seat ->
    [you] Unter deinem Spaten: { $card }
   *[other] Unter dem Spaten von { $seat }: { $card }
}
name-spade-face-down = { $seat ->
    [you] Unter deinem Spaten: eine Karte
   *[other] Unter dem Spaten von { $seat }: eine Karte
}
name-spade-middle = { $seat ->
    [you] Dein Spaten liegt in der Mitte
   *[other] Der Spaten von { $seat } liegt in der Mitte
}
name-seat = { $seat }: { $signs }
name-own-rats = { $count ->
    [0] Keine Ratte
    [one] 1 Ratte
   *[other] { $count } Ratten
} in deinem Sack
name-tally = { $seat ->
    [you] Du
   *[other] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $rats ->
    [0] keine Ratte
    [one] 1 Ratte
   *[other] { $rats } Ratten
}
name-stay = Bleiben und den Spaten behalten
seat-in = dabei
seat-out = raus
seat-first = beginnt
seat-first-own = beginnst
seat-alarm = Alarm!

# The tutorial

tutorial-goal = Sammle Beute. Hast du am Ende von einer Schatzsorte am meisten, gewinnst du das Gold auf ihrer Kiste. Das meiste Gold gewinnt das Spiel.
tutorial-cubes = Auf den Kelchen liegen zwei goldene Würfel: die 5 für die meisten Kelche am Ende, die 4 für die zweitmeisten. So ist es bei allen sechs Kisten.
tutorial-counts = Jede Kiste zählt auch ihre Schätze: wie viele offen in der Mitte liegen und wie viele es im Spiel gibt. Von den 18 Ringen liegt noch keiner offen.
tutorial-chest = Alle Beute kommt vom Nachziehstapel in der Truhe, Karte für Karte, offen für alle.
tutorial-next-card = Wer dran ist, deckt hier eine Karte auf. Los geht es auf dem Platz nach dir: Geh weiter und schau zu.
tutorial-your-turn = Zwei Karten liegen im Licht der Laterne. Du bist dran, und was einen gestrichelten goldenen Rahmen hat, kannst du anklicken: Klick auf den Nachziehstapel und deck noch eine Karte auf. Zurücknehmen kannst du das nicht, also bestätige es unten.
tutorial-turn-up-first = Du darfst schon jetzt mit einer Kiste aussteigen, aber noch gibt es wenig zu holen. Klick auf den Nachziehstapel und deck eine Karte auf.
tutorial-number = Du hast einen Ring aufgedeckt! Die Nummer unten auf der Karte ist nur ihr Name. Es zählen die Schätze, die du siehst.
tutorial-decide = Nach jeder Karte entscheidest du: dabeibleiben oder mit deinem Anteil aussteigen. Bleib diesmal dabei: Je mehr Karten hier liegen, desto mehr gibt es zu holen.
tutorial-too-early = Jetzt auszusteigen brächte dir höchstens zwei Karten. Bleib dabei und lass die anderen noch etwas aufdecken.
tutorial-rat = Die erste Ratte: Gouda. Eine Ratte allein tut nichts. Aber deckst du eine zweite auf, solange Gouda hier liegt, musst du Hals über Kopf fort, mit fast nichts.
tutorial-eyes = Jedes Augenpaar in der Wand ist eine Ratte, die noch im Nachziehstapel steckt. Auf dem Zettel neben der Laterne steht, wie groß die Gefahr ist: Etwa jede vierte Karte ist eine Ratte.
tutorial-dare = Du darfst auch aussteigen, bevor du eine Karte aufdeckst. Aber drei von vier Karten sind keine Ratte: Wag noch eine.
tutorial-dare-once = Jetzt zu gehen wäre vorsichtig, und oft ist das klug. Aber wag dieses eine Mal noch eine Karte: Klick auf den Nachziehstapel.
tutorial-take = Puh, zwei Münzen! Nun nimm deinen Anteil und geh. Du wählst eine Sorte und bekommst jede offene Karte, die sie zeigt, mit allem, was sonst noch darauf ist.
tutorial-goblets = Drei Karten zeigen einen Kelch, und drei zeigen einen Ring. Die Würfel der Kelche sind mehr wert: Klick auf die Kiste der Kelche und steig mit diesen drei Karten aus.
tutorial-goblets-first = Die nächste Karte könnte eine Ratte sein, und keine andere Sorte ist hier so viel wert. Klick auf die Kiste der Kelche.
tutorial-sack = Die Karten sind nun in deinem Sack: drei Kelche, zwei Ringe, eine Perle und ein Juwel. Die 3 auf dem Sack zählt deine Karten, nicht deine Schätze.
tutorial-secret = Vor dem Ende darf niemand in einen Sack schauen, auch du nicht. Merk dir also, was du hast.
tutorial-bury = Wenn du aussteigst, stellst du danach deinen Spaten auf eine offene Karte, und niemand kann sie mehr nehmen; eine vergrabene Ratte löst keinen Alarm aus. Vergrab die zwei Münzen: Sie sind das Beste, was du den anderen lassen würdest.
tutorial-bury-coins = Die zwei Münzen würden den anderen mehr helfen als der Ring. Und vergräbst du Gouda, müssen sie die nächste Ratte nicht mehr fürchten. Klick auf die Karte mit den zwei Münzen.
tutorial-last-spade = Du bist für diese Runde draußen, deine Beute ist in Sicherheit, und noch jemand ist gegangen. Der letzte Spaten macht allein weiter: Karte um Karte, solange er sich traut.
tutorial-round-over = Die Runde ist vorbei, und alle nehmen ihren Spaten zurück. Vergrabene Karten werden in die Bilge gekehrt, auf die Ablage. Alle anderen offenen Karten bleiben, und Gouda zählt weiter als Ratte.
tutorial-begin = Du kommst nach dem, der zuletzt ging, also beginnst du die neue Runde. Deck eine Karte auf.
tutorial-begin-with-a-card = Nur Gouda liegt hier, damit lohnt sich der Heimweg kaum. Deck eine Karte auf.
tutorial-stay-again = Ein Ring und eine Krone: Dafür lohnt es sich nicht zu gehen. Bleib dabei.
tutorial-too-little = Noch gibt es zu wenig zu holen. Bleib dabei und lass die anderen etwas aufdecken.
tutorial-greed = Drei Karten mit einem Juwel liegen jetzt hier, auch die von Gouda. Steig mit Juwelen aus, und du bekommst alle drei, samt der Ratte.
tutorial-greed-dare = Aber sehen wir, was Gier anrichtet: Klick auf den Nachziehstapel und deck noch eine Karte auf.
tutorial-be-greedy = In einem echten Spiel könntest du gut mit diesen Juwelen gehen. Sei dieses eine Mal gierig und klick auf den Nachziehstapel.
tutorial-alarm = Rattenalarm! Du musst aussteigen, und die Beute auf dem Boden bleibt liegen; was im Sack ist, ist sicher. Zum Trost darfst du eine der beiden Rattenkarten behalten, oder keine.
tutorial-alarm-keep = Brie bringt eine Münze und einen Kelch, Gouda ein Juwel. Du sammelst Kelche: Klick auf die Karte von Brie und behalte sie.
tutorial-keep-brie = Du hast schon drei Kelche, und der vierte hilft dir am meisten. Behalte Brie.
tutorial-bury-gem = Wieder vergräbst du eine Karte, bevor du gehst. Juwelen sind viel Gold wert, also versteck eines vor den anderen: Klick auf eine dieser beiden.
tutorial-bury-a-gem = Die anderen werden auf die Juwelen aus sein. Vergrab eine der beiden Karten, die ein Juwel und keine Ratte zeigen.
tutorial-end = Ist die letzte Karte vom Nachziehstapel aufgedeckt, spielt ihr diese Runde noch zu Ende. Dann werden alle Säcke geleert, und das Gold jeder Kiste wird verteilt. Haben zwei von euch gleich viel von einer Sorte, geht vor, wer mehr Ratten im Sack hat: Brie kann dir also noch helfen.
tutorial-play-on = Mehr brauchst du nicht. Wann du gehst, was du vergräbst und was in wessen Sack ist, findest du selbst heraus. Brie und viel Glück mit dir!

# Was ist das?

about-stay = Du bleibst in der Runde und behältst deinen Spaten. Dann kommt der Nächste (RA-22). Was offen liegt, bleibt liegen: Die anderen können es nehmen, bevor du wieder dran bist.
about-keep-none = Du behältst keine Rattenkarte und lässt sie den anderen. Draußen bist du trotzdem und vergräbst vorher noch eine offene Karte (RA-24, RA-26).
about-banner = Rattenalarm: Eine Ratte wurde aufgedeckt, während eine andere offen lag. Wer das war, ist draußen, darf eine Rattenkarte behalten und vergräbt dann eine offene Karte (RA-24, RA-26).
about-own-pile = Die Ratten in deinem Sack. Wie viele Schätze du hast, steht auf den Kisten. Du siehst es, weil dieser Tisch mit Gedächtnisstütze spielt; ohne sie sieht vor der Wertung niemand hinein (RA-25).
about-nothing = Keine Karte liegt offen. Die Mausefalle steht seit Jahren hier und hat einen Daumen gefangen. Steigst du jetzt aus, nimmst du nichts und legst den Spaten einfach hin (RA-23, RA-26).
about-nothing-begin = Keine Karte liegt offen. Die Mausefalle steht seit Jahren hier und hat einen Daumen gefangen. Wer jetzt eine Runde beginnt, muss eine Karte aufdecken (RA-21).
about-empty = Hierher kommt die nächste Karte, die jemand vom Nachziehstapel aufdeckt (RA-21).
about-verdict = Die höchste Summe der Würfel gewinnt. Bei Gleichstand gewinnt, wer die meisten Ratten hat (RA-43).
about-score = Das war { $seat ->
    [you] in deinem Sack
   *[other] im Sack von { $seat }
}: über jeder Kiste die Schätze mit ihrer Anzahl und der Würfel, den sie gewonnen haben (RA-41).
about-draw-pile = Der Nachziehstapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $rats } mit Ratte { $shuffled ->
    [0] (RA-21).
   *[other] – die Ablage, noch einmal gemischt (RA-40).
}
about-draw-pile-empty = { $discards ->
    [0] Der Nachziehstapel ist leer, und es gibt keine Karte mehr: Jetzt kannst du nur noch aussteigen (RA-40).
   *[other] Der Nachziehstapel ist leer, also ist dies die letzte Runde. Will jemand noch eine Karte, wird die Ablage gemischt, dieses eine Mal (RA-40).
}
about-turn-up = { $rats ->
    [0] Du darfst die nächste Karte aufdecken. Es liegt keine Ratte offen, also kann dir nichts passieren (RA-24).
   *[other] Du darfst die nächste Karte aufdecken oder vorher aussteigen. Eine Ratte liegt offen: Noch eine löst Alarm aus (RA-24).
}
about-now-wait = { $seat ->
    [you] Du bist an der Reihe (RA-20).
   *[other] { $seat } ist an der Reihe (RA-20).
}
about-now-out = Du hast keinen Spaten mehr in der Hand: Du bist draußen, bis die nächste Runde beginnt (RA-20).
about-now = { $rule ->
    [RA-11] Erst werden die Würfel gezogen (RA-11).
    [RA-12] Erst wird ausgelost, wer beginnt (RA-12).
    [RA-21] Noch nicht: Keine Karte liegt offen, also wird erst eine aufgedeckt (RA-21).
    [RA-22] Du hast deine Karte aufgedeckt. Jetzt bleibst du dabei oder steigst aus (RA-22).
    [RA-24] Ein Alarm hat dich hinausgeworfen: Du darfst eine Rattenkarte behalten, sonst nichts (RA-24).
   *[RA-26] Du steigst schon aus. Vergrab jetzt eine der offenen Karten (RA-26).
}
about-discards = Die Bilge, in der die Ablage schwimmt: { $count ->
    [0] noch keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}. Am Ende einer Runde kommen alle vergrabenen Karten dorthin (RA-29). { $shuffled ->
    [0] Ist der Nachziehstapel leer, werden sie noch einmal gemischt (RA-40).
   *[other] Sie wurden schon einmal gemischt, noch einmal gibt es nicht (RA-40).
}
about-discards-cards = Alle dürfen sie durchsehen: { $cards } (RA-29).
about-peeping = { $rats ->
    [0] Keine Ratte kommt
    [one] 1 Ratte kommt
   *[other] { $rats } Ratten kommen
} noch, in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; jede ist ein Augenpaar in der Wand (RA-24).
about-peeping-discards = Der Nachziehstapel ist leer. Für eine weitere Karte wird die Ablage gemischt, mit { $rats ->
    [0] keiner Ratte
    [one] 1 Ratte
   *[other] { $rats } Ratten
} in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} (RA-40).
about-peeping-over = Während ihr spielt, ist jedes Augenpaar in der Wand eine Ratte, die noch kommt (RA-24).
about-next-rat-first = Noch liegt keine Ratte offen, also tut die nächste noch nichts.
about-next-rat-alarm = { $count ->
    [one] { $rat } liegt offen
   *[other] { $count } Ratten liegen offen
}, also löst die nächste Alarm aus.
about-kind-setting-up = { $kind }. Erst werden die Würfel gezogen. Sie zeigen, was eine Sorte wert ist (RA-11).
about-kind = { $kind }. Die meisten Stücke am Ende bringen die { $better }{ $worse ->
    [0] {""}
   *[other] , die zweitmeisten die { $worse }
} (RA-41).
about-kind-counts = { $open ->
    [0] Davon gibt es { $all } im Spiel, und gerade liegt nichts davon offen.
    [one] Davon gibt es { $all } im Spiel, und gerade liegt 1 offen.
   *[other] Davon gibt es { $all } im Spiel, und gerade liegen { $open } offen.
}
about-drop = { $count ->
    [0] Du darfst mit ihnen aussteigen, aber keine offene Karte zeigt welche: Du bekämst nichts (RA-23).
    [one] Steig mit ihnen aus und nimm 1 Karte: { $treasures }. Danach vergräbst du eine Karte (RA-23, RA-26).
   *[other] Steig mit ihnen aus und nimm { $count } Karten: { $treasures }. Danach vergräbst du eine Karte (RA-23, RA-26).
}
about-open = Das ist { $card }; die Nummer unterscheidet sie nur von gleichen. Steig mit { $kinds } aus, um sie zu nehmen (RA-23).
about-rat-open = Solange diese Ratte offen liegt, löst die nächste Alarm aus (RA-24). Steig mit { $kinds } aus, um sie mitzunehmen (RA-23).
about-number = Die Nummer ist nur der Name der Karte.
about-take = Willst du sie? Klick auf die Kiste mit { $kinds }.
about-keep = Du darfst sie behalten: Nach einem Alarm gehört dir eine Rattenkarte (RA-24).
about-bury = Vergrab sie, dann kann niemand sie mehr nehmen { $rat ->
    [0] (RA-26, RA-27).
   *[other] – und sie löst keinen Alarm mehr aus (RA-26, RA-27).
}
about-left-behind = Ein Alarm lässt dir höchstens eine Rattenkarte. Diese hier darfst du danach vergraben (RA-24, RA-26).
about-buried = Unter { $seat ->
    [you] deinem Spaten
   *[other] dem Spaten von { $seat }
}: { $card }. Niemand kann sie nehmen oder noch einmal vergraben{ $rat ->
    [0] {""}
   *[other] , und eine Ratte unter einem Spaten löst keinen Alarm aus
} (RA-27). Am Ende der Runde kommt sie auf die Ablage (RA-29).
about-face-down = Diese Karte ist inzwischen in einem Sack, wo niemand nachsehen darf (RA-25).
about-seat = { $seat ->
    [you] Hier sitzt du. Was du genommen hast, ist in deinem Sack (RA-25).
   *[other] Hier sitzt { $seat }. Was { $seat } genommen hat, ist im Sack (RA-25).
}
about-seat-turn = { $seat ->
    [you] Du bist am Zug: eine Karte aufdecken, dabeibleiben oder aussteigen (RA-21, RA-22).
   *[other] { $seat } ist am Zug: eine Karte aufdecken, dabeibleiben oder aussteigen (RA-21, RA-22).
}
about-seat-leaving = { $seat ->
    [you] Du steigst aus: erst etwas nehmen, dann eine offene Karte vergraben (RA-24, RA-26).
   *[other] { $seat } steigt aus: erst etwas nehmen, dann eine offene Karte vergraben (RA-24, RA-26).
}
about-seat-in = { $seat ->
    [you] Du hast deinen Spaten in der Hand und bist also in der Runde (RA-20).
   *[other] { $seat } hat den Spaten in der Hand und ist also in der Runde (RA-20).
}
about-seat-out = { $seat ->
    [you] Du bist ausgestiegen und wartest auf die anderen (RA-20, RA-29).
   *[other] { $seat } ist ausgestiegen und wartet auf die anderen (RA-20, RA-29).
}
about-spade-in-hand = { $seat ->
    [you] Dein Spaten. Solange du ihn in der Hand hast, bist du dabei (RA-20). Beim Aussteigen vergräbst du mit ihm eine Karte (RA-26).
   *[other] Der Spaten von { $seat }. Solange er in der Hand ist, ist { $seat } in der Runde (RA-20). Beim Aussteigen vergräbst du mit deinem Spaten eine Karte (RA-26).
}
about-spade-burying = { $seat ->
    [you] Dein Spaten. Stell ihn jetzt auf eine offene Karte: Damit ist sie vergraben (RA-26).
   *[other] Der Spaten von { $seat }. Jetzt kommt er auf eine offene Karte und vergräbt sie (RA-26).
}
about-spade-last = { $seat ->
    [you] Dein Spaten, der letzte in der Hand. Dabeibleiben kannst du nicht mehr: Deck Karte um Karte auf oder steig aus (RA-28).
   *[other] Der Spaten von { $seat }, der letzte in der Hand. Dabeibleiben kann { $seat } nicht mehr: Es geht Karte um Karte weiter, oder man steigt aus (RA-28).
}
about-spade-buried = { $seat ->
    [you] Dein Spaten, auf der Karte, die du vergraben hast. Am Ende der Runde bekommst du ihn zurück (RA-29).
   *[other] Der Spaten von { $seat }, auf der Karte, die { $seat } vergraben hat. Am Ende der Runde kommt er zurück (RA-29).
}
about-spade-middle = { $seat ->
    [you] Dein Spaten: Beim Aussteigen war keine Karte zum Vergraben da (RA-26). Am Ende der Runde bekommst du ihn zurück (RA-29).
   *[other] Der Spaten von { $seat }: Beim Aussteigen war keine Karte zum Vergraben da (RA-26). Am Ende der Runde kommt er zurück (RA-29).
}
about-sack = { $seat ->
    [you] Dein Sack
   *[other] Der Sack von { $seat }
}: { $count ->
    [0] noch keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}. Die Zahl zählt Karten, nicht Schätze. Vor der Wertung darf niemand hineinsehen, auch { $seat ->
    [you] du
   *[other] { $seat }
} nur an einem Tisch mit Gedächtnisstütze (RA-25).
about-sack-over = { $seat ->
    [you] Dein Sack
   *[other] Der Sack von { $seat }
} mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, ausgeschüttet für die Wertung (RA-41).
about-rat-1 = Käpt’n Gouda hat noch nie ein Schiff gesteuert, besitzt aber den Hut.
about-rat-2 = Stilton hat ein Auge an eine Gabel verloren und sucht seither die Gabel.
about-rat-3 = Brie hat jede Nacht Wache und hat noch keine Nacht gesehen.
about-rat-4 = Feta schreit. Auch bei Mäusen.
about-rat-5 = Cheddar hat das Messer nur fürs Brot. Brot gibt es nicht.
about-rat-6 = Comté kam wegen des Goldes und blieb wegen des Käses.
about-rat-7 = Edam hat schon neunmal Land gesichtet, unter Deck.
about-rat-8 = Ricotta kocht für die ganze Mannschaft. Niemand fragt, was.
about-rat-9 = Oma Grana strickt und zählt dabei nicht die Maschen, sondern deine Schätze.
about-rat-10 = Quark ist drei Wochen alt und wird schon in zwei Häfen gesucht.
about-rat-11 = Tilsit stemmt Anker. Jemand muss sie jedes Mal zurückbringen.
about-rat-12 = Bleu ist wegen des Silbers hier, nähme aber auch einen Rubin.

# Was eine Frage bedeutet, einmal gesagt
ask-begin-means = Keine Karte liegt offen, also beginnt die Runde mit einer. Danach kannst du bleiben oder gehen (RA-21, RA-22).
ask-turn-means = Noch eine Karte heißt mehr zu holen. Aber liegt eine Ratte offen, jagt dich die zweite hinaus. Oder geh jetzt und nimm, was da ist (RA-21, RA-23, RA-24).
ask-turned-means = Bleibst du dabei, kannst du später mehr holen. Steigst du aus, bekommst du alle offenen Karten mit der gewählten Sorte und vergräbst danach eine (RA-22, RA-23, RA-26).
ask-turned-alone-means = Du hast den letzten Spaten: Niemand nimmt dir noch etwas weg, nur eine zweite Ratte kann dich hinausjagen (RA-28, RA-24).
ask-turned-empty-means = Du bekommst alle offenen Karten mit der Sorte, die du wählst. Danach vergräbst du eine (RA-23, RA-26).
ask-drop-means = Wähle, was du am meisten brauchst: Du bekommst alle offenen Karten, die diese Sorte zeigen (RA-40, RA-23).
ask-alarm-means = Alles andere bleibt liegen. Eine Rattenkarte bringt ihre Schätze, und Ratten entscheiden am Ende bei Gleichstand (RA-24, RA-42).
ask-bury-means = Die Karte unter deinem Spaten kann niemand nehmen, und eine vergrabene Ratte löst keinen Alarm aus (RA-26, RA-27).
