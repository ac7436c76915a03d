# Takebacks by consent

takeback-ask = Ask for a takeback
takeback-would-move = Take back your last decision ({ $turn })? { $move }
takeback-would-turn = Take back your last decision ({ $turn })?
takeback-mine-move = You asked to take this back ({ $turn }): { $move }
takeback-mine-turn = You asked to take back your last decision ({ $turn }).
takeback-asks-move = { $name } asks to take this back ({ $turn }): { $move }
takeback-asks-turn = { $name } asks to take back their last decision ({ $turn }).
takeback-undoes = { $moves ->
    [one] This undoes 1 move.
   *[other] This undoes { $moves } moves.
 }
takeback-seen = What you’ve seen, you’ve seen. The same moves bring the same cards again.
takeback-whom = { $names } must agree.
takeback-nobody = Nobody else has to agree. The move is taken back right away.
takeback-shared = Nobody at another screen has to agree. Ask the players who share this screen with you.
takeback-missing = Waiting for { $names }.
takeback-ends = One “no” or a new move ends the request.
takeback-do-ask = Ask the others
takeback-do-go = Take back
takeback-cancel = Never mind
takeback-yes = Yes, take it back
takeback-no = No, play on
takeback-withdraw = Withdraw the request
takeback-agreed = Everyone agreed. The move was taken back.
takeback-declined = { $own ->
    [true] You said no. The game goes on.
   *[false] { $name } said no. The game goes on.
 }
takeback-withdrawn = { $own ->
    [true] You withdrew the takeback request.
   *[false] { $name } withdrew the takeback request.
 }
takeback-moved = The game went on, so the takeback request is over.

refused-takeback-asked = Someone is already asking for a takeback. Answer that first.
refused-takeback-nothing = You have no decision to take back right now.
refused-takeback-declined = The others just said no. Ask again when something has happened.
refused-takeback-over = This request is over. Look at the table and choose again.
