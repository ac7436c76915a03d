# Gemeinsam zurückgehen: Jemand bittet, alle anderen Mitspielenden stimmen zu, und es geht vor der letzten Entscheidung weiter

back-ask = Um Rücknahme bitten
back-would-move = Du bittest darum, dass das Spiel vor deine letzte Entscheidung zurückgeht: „{ $move }“ ({ $turn }).
back-would-turn = Du bittest darum, dass das Spiel vor deine letzte Entscheidung zurückgeht ({ $turn }).
back-mine-move = Du hast darum gebeten, dass das Spiel vor deine letzte Entscheidung zurückgeht: „{ $move }“ ({ $turn }).
back-mine-turn = Du hast darum gebeten, dass das Spiel vor deine letzte Entscheidung zurückgeht ({ $turn }).
back-asks-move = { $name } bittet darum, dass das Spiel bis vor diesen Zug zurückgeht: „{ $move }“ ({ $turn })
back-asks-turn = { $name } bittet darum, dass das Spiel vor die eigene letzte Entscheidung zurückgeht ({ $turn }).
back-undoes = { $moves ->
    [one] Ein Zug würde zurückgenommen.
   *[other] { $moves } Züge würden zurückgenommen.
 }
back-seen = Was gesehen wurde, ist gesehen, und nach denselben Zügen kommen wieder dieselben Karten.
back-whom = Zustimmen müssen: { $names }. Ein „Nein“ oder ein neuer Zug beendet die Bitte.
back-nobody = Sonst muss niemand zustimmen: Das Spiel geht sofort zurück.
back-shared = An anderen Bildschirmen muss niemand zustimmen: Das Spiel geht sofort zurück. Frag die, die diesen Bildschirm mit dir teilen.
back-missing = Es fehlen noch: { $names }. Ein „Nein“ oder ein neuer Zug beendet die Bitte.
back-do-ask = Die anderen bitten
back-do-go = Zurückgehen
back-cancel = Lieber nicht
back-yes = Ja, zurückgehen
back-no = Nein, weiterspielen
back-withdraw = Bitte zurückziehen
back-agreed = Alle haben zugestimmt: Das Spiel ist zurückgegangen.
back-declined = { $name } sagt Nein: Das Spiel geht weiter.
back-withdrawn = { $name } hat die Bitte um Rücknahme zurückgezogen.
back-moved = Die Bitte um Rücknahme ist erledigt: Das Spiel ist weitergegangen.

refused-back-asked = Jemand bittet schon darum, dass das Spiel zurückgeht. Antworte erst darauf.
refused-back-nothing = Es gibt gerade keine Entscheidung von dir, zu der das Spiel zurückgehen könnte.
refused-back-declined = Die anderen haben dazu gerade Nein gesagt. Bitte erst wieder, wenn etwas geschehen ist.
refused-back-over = Diese Bitte ist erledigt. Sieh den Tisch an und wähle neu.
