# Was denen gesagt wird, die mit Text spielen, neben den eigenen Worten des Spiels.
text-you = { $title }. Du bist { $name }, auf Platz { $seat } von 0 bis { $last }.
text-rules = Die Regeln in Kürze:
text-happened = Was geschehen ist, seit du zuletzt gefragt wurdest:
text-begun = Was bisher geschehen ist:
text-table = Der Tisch, wie du ihn siehst:
text-detail = Im Einzelnen: { $parts }
text-asked = Du wirst gefragt: { $question }
text-means = Was das bedeutet: { $meaning }
text-waiting = Du bist jetzt nicht am Zug. Am Zug: { $names }.
text-one = Du hast einen Zug:
text-moves = Du hast { $count } Züge:
text-many = Du hast { $count } Züge. Sie werden geschrieben wie [{ $text }], das heißt: { $label }. Alle:
text-answer = Antworte mit einem von ihnen in eckigen Klammern, zum Beispiel [{ $text }].
text-whole-log = Was von Anfang an geschehen ist:
text-substitute = Der Computerspieler auf Platz { $seat } kann nicht weiterspielen: Von jetzt an spielt ein Maat für ihn.
text-not-begun = Das Spiel hat noch nicht begonnen.
text-over = Das Spiel ist zu Ende.
text-place = Rang { $place }: { $name }, { $points } Punkte

# Was einem Platz am Tisch eines Servers am Ende vom Geben gesagt wird, wenn es nicht war, wie es sein soll.
text-deal-differs = Achtung: Gegeben wurde nicht so, wie dieser Platz es gesehen hat. Das Siegel oder ein Beitrag zum Zufall ist seither geändert worden.
text-deal-missing = Achtung: Im Geben fehlen Beiträge zum Zufall; wer den Server betreibt, konnte sich also aussuchen, wie gegeben wird.
text-deal-void = Achtung: Dieser Platz hat seinen Beitrag zum Zufall schon einmal für ein Geben gezeigt, das nicht gespielt wurde. Wer den Server betreibt, konnte hineinsehen.
text-deal-unfinished = Achtung: Die Aufzeichnung endet vor dem Spiel, es kann also etwas abgeschnitten sein.
text-deal-unknown = Achtung: Die Aufzeichnung war nicht zu lesen, also hat niemand geprüft, ob so gegeben wurde wie versiegelt.

# Die Überschriften der Abschnitte eines Regelbuchs, die gesagt werden: was man will, wie man es erreicht, wie Züge geschrieben werden.
section-goal = Das Ziel
section-page = Auf einer Seite
section-notation = Schreibweise der Züge
