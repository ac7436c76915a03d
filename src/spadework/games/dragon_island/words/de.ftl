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
name-seat = { $seat }
name-hunter = { $seat } ({ $colour })
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
with-partner = zusammen mit { $hunter } und dem { $treasure }
leaving-treasure = ohne den { $treasure }
to-wait = um dort zu warten
to-unite = um es sofort mit { $hunter } zu verlassen
to-join = um { $hunter } beim Tragen zu helfen
ambush = Überfall: { $hunter } muss nach Hause
played-double = { $told } (Doppelkarte: { $card })

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
label-take-back = Zurücknehmen
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
ask-answer = { $seat } beansprucht beide Münzen zu { $value }: Antwortest du mit Untreue, oder überlässt du sie?
ask-discard = Du passt: Wirf beliebig viele Karten ab, dann ziehst du auf sechs nach
ask-agree = { $seat } möchte das Spiel mit den bisher gewonnenen Münzen beenden. Stimmst du zu?

# The log
turn = Zug { $number }: { $seat }
turn-setting-up = Aufbau
told-start = { $seat } beginnt.
told-dealt = Alle haben { $count } Karten.
told-own-hand = { $seat } hat { $cards } auf der Hand.
announced-turn = { $seat } beginnt Zug { $turn }
announced-step = { $hunter } geht { $to }
announced-flight = { $hunter } fliegt { $to }
announced-journey = { $hunter } geht auf eine Reise: { $terrain } ist in diesem Zug frei
announced-terror = { $seat } spielt Schrecken: { $hunter } muss nach Hause
announced-attack = { $seat } spielt Angriff gegen { $victim }
announced-curse = { $seat } spielt Fluch
announced-forces = { $seat } spielt Kräfte: { $first } und { $second } tauschen die Plätze
announced-elements = { $seat } spielt Elemente: { $first } und { $second } tauschen die Plätze
announced-new-dragon = { $seat } spielt Patrouille: Ein neuer Drache kommt { $to }
announced-dragon = { $seat } spielt Patrouille: Der Drache zieht von { $start } { $to }
told-slumber = { $seat } spielt Schlummer
told-slumber-at-once = { $seat } spielt sofort Schlummer
told-counterspell = { $seat } spielt Gegenzauber und hebt { $card } auf
told-slept = Die Aktion wird aufgehoben, und der Zug von { $seat } ist vorbei.
told-slept-may-pass = Die Aktion wird aufgehoben, und { $seat } darf nur noch passen.
told-slept-at-once = Der Zug von { $seat } ist vorbei.
told-slept-at-once-may-pass = { $seat } darf nur noch passen.
told-waits = { $hunter } wartet auf dem Schatzfeld, und der Zug ist vorbei.
told-meets = { $hunter } trifft { $other }, und beide müssen sofort weiter.
told-leaves = Beide verlassen das Schatzfeld mit dem { $treasure } { $to }
told-flies-out = Beide verlassen das Schatzfeld im Flug mit dem { $treasure } { $to }
told-next-treasure = Der nächste { $treasure } wird ausgelegt.
told-last-treasure = Das war der letzte Schatz. Sein Feld ist nun frei begehbar.
told-carry = Ab jetzt tragen { $hunters } den { $treasure }.
told-flees = { $hunter } flieht { $to }.
told-alone = { $hunter } bleibt mit dem { $treasure } allein.
told-lost = Der { $treasure } scheidet aus.
told-home = Der { $treasure } kommt { $to }.
told-shares = { $seat } teilt.
told-claims = { $seat } spielt Untreue und beansprucht beide Münzen
told-answers = { $seat } antwortet mit Untreue und beansprucht beide Münzen
told-gives-in = { $seat } überlässt beide Münzen.
told-coin = { $seat } bekommt eine Münze zu { $value }.
told-both-coins = { $seat } bekommt beide Münzen zu { $value }.
told-discards-hand = { $count ->
    [one] { $seat } wirft die einzige Handkarte ab: { $cards }.
   *[other] { $seat } wirft die ganze Hand ab: { $cards }.
}
told-no-cards = Niemand sonst hat eine Karte, also zieht { $seat } keine.
told-draws-from = { $count ->
    [one] { $seat } zieht eine Karte aus der Hand von { $victim }.
   *[other] { $seat } zieht { $count } Karten aus der Hand von { $victim }.
}
told-takes = { $seat } bekommt von { $victim }: { $card }.
told-passes = { $seat } passt.
told-discards = { $seat } wirft { $card } ab.
told-ends-turn = { $seat } beendet den Zug.
told-draws = { $count ->
    [one] { $seat } zieht eine Karte nach.
   *[other] { $seat } zieht { $count } Karten nach.
}
told-drawn = Gezogen: { $card }.
told-shuffled = { $count ->
    [one] Die Ablage, 1 Karte, ist der neue Nachziehstapel.
   *[other] Die Ablage, { $count } Karten, wird gemischt und ist der neue Nachziehstapel.
}
told-proposes = { $seat } schlägt vor, das Spiel zu beenden.
told-answered = { $seat } hat geantwortet.
told-agreed = Alle stimmen zu: Das Spiel ist aus.
told-goes-on = Nicht alle stimmen zu: Das Spiel geht weiter.
told-limit = Das Spiel ist nach { $turns } Zügen aus.
told-over = Alle sieben Schätze sind verteilt oder ausgeschieden: Das Spiel ist aus.
told-over-early = { $pairs } Schätze sind verteilt oder ausgeschieden: Das Spiel ist aus.
told-wins = { $seats } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
told-wins-by-coin = { $seats } gewinnt mit { $points } Punkten. Bei Gleichstand entscheidet die höchste Münze: { $coin }.
told-share = { $seats } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
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
happens-turn = { $seat } geht oder spielt Karten.
happens-own-turn = Du bist am Zug.
happens-aiming = { $seat } spielt { $card } und wählt ein Ziel.
happens-own-aiming = Du spielst { $card }.
happens-leaving = { $seat } trifft { $hunter } auf dem Schatzfeld. Beide müssen es sofort verlassen.
happens-reacting = Reaktionen werden abgewartet.
happens-quiet = Du reagierst in diesem Zug nicht mehr.
happens-answered = Du hast geantwortet.
happens-slumber = { $seat } spielt { $card }.
happens-slumber-at-once = { $seat } spielt sofort { $card }.
happens-sharing = Der { $treasure } ist im Boot. { $seat } teilt ihn oder beansprucht beide Münzen.
happens-answering = { $seat } antwortet auf die Untreue oder überlässt beide Münzen: { $treasure }.
happens-taking = { $seat } zieht aus der Hand von { $victim }.
happens-drawing = { $seat } zieht auf sechs Karten nach.
happens-agreeing = { $seat } schlägt vor, das Spiel zu beenden.
happens-passing = { $seat } passt und wirft ab.
happens-own-passing = Du passt.
says-wins = { $seats } gewinnt.
says-share = { $seats } teilen sich den Sieg.
says-carry = { $hunters } tragen den { $treasure }: { $place }.
says-alone = { $hunters } ist allein beim { $treasure }: { $place }.
says-waits = { $hunter } wartet auf dem Schatzfeld auf Hilfe.
says-stands = { $hunter } steht auf { $place }.
says-on-treasure-field = { $hunter } steht auf dem Schatzfeld.
says-at-home = { $count ->
    [one] Im eigenen Boot: { $hunters }.
   *[other] In ihren eigenen Booten: { $hunters }.
}
says-guest = { $hunter } ist zu Gast: { $place }.
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
says-points = { $seat } { $points }
says-won = Gewonnene Punkte: { $points }.
says-final = Punkte: { $points }.
says-cards = Karten auf der Hand: { $cards }.
says-waiting = Als Nächstes am Zug: { $seats }.
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
shown-seat = { $seat } ({ $colours }): { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
shown-seat-coins = { $told }; gewonnene Münzen: { $coins }
shown-coins = { $count } × { $value }
coins-to-come = 2 × { $value }: kommt noch
coins-lies = 2 × { $value }: auf dem Schatzfeld
coins-carried = 2 × { $value }: unterwegs
coins-settled = 2 × { $value }: verteilt oder ausgeschieden

# The tutorial
tutorial-goal = Auf dieser Insel erscheinen sieben Münzpaare, eines nach dem anderen. Jedes ist zu schwer für einen allein: Zwei tragen es gemeinsam nach Hause. Die wertvollsten Münzen gewinnen.
tutorial-you = Du bist die grüne Figur, und das ist dein Boot. Von hier brichst du zum Schatz in der Mitte auf.
tutorial-step = Ein Schritt auf Gelände deiner eigenen Farbe ist frei. Bei dir ist das Wald. Jedes andere Feld kostet eine Karte seiner Art.
tutorial-joker = Neben deinem Boot liegt kein Wald. Aber eine Karte deiner eigenen Farbe ist ein Joker für jedes Feld. Geh auf den leuchtenden Acker neben deinem Boot und bezahl mit der Waldkarte.
tutorial-joker-forest = Auch andere Wege führen hin. Geh hier auf den Acker neben deinem Boot und bezahl mit deiner Waldkarte.
tutorial-free = Vor dir liegt Wald, deine eigene Farbe. Der ist frei. Du darfst so weit gehen, wie du bezahlen kannst. Geh darauf.
tutorial-free-forest = Dein nächster Schritt ist frei: auf den Wald vor dir.
tutorial-pay = Jetzt kommt Gebirge. Es kostet eine Gebirgskarte, und du hast eine. Geh darauf.
tutorial-pay-mountain = Das ginge auch. Aber der Weg zum Schatz führt über das Gebirge.
tutorial-played = Hier liegen offen die Karten, die du gespielt hast. Am Ende deines Zuges sind sie weg.
tutorial-pay-again = Jetzt kommt Wüste. Geh mit deiner Wüstenkarte darauf.
tutorial-pay-desert = Noch ein Schritt, und du stehst neben dem Schatz. Geh mit der Wüstenkarte auf die Wüste.
tutorial-treasure = Da liegt er: zwei Münzen zu 100. Das Schatzfeld ist frei. Betritt es.
tutorial-treasure-step = Der Schatz wartet. Betritt sein Feld in der Mitte.
tutorial-wait = Allein kannst du ihn nicht heben. Dein Zug ist zu Ende, und du ziehst auf sechs Karten nach. Jemand muss kommen. Aber wer, und was wird es dich kosten?
tutorial-turn = Normalerweise dauert dein Zug, bis du ihn mit einem Knopf beendest. Wenn deine Karten nirgendwohin führen, passe am Anfang: Wirf ab, was du nicht brauchst, und zieh neue Karten.
tutorial-partner = Braun kommt mit einem Flug und drei Karten zu dir. Die zweite Figur muss sofort weiter, zusammen mit dir und den Münzen. Das kann niemand aufhalten.
tutorial-carry = Jetzt tragt ihr ihn zu zweit. In deinem Zug und in dem von Braun zieht ihr beide, nach den Regeln für die Figur, die am Zug ist. In der Mitte liegt schon das nächste Paar.
tutorial-terror = Schrecken! Jemand will dich nach Hause schicken, und Braun stünde allein mit dem Schatz da. Aber auf dieser Insel geschieht nichts, bevor alle reagieren konnten.
tutorial-clock = Siehst du die Uhr auf diesen Karten? Sie steht auf grünen Karten. Mit ihnen reagierst du auch außerhalb deines Zuges.
tutorial-react = Schlummer verhindert jede Aktion außer dem Weg vom Schatzfeld und beendet den Zug. Gegenzauber hebt Schrecken, Angriff oder Schlummer auf. Spiel Gegenzauber: Er genügt, und Schlummer behältst du.
tutorial-react-now = Nicht jetzt: Der Schrecken schickt dich sonst nach Hause! Spiel Gegenzauber.
tutorial-home = Der Schrecken ist aufgehoben, und ihr tragt noch. Der Schatz darf in jedes eurer beiden Boote, und wem das Boot gehört, entscheidet über ihn. Deines ist nah.
tutorial-home-joker = Du bist dran, und Braun kommt mit. Geh auf den leuchtenden Vulkan, mit deiner Waldkarte als Joker.
tutorial-home-first = Es gibt andere Wege. Geh mit der Waldkarte auf den leuchtenden Vulkan: Das ist der kürzeste.
tutorial-home-farmland = Vor deinem Boot liegt ein Acker: Geh mit der Ackerkarte darauf.
tutorial-home-second = Fast da: Geh mit der Ackerkarte auf den Acker.
tutorial-boat = Dein eigenes Boot ist immer frei. Bring den Schatz nach Hause!
tutorial-boat-step = Noch ist der Schatz nicht zu Hause. Steig in dein Boot.
tutorial-share = In deinem Boot entscheidest du. Du kannst teilen, dann bekommt jeder eine Münze. Oder du beanspruchst mit einer Untreue beide, wenn dein Partner nicht mit einer antwortet. Du hast keine, also teil. Freunde kann man immer brauchen.
tutorial-share-now = Ohne Untreue kannst du nur teilen.
tutorial-others = Hüte dich vor Überfällen: Wer das Feld zweier Träger betritt, schickt einen von ihnen heim und nimmt seinen Platz ein.
tutorial-tiles = Die anderen Karten spielst du im eigenen Zug. Kräfte tauscht zwei Nachbarfelder, Elemente zwei beliebige Plättchen. So wird dein Weg vielleicht frei.
tutorial-journey = Reise spielst du mit einer Geländekarte. Alle Felder dieses Geländes sind für den Rest deines Zuges frei.
tutorial-curse = Fluch kostet dich deine ganze Hand. Dafür ziehst du von allen anderen eine Karte.
tutorial-eggs = Zwei Drachen stecken noch im Ei. Eine Patrouille lässt einen schlüpfen und setzt ihn auf ein Feld. Sind beide da, versetzt sie einen davon.
tutorial-dragons = Das Feld eines Drachen kann niemand betreten oder überfliegen. So versperrt er dir den Weg, oder den anderen.
tutorial-end = Die Paare werden immer wertvoller, bis zu 300. Ist das letzte zu Hause oder verloren, gewinnt, wer am reichsten ist. Wähl deine Freunde gut: Die Insel gehört dir!

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
about-curse = Du wirfst deine ganze Hand ab und ziehst zufällig { $count } aus jeder anderen Hand, wenn etwas darin ist (DI-63).
about-flight = Du fliegst über ein Nachbarfeld und landest zu den üblichen Kosten auf einem dahinter (DI-64).
about-journey = Spiel sie mit einer Geländekarte. Alle Felder dieses Geländes sind für den Rest des Zuges frei (DI-65).
about-terror = Sie schickt eine beliebige Figur in ihr Boot. Von zwei Trägern wählst du einen (DI-66).
about-attack = Du ziehst zufällig eine Karte aus einer anderen Hand und darfst sie gleich verwenden (DI-67).
about-slumber = Im Zug eines anderen hebt sie die angesagte Aktion auf und beendet diesen Zug (DI-70).
about-counterspell = Sie hebt Angriff, Schlummer oder Schrecken eines anderen auf, und der Zug geht weiter (DI-71).
about-infidelity = Im Boot beanspruchst du damit beide Münzen oder antwortest darauf. Die zuletzt gespielte gilt (DI-57).
about-green = Die Uhr steht auf grünen Karten: Du kannst sie auch außerhalb deines Zuges spielen (DI-73).
about-card-step = Jetzt brächte sie dich nach { $fields }.
about-card-landing = Kein Schritt braucht sie jetzt. Aber sie kann die Landung eines Flugs bezahlen oder zu einer Reise gehören (DI-64, DI-65).
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
about-card-no-field = Kein Feld neben dir, das du betreten darfst, kostet sie (DI-23, DI-40).
about-card-no-landing = Es gibt kein Feld, auf dem du landen könntest (DI-64).
about-card-no-terrain = Du hast keine Geländekarte, die dazugehört (DI-65).
about-waiting = Du wartest auf dem Schatzfeld und kannst es allein nicht verlassen (DI-50).
about-field = { $field }. Eine Figur betritt ihr eigenes Gelände umsonst. Sonst kostet das Feld eine Karte seiner Art oder einen Joker (DI-22, DI-23).
about-field-treasure = Das Schatzfeld ist frei. Die erste Figur wartet hier. Die zweite zieht sofort mit ihr und den Münzen weiter (DI-50, DI-51).
about-field-passage = Der letzte Schatz ist fort. Sein Feld ist ein freier Durchgang für jeweils eine Figur oder zwei Träger (DI-43).
about-boat = Das Boot von { $hunter }. Nur diese Figur darf hinein, oder zwei Träger gemeinsam. Wem das Boot gehört, teilt oder beansprucht einen Schatz, der hierher kommt (DI-42, DI-56).
about-boat-empty = { $boat }: Dieses Boot bleibt leer (DI-12).
about-enter-free = Es zu betreten kostet dich jetzt nichts ({ $rule }).
about-enter-cost = Es zu betreten kostet dich jetzt eine Karte: { $cards } (DI-23).
about-enter-flying = Ein Schritt führt nicht dorthin, aber mit einem Flug kannst du dort landen (DI-64).
about-ambush = Das ist ein Überfall: Du schickst einen der beiden Träger heim und nimmst seinen Platz ein (DI-54).
about-joining = Du würdest { $hunter } tragen helfen (DI-53).
about-barred-dragon = Ein Drache versperrt es. Niemand kann sein Feld betreten oder überfliegen, und sein Plättchen lässt sich nicht tauschen (DI-40, DI-62).
about-barred-hunter = Dort steht { $hunter }, also kannst du nicht hin ({ $rule }).
about-barred-carrier = Solange du einen Schatz trägst, darfst du kein Feld mit einer Figur betreten, und auch nicht das Schatzfeld, wenn dort ein Schatz liegt (DI-41).
about-no-way-out = Du müsstest es sofort mit der Figur verlassen, die dort wartet, aber du kannst keinen Weg hinaus bezahlen (DI-51).
about-cannot-pay = Du hast keine Karte, die dafür bezahlt (DI-23).
about-too-far = Es ist zu weit weg. Ein Schritt führt auf ein Nachbarfeld (DI-21).
about-leave-not = Vom Schatzfeld kannst du nicht dorthin: Es ist zu weit weg, es ist besetzt, oder du kannst nicht bezahlen (DI-51).
about-choose = Du kannst es jetzt wählen ({ $rule }).
about-tile-no = Dieses Plättchen kannst du nicht wählen: Es ist besetzt, oder es gibt keines, mit dem du es tauschen könntest (DI-60).
about-place-no = Hier darf kein Drache stehen: Das Feld liegt vor einem Boot, ist das Schatzfeld oder ist besetzt (DI-62).
about-hunter = { $hunter } ist zu Fuß unterwegs. Gelände der eigenen Farbe und das eigene Boot sind frei (DI-22).
about-hunter-home = { $hunter } ist im eigenen Boot und dort vor jedem Schrecken sicher (DI-66).
about-hunter-guest = { $hunter } ist zu Gast in diesem Boot, seit ein Schatz ankam. Wer es als Gast verlässt, kommt nicht wieder hinein (DI-42, DI-56).
about-hunter-leaves = { $hunter } muss das Schatzfeld sofort verlassen, zusammen mit der anderen Figur und den Münzen (DI-51).
about-hunter-waits = { $hunter } wartet auf dem Schatzfeld auf eine zweite Figur. Allein geht es nur fort, wenn ein Schrecken heimschickt (DI-50).
about-carrier = { $hunter } trägt einen Schatz. Zwei Träger gehen immer gemeinsam, egal wer von ihnen am Zug ist (DI-52). Wer ihr Feld betritt, schickt einen von ihnen heim und nimmt seinen Platz ein (DI-54).
about-carrier-passage = { $hunter } trägt einen Schatz. Zwei Träger gehen immer gemeinsam, egal wer von ihnen am Zug ist (DI-52). Auf dem leeren Schatzfeld kann sie niemand überfallen (DI-43).
about-lone = { $hunter } ist allein mit einem Schatz und kann ihn nicht tragen. Wer das Feld betritt, trägt mit, und niemand muss heim (DI-53).
about-lone-passage = { $hunter } ist allein mit einem Schatz und kann ihn nicht tragen. Auf das leere Schatzfeld kann niemand zu Hilfe kommen (DI-43, DI-53).
about-hunter-other = Dieser Zug gehört deiner anderen Figur (DI-24).
about-dragon = Ein Drache. Sein Feld kann niemand betreten, überfliegen oder tauschen (DI-62).
about-dragon-one = Eine Patrouille kann ihn erst versetzen, wenn auch der zweite Drache auf der Insel ist (DI-61).
about-eggs = In jedem Ei schläft ein Drache: { $count } kommen noch. Eine Patrouille lässt einen schlüpfen und setzt ihn auf ein Feld, das dann niemand betreten kann (DI-61, DI-62).
about-pair = { $pair }. Es ist eines der sieben Paare. Das nächste kommt, sobald dieses fortgetragen ist (DI-11).
about-treasure = { $treasure }. Er ist zu schwer für einen. Zwei tragen ihn in das Boot eines der beiden (DI-52, DI-56).
about-treasure-lone = { $treasure }. Er bleibt hier bei einer Figur und scheidet aus, wenn sie fortgeht (DI-53).
about-seat = { $seat }, mit { $cards } Karten auf der Hand. Welche, weiß sonst niemand (DI-75). Die wertvollsten Münzen gewinnen (DI-81).
about-seat-empty = { $seat } hat keine Karten mehr, also kann ein Angriff keine ziehen (DI-67). Neue gibt es am Ende des eigenen Zuges (DI-27).
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
