# Open hands

new-hands = Hands
new-hands-note = Open hands are for teaching: everyone at the table and all spectators may look at every hand. We tell them before the deal, and the game isn’t rated.
hands-hidden = Hidden, as usual
hands-open = Open to everyone
open-hands = Open hands: everyone may look at every hand. This game isn’t rated.
open-hands-look = What { $name } sees
history-open-hands = open hands
open-hands-short = Open hands
