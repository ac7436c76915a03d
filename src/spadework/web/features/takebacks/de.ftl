# Zugrücknahme mit Zustimmung

back-ask = Um Rücknahme bitten
back-would-move = Deine letzte Entscheidung zurücknehmen, „{ $move }“ ({ $turn })?
back-would-turn = Deine letzte Entscheidung zurücknehmen ({ $turn })?
back-mine-move = Du möchtest „{ $move }“ ({ $turn }) zurücknehmen.
back-mine-turn = Du möchtest deine letzte Entscheidung zurücknehmen ({ $turn }).
back-asks-move = { $name } möchte „{ $move }“ ({ $turn }) zurücknehmen.
back-asks-turn = { $name } möchte die letzte eigene Entscheidung zurücknehmen ({ $turn }).
back-undoes = { $moves ->
    [one] Damit wird 1 Zug zurückgenommen.
   *[other] Damit werden { $moves } Züge zurückgenommen.
 }
back-seen = Was du gesehen hast, hast du gesehen. Nach denselben Zügen kommen wieder dieselben Karten.
back-whom = Zustimmen müssen: { $names }. Ein „Nein“ oder ein neuer Zug beendet die Anfrage.
back-nobody = Sonst muss niemand zustimmen. Der Zug wird sofort zurückgenommen.
back-shared = An anderen Bildschirmen muss niemand zustimmen. Frag die, die diesen Bildschirm mit dir teilen.
back-missing = Warten auf { $names }. Ein „Nein“ oder ein neuer Zug beendet die Anfrage.
back-do-ask = Die anderen fragen
back-do-go = Zurücknehmen
back-cancel = Lieber nicht
back-yes = Ja, zurücknehmen
back-no = Nein, weiterspielen
back-withdraw = Anfrage zurückziehen
back-agreed = Alle haben zugestimmt. Der Zug wurde zurückgenommen.
back-declined = { $name } hat abgelehnt. Das Spiel geht weiter.
back-withdrawn = { $name } hat die Anfrage zurückgezogen.
back-moved = Das Spiel ging weiter, deshalb ist die Anfrage erledigt.

refused-back-asked = Jemand möchte schon einen Zug zurücknehmen. Antworte erst darauf.
refused-back-nothing = Du hast gerade keine Entscheidung, die du zurücknehmen kannst.
refused-back-declined = Die anderen haben gerade abgelehnt. Frag erst wieder, wenn etwas passiert ist.
refused-back-over = Diese Anfrage ist erledigt. Sieh den Tisch an und wähle neu.
