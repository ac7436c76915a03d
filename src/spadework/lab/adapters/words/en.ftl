# What is told to those who play by text, beside the game's own words.
text-you = { $title }. You are { $name }, on seat { $seat } of 0 to { $last }.
text-rules = The rules in short:
text-happened = What has happened since you were last asked:
text-begun = What has happened so far:
text-table = The table as you see it:
text-detail = In detail: { $parts }
text-asked = You are asked: { $question }
text-means = What that means: { $meaning }
text-waiting = You are not to move now. To move: { $names }.
text-one = You have one move:
text-moves = You have { $count } moves:
text-many = You have { $count } moves. They are written as in [{ $text }], which means: { $label }. All of them:
text-answer = Answer with one of them in square brackets, for example [{ $text }].
text-whole-log = The log from the beginning:
text-substitute = The computer player on seat { $seat } can’t go on: a mate plays for it from now on.
text-not-begun = The game has not begun.
text-over = The game is over.
text-place = Place { $place }: { $name }, { $points } points

# What a seat at a server's table is told at the end of the deal, when it was not as it should be.
text-deal-differs = Take note: the deal is not the one that this seat has seen. The seal or a part of the chance has been changed since.
text-deal-missing = Take note: parts of the chance are missing in the deal, so whoever runs the server could choose it.
text-deal-void = Take note: this seat has shown its part of the chance for another deal before, which was not played. Whoever runs the server could look at it.
text-deal-unfinished = Take note: the record ends before the game does, so something may have been cut off.
text-deal-unknown = Take note: the record could not be read, so nobody has checked that the deal is the one that was sealed.

# The headings of the sections of a rule book that a player is told: what one wants, how one gets there, how moves are written.
section-goal = The goal
section-page = On one page
section-notation = Notation
