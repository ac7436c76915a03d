# Private notes on a table

notes = Private notes
notes-note = Only you see them, in this browser.
