# Eigene Notizen an einem Tisch

notes = Eigene Notizen
notes-note = Nur du siehst sie, in diesem Browser.
