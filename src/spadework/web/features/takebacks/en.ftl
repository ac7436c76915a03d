# Takebacks by consent

back-ask = Ask for a takeback
back-would-move = Take back your last decision, “{ $move }” ({ $turn })?
back-would-turn = Take back your last decision ({ $turn })?
back-mine-move = You asked to take back “{ $move }” ({ $turn }).
back-mine-turn = You asked to take back your last decision ({ $turn }).
back-asks-move = { $name } asks to take back “{ $move }” ({ $turn }).
back-asks-turn = { $name } asks to take back their last decision ({ $turn }).
back-undoes = { $moves ->
    [one] This undoes 1 move.
   *[other] This undoes { $moves } moves.
 }
back-seen = What you’ve seen, you’ve seen. The same moves bring the same cards again.
back-whom = These players must agree: { $names }. One “no” or a new move ends the request.
back-nobody = Nobody else has to agree. The move is taken back right away.
back-shared = Nobody at another screen has to agree. Ask the players who share this screen with you.
back-missing = Waiting for { $names }. One “no” or a new move ends the request.
back-do-ask = Ask the others
back-do-go = Take back
back-cancel = Never mind
back-yes = Yes, take it back
back-no = No, play on
back-withdraw = Withdraw the request
back-agreed = Everyone agreed. The move was taken back.
back-declined = { $name } said no. The game goes on.
back-withdrawn = { $name } withdrew the takeback request.
back-moved = The game went on, so the takeback request is over.

refused-back-asked = Someone is already asking for a takeback. Answer that first.
refused-back-nothing = You have no decision to take back right now.
refused-back-declined = The others just said no. Ask again when something has happened.
refused-back-over = This request is over. Look at the table and choose again.
