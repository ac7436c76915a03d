# Was denen gesagt wird, die mit Text spielen, neben den eigenen Worten des Spiels.
text-you = { $title }. Du bist { $name }, auf Platz { $seat } von 0 bis { $last }.
text-rules = Die Regeln in Kürze:
text-happened = Seit deiner letzten Entscheidung:
text-begun = Bisher:
text-table = Dein Blick auf den Tisch:
text-detail = Im Einzelnen: { $parts }
text-asked = Deine Entscheidung: { $question }
text-means = Was das bedeutet: { $meaning }
text-waiting = Du bist jetzt nicht am Zug. Am Zug: { $names }.
text-one = Du hast einen Zug:
text-moves = Du hast { $count } Züge:
text-many = Du hast { $count } Züge. Sie werden geschrieben wie [{ $text }], das heißt: { $label }. Alle:
text-answer = Antworte mit einem von ihnen in eckigen Klammern, zum Beispiel [{ $text }].
text-whole-log = Der Spielverlauf von Anfang an:
text-substitute = Der Computerspieler auf Platz { $seat } kann nicht weiterspielen: Von jetzt an spielt ein Maat für ihn.
text-not-begun = Das Spiel hat noch nicht begonnen.
text-over = Das Spiel ist zu Ende.
text-place = Rang { $place }: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Was einem Platz am Tisch eines Servers am Ende vom Geben gesagt wird, wenn es nicht war, wie es sein soll.
text-deal-differs = Achtung: Das ist nicht die Kartenverteilung, die dieser Platz gesehen hat. Das Siegel oder eine Zufallszahl wurde seither geändert.
text-deal-missing = Achtung: Zufallszahlen fehlen. Der Betreiber des Servers konnte sich also die Karten aussuchen.
text-deal-void = Achtung: Dieser Platz hat seine Zufallszahl schon für eine frühere Kartenverteilung gezeigt, die nicht gespielt wurde. Der Betreiber des Servers konnte sie ansehen.
text-deal-unfinished = Achtung: Die Aufzeichnung bricht ab, bevor das Spiel zu Ende ist. Es können also Züge fehlen.
text-deal-unknown = Achtung: Die Aufzeichnung war nicht lesbar, die Kartenverteilung wurde also nicht geprüft.

# Die Überschriften der Abschnitte eines Regelbuchs, die gesagt werden: was man will, wie man es erreicht, wie Züge geschrieben werden.
section-goal = Das Ziel
section-page = Auf einer Seite
section-notation = Schreibweise der Züge
