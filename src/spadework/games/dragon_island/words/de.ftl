title = Insel der Drachen
tagline = Der Schatz ist zu schwer für einen allein: Such dir Hilfe, trag ihn zu einem Boot und sieh, was eure Freundschaft wert ist.
genre = Bündnis und Verrat
option-turn-limit = Zuggrenze, falls ein Spiel nicht endet
option-turn-limit-none = keine
option-turn-limit-40 = 40 Züge: bricht jedes zweite Spiel vorzeitig ab
option-turn-limit-100 = 100 Züge
option-turn-limit-200 = 200 Züge
option-turn-limit-400 = 400 Züge
option-pairs = Ende des Spiels
option-pairs-7 = nach allen sieben Paaren
option-pairs-5 = nach fünf Paaren: ein kurzes Spiel von etwa 30 Zügen
option-empty-boat = Leeres Boot, zu viert oder fünft
option-empty-boat-red = Rot
option-empty-boat-green = Grün
option-empty-boat-brown = Braun
option-empty-boat-grey = Grau
option-empty-boat-blue = Blau
option-empty-boat-yellow = Gelb
option-second-empty-boat = Zweites leeres Boot, zu viert
option-second-empty-boat-opposite = gegenüber dem ersten
option-second-empty-boat-next = das nächste im Uhrzeigersinn
option-second-empty-boat-next-but-one = das übernächste im Uhrzeigersinn
part-pair-1 = Paar 1
part-pair-2 = Paar 2
part-pair-3 = Paar 3
part-pair-4 = Paar 4
part-pair-5 = Paar 5
part-pair-6 = Paar 6
part-pair-7 = Paar 7

# Things
sentence = { $text }.
name-seat = { $seat ->
    [you] du
   *[other] { $seat }
}
# With three players everyone has two hunters: the reader is addressed as the owner of one of them.
name-hunter = { $seat ->
    [you] { $own }
   *[other] { $seat } ({ $colour })
}
# Hunters of players who have only one: the reader is addressed in person.
name-hunter-red = { $seat ->
    [you] du
   *[other] { $seat } (Rot)
}
name-hunter-green = { $seat ->
    [you] du
   *[other] { $seat } (Grün)
}
name-hunter-brown = { $seat ->
    [you] du
   *[other] { $seat } (Braun)
}
name-hunter-grey = { $seat ->
    [you] du
   *[other] { $seat } (Grau)
}
name-hunter-blue = { $seat ->
    [you] du
   *[other] { $seat } (Blau)
}
name-hunter-yellow = { $seat ->
    [you] du
   *[other] { $seat } (Gelb)
}
own-red = deine rote Figur
own-green = deine grüne Figur
own-brown = deine braune Figur
own-grey = deine graue Figur
own-blue = deine blaue Figur
own-yellow = deine gelbe Figur
own-red-dative = deiner roten Figur
own-green-dative = deiner grünen Figur
own-brown-dative = deiner braunen Figur
own-grey-dative = deiner grauen Figur
own-blue-dative = deiner blauen Figur
own-yellow-dative = deiner gelben Figur
# Where a German sentence begins within another.
own-red-first = Deine rote Figur
own-green-first = Deine grüne Figur
own-brown-first = Deine braune Figur
own-grey-first = Deine graue Figur
own-blue-first = Deine blaue Figur
own-yellow-first = Deine gelbe Figur
name-red = Rot
name-green = Grün
name-brown = Braun
name-grey = Grau
name-blue = Blau
name-yellow = Gelb
name-volcano = Vulkan
name-forest = Wald
name-farmland = Acker
name-mountain = Gebirge
name-water = Wasser
name-desert = Wüste
name-double = { $first }/{ $second }
name-forces = Kräfte
name-elements = Elemente
name-patrol = Patrouille
name-curse = Fluch
name-flight = Flug
name-journey = Reise
name-terror = Schrecken
name-attack = Angriff
name-slumber = Schlummer
name-counterspell = Gegenzauber
name-infidelity = Untreue
name-slumber-or-terror = Schlummer oder Schrecken
name-counterspell-or-terror = Gegenzauber oder Schrecken
name-infidelity-or-attack = Untreue oder Angriff
name-cards = { $count } × { $card }
name-field = { $field } ({ $terrain })
name-treasure-field = Schatzfeld
name-treasure = Schatz (2 × { $value })
to-field = nach { $field }
to-treasure-field = auf das Schatzfeld
to-boat-red = in das rote Boot
to-boat-green = in das grüne Boot
to-boat-brown = in das braune Boot
to-boat-grey = in das graue Boot
to-boat-blue = in das blaue Boot
to-boat-yellow = in das gelbe Boot

# Effects printed on cards
effect-volcano = Auf ein Vulkanfeld gehen
effect-forest = Auf ein Waldfeld gehen
effect-farmland = Auf ein Ackerfeld gehen
effect-mountain = Auf ein Gebirgsfeld gehen
effect-water = Auf ein Wasserfeld gehen
effect-desert = Auf ein Wüstenfeld gehen
effect-double = Auf { $first } oder { $second }
effect-joker = Joker: auf jedes Feld gehen
effect-joker-of = Joker für { $colour }: auf jedes Feld
effect-forces = Zwei Nachbarfelder tauschen
effect-elements = Zwei beliebige Plättchen tauschen
effect-patrol = Ein Drache sperrt ein Feld
effect-curse = Deine Hand gegen Karten von allen
effect-flight = Über ein Feld fliegen, dahinter landen
effect-journey = Mit Gelände: seine Felder sind frei
effect-terror = Jemanden heimschicken
effect-attack = Bei jemandem eine Karte ziehen
effect-slumber = Aktion aufheben, Zug beenden
effect-counterspell = Schlummer, Schrecken, Angriff stoppen
effect-infidelity = Beide Münzen beanspruchen

# Details of a move
with-card = mit { $card }
with-joker = mit { $card } als Joker
with-double = einer Doppelkarte ({ $card })
with-volcano = einer Vulkankarte
with-forest = einer Waldkarte
with-farmland = einer Ackerkarte
with-mountain = einer Gebirgskarte
with-water = einer Wasserkarte
with-desert = einer Wüstenkarte
with-partner = { $hunter ->
    [you] zusammen mit dir und dem { $treasure }
   *[other] zusammen mit { $hunter } und dem { $treasure }
}
leaving-treasure = ohne den { $treasure }
to-wait = um dort zu warten
to-unite = { $hunter ->
    [you] um es sofort mit dir zu verlassen
   *[other] um es sofort mit { $hunter } zu verlassen
}
to-join = { $hunter ->
    [you] um dir beim Tragen zu helfen
   *[other] um { $hunter } beim Tragen zu helfen
}
ambush = { $hunter ->
    [you] Überfall: Du musst nach Hause
   *[other] Überfall: { $hunter } muss nach Hause
}
played-double = { $text } (Doppelkarte: { $card })

# Moves
label-hunter = { $colour }: { $text }
label-step = Schritt { $to }
label-step-flying = Flug { $to }
label-paid = { $going } mit { $card }
label-journey = Reise für { $terrain }
label-forces = Kräfte: zwei benachbarte Plättchen tauschen
label-elements = Elemente: zwei beliebige Plättchen tauschen
label-patrol = Patrouille: einen Drachen einsetzen oder versetzen
label-curse = Fluch: die Hand abwerfen und bei allen anderen ziehen
label-tile = Plättchen { $field }
label-swap = { $first } und { $second } tauschen
label-dragon = Drache { $dragon } auf { $field }
label-place = Den Drachen auf { $field } setzen
label-terror = Schrecken: { $hunter } nach Hause schicken
label-attack = Angriff: bei { $seat } eine Karte ziehen
label-no-reaction = Nicht reagieren
label-skip-reactions = In diesem Zug nicht mehr reagieren
label-slumber = Schlummer spielen
label-counterspell = Gegenzauber spielen
label-share = Mit { $seat } teilen: je eine Münze zu { $value }
label-give-in = { $seat } beide Münzen zu { $value } überlassen
label-infidelity = Untreue: beide Münzen zu { $value } beanspruchen
label-pass = Passen und Karten ziehen
label-discard = { $card } abwerfen
label-draw-up = { $count ->
    [0] Nichts abwerfen und den Zug beenden
    [one] 1 Karte nachziehen und den Zug beenden
   *[other] { $count } Karten nachziehen und den Zug beenden
}
label-end-turn = { $count ->
    [0] Den Zug beenden
    [one] Den Zug beenden und 1 Karte nachziehen
   *[other] Den Zug beenden und { $count } Karten nachziehen
}
label-take-back = Karte behalten
label-propose-end = Spielende vorschlagen
label-agree = Zustimmen und das Spiel beenden
label-go-on = Weiterspielen
label-taken = Aus der Hand gezogen: { $card }
label-settle = Die Zeit zum Reagieren ist vorbei
ask-turn = Du bist am Zug: Geh, spiele eine Karte oder passe
ask-again = Geh, spiele eine Karte oder beende deinen Zug
ask-again-hunter = Geh mit { $colour }, spiele eine Karte oder beende deinen Zug
ask-waiting = Du wartest auf dem Schatzfeld: Spiele eine Karte oder passe
ask-waiting-again = Du wartest auf dem Schatzfeld: Spiele eine Karte oder beende deinen Zug
ask-leave = Wähle, wohin du mit { $hunter } und dem { $treasure } das Schatzfeld verlässt
ask-forces = Kräfte: Wähle das erste von zwei benachbarten Plättchen
ask-elements = Elemente: Wähle das erste von zwei Plättchen
ask-forces-second = Kräfte: Wähle das Nachbarplättchen, das du mit { $field } tauschst
ask-elements-second = Elemente: Wähle das Plättchen, das du mit { $field } tauschst
ask-which-dragon = Patrouille: Wähle den Drachen, den du versetzen willst
ask-new-dragon = Patrouille: Wähle ein Feld für den neuen Drachen
ask-dragon = Patrouille: Wähle ein neues Feld für den Drachen auf { $field }
ask-slumber = { $action } Schlummer verhindert das und beendet den Zug von { $seat }. Spielst du ihn?
ask-slumber-at-once = { $action } Nach Schlummer kann { $seat } in diesem Zug nur passen. Spielst du ihn?
ask-counterspell = { $action } Gegenzauber verhindert das. Spielst du ihn?
ask-both = { $action } Schlummer oder Gegenzauber verhindert das. Schlummer beendet auch den Zug von { $seat }. Spielst du einen davon?
ask-counter-slumber = { $action } { $slumber } verhindert das mit Schlummer. Spielst du Gegenzauber?
ask-share = Der Schatz ist in deinem Boot: Teilst du mit { $seat }, je eine Münze zu { $value }, oder beanspruchst du mit Untreue beide?
ask-answer = { $seat } beansprucht beide Münzen zu { $value }: Antwortest du mit Untreue, oder verzichtest du?
ask-discard = Du passt: Wirf beliebig viele Karten ab, dann ziehst du auf sechs nach
ask-agree = { $seat } möchte das Spiel mit den bisher gewonnenen Münzen beenden. Stimmst du zu?

# The log
turn = Zug { $number }: { $seat ->
    [you] du
   *[other] { $seat }
}
turn-setting-up = Aufbau
event-start = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-dealt = Alle haben { $count } Karten.
event-own-hand = { $seat ->
    [you] Du hast { $cards } auf der Hand.
   *[other] { $seat } hat { $cards } auf der Hand.
}
announced-turn = { $seat ->
    [you] Du beginnst Zug { $turn }
   *[other] { $seat } beginnt Zug { $turn }
}
announced-step = { $hunter ->
    [you] Du gehst { $to }
   *[other] { $hunter } geht { $to }
}
announced-flight = { $hunter ->
    [you] Du fliegst { $to }
   *[other] { $hunter } fliegt { $to }
}
announced-journey = { $hunter ->
    [you] Du gehst auf eine Reise: { $terrain } ist in diesem Zug frei
   *[other] { $hunter } geht auf eine Reise: { $terrain } ist in diesem Zug frei
}
announced-terror = { $seat ->
    [you] { $hunter ->
        [you] Du spielst Schrecken gegen dich selbst und musst nach Hause
       *[other] Du spielst Schrecken: { $hunter } muss nach Hause
    }
   *[other] { $hunter ->
        [you] { $seat } spielt Schrecken: Du musst nach Hause
       *[other] { $seat } spielt Schrecken: { $hunter } muss nach Hause
    }
}
announced-attack = { $seat ->
    [you] Du spielst Angriff gegen { $victim }
   *[other] { $victim ->
        [you] { $seat } spielt Angriff gegen dich
       *[other] { $seat } spielt Angriff gegen { $victim }
    }
}
announced-curse = { $seat ->
    [you] Du spielst Fluch
   *[other] { $seat } spielt Fluch
}
announced-forces = { $seat ->
    [you] Du spielst Kräfte: { $first } und { $second } tauschen die Plätze
   *[other] { $seat } spielt Kräfte: { $first } und { $second } tauschen die Plätze
}
announced-elements = { $seat ->
    [you] Du spielst Elemente: { $first } und { $second } tauschen die Plätze
   *[other] { $seat } spielt Elemente: { $first } und { $second } tauschen die Plätze
}
announced-new-dragon = { $seat ->
    [you] Du spielst Patrouille: Ein neuer Drache kommt { $to }
   *[other] { $seat } spielt Patrouille: Ein neuer Drache kommt { $to }
}
announced-dragon = { $seat ->
    [you] Du spielst Patrouille: Der Drache zieht von { $start } { $to }
   *[other] { $seat } spielt Patrouille: Der Drache zieht von { $start } { $to }
}
event-slumber = { $seat ->
    [you] Du spielst Schlummer
   *[other] { $seat } spielt Schlummer
}
event-slumber-at-once = { $seat ->
    [you] Du spielst sofort Schlummer
   *[other] { $seat } spielt sofort Schlummer
}
event-counterspell = { $seat ->
    [you] Du spielst Gegenzauber und hebst { $card } auf
   *[other] { $seat } spielt Gegenzauber und hebt { $card } auf
}
event-slept = { $seat ->
    [you] Die Aktion wird aufgehoben, und dein Zug ist vorbei.
   *[other] Die Aktion wird aufgehoben, und der Zug von { $seat } ist vorbei.
}
event-slept-may-pass = { $seat ->
    [you] Die Aktion wird aufgehoben, und du darfst nur noch passen.
   *[other] Die Aktion wird aufgehoben, und { $seat } darf nur noch passen.
}
event-slept-at-once = { $seat ->
    [you] Dein Zug ist vorbei.
   *[other] Der Zug von { $seat } ist vorbei.
}
event-slept-at-once-may-pass = { $seat ->
    [you] Du darfst nur noch passen.
   *[other] { $seat } darf nur noch passen.
}
event-waits = { $hunter ->
    [you] Du wartest auf dem Schatzfeld, und dein Zug ist vorbei.
   *[other] { $hunter } wartet auf dem Schatzfeld, und der Zug ist vorbei.
}
event-meets = { $hunter ->
    [you] Du triffst { $other }, und ihr müsst beide sofort weiter.
   *[other] { $other ->
        [you] { $hunter } trifft dich, und ihr müsst beide sofort weiter.
       *[other] { $hunter } trifft { $other }, und beide müssen sofort weiter.
    }
}
event-leaves = Beide verlassen das Schatzfeld mit dem { $treasure } { $to }
event-flies-out = Beide verlassen das Schatzfeld im Flug mit dem { $treasure } { $to }
event-next-treasure = Der nächste { $treasure } wird ausgelegt.
event-last-treasure = Das war der letzte Schatz. Sein Feld ist nun frei begehbar.
event-carry = { $hunter ->
    [you] Ab jetzt trägst du mit { $other } den { $treasure }.
   *[other] { $other ->
        [you] Ab jetzt trägst du mit { $hunter } den { $treasure }.
       *[other] Ab jetzt tragen { $hunter } und { $other } den { $treasure }.
    }
}
event-flees = { $hunter ->
    [you] Du fliehst { $to }.
   *[other] { $hunter } flieht { $to }.
}
event-alone = { $hunter ->
    [you] Du bleibst mit dem { $treasure } allein.
   *[other] { $hunter } bleibt mit dem { $treasure } allein.
}
event-lost = Der { $treasure } scheidet aus.
event-home = Der { $treasure } kommt { $to }.
event-shares = { $seat ->
    [you] Du teilst.
   *[other] { $seat } teilt.
}
event-claims = { $seat ->
    [you] Du spielst Untreue und beanspruchst beide Münzen
   *[other] { $seat } spielt Untreue und beansprucht beide Münzen
}
event-answers = { $seat ->
    [you] Du antwortest mit Untreue und beanspruchst beide Münzen
   *[other] { $seat } antwortet mit Untreue und beansprucht beide Münzen
}
event-gives-in = { $seat ->
    [you] Du verzichtest auf beide Münzen.
   *[other] { $seat } verzichtet auf beide Münzen.
}
event-coin = { $seat ->
    [you] Du bekommst eine Münze zu { $value }.
   *[other] { $seat } bekommt eine Münze zu { $value }.
}
event-both-coins = { $seat ->
    [you] Du bekommst beide Münzen zu { $value }.
   *[other] { $seat } bekommt beide Münzen zu { $value }.
}
event-discards-hand = { $count ->
    [one] { $seat ->
        [you] Du wirfst deine einzige Handkarte ab: { $cards }.
       *[other] { $seat } wirft die einzige Handkarte ab: { $cards }.
    }
   *[other] { $seat ->
        [you] Du wirfst deine ganze Hand ab: { $cards }.
       *[other] { $seat } wirft die ganze Hand ab: { $cards }.
    }
}
event-no-cards = { $seat ->
    [you] Niemand sonst hat eine Karte, also ziehst du keine.
   *[other] Niemand sonst hat eine Karte, also zieht { $seat } keine.
}
event-draws-from = { $count ->
    [one] { $seat ->
        [you] Du ziehst eine Karte aus der Hand von { $victim }.
       *[other] { $victim ->
            [you] { $seat } zieht eine Karte aus deiner Hand.
           *[other] { $seat } zieht eine Karte aus der Hand von { $victim }.
        }
    }
   *[other] { $seat ->
        [you] Du ziehst { $count } Karten aus der Hand von { $victim }.
       *[other] { $victim ->
            [you] { $seat } zieht { $count } Karten aus deiner Hand.
           *[other] { $seat } zieht { $count } Karten aus der Hand von { $victim }.
        }
    }
}
event-takes = { $seat ->
    [you] Du bekommst von { $victim }: { $card }.
   *[other] { $victim ->
        [you] { $seat } bekommt von dir: { $card }.
       *[other] { $seat } bekommt von { $victim }: { $card }.
    }
}
event-passes = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-discards = { $seat ->
    [you] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
}
event-ends-turn = { $seat ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
event-draws = { $count ->
    [one] { $seat ->
        [you] Du ziehst eine Karte nach.
       *[other] { $seat } zieht eine Karte nach.
    }
   *[other] { $seat ->
        [you] Du ziehst { $count } Karten nach.
       *[other] { $seat } zieht { $count } Karten nach.
    }
}
event-drawn = Gezogen: { $card }.
event-shuffled = { $count ->
    [one] Die eine Karte der Ablage wird zum neuen Nachziehstapel.
   *[other] Die { $count } Karten der Ablage werden zum neuen Nachziehstapel gemischt.
}
event-proposes = { $seat ->
    [you] Du schlägst vor, das Spiel zu beenden.
   *[other] { $seat } schlägt vor, das Spiel zu beenden.
}
event-answered = { $seat ->
    [you] Du hast geantwortet.
   *[other] { $seat } hat geantwortet.
}
event-agreed = Alle stimmen zu: Das Spiel ist aus.
event-goes-on = Nicht alle stimmen zu: Das Spiel geht weiter.
event-limit = Das Spiel ist nach { $turns } Zügen aus.
event-over = Alle sieben Schätze sind verteilt oder ausgeschieden: Das Spiel ist aus.
event-over-early = { $pairs } Schätze sind verteilt oder ausgeschieden: Das Spiel ist aus.
event-wins = { $seats ->
    [you] Du gewinnst
   *[other] { $seats } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-wins-by-coin = { $seats ->
    [you] Du gewinnst mit { $points } Punkten. Bei Gleichstand entscheidet die höchste Münze: { $coin }.
   *[other] { $seats } gewinnt mit { $points } Punkten. Bei Gleichstand entscheidet die höchste Münze: { $coin }.
}
event-share = Geteilter Sieg: { $seats }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# The picture
picture-title = Insel der Drachen: { $moment }
moment-dealing = Die Karten werden ausgeteilt
moment-turn = Zug { $turn }
moment-turn-of = Zug { $turn } von { $limit }
moment-over = Das Spiel ist aus
header-dealing = Austeilen
header-turn = Zug { $turn }
header-turn-of = Zug { $turn }/{ $limit }
header-over = Spiel aus
happens-dealing = Alle bekommen sechs Karten.
happens-turn = { $seat } ist am Zug.
happens-own-turn = Du bist am Zug.
happens-aiming = { $seat } spielt { $card } und wählt ein Ziel.
happens-own-aiming = Du spielst { $card }.
happens-leaving = { $seat ->
    [you] Du triffst { $hunter } auf dem Schatzfeld. Beide Figuren müssen es sofort verlassen.
   *[other] { $hunter ->
        [you] { $seat } trifft dich auf dem Schatzfeld. Ihr müsst es beide sofort verlassen.
       *[other] { $seat } trifft { $hunter } auf dem Schatzfeld. Beide müssen es sofort verlassen.
    }
}
happens-reacting = Warten auf Reaktionen.
happens-quiet = Du reagierst in diesem Zug nicht mehr.
happens-answered = Du hast geantwortet.
happens-slumber = { $seat ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
happens-slumber-at-once = { $seat ->
    [you] Du spielst sofort { $card }.
   *[other] { $seat } spielt sofort { $card }.
}
happens-sharing = { $seat ->
    [you] Der { $treasure } ist in deinem Boot. Du teilst ihn oder beanspruchst beide Münzen.
   *[other] Der { $treasure } ist im Boot. { $seat } teilt ihn oder beansprucht beide Münzen.
}
happens-answering = { $seat ->
    [you] Antworte auf die Untreue oder verzichte auf beide Münzen: { $treasure }.
   *[other] { $seat } antwortet auf die Untreue oder verzichtet auf beide Münzen: { $treasure }.
}
happens-taking = { $seat ->
    [you] Du ziehst aus der Hand von { $victim }.
   *[other] { $victim ->
        [you] { $seat } zieht aus deiner Hand.
       *[other] { $seat } zieht aus der Hand von { $victim }.
    }
}
happens-drawing = { $seat ->
    [you] Du ziehst auf sechs Karten nach.
   *[other] { $seat } zieht auf sechs Karten nach.
}
happens-agreeing = { $seat ->
    [you] Du schlägst vor, das Spiel zu beenden.
   *[other] { $seat } schlägt vor, das Spiel zu beenden.
}
happens-passing = { $seat } passt und wirft ab.
happens-own-passing = Du passt.
says-wins = { $seats ->
    [you] Du gewinnst.
   *[other] { $seats } gewinnt.
}
says-share = Geteilter Sieg: { $seats }.
says-carry = { $hunter ->
    [you] Du trägst mit { $other } den { $treasure }: { $place }.
   *[other] { $other ->
        [you] Du trägst mit { $hunter } den { $treasure }: { $place }.
       *[other] { $hunter } und { $other } tragen den { $treasure }: { $place }.
    }
}
says-alone = { $hunter ->
    [you] Du bist allein beim { $treasure }: { $place }.
   *[other] { $hunter } ist allein beim { $treasure }: { $place }.
}
says-waits = { $hunter ->
    [you] Du wartest auf dem Schatzfeld auf Hilfe.
   *[other] { $hunter } wartet auf dem Schatzfeld auf Hilfe.
}
says-stands = { $hunter ->
    [you] Du stehst auf { $place }.
   *[other] { $hunter } steht auf { $place }.
}
says-on-treasure-field = { $hunter ->
    [you] Du stehst auf dem Schatzfeld.
   *[other] { $hunter } steht auf dem Schatzfeld.
}
says-at-home = { $count ->
    [one] { $hunters ->
        [you] Du bist in deinem eigenen Boot.
       *[other] Im eigenen Boot: { $hunters }.
    }
   *[other] In ihren eigenen Booten: { $hunters }.
}
says-guest = { $hunter ->
    [you] Du bist zu Gast: { $place }.
   *[other] { $hunter } ist zu Gast: { $place }.
}
says-dragons = { $count ->
    [one] Drache auf { $fields }.
   *[other] Drachen auf { $fields }.
}
says-treasure = Auf dem Schatzfeld liegt der { $treasure }, { $count ->
    [0] der letzte
    [one] 1 weiterer kommt noch
   *[other] { $count } weitere kommen noch
}.
says-no-treasure = Das Schatzfeld ist leer.
says-free = In diesem Zug frei: { $terrains }.
says-points = { $seat ->
    [you] du { $points }
   *[other] { $seat } { $points }
}
says-won = Gewonnene Punkte: { $points }.
says-final = Punkte: { $points }.
says-cards = Karten auf der Hand: { $cards }.
says-waiting = Am Zug: { $seats }.
caption-free = Jetzt frei
caption-spent = Gespielt
caption-eggs = Noch im Ei
caption-no-cards = Keine Karten auf der Hand
shown-boat-red = rotes Boot
shown-boat-green = grünes Boot
shown-boat-brown = braunes Boot
shown-boat-grey = graues Boot
shown-boat-blue = blaues Boot
shown-boat-yellow = gelbes Boot
shown-boat-empty = { $boat }, nicht im Spiel
shown-there = { $field }: { $things }
shown-cost = { $field }; kostet { $cost }
shown-no-cost = { $field }; frei zu betreten
shown-dragon = Drache
shown-dragon-on = Drache auf { $field }
shown-card = Auf deiner Hand: { $card }. { $effects }
shown-card-green = Auf deiner Hand: { $card }, eine grüne Karte, auch außerhalb deines Zuges. { $effects }
shown-dragons-left = { $count ->
    [one] 1 Drache kommt noch
   *[other] { $count } Drachen kommen noch
}
shown-draw-pile = Nachziehstapel, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
shown-discards = Ablage, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
shown-spent = In diesem Zug gespielt: { $cards }
shown-seat = { $seat ->
    [you] Du
   *[other] { $seat }
} ({ $colours }): { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
shown-seat-coins = { $text }; gewonnene Münzen: { $coins }
shown-coins = { $count } × { $value }
coins-to-come = 2 × { $value }: kommt noch
coins-lies = 2 × { $value }: auf dem Schatzfeld
coins-carried = 2 × { $value }: unterwegs
coins-settled = 2 × { $value }: verteilt oder ausgeschieden

# First-use tips for questions
ask-turn-means = Geh, so weit du bezahlen kannst, und spiel Karten in beliebiger Reihenfolge. Oder passe: Wirf beliebig ab und zieh auf sechs nach (DI-20, DI-29).
ask-again-means = Dein Zug dauert, bis du ihn beendest; dann ziehst du auf sechs Karten nach (DI-26, DI-27).
ask-waiting-means = Allein kannst du den Schatz nicht heben. Während du auf jemanden wartest, darfst du Karten spielen (DI-50, DI-29).
ask-leave-means = Du gehst gemeinsam mit der Figur, die gewartet hat, und mit beiden Münzen. Das kann niemand aufhalten (DI-51).
ask-forces-means = Zwei benachbarte Plättchen tauschen die Plätze. Beide müssen leer sein (DI-60).
ask-elements-means = Zwei beliebige Plättchen tauschen die Plätze. Beide müssen leer sein (DI-60).
ask-which-dragon-means = Beide Drachen sind auf der Insel, also versetzt du einen davon (DI-61).
ask-new-dragon-means = Das Feld eines Drachen kann niemand betreten, also versperrt er den Weg (DI-61, DI-62).
ask-dragon-means = Das Feld eines Drachen kann niemand betreten, also versperrt er den Weg (DI-61, DI-62).
ask-slumber-means = Noch ist nichts geschehen. Gespielte Karten bleiben gespielt. Wer reagieren kann, wird heimlich gefragt (DI-70, DI-74).
ask-counterspell-means = Noch ist nichts geschehen. Der Zug geht weiter, und alle Karten bleiben gespielt. Wer reagieren kann, wird heimlich gefragt (DI-71, DI-74).
ask-both-means = Noch ist nichts geschehen. Alle Karten bleiben gespielt. Wer reagieren kann, wird heimlich gefragt (DI-70, DI-71, DI-74).
ask-counter-slumber-means = Hebst du den Schlummer auf, gilt die Aktion wieder, und alle dürfen noch einmal darauf reagieren (DI-71, DI-70).
ask-share-means = Wer teilt, behält einen Freund. Mit einer Untreue beanspruchst du beide, wenn dein Partner nicht mit einer antwortet (DI-57).
ask-answer-means = Wer die letzte Untreue spielt, bekommt beide Münzen (DI-57).
ask-discard-means = Wirf ab, was du nicht brauchst. Auf sechs ziehst du in jedem Fall nach (DI-29).
ask-agree-means = Das Spiel endet nur vorzeitig, wenn alle zustimmen. Dann zählen die bisher gewonnenen Münzen (DI-82).

# Help texts
sentences = { $first } { $last }
about-terrain-card = Eine Karte für { $terrain }: Sie bezahlt das Betreten eines solchen Feldes (DI-23).
about-joker = Für { $colours } ist sie ein Joker für jedes Feld (DI-23).
about-action-card = { $name }. { $does }
about-double-card = Du verwendest sie als eine von zwei Karten. { $first } Oder: { $second } (DI-68)
about-forces = Tausche zwei benachbarte Plättchen. Auf keinem darf eine Figur, ein Schatz oder ein Drache stehen (DI-60).
about-elements = Tausche zwei beliebige Plättchen. Auf keinem darf eine Figur, ein Schatz oder ein Drache stehen (DI-60).
about-patrol-new = Sie bringt einen neuen Drachen auf die Insel, weil noch nicht beide da sind (DI-61).
about-patrol-move = Beide Drachen sind auf der Insel, also versetzt sie einen davon auf ein beliebiges anderes Feld (DI-61).
about-curse = Du wirfst deine ganze Hand ab und ziehst zufällig { $count } aus jeder anderen Hand, soweit dort Karten sind (DI-63).
about-flight = Du fliegst über ein Nachbarfeld und landest zu den üblichen Kosten auf einem dahinter (DI-64).
about-journey = Spiel sie mit einer Geländekarte. Alle Felder dieses Geländes sind für den Rest des Zuges frei (DI-65).
about-terror = Sie schickt eine beliebige Figur in ihr Boot. Von zwei Trägern wählst du einen (DI-66).
about-attack = Du ziehst zufällig eine Karte aus einer anderen Hand und darfst sie gleich verwenden (DI-67).
about-slumber = Im Zug eines anderen hebt sie die angesagte Aktion auf und beendet diesen Zug (DI-70).
about-counterspell = Sie hebt Angriff, Schlummer oder Schrecken eines anderen auf, und der Zug geht weiter (DI-71).
about-infidelity = Im Boot beanspruchst du damit beide Münzen oder antwortest darauf. Die zuletzt gespielte gilt (DI-57).
about-green = Die Uhr steht auf grünen Karten: Du kannst sie auch außerhalb deines Zuges spielen (DI-73).
about-card-step = Jetzt brächte sie dich nach { $fields }.
about-card-landing = Für einen Schritt kannst du sie gerade nicht brauchen. Aber sie kann die Landung eines Flugs bezahlen oder zu einer Reise gehören (DI-64, DI-65).
about-card-play = Du kannst sie jetzt spielen.
about-card-discard = Du passt, also darfst du sie abwerfen (DI-29).
about-card-nothing = Gerade kannst du sie für nichts und gegen nichts spielen ({ $rule }).
about-card-not-green = Du bist nicht am Zug. Außerhalb deines Zuges kannst du nur grüne Karten spielen (DI-73).
about-card-asked = Sobald jemand etwas tut, was sie verhindern kann, wirst du gefragt (DI-74).
about-card-others = Die anderen müssen noch antworten ({ $rule }).
about-card-decides = Zuerst entscheidet { $seat } über die Münzen (DI-57).
about-card-drawing = Einen Augenblick: Es werden Karten gezogen ({ $rule }).
about-card-leaving = Zuerst müsst ihr beide das Schatzfeld verlassen (DI-51).
about-card-aiming = Triff zuerst deine Wahl, oder nimm sie zurück (DI-70).
about-card-no-field = Mit dieser Karte kannst du gerade kein Nachbarfeld betreten (DI-23, DI-40).
about-card-no-landing = Es gibt kein Feld, auf dem du landen könntest (DI-64).
about-card-no-terrain = Du hast keine Geländekarte, die du dazu spielen kannst (DI-65).
about-waiting = Du wartest auf dem Schatzfeld und kannst es allein nicht verlassen (DI-50).
about-field = { $field }. Eine Figur betritt ihr eigenes Gelände umsonst. Sonst kostet das Feld eine Karte seiner Art oder einen Joker (DI-22, DI-23).
about-field-treasure = Das Schatzfeld ist frei. Die erste Figur wartet hier. Die zweite zieht sofort mit ihr und den Münzen weiter (DI-50, DI-51).
about-field-passage = Der letzte Schatz ist fort. Sein Feld ist ein freier Durchgang für jeweils eine Figur oder zwei Träger (DI-43).
about-boat = { $seat ->
    [you] Das Boot { $hunter }
   *[other] Das Boot von { $hunter }
}. Nur diese Figur darf hinein, und mit ihr die zweite, wenn beide einen Schatz tragen. { $seat ->
    [you] Du teilst oder beanspruchst
   *[other] Wem das Boot gehört, teilt oder beansprucht
} einen Schatz, der hierher kommt (DI-42, DI-56).
about-boat-empty = Dieses Boot bleibt leer (DI-12).
about-enter-free = Das Betreten kostet dich jetzt nichts ({ $rule }).
about-enter-cost = Das Betreten kostet dich jetzt eine Karte: { $cards } (DI-23).
about-enter-flying = Ein Schritt führt nicht dorthin, aber mit einem Flug kannst du dort landen (DI-64).
about-ambush = Das ist ein Überfall: Du schickst einen der beiden Träger heim und nimmst seinen Platz ein (DI-54).
about-joining = Du würdest { $hunter } tragen helfen (DI-53).
about-joining-own = Du würdest deiner anderen Figur tragen helfen (DI-53).
about-barred-dragon = Ein Drache versperrt es. Niemand kann sein Feld betreten oder überfliegen, und sein Plättchen lässt sich nicht tauschen (DI-40, DI-62).
about-barred-hunter = Dort steht { $hunter }, also kannst du nicht hin ({ $rule }).
about-barred-own = Dort steht deine andere Figur, also kannst du nicht hin ({ $rule }).
about-barred-carrier = Solange du einen Schatz trägst, darfst du kein Feld mit einer Figur betreten, und auch nicht das Schatzfeld, wenn dort ein Schatz liegt (DI-41).
about-no-way-out = Du müsstest es sofort mit der Figur verlassen, die dort wartet, aber du kannst keinen Weg hinaus bezahlen (DI-51).
about-cannot-pay = Du hast keine Karte, mit der du dafür bezahlen kannst (DI-23).
about-too-far = Es ist zu weit weg. Ein Schritt führt auf ein Nachbarfeld (DI-21).
about-leave-not = Vom Schatzfeld kannst du nicht dorthin: Es ist zu weit weg, es ist besetzt, oder du kannst nicht bezahlen (DI-51).
about-choose = Du kannst es jetzt wählen ({ $rule }).
about-tile-no = Dieses Plättchen kannst du nicht wählen: Es ist besetzt, oder es gibt keines, mit dem du es tauschen könntest (DI-60).
about-tile-no-neighbour = Mit diesem Plättchen kannst du das erste nicht tauschen: Es liegt nicht daneben, ist besetzt oder zeigt dasselbe Gelände (DI-60).
about-tile-no-other = Mit diesem Plättchen kannst du das erste nicht tauschen: Es ist besetzt oder zeigt dasselbe Gelände (DI-60).
about-place-no = Hier darf kein Drache stehen: Das Feld liegt vor einem Boot, ist das Schatzfeld oder ist besetzt (DI-62).
about-hunter = { $hunter } ist zu Fuß unterwegs. Gelände der eigenen Farbe und das eigene Boot sind frei (DI-22).
about-hunter-home = { $hunter } ist im eigenen Boot und dort vor jedem Schrecken sicher (DI-66).
about-hunter-guest = { $hunter } ist zu Gast in diesem Boot, seit ein Schatz ankam. Wer es als Gast verlässt, kommt nicht wieder hinein (DI-42, DI-56).
about-hunter-leaves = { $hunter } muss das Schatzfeld sofort verlassen, zusammen mit der anderen Figur und den Münzen (DI-51).
about-hunter-waits = { $hunter } wartet auf dem Schatzfeld auf eine zweite Figur. Allein kommt man von hier nur durch einen Schrecken fort (DI-50).
about-carrier = { $hunter } trägt einen Schatz. Zwei Träger gehen immer gemeinsam, egal, wer von ihnen am Zug ist (DI-52). Wer ihr Feld betritt, schickt einen von ihnen heim und nimmt seinen Platz ein (DI-54).
about-carrier-passage = { $hunter } trägt einen Schatz. Zwei Träger gehen immer gemeinsam, egal, wer von ihnen am Zug ist (DI-52). Auf dem leeren Schatzfeld kann sie niemand überfallen (DI-43).
about-lone = { $hunter } ist allein mit einem Schatz und kann ihn nicht tragen. Wer das Feld betritt, trägt mit, und niemand muss heim (DI-53).
about-lone-passage = { $hunter } ist allein mit einem Schatz und kann ihn nicht tragen. Auf das leere Schatzfeld kann niemand zu Hilfe kommen (DI-43, DI-53).
about-hunter-other = Dieser Zug gehört deiner anderen Figur (DI-24).
about-dragon = Ein Drache. Sein Feld kann niemand betreten, überfliegen oder tauschen (DI-62).
about-dragon-one = Eine Patrouille kann ihn erst versetzen, wenn auch der zweite Drache auf der Insel ist (DI-61).
about-eggs = In jedem Ei schläft ein Drache: { $count ->
    [one] 1 kommt noch
   *[other] { $count } kommen noch
}. Eine Patrouille lässt einen schlüpfen und setzt ihn auf ein Feld, das dann niemand betreten kann (DI-61, DI-62).
about-pair = { $pair }. Es ist eines der sieben Paare. Das nächste kommt, sobald dieses fortgetragen ist (DI-11).
about-treasure = { $treasure }. Er ist zu schwer für einen. Zwei tragen ihn in das Boot eines der beiden (DI-52, DI-56).
about-treasure-lone = { $treasure }. Er bleibt hier bei einer Figur und scheidet aus, wenn sie fortgeht (DI-53).
about-seat = { $seat ->
    [you] Du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
   *[other] { $seat } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
} Welche, weiß sonst niemand (DI-75). Die wertvollsten Münzen gewinnen (DI-81).
about-seat-empty = { $seat ->
    [you] Du hast keine Karten mehr, also kann ein Angriff keine ziehen (DI-67). Neue gibt es am Ende deines Zuges (DI-27).
   *[other] { $seat } hat keine Karten mehr, also kann ein Angriff keine ziehen (DI-67). Neue gibt es am Ende des eigenen Zuges (DI-27).
}
about-draw-pile = { $pile }. Am Ende eines Zuges wird auf sechs nachgezogen (DI-27).
about-discards = { $pile }. Alle dürfen sie ansehen. Sie wird der neue Nachziehstapel, sobald der alte verbraucht ist (DI-28).
about-spent = Die Karten, die in diesem Zug gespielt wurden, offen für alle. Am Ende des Zuges kommen sie auf die Ablage (DI-25).
about-free = Gelände, das eine Reise für den Rest dieses Zuges frei gemacht hat (DI-65).
about-ghost = Eine Vorschau auf deinen Zug.

# Quick phrases
phrase-share = Wollen wir teilen?
phrase-come = Komm auf mein Feld!
phrase-carry = Trägst du den Schatz mit mir?
phrase-peace = Lass mich in Ruhe, dann lass ich dich auch in Ruhe.
phrase-trust = Mir kannst du trauen.
phrase-betrayed = Das vergesse ich dir nicht!
