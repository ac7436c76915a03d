# Going back together: one asks, all others who play agree, and the game goes on from before the asker's last decision

back-ask = Ask to take back
back-would-move = You ask that the game goes back to before your last decision: “{ $move }” ({ $turn }).
back-would-turn = You ask that the game goes back to before your last decision ({ $turn }).
back-mine-move = You have asked that the game goes back to before your last decision: “{ $move }” ({ $turn }).
back-mine-turn = You have asked that the game goes back to before your last decision ({ $turn }).
back-asks-move = { $name } asks that the game goes back to before this: “{ $move }” ({ $turn })
back-asks-turn = { $name } asks that the game goes back to before { $name }’s last decision ({ $turn }).
back-undoes = { $moves ->
    [one] One move would be undone.
   *[other] { $moves } moves would be undone.
 }
back-seen = What has been seen has been seen, and after the same moves the same cards come again.
back-whom = Who has to agree: { $names }. One “no”, or a new move, ends the request.
back-nobody = Nobody else has to agree: the game goes back at once.
back-shared = Nobody at another screen has to agree: the game goes back at once. Ask those who share this screen with you.
back-missing = Still to answer: { $names }. One “no”, or a new move, ends the request.
back-do-ask = Ask the others
back-do-go = Go back
back-cancel = Leave it
back-yes = Yes, go back
back-no = No, play on
back-withdraw = Withdraw
back-agreed = All have agreed: the game has gone back.
back-declined = { $name } says no: the game goes on.
back-withdrawn = { $name } has withdrawn the request to go back.
back-moved = The request to go back is over: the game has gone on.

refused-back-asked = Somebody is asking already that the game goes back. Answer that first.
refused-back-nothing = There is no decision of yours now to which the game could go back.
refused-back-declined = The others have just said no to this. Ask again when something has happened.
refused-back-over = This request is over. Look at the table and choose again.
