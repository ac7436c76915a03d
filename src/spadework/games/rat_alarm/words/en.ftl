title = Rat Alarm
tagline = One more card from the draw pile, or grab what lies there: the second rat sends you home nearly empty-handed.
genre = Push your luck

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows what lies in your own sack
option-tie = When a tie is left
option-tie-box = its cubes go back into the box
option-tie-next = the second cube passes to the next player

part-rings = Rings
part-coins = Coins
part-pearls = Pearls
part-crowns = Crowns
part-goblets = Goblets
part-gems = Gems

# Things

seat-name = { $seat }
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

# The rats, by what stands on their cards: captain, one eye, nightcap, scream, knife, glutton, lookout, cook, grandmother, baby, strong one, gentleman

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
label-card = The draw pile brings { $card }
label-cube = A cube worth { $value } is drawn

ask-begin = Turn up a card to begin the round
ask-turn = Turn up a card, or drop out with one kind of treasure
ask-turned = You turned up { $treasures }: stay in, or drop out with one kind of treasure
ask-turned-alone = You turned up { $treasures }: turn up another card, or drop out with one kind of treasure
ask-turned-empty = You turned up { $treasures }, and no card is left: drop out with one kind of treasure
ask-drop = No card is left to turn up: drop out with one kind of treasure
ask-alarm = Rat alarm! You are out: keep one of the rat cards, or none
occasion-rat = a rat lies open
occasion-no-rat = no rat lies open
ask-bury = Bury one of the open cards under your spade

# The log

turn = Round { $round }: { $seat }
turn-setting-up = Setting up

told-cubes = The cubes: { $cubes }.
told-first = { $seat } begins.
told-turns-up = { $seat } turns up { $treasures }.
told-turns-up-rat = { $seat } turns up the rat { $rat }, with { $treasures }.
told-turned-up = { $seat } turns up a card.
told-turned-up-rat = { $seat } turns up a rat.
told-alarm = Rat alarm! { $seat } has to drop out.
told-last-round = That was the last card of the draw pile: this is the last round.
told-reshuffled = { $count ->
    [one] The discarded card becomes the new draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
told-stays = { $seat } stays in.
told-drops = { $count ->
    [one] { $seat } drops out with { $kind } and takes 1 card.
   *[other] { $seat } drops out with { $kind } and takes { $count } cards.
}
told-drops-empty = { $seat } drops out with { $kind } and takes nothing.
told-keeps-rat = { $seat } keeps one rat card.
told-keeps-none = { $seat } keeps no rat card.
told-buries = { $seat } buries { $card }.
told-in-the-middle = No card is left to bury: { $seat } lays the spade in the middle.
told-round-over = Round { $round } is over.
told-round-begins = { $seat } begins round { $round }.
told-kind = { $kind }: { $cubes }.
told-kind-nobody = { $kind }: nobody takes a cube.
takes-cube = { $seat } takes the { $value }
told-wins = { $seats } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-wins-by-rats = { $seats } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the most rats.
told-share = { $seats } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture

picture-title = Rat Alarm: { $moment }
moment-setting-up = the cubes are drawn
moment-round = round { $round }
moment-last-round = round { $round }, the last one
moment-alarm = rat alarm in round { $round }!
moment-over = the game is over
sentences = { $first } { $last }
says-alarm = Rat alarm! { $seat } has to drop out.
says-turned = Just turned up: { $card }.
says-open = In the open: { $cards }.
says-none-open = No card lies open.
says-face-down = { $count ->
    [one] 1 card of that moment is by now in a sack.
   *[other] { $count } cards of that moment are by now in sacks.
}
says-pile = { $cards ->
    [0] The draw pile is used up.
    [one] The draw pile holds 1 card, { $rats } with a rat.
   *[other] The draw pile holds { $cards } cards, { $rats } with a rat.
}
says-in = In the round: { $seats }.
says-out = Out: { $seats }.
says-buried = { $seat } has buried { $card }.
says-buried-face-down = { $seat } has buried a card.
says-middle = { $seat }’s spade lies in the middle.
says-taken = Cards taken: { $piles }.
says-seat-number = { $seat } { $number }
says-own-pile = In { $seat }’s sack: { $treasures }.
says-waiting = To move: { $seat }.
says-final = Points: { $points }.
says-wins = { $seats } wins.
says-share = { $seats } share the victory.

danger-alarm = RAT ALARM!
danger-alarm-seat = { $seat } has to drop out and may keep one rat card.
danger-alarm-over = The rats have the hold for themselves. { $seat } buries one card and is gone.
danger-rat = { $rats ->
    [one] { $rat } is out! One more rat sets off the alarm.
   *[other] { $rats } rats are out! One more sets off the alarm.
}
danger-safe = No rat in sight yet.
danger-chance = { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
} among { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to come: { $odds ->
    [one] it is the next
   *[other] about 1 in { $odds }
}
danger-none = { $cards ->
    [one] No rat: 1 card is still to come
   *[other] No rat among the { $cards } cards to come
}
danger-used-up = The draw pile is used up
danger-reshuffle = The draw pile is used up; the discards come next
danger-last-round = Last round
keep-none = Keep none
stay-in = Stay in
rats-lie = { $total } rats: { $open } in the open, { $buried } buried, { $coming } in the draw pile
caption-discards = Discards
caption-none-open = No card lies open
caption-rats = Rats
caption-points = Points
number = { $number }
count-of = { $open } of { $all } open
name-card-number = Card { $number }: { $treasures }
name-card-rat = Card { $number }: the rat { $rat }, { $treasures }
name-face-down = face down, by now in a sack
name-draw-pile = Draw pile, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
name-draw-pile-empty = Draw pile, empty; { $count ->
    [one] the discarded card becomes
   *[other] the { $count } discarded cards become
} the new one
name-discards = Discards, { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
name-kind = { $kind }: { $open } in the open, { $all } in the game
name-kind-cubes = { $kind }: { $open } in the open, { $all } in the game, cubes { $cubes }
name-pile = { $seat }’s sack, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
name-spade-in-hand = { $seat } holds the spade
name-spade-buried = { $seat }’s spade marks { $card }
name-spade-face-down = { $seat }’s spade marks a card
name-spade-middle = { $seat }’s spade lies in the middle
name-stay = Stay in and keep the spade
seat-in = in
seat-out = out
seat-first = first player
seat-alarm = alarm!

# The first voyage

voyage-goal = Gather loot. At the end, whoever has the most of a kind of treasure wins the gold that lies on its crate, and the most gold wins the game.
voyage-cubes = Two golden cubes lie on the goblets: the 5 for whoever has the most goblets at the end, the 4 for whoever comes second. It is the same with all six crates.
voyage-chest = All loot comes from the draw pile, card by card, face up for everybody. Your left neighbour begins; go on and watch.
voyage-your-turn = Two cards lie in the light of the lantern. Now it is your turn: click the draw pile to turn up another. That can’t be taken back, so confirm it below.
voyage-turn-up-first = You may leave with a crate’s treasure already now, but there is little to take yet. Turn up a card: click the draw pile.
voyage-decide = A ring! After each card you decide: stay in the round, or drop out with your share. Stay in this time; the more cards lie here, the more there is to take.
voyage-too-early = Dropping out now would bring you two cards at best. Stay in and let the others turn up more.
voyage-rat = The first rat: Gouda. One rat alone does no harm, but whoever turns up a second one while Gouda lies here has to run for it, with next to nothing.
voyage-eyes = Each pair of eyes in the wall is a rat that is still in the draw pile. The paper beside the lantern says how likely the next card is one: about 1 in 4.
voyage-dare = You may also drop out before you turn up a card. But three cards out of four are no rat, so dare one more.
voyage-dare-once = To leave now would be careful, and often it is wise. But this once dare one more card: click the draw pile.
voyage-take = Phew, two coins! Now take your share and go. Choose one kind: you get every open card that shows it, with everything else on those cards.
voyage-goblets = Three cards show a goblet, and three show a ring. The goblets’ cubes are worth more: click the crate of goblets to drop out with these three cards.
voyage-goblets-first = Another card could be a rat, and no other kind is worth as much here. Click the crate of goblets.
voyage-sack = The cards are in your sack now: three goblets, two rings, a pearl and a gem. Nobody may look into a sack before the end, not even you, so keep in mind what you have.
voyage-bury = Whoever drops out then puts the spade on one open card, and nobody can take it any more. Bury the two coins: they are the best that you would leave to the others.
voyage-bury-coins = The two coins would help the others more than the ring. And if you bury Gouda, they need no longer fear the next rat. Click the card with the two coins.
voyage-last-spade = You are out of this round, your loot is in safety, and one of the others has left as well. The last spade goes on alone: one card after the other, as many as they dare.
voyage-round-over = The round is over, and everybody takes the spade back. What was buried is swept into the bilge, to the discards; Gouda stays and still counts as a rat.
voyage-begin = Whoever left last has you as the left neighbour, so you begin the new round. Turn up a card.
voyage-begin-with-a-card = Only Gouda lies here, and that is not much to go home with. Turn up a card.
voyage-stay-again = One ring and one crown: not worth leaving for. Stay in.
voyage-too-little = There is too little to take yet. Stay in and let the others turn up something.
voyage-greed = Three cards with a gem lie here now, Gouda’s among them: dropping out with gems would bring you all three, the rat included.
voyage-greed-dare = But let us see what greed does: turn up another card. Click the draw pile.
voyage-be-greedy = In a real game you could well take these gems and go. Be greedy this once, and click the draw pile.
voyage-alarm = Rat alarm! You have to drop out, and all the loot stays behind. For comfort you may keep one of the two rat cards, or none.
voyage-alarm-keep = Brie brings a coin and a goblet, Gouda a gem. You gather goblets: click Brie’s card and keep it.
voyage-keep-brie = You have three goblets already, and the fourth would help you most. Keep Brie.
voyage-bury-gem = And again bury a card before you are gone. Gems are worth a lot of gold, so hide one from the others: click one of these two.
voyage-bury-a-gem = The others will be after the gems. Bury one of the two cards that show a gem and no rat.
voyage-end = Once the last card of the draw pile is turned up, that round is played to its end; then all sacks are emptied and each crate’s gold is given out. If two of you have equally many of a kind, more rats in the sack decide: Brie may still help you.
voyage-play-on = That is all you need. When to leave, what to bury and what lies in whose sack, that is for you to find out: play on from here. Brie and good luck be with you!

# What is this?

about-stay = You stay in the round and keep your spade; the next player has the turn (RA-22). What lies open stays there, and the others may take it before you are asked again.
about-keep-none = You keep no rat card, and leave both to the others. You are out all the same, and bury an open card first (RA-24, RA-26).
about-banner = Rat alarm: a rat was turned up while another lay open. Whoever did that is out, may keep one rat card, and then buries an open card (RA-24, RA-26).
about-own-pile = What is in your own sack. You see it because this table has the memory aid; without it nobody looks before the scoring (RA-25).
about-nothing = No card lies open. The mousetrap has stood here for years and has caught one thumb. Whoever drops out now takes nothing, and just lays the spade down (RA-23, RA-26).
about-nothing-begin = No card lies open. The mousetrap has stood here for years and has caught one thumb. Whoever begins a round now has to turn up a card (RA-21).
about-draw-pile = The draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $rats } with a rat { $shuffled ->
    [0] (RA-21).
   *[other] – the discards, shuffled once more (RA-40).
}
about-draw-pile-empty = { $discards ->
    [0] The draw pile is used up, and no card is left to turn up: all that anybody can do is drop out (RA-40).
   *[other] The draw pile is used up, so this is the last round. If somebody wants another card, the discards are shuffled, this once (RA-40).
}
about-turn-up = { $rats ->
    [0] You may turn up the next one. As no rat lies open, it can do you no harm (RA-24).
   *[other] You may turn up the next one, or drop out before. If it is a rat it is an alarm, for another lies open (RA-24).
}
about-now-wait = Now it is { $seat }’s turn (RA-20).
about-now-out = You have no spade in hand any more, so you are out until the next round (RA-20).
about-now = { $rule ->
    [RA-11] First the cubes are drawn (RA-11).
    [RA-12] First it is drawn who begins (RA-12).
    [RA-21] Not yet: no card lies open, so a round begins by turning one up (RA-21).
    [RA-22] You have turned up your card. Now you stay in, or drop out (RA-22).
    [RA-24] An alarm has thrown you out: of all that lies here you may only keep one rat card (RA-24).
   *[RA-26] You are dropping out already. Now bury one of the open cards (RA-26).
}
about-discards = The bilge, where the discards float: { $count ->
    [0] none yet
    [one] 1 card
   *[other] { $count } cards
}. At the end of a round all buried cards go there (RA-29). { $shuffled ->
    [0] When the draw pile is used up, they are shuffled once more (RA-40).
   *[other] They have been shuffled once, and that was all (RA-40).
}
about-discards-cards = All may look through them: { $cards } (RA-29).
about-peeping = { $rats ->
    [0] No rat is
    [one] 1 rat is
   *[other] { $rats } rats are
} still to come, in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; each is a pair of eyes in the wall (RA-24).
about-next-rat-first = No rat lies open now, so the next one does no harm yet.
about-next-rat-alarm = { $count ->
    [one] { $rat } lies open
   *[other] { $count } rats lie open
}, so the next one sets off the alarm.
about-kind-setting-up = { $kind }. First the cubes are drawn, which say what a kind is worth (RA-11).
about-kind = { $kind }. At the end, whoever has the most pieces takes the { $better }{ $worse ->
    [0] {""}
   *[other] , and who has the second most the { $worse }
} (RA-41).
about-drop = { $count ->
    [0] You may drop out with them now, but no open card shows one: you would take nothing (RA-23).
    [one] You may drop out with them now and take 1 card: { $treasures }. Then you bury a card (RA-23, RA-26).
   *[other] You may drop out with them now and take { $count } cards: { $treasures }. Then you bury a card (RA-23, RA-26).
}
about-open = This is { $card }. Whoever drops out with { $kinds } takes it (RA-23).
about-rat-open = While this rat lies open, the next one sets off the alarm (RA-24). Whoever drops out with { $kinds } takes it along (RA-23).
about-take = To take it now, click the crate of { $kinds }.
about-keep = You may keep it now: after an alarm one rat card is yours (RA-24).
about-bury = You may bury it now, and nobody can take it any more { $rat ->
    [0] (RA-26, RA-27).
   *[other] – nor does it make an alarm then (RA-26, RA-27).
}
about-left-behind = An alarm leaves you a rat card at most; this one you may bury afterwards (RA-24, RA-26).
about-buried = Under { $seat }’s spade: { $card }. Nobody can take it or bury it again{ $rat ->
    [0] {""}
   *[other] , and a rat under a spade makes no alarm
} (RA-27). At the end of the round it is discarded (RA-29).
about-face-down = A card that is in a sack by now, where nobody may look it up (RA-25).
about-seat = { $seat } sits here. What { $seat } has taken is in the sack (RA-25).
about-seat-turn = It is { $seat }’s turn: to turn up a card, and to stay in or drop out (RA-21, RA-22).
about-seat-leaving = { $seat } is dropping out: first taking something, then burying an open card (RA-24, RA-26).
about-seat-in = { $seat } has the spade in hand, and so is in the round (RA-20).
about-seat-out = { $seat } has dropped out, and waits until the others have done so too (RA-20, RA-29).
about-spade-in-hand = { $seat }’s spade. As long as it is in hand, { $seat } is in the round (RA-20); who drops out buries a card with it (RA-26).
about-spade-burying = { $seat }’s spade. It goes on one of the open cards now, and that one is buried (RA-26).
about-spade-last = { $seat }’s spade, the last one in hand. { $seat } can’t stay in any more: it is one card after the other, or dropping out (RA-28).
about-spade-buried = { $seat }’s spade, on the card that { $seat } has buried. At the end of the round it comes back (RA-29).
about-spade-middle = { $seat }’s spade: when { $seat } dropped out there was no card to bury (RA-26). At the end of the round it comes back (RA-29).
about-sack = { $seat }’s sack with { $count ->
    [0] no card yet
    [one] 1 card
   *[other] { $count } cards
}. Until the scoring nobody may look inside, { $seat } neither, unless the table has the memory aid (RA-25).
about-sack-over = { $seat }’s sack with { $count ->
    [one] 1 card
   *[other] { $count } cards
}, turned out for the scoring (RA-41).
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
about-rat-11 = Tilsit lifts anchors. Somebody has to put them back each time.
about-rat-12 = Bleu has come for the silver, but a ruby will do.

# What a question means, told once
ask-begin-means = A round begins with a card as long as none lies open; after it you may stay in or go (RA-21, RA-22).
ask-turn-means = One more card is more to take, but with a rat in the open a second one drives you out. Or leave now and take what there is (RA-21, RA-23, RA-24).
ask-turned-means = Who stays in can take more later. Who drops out gets all open cards that show the kind they choose, then buries one (RA-22, RA-23, RA-26).
ask-turned-alone-means = You hold the last spade: nobody can take anything from you any more, only a second rat can drive you out (RA-28, RA-24).
ask-turned-empty-means = You get all open cards that show the kind you choose, then you bury one (RA-23, RA-26).
ask-drop-means = Choose what you want most: you get all open cards that show this kind (RA-40, RA-23).
ask-alarm-means = All else stays behind. A rat card brings its treasures, and rats break ties at the end (RA-24, RA-42).
ask-bury-means = Nobody can take what lies under your spade, and a buried rat frightens nobody (RA-26, RA-27).
