# The review of a finished game

title-review = Review: { $game }
review-link = Review the whole game
review-of = Review for
review-waiting = We’re reviewing the game. This takes a few seconds, or half a minute for a long game.
review-busy = We’re reviewing a lot of games right now. Come back in a minute.
review-failed = We couldn’t review this game. Reload the page to try again.
review-result = { $luck-way ->
    [cost] { $name } had bad luck ({ $luck } percentage points).
    [gave] { $name } had good luck ({ $luck } percentage points).
   *[even] { $name } had average luck.
}{ $others-way ->
    [gave] { "" } The others’ moves raised { $name }’s chance to win by { $others } percentage points.
    [gave-much] { "" } The others’ moves raised { $name }’s chance to win a lot.
    [cost] { "" } The others’ moves lowered { $name }’s chance to win by { $others } percentage points.
    [cost-much] { "" } The others’ moves lowered { $name }’s chance to win a lot.
   *[even] { "" }
} { $own-way ->
    [lost] { $name }’s moves cost the victory.
    [wasted] { $name }’s moves gave a lot away, but it was enough.
    [cost] { $name }’s moves lowered the chance to win by { $own } percentage points.
    [bits] { $name }’s moves lowered the chance to win by { $own } percentage points, a little at a time: none was clearly wrong.
    [gave] { $name }’s moves raised the chance to win by { $own } percentage points.
   *[even] { $name }’s moves made no difference.
}
review-result-you = { $luck-way ->
    [cost] You had bad luck ({ $luck } percentage points).
    [gave] You had good luck ({ $luck } percentage points).
   *[even] You had average luck.
}{ $others-way ->
    [gave] { "" } The others’ moves raised your chance to win by { $others } percentage points.
    [gave-much] { "" } The others’ moves raised your chance to win a lot.
    [cost] { "" } The others’ moves lowered your chance to win by { $others } percentage points.
    [cost-much] { "" } The others’ moves lowered your chance to win a lot.
   *[even] { "" }
} { $own-way ->
    [lost] Your moves cost you the victory.
    [wasted] Your moves gave a lot away, but it was enough.
    [cost] Your moves lowered your chance to win by { $own } percentage points.
    [bits] Your moves lowered your chance to win by { $own } percentage points, a little at a time: none was clearly wrong.
    [gave] Your moves raised your chance to win by { $own } percentage points.
   *[even] Your moves made no difference.
}
review-sum = What made the difference
review-total = Result
review-part-even = Even share
review-part-even-note = every seat’s chance to win before the game
review-part-start = Luck of the seat
review-part-start-note = what this seat and turn order were worth
review-part-draw = Luck of the draw
review-part-draw-note = what came, compared with the average of what could have come
review-part-hidden = Hidden cards
review-part-hidden-note = how well the moves happened to fit what this seat couldn’t see
review-part-own = Moves
review-part-own-note = how good they were, given what this seat could see
review-part-others = The others’ moves
review-part-others-note = what the others’ moves changed
review-moments = Decisive turns
review-picture = The table from this seat: { $turn }
review-played = Played: { $move }
review-then = Then: { $what }
review-better = Better: { $move }. From what this seat could know, it wins { $cost } ± { $error }% more.
review-effect-cost = Costly move
review-effect-gain = Strong move
review-effect-luck = Luck and the others
review-right = Best move
review-close = No clear difference
review-wrong = Better move available
review-all = All decisions ({ $count })
review-head-played = Played
review-head-best = Better
review-head-cost = Cost
review-head-change = Change
review-head-verdict = Verdict
review-cost = { $cost } ± { $error }%
review-how = How we work this out
review-how-sum = We rate the position before and after each move and each draw: by a network that has played millions of games, or, in games without one, by 32 games that a simple computer player plays on, as far as a captain looks ahead. The differences between these ratings add up to the result. Chance is compared with everything that could have come. 100% is a certain win: at a table of three, each player starts with 33%.
review-how-cost = For each decision, we make up eight tables that fit everything this seat knew, and try every move on them. A move that looks better than the one played is compared with it on 128 more tables, to the end of the game. The cost is how far the move played falls behind on average, ± its standard error. Quick computer players play the rest, so treat a cost as a hint.
review-how-code = To review the saved record for longer, in Python:

# Playing on from a step of a finished game

play-on = Play on from here
play-on-note = At your own table. The same moves bring the same cards. Computer players take the other seats.
play-on-known = This game continues one that is over, and the same moves bring the same cards. Players who know that game may know what comes. It isn’t rated.
play-on-origin = View the original game
replay-python = This position in Python
replay-python-note = For a notebook or a script, with everything that was hidden.
replay-python-copy = Copy
replay-python-copied = Copied.
error-too-far = You can’t play on from this step. The limit is { $most } moves.
error-too-far-advice = Choose an earlier step of the replay.
error-nothing-left = There was nothing left to decide after this step.
error-nothing-left-advice = Choose an earlier step of the replay.
