title = Rat Alarm
tagline = One more card, or grab what’s there? The second rat sends you home nearly empty-handed.
genre = Push your luck

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows what is in your sack
option-tie = If players tie for a kind
option-tie-box = the cubes go back in the box
option-tie-next = the second cube goes to the next player

part-rings = Rings
part-coins = Coins
part-pearls = Pearls
part-crowns = Crowns
part-goblets = Goblets
part-gems = Gems

# Things

seat-name = { $seat ->
    [you] you
   *[other] { $seat }
}
kind-rings = rings
kind-coins = coins
kind-pearls = pearls
kind-crowns = crowns
kind-goblets = goblets
kind-gems = gems
with-rings = rings
with-coins = coins
with-pearls = pearls
with-crowns = crowns
with-goblets = goblets
with-gems = gems
treasure-rings = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
treasure-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
treasure-pearls = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
treasure-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
treasure-goblets = { $count ->
    [one] 1 goblet
   *[other] { $count } goblets
}
treasure-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
treasure-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
treasure-none = nothing
card-plain = card { $number } ({ $treasures })
card-rat = the rat { $rat } ({ $treasures })

# The rats, by the picture on their cards: captain, one eye, nightcap, scream, knife, glutton, lookout, cook, grandmother, baby, strong one, gentleman

rat-1 = Gouda
rat-2 = Stilton
rat-3 = Brie
rat-4 = Feta
rat-5 = Cheddar
rat-6 = Comté
rat-7 = Edam
rat-8 = Ricotta
rat-9 = Grana
rat-10 = Quark
rat-11 = Tilsit
rat-12 = Bleu
rat-again = { $rat } { $number }
kind-cube = { $kind } ({ $value })
kind-two-cubes = { $kind } ({ $better }, { $other })

# Moves

label-turn-up = Turn up a card
label-stay = Stay in
label-drop = Drop out with { $kind }: take { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $treasures })
label-drop-nothing = Drop out with { $kind }: take nothing
label-keep = Keep { $card }
label-keep-none = Keep no rat card
label-bury = Bury { $card }
label-card = From the draw pile: { $card }
label-cube = Cube drawn: { $value }

ask-begin = Turn up a card to start the round
ask-turn = Turn up a card, or drop out with one kind of treasure
ask-turned = You turned up { $treasures }: stay in, or drop out with one kind of treasure
ask-turned-alone = You turned up { $treasures }: turn up another card, or drop out with one kind of treasure
ask-turned-empty = You turned up { $treasures }, the last card: drop out with one kind of treasure
ask-drop = No card is left: drop out with one kind of treasure
ask-alarm = Rat alarm! You’re out: keep one rat card, or none
situation-rat = a rat is face up
situation-no-rat = no rat is face up
ask-bury = Bury an open card under your spade

# The log

turn = { $seat ->
    [you] Round { $round }: your turn
   *[other] Round { $round }: { $seat }
}
turn-setting-up = Setting up

event-cubes = The cubes, each for the most of its kind: { $cubes }.
event-two-cubes = The cubes, for the most and second most of a kind: { $cubes }.
event-first = { $seat ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-turns-up = { $seat ->
    [you] You turn up { $treasures }.
   *[other] { $seat } turns up { $treasures }.
}
event-turns-up-rat = { $seat ->
    [you] You turn up the rat { $rat }, with { $treasures }.
   *[other] { $seat } turns up the rat { $rat }, with { $treasures }.
}
event-turned-up = { $seat ->
    [you] You turn up a card.
   *[other] { $seat } turns up a card.
}
event-turned-up-rat = { $seat ->
    [you] You turn up a rat.
   *[other] { $seat } turns up a rat.
}
event-alarm = { $seat ->
    [you] Rat alarm! You must drop out.
   *[other] Rat alarm! { $seat } must drop out.
}
event-last-round = That was the last card of the draw pile. This is the last round.
event-reshuffled = { $count ->
    [one] The discarded card becomes the new draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
event-stays = { $seat ->
    [you] You stay in.
   *[other] { $seat } stays in.
}
event-drops = { $seat ->
    [you] You drop out with { $kind } and take { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] { $seat } drops out with { $kind } and takes { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
}
event-drops-empty = { $seat ->
    [you] You drop out with { $kind } and take nothing.
   *[other] { $seat } drops out with { $kind } and takes nothing.
}
event-keeps-rat = { $seat ->
    [you] You keep one rat card.
   *[other] { $seat } keeps one rat card.
}
event-keeps-none = { $seat ->
    [you] You keep no rat card.
   *[other] { $seat } keeps no rat card.
}
event-buries = { $seat ->
    [you] You bury { $card }.
   *[other] { $seat } buries { $card }.
}
event-in-the-middle = { $seat ->
    [you] There is no card to bury: you put your spade in the middle.
   *[other] There is no card to bury: { $seat } puts the spade in the middle.
}
event-round-over = Round { $round } is over.
event-round-begins = { $seat ->
    [you] You start round { $round }.
   *[other] { $seat } starts round { $round }.
}
event-kind = { $kind }: { $cubes }.
event-kind-nobody = { $kind }: nobody wins a cube.
takes-cube = { $seat ->
    [you] you take the { $value }
   *[other] { $seat } takes the { $value }
}
event-wins = { $seats ->
    [you] You win
   *[other] { $seats } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-wins-by-rats = { $seats ->
    [you] You win
   *[other] { $seats } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the most rats.
event-share = Shared victory: { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture

picture-title = Rat Alarm: { $moment }
moment-setting-up = setting up
moment-round = round { $round }
moment-last-round = round { $round }, the last one
moment-alarm = rat alarm in round { $round }!
moment-over = the game is over
sentences = { $first } { $last }
says-alarm = { $seat ->
    [you] Rat alarm! You must drop out.
   *[other] Rat alarm! { $seat } must drop out.
}
says-turned = Just turned up: { $card }.
says-open = Face up: { $cards }.
says-none-open = No card is face up.
says-face-down = { $count ->
    [one] 1 card that was face up then is now in a sack.
   *[other] { $count } cards that were face up then are now in sacks.
}
says-pile = { $cards ->
    [0] The draw pile is empty.
    [one] The draw pile holds 1 card, { $rats } with a rat.
   *[other] The draw pile holds { $cards } cards, { $rats } with a rat.
}
says-in = In the round: { $seats }.
says-out = Out: { $seats }.
says-buried = { $seat ->
    [you] You have buried { $card }.
   *[other] { $seat } has buried { $card }.
}
says-buried-face-down = { $seat ->
    [you] You have buried a card.
   *[other] { $seat } has buried a card.
}
says-middle = { $seat ->
    [you] Your spade lies in the middle.
   *[other] { $seat }’s spade lies in the middle.
}
says-taken = Cards taken: { $piles }.
says-discards = Discards: { $count }.
says-cubes = Cubes on the crates: { $kinds }.
says-seat-number = { $seat ->
    [you] you { $number }
   *[other] { $seat } { $number }
}
says-own-pile = { $seat ->
    [you] In your sack: { $treasures }.
   *[other] In { $seat }’s sack: { $treasures }.
}
says-waiting = { $seat ->
    [you] It’s your turn.
   *[other] Waiting for { $seat }.
}
says-final = Points: { $points }.
says-wins = { $seats ->
    [you] You win.
   *[other] { $seats } wins.
}
says-share = Shared victory: { $seats }.

danger-alarm = RAT ALARM!
danger-alarm-seat = { $seat ->
    [you] You must drop out and may keep one rat card.
   *[other] { $seat } must drop out and may keep one rat card.
}
danger-alarm-over = { $seat ->
    [you] The rats have taken over the hold. You bury a card and run.
   *[other] The rats have taken over the hold. { $seat } buries a card and runs.
}
danger-rat = { $rats ->
    [one] { $rat } is here! One more rat sets off the alarm.
   *[other] { $rats } rats are here! One more sets off the alarm.
}
danger-safe = No rat in sight yet.
danger-chance = { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
} among { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left: { $odds ->
    [one] the next one
   *[other] about 1 in { $odds }
}
danger-none = { $cards ->
    [one] No rat: 1 card left
   *[other] No rat in the { $cards } cards left
}
danger-used-up = The draw pile is empty
danger-reshuffle = Pile empty: the discards are next
danger-last-round = Last round
keep-none = Keep none
stay-in = Stay in
rats-lie = { $total } rats: { $open } open, { $buried } buried, { $coming } in the draw pile
caption-discards = Discards
caption-none-open = No card is face up
caption-next = Next card
name-next = The next card turned up goes here
caption-cards = { $count ->
    [0] empty
    [one] card
   *[other] cards
}
caption-counted = { $points ->
    [one] point
   *[other] points
}
number = { $number }
pieces-open = { $count ->
    [0] none open
   *[other] { $count } open
}
pieces-open-short = { $count ->
    [0] none
   *[other] { $count } open
}
pieces-all = { $count } in all
pieces-all-short = of { $count }
pieces-own = you have { $count }
pieces-own-short = you: { $count }
card-number = No. { $number }
name-card-number = Card { $number }: { $treasures }
name-card-rat = Card { $number }: the rat { $rat }, { $treasures }
name-card-turned = { $card }, just turned up
name-card-open = { $card }, open in the middle
name-card-buried = { $seat ->
    [you] { $card }, buried under your spade
   *[other] { $card }, buried under { $seat }’s spade
}
name-face-down = face down, now in a sack
name-draw-pile = Draw pile in the chest, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
name-draw-pile-empty = Draw pile in the chest, empty; { $count ->
    [one] the discarded card becomes
   *[other] the { $count } discarded cards become
} the new one
name-discards = Discards, { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
name-kind = Crate of { $kind }: { $open } open, { $all } in the game
name-kind-cubes = Crate of { $kind }: { $open } open, { $all } in the game, cubes { $cubes }
name-pile = { $seat ->
    [you] Your sack
   *[other] { $seat }’s sack
}, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
name-spade-in-hand = { $seat ->
    [you] You hold your spade
   *[other] { $seat } holds the spade
}
name-spade-buried = { $seat ->
    [you] Your spade marks { $card }
   *[other] { $seat }’s spade marks { $card }
}
name-spade-face-down = { $seat ->
    [you] Your spade marks a card
   *[other] { $seat }’s spade marks a card
}
name-spade-middle = { $seat ->
    [you] Your spade lies in the middle
   *[other] { $seat }’s spade lies in the middle
}
name-seat = { $seat }: { $signs }
name-own-rats = { $count ->
    [0] No rat
    [one] 1 rat
   *[other] { $count } rats
} in your sack
name-tally = { $seat ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $rats ->
    [0] no rat
    [one] 1 rat
   *[other] { $rats } rats
}
name-stay = Stay in and keep the spade
seat-in = in
seat-out = out
seat-first = start player
seat-first-own = start player
seat-alarm = alarm!

# The tutorial

tutorial-goal = Gather loot. If you have the most of a kind of treasure at the end, you win the gold on its crate. The most gold wins the game.
tutorial-cubes = Two golden cubes lie on the goblets: the 5 for the player with the most goblets at the end, the 4 for the runner-up. All six crates work that way.
tutorial-counts = Each crate counts its treasures too: how many are face up in the middle, and how many are in the game. Of its 18 rings, none is face up yet.
tutorial-chest = All loot comes from the draw pile in the chest, card by card, face up.
tutorial-next-card = On your turn, you turn up a card here. The player after you goes first: go on and watch.
tutorial-your-turn = Two cards lie in the lantern’s light. It’s your turn, and you can click anything with a dashed golden frame: click the draw pile to turn up another card. You can’t undo that, so confirm it below.
tutorial-turn-up-first = You may already leave with a crate’s treasure, but there is little to take yet. Click the draw pile to turn up a card.
tutorial-number = You turned up a ring! The number at the foot of a card is only its name. What counts is the treasure that you see.
tutorial-decide = After each card you decide: stay in, or drop out with your share. Stay in this time: the more cards lie here, the more there is to take.
tutorial-too-early = Dropping out now would get you two cards at best. Stay in and let the others turn up more.
tutorial-rat = The first rat: Gouda. One rat does no harm. But if you turn up a second while Gouda lies here, you have to run, with next to nothing.
tutorial-eyes = Each pair of eyes in the wall is a rat that is still in the draw pile. The paper beside the lantern tells you the odds: about 1 card in 4 is a rat.
tutorial-dare = You may also drop out before you turn up a card. But three cards out of four are no rat: risk one more.
tutorial-dare-once = Leaving now would be careful, and often that’s wise. Just this once, risk one more card: click the draw pile.
tutorial-take = Phew, two coins! Now take your share and go. You choose one kind, and get every open card that shows it, with everything else on those cards.
tutorial-goblets = Three cards show a goblet, and three show a ring. The goblets’ cubes are worth more: click the crate of goblets to drop out with these three cards.
tutorial-goblets-first = The next card could be a rat, and no other kind is worth as much here. Click the crate of goblets.
tutorial-sack = The cards are in your sack now: three goblets, two rings, a pearl and a gem. The 3 on the sack counts your cards, not your treasures.
tutorial-secret = Nobody may look into a sack before the end, not even you. So remember what you have.
tutorial-bury = When you drop out, you then put your spade on an open card, and nobody can take it any more; a buried rat sets off no alarm. Bury the two coins: they are the best you would leave to the others.
tutorial-bury-coins = The two coins would help the others more than the ring. And if you bury Gouda, they no longer have to fear the next rat. Click the card with the two coins.
tutorial-last-spade = You’re out of this round, your loot is safe, and another player has left too. The last spade goes on alone: card after card, for as long as it dares.
tutorial-round-over = The round is over, and all of you take back your spades. Buried cards are swept into the bilge, to the discards. All other open cards stay, and Gouda still counts as a rat.
tutorial-begin = You come after the last player who left, so you start the new round. Turn up a card.
tutorial-begin-with-a-card = Only Gouda lies here: not much to go home with. Turn up a card.
tutorial-stay-again = One ring and one crown aren’t worth leaving for. Stay in.
tutorial-too-little = There is too little to take yet. Stay in and let the others turn up something.
tutorial-greed = Three cards with a gem lie here now, Gouda’s among them. Drop out with gems, and you get all three, rat included.
tutorial-greed-dare = But let’s see what greed does: click the draw pile to turn up another card.
tutorial-be-greedy = In a real game you could well take these gems and go. Just this once, be greedy and click the draw pile.
tutorial-alarm = Rat alarm! You have to drop out, and the loot on the floor stays behind; what is in your sack is safe. As a consolation, you may keep one of the two rat cards, or none.
tutorial-alarm-keep = Brie brings a coin and a goblet, Gouda a gem. You collect goblets: click Brie’s card to keep it.
tutorial-keep-brie = You already have three goblets, and a fourth would help you most. Keep Brie.
tutorial-bury-gem = Again you bury a card before you go. Gems are worth a lot of gold, so hide one from the others: click one of these two.
tutorial-bury-a-gem = The others will want the gems. Bury one of the two cards that show a gem and no rat.
tutorial-end = When the last card of the draw pile has been turned up, you finish that round. Then all sacks are emptied, and each crate’s gold is given out. If two of you have the same number of a kind, the one with more rats in the sack comes first: Brie may still help you.
tutorial-play-on = That’s all you need. When to leave, what to bury and what is in whose sack is for you to find out. Brie and good luck be with you!

# What is this?

about-stay = You stay in the round and keep your spade. The next player follows (RA-22). Open cards stay where they are: the others may take them before your next turn.
about-keep-none = You keep no rat card and leave them to the others. You’re out all the same, and first bury an open card (RA-24, RA-26).
about-banner = Rat alarm: a rat was turned up while another was still face up. The player who did it is out, may keep one rat card, and then buries an open card (RA-24, RA-26).
about-own-pile = The rats in your sack. Each crate tells you how many of its treasures you have. You see this because the table plays with the memory aid; without it nobody looks before the scoring (RA-25).
about-nothing = No card is face up. The mousetrap has stood here for years and has caught one thumb. If you drop out now, you take nothing and just lay down your spade (RA-23, RA-26).
about-nothing-begin = No card is face up. The mousetrap has stood here for years and has caught one thumb. The player who starts a round now must turn up a card (RA-21).
about-empty = The place for the next card. Whoever’s turn it is may turn it up from the draw pile (RA-21).
about-verdict = The highest sum of cubes wins. In a tie, the player with the most rats wins (RA-43).
about-score = What was in { $seat ->
    [you] your sack
   *[other] { $seat }’s sack
}: the treasures above their crates, each with its number, and the cubes that they have won (RA-41).
about-draw-pile = The draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $rats } with a rat { $shuffled ->
    [0] (RA-21).
   *[other] – the discards, shuffled once more (RA-40).
}
about-draw-pile-empty = { $discards ->
    [0] The draw pile is empty, and no card is left to turn up: all you can do is drop out (RA-40).
   *[other] The draw pile is empty, so this is the last round. If a player wants another card, the discards are shuffled, just this once (RA-40).
}
about-turn-up = { $rats ->
    [0] You may turn up the next card. No rat is face up, so it can’t harm you (RA-24).
   *[other] You may turn up the next card, or drop out first. A rat is face up: another one sets off the alarm (RA-24).
}
about-now-wait = { $seat ->
    [you] It’s your turn (RA-20).
   *[other] It’s { $seat }’s turn (RA-20).
}
about-now-out = You no longer hold a spade: you’re out until the next round (RA-20).
about-now = { $rule ->
    [RA-11] First the cubes are drawn (RA-11).
    [RA-12] First the start player is drawn (RA-12).
    [RA-21] Not yet: no card is face up, so first turn one up (RA-21).
    [RA-22] You have turned up your card. Now stay in, or drop out (RA-22).
    [RA-24] An alarm has thrown you out: you may keep one rat card, and nothing else (RA-24).
   *[RA-26] You are dropping out already. Now bury one of the open cards (RA-26).
}
about-discards = The bilge, where the discards float: { $count ->
    [0] none yet
    [one] 1 card
   *[other] { $count } cards
}. At the end of a round, buried cards go there (RA-29). { $shuffled ->
    [0] When the draw pile is empty, they are shuffled once (RA-40).
   *[other] They have been shuffled once, and won’t be again (RA-40).
}
about-discards-cards = Everyone may look through them: { $cards } (RA-29).
about-peeping = { $rats ->
    [0] No rat is
    [one] 1 rat is
   *[other] { $rats } rats are
} still to come, in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; each is a pair of eyes in the wall (RA-24).
about-peeping-discards = The draw pile is empty. For another card, the discards are shuffled, with { $rats ->
    [0] no rat
    [one] 1 rat
   *[other] { $rats } rats
} in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} (RA-40).
about-peeping-over = While you play, each pair of eyes in the wall is a rat still to come (RA-24).
about-next-rat-first = No rat is face up, so the next one does no harm yet.
about-next-rat-alarm = { $count ->
    [one] { $rat } is face up
   *[other] { $count } rats are face up
}, so the next one sets off the alarm.
about-kind-setting-up = { $kind }. First the cubes are drawn. They tell you what a kind is worth (RA-11).
about-kind = { $kind }. The player with the most at the end takes the { $better }{ $worse ->
    [0] {""}
   *[other] , the runner-up the { $worse }
} (RA-41).
about-kind-counts = { $open ->
    [0] None of the { $all } in the game is face up now.
    [one] 1 of the { $all } in the game is face up now.
   *[other] { $open } of the { $all } in the game are face up now.
}
about-drop = { $count ->
    [0] You may drop out with them, but no open card shows one: you would take nothing (RA-23).
    [one] Drop out with them to take 1 card: { $treasures }. Then you bury a card (RA-23, RA-26).
   *[other] Drop out with them to take { $count } cards: { $treasures }. Then you bury a card (RA-23, RA-26).
}
about-open = This is { $card }; the number only tells it from others like it. Drop out with { $kinds } to take it (RA-23).
about-rat-open = While this rat is face up, the next one sets off the alarm (RA-24). Drop out with { $kinds } to take it along (RA-23).
about-number = The number is only the card’s name.
about-take = Want it? Click the crate of { $kinds }.
about-keep = You may keep it: after an alarm, one rat card is yours (RA-24).
about-bury = Bury it, and nobody can take it any more { $rat ->
    [0] (RA-26, RA-27).
   *[other] – and it sets off no alarm (RA-26, RA-27).
}
about-left-behind = An alarm leaves you at most one rat card. You may bury this one afterwards (RA-24, RA-26).
about-buried = Under { $seat ->
    [you] your spade
   *[other] { $seat }’s spade
}: { $card }. Nobody can take it or bury it again{ $rat ->
    [0] {""}
   *[other] , and a rat under a spade sets off no alarm
} (RA-27). At the end of the round it is discarded (RA-29).
about-face-down = This card is in a sack by now, where nobody may look it up (RA-25).
about-seat = { $seat ->
    [you] You sit here. The cards that you have taken are in your sack (RA-25).
   *[other] { $seat } sits here. The cards that { $seat } has taken are in the sack (RA-25).
}
about-seat-turn = { $seat ->
    [you] It’s your turn to turn up a card, and to stay in or drop out (RA-21, RA-22).
   *[other] It’s { $seat }’s turn to turn up a card, and to stay in or drop out (RA-21, RA-22).
}
about-seat-leaving = { $seat ->
    [you] You are dropping out: first take something, then bury an open card (RA-24, RA-26).
   *[other] { $seat } is dropping out: first takes something, then buries an open card (RA-24, RA-26).
}
about-seat-in = { $seat ->
    [you] You still hold your spade, so you’re in the round (RA-20).
   *[other] { $seat } still holds the spade, and so is in the round (RA-20).
}
about-seat-out = { $seat ->
    [you] You have dropped out and are waiting for the others to do the same (RA-20, RA-29).
   *[other] { $seat } has dropped out and is waiting for the others to do the same (RA-20, RA-29).
}
about-spade-in-hand = { $seat ->
    [you] Your spade. While it is in hand, you’re in the round (RA-20). When you drop out, you bury a card with it (RA-26).
   *[other] { $seat }’s spade. While it is in hand, { $seat } is in the round (RA-20). When you drop out, you bury a card with your spade (RA-26).
}
about-spade-burying = { $seat ->
    [you] Your spade. Now put it on an open card to bury that card (RA-26).
   *[other] { $seat }’s spade. It now goes on an open card and buries it (RA-26).
}
about-spade-last = { $seat ->
    [you] Your spade, the last one in hand. You can no longer stay in: turn up card after card, or drop out (RA-28).
   *[other] { $seat }’s spade, the last one in hand. { $seat } can no longer stay in: it’s one card after the other, or dropping out (RA-28).
}
about-spade-buried = { $seat ->
    [you] Your spade, on the card that you buried. You get it back at the end of the round (RA-29).
   *[other] { $seat }’s spade, on the card that { $seat } buried. It comes back at the end of the round (RA-29).
}
about-spade-middle = { $seat ->
    [you] Your spade. You had no card to bury when you dropped out (RA-26). You get it back at the end of the round (RA-29).
   *[other] { $seat }’s spade. There was no card to bury when { $seat } dropped out (RA-26). It comes back at the end of the round (RA-29).
}
about-sack = { $seat ->
    [you] Your sack
   *[other] { $seat }’s sack
} with { $count ->
    [0] no card yet
    [one] 1 card
   *[other] { $count } cards
}. The number counts cards, not treasures. Nobody may look inside before the scoring, not even { $seat ->
    [you] you
   *[other] { $seat }
}, unless the table plays with the memory aid (RA-25).
about-sack-over = { $seat ->
    [you] Your sack
   *[other] { $seat }’s sack
} with { $count ->
    [one] 1 card
   *[other] { $count } cards
}, emptied for the scoring (RA-41).
about-rat-1 = Captain Gouda has never steered a ship, but owns the hat.
about-rat-2 = Stilton lost an eye to a fork, and has been looking for the fork ever since.
about-rat-3 = Brie has the night watch every night, and has not seen one yet.
about-rat-4 = Feta screams. At mice, too.
about-rat-5 = Cheddar carries the knife for the bread only. There is no bread.
about-rat-6 = Comté came for the gold and stayed for the cheese.
about-rat-7 = Edam has sighted land nine times, below deck.
about-rat-8 = Ricotta cooks for the whole crew. Nobody asks what.
about-rat-9 = Grandmother Grana knits, and counts your treasures instead of her stitches.
about-rat-10 = Quark is three weeks old and already wanted in two ports.
about-rat-11 = Tilsit lifts anchors. Somebody has to put them back every time.
about-rat-12 = Bleu has come for the silver, but a ruby will do.

# What a question means, shown once
ask-begin-means = No card is face up, so you start the round by turning one up. Then you may stay in or go (RA-21, RA-22).
ask-turn-means = One more card is more to take. But if a rat is face up, a second one drives you out. Or leave now and take what there is (RA-21, RA-23, RA-24).
ask-turned-means = Stay in, and you can take more later. Drop out, and you get all open cards that show the kind you choose, then bury one (RA-22, RA-23, RA-26).
ask-turned-alone-means = You hold the last spade: nobody can take anything from you, and only a second rat can drive you out (RA-28, RA-24).
ask-turned-empty-means = You get all open cards that show the kind you choose. Then you bury one (RA-23, RA-26).
ask-drop-means = Choose the kind you want most: you get all open cards that show it (RA-40, RA-23).
ask-alarm-means = Everything else stays behind. A rat card brings its treasures, and rats break ties at the end (RA-24, RA-42).
ask-bury-means = Nobody can take the card under your spade, and a buried rat sets off no alarm (RA-26, RA-27).
