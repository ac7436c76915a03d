# Messages of text games, in addition to the game's own words.
text-you = { $title }. You are { $name }, in seat { $seat } of 0 to { $last }.
text-rules = The rules in short:
text-happened = Since your last decision:
text-begun = So far:
text-table = Your view of the table:
text-detail = Details: { $parts }
text-asked = Your decision: { $question }
text-means = What it means: { $meaning }
text-waiting = It’s not your turn. Waiting for { $names }.
text-one = You have one legal move:
text-moves = You have { $count } legal moves:
text-many = You have { $count } legal moves, written like [{ $text }], which means: { $label }. All of them:
text-answer = Answer with one of them in square brackets, for example [{ $text }].
text-whole-log = The log from the beginning:
text-substitute = The computer player in seat { $seat } can’t continue: a mate takes over.
text-not-begun = The game has not begun.
text-over = The game is over.
text-place = Place { $place }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Warnings after a game at a server's table whose deal could not be verified.
text-deal-differs = Warning: this is not the deal that this seat saw. The seal or a seed contribution was changed later.
text-deal-missing = Warning: seed contributions are missing, so the server’s operator could choose the deal.
text-deal-void = Warning: this seat revealed its seed contribution for an earlier deal that was not played. The server’s operator could look at that deal.
text-deal-unfinished = Warning: the record ends before the game does, so moves may be missing.
text-deal-unknown = Warning: the record could not be read, so the deal was not verified.

# Headings of the rule book sections in the short rules: goal, summary, notation.
section-goal = The goal
section-page = On one page
section-notation = Notation
