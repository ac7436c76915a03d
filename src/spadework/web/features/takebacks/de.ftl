# Zugrücknahme mit Zustimmung

takeback-ask = Um Rücknahme bitten
takeback-would-move = Deine letzte Entscheidung zurücknehmen ({ $turn })? { $move }
takeback-would-turn = Deine letzte Entscheidung zurücknehmen ({ $turn })?
takeback-mine-move = Du möchtest das zurücknehmen ({ $turn }): { $move }
takeback-mine-turn = Du möchtest deine letzte Entscheidung zurücknehmen ({ $turn }).
takeback-asks-move = { $name } möchte das zurücknehmen ({ $turn }): { $move }
takeback-asks-turn = { $name } möchte die letzte eigene Entscheidung zurücknehmen ({ $turn }).
takeback-undoes = { $moves ->
    [one] Damit wird 1 Zug zurückgenommen.
   *[other] Damit werden { $moves } Züge zurückgenommen.
 }
takeback-seen = Was du gesehen hast, hast du gesehen. Nach denselben Zügen kommen wieder dieselben Karten.
takeback-whom = Das braucht die Zustimmung von { $names }.
takeback-nobody = Sonst muss niemand zustimmen. Der Zug wird sofort zurückgenommen.
takeback-shared = An anderen Bildschirmen muss niemand zustimmen. Frag die, die diesen Bildschirm mit dir teilen.
takeback-missing = Warten auf { $names }.
takeback-ends = Ein „Nein“ oder ein neuer Zug beendet die Anfrage.
takeback-do-ask = Die anderen fragen
takeback-do-go = Zurücknehmen
takeback-cancel = Lieber nicht
takeback-yes = Ja, zurücknehmen
takeback-no = Nein, weiterspielen
takeback-withdraw = Anfrage zurückziehen
takeback-agreed = Alle haben zugestimmt. Der Zug wurde zurückgenommen.
takeback-declined = { $own ->
    [true] Du hast abgelehnt. Das Spiel geht weiter.
   *[false] { $name } hat abgelehnt. Das Spiel geht weiter.
 }
takeback-withdrawn = { $own ->
    [true] Du hast die Anfrage zurückgezogen.
   *[false] { $name } hat die Anfrage zurückgezogen.
 }
takeback-moved = Das Spiel ging weiter, deshalb ist die Anfrage erledigt.

refused-takeback-asked = Jemand möchte schon einen Zug zurücknehmen. Antworte erst darauf.
refused-takeback-nothing = Du hast gerade keine Entscheidung, die du zurücknehmen kannst.
refused-takeback-declined = Die anderen haben gerade abgelehnt. Frag erst wieder, wenn etwas passiert ist.
refused-takeback-over = Diese Anfrage ist erledigt. Sieh den Tisch an und wähle neu.
