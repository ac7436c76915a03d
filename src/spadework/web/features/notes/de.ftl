# Eigene Notizen an einem Tisch

notes = Eigene Notizen
notes-note = Nur du siehst sie, und nur in diesem Browser.
