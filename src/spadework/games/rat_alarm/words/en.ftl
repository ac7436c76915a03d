title = Rat Alarm
tagline = One more card from the pile, or grab what lies there: the second rat sends you home nearly empty-handed.
genre = Push your luck

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows what lies in your own pile
option-first = First player
option-first-draw = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

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
    [one] 1 card of that moment is by now in a pile.
   *[other] { $count } cards of that moment are by now in piles.
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
says-own-pile = In { $seat }’s pile: { $treasures }.
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
name-face-down = face down, by now in a pile
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
name-pile = { $seat }’s pile, { $count ->
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
voyage-chest = All loot comes out of the ship’s chest, card by card, face up for everybody. Your left neighbour begins; go on and watch.
voyage-your-turn = Two cards lie in the light of the lantern. Now it is your turn: click the chest to turn up another.
voyage-turn-up-first = You may leave with a crate’s treasure already now, but there is little to take yet. Turn up a card: click the chest.
voyage-decide = A ring! After each card you decide: stay in the round, or drop out with your share. Stay in this time; the more cards lie here, the more there is to take.
voyage-too-early = Dropping out now would bring you two cards at best. Stay in and let the others turn up more.
voyage-rat = The first rat: Gouda. One rat alone does no harm, but whoever turns up a second one while Gouda lies here has to run for it, with next to nothing.
voyage-eyes = Each pair of eyes in the wall is a rat that is still in the chest. The paper beside the lantern says how likely the next card is one: about 1 in 4.
voyage-dare = You may also drop out before you turn up a card. But three cards out of four are no rat, so dare one more.
voyage-dare-once = To leave now would be careful, and often it is wise. But this once dare one more card: click the chest.
voyage-take = Phew, two coins! Now take your share and go. Choose one kind: you get every open card that shows it, with everything else on those cards.
voyage-goblets = Three cards show a goblet, and three show a ring. The goblets’ cubes are worth more: click the crate of goblets to drop out with these three cards.
voyage-goblets-first = Another card could be a rat, and no other kind is worth as much here. Click the crate of goblets.
voyage-sack = The cards are in your sack now: three goblets, two rings, a pearl and a gem. Nobody may look into a sack before the end, not even you, so keep in mind what you have.
voyage-bury = Whoever drops out then puts the spade on one open card, and nobody can take it any more. Bury the two coins: they are the best that you would leave to the others.
voyage-bury-coins = The two coins would help the others more than the ring. And if you bury Gouda, they need no longer fear the next rat. Click the card with the two coins.
voyage-last-spade = You are out of this round, your loot is in safety, and one of the others has left as well. The last spade goes on alone: one card after the other, as many as they dare.
voyage-round-over = The round is over, and everybody takes the spade back. What was buried is swept into the bilge; Gouda stays and still counts as a rat.
voyage-begin = Whoever left last has you as the left neighbour, so you begin the new round. Turn up a card.
voyage-begin-with-a-card = Only Gouda lies here, and that is not much to go home with. Turn up a card.
voyage-stay-again = One ring and one crown: not worth leaving for. Stay in.
voyage-too-little = There is too little to take yet. Stay in and let the others turn up something.
voyage-greed = Three cards with a gem lie here now, Gouda’s among them: dropping out with gems would bring them all, and a rat may come along. But let us see what greed does: turn up another card.
voyage-be-greedy = In a real game you could well take these gems and go. Be greedy this once, and click the chest.
voyage-alarm = Rat alarm! You have to drop out, and the loot stays behind; only one of the two rat cards you may keep. Brie sits on a goblet, and you gather goblets: keep Brie.
voyage-keep-brie = You have three goblets already, and the fourth would help you most. Keep Brie.
voyage-bury-gem = And again bury a card before you are gone. Gems are worth a lot of gold, so hide one from the others: click one of these two.
voyage-bury-a-gem = The others will be after the gems. Bury one of the two cards that show a gem and no rat.
voyage-end = Once the last card of the chest is turned up, that round is played to its end; then all sacks are emptied and each crate’s gold is given out. If two of you have equally many of a kind, more rats in the sack decide: Brie may still help you.
voyage-play-on = That is all you need. When to leave, what to bury and what lies in whose sack, that is for you to find out: play on from here. Brie and good luck be with you!

# What is this?

about-stay = You stay in the round and keep your spade; the next player has the turn (RA-22).
about-keep-none = You keep no rat card. You are out all the same, and bury an open card first (RA-24, RA-26).
about-nothing = No card lies open. The mousetrap has stood here for years and has caught one thumb. Whoever begins a round now has to turn up a card (RA-21).
about-draw-pile = The chest with the draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $rats } with a rat. In your turn you turn up one, or drop out (RA-21).
about-draw-pile-empty = The chest is empty, so this is the last round. Once, the discards out of the bilge become a new draw pile (RA-40).
about-discards = The bilge, where the discards float: { $count ->
    [0] none yet
    [one] 1 card
   *[other] { $count } cards
}. At the end of a round all buried cards go there (RA-29). When the chest is empty, they are shuffled once more (RA-40).
about-peeping = A pair of eyes for each rat that is still to come: { $rats } in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. One that turns up while another lies open and unburied sets off the alarm (RA-24).
about-kind = { $kind }. Drop out with them, and you take all open cards that show one: { $cards ->
    [0] none now
    [one] 1 now
   *[other] { $cards } now
} (RA-23). At the end, who has the most pieces takes a cube worth what stands on it (RA-41).
about-open = This is { $card }. Whoever drops out with { $kinds } takes it, unless it is buried (RA-23).
about-rat-open = While this rat lies open, the next one sets off the alarm (RA-24). Whoever drops out with { $kinds } takes it along (RA-23).
about-buried = Under { $seat }’s spade: { $card }. Nobody can take it, and a rat under a spade makes no alarm (RA-27).
about-face-down = A card that is in a pile by now, where nobody may look it up (RA-25).
about-spade-in-hand = { $seat }’s spade. As long as it is in hand, { $seat } is in the round (RA-20); who drops out buries a card with it (RA-26).
about-spade-buried = { $seat }’s spade, on the card that { $seat } has buried. At the end of the round it comes back (RA-29).
about-spade-middle = { $seat }’s spade: when { $seat } dropped out there was no card to bury (RA-26). At the end of the round it comes back (RA-29).
about-sack = { $seat }’s sack with { $count ->
    [0] no card yet
    [one] 1 card
   *[other] { $count } cards
}. Until the scoring nobody may look inside, { $seat } included (RA-25).
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
ask-begin-means = A round begins with a card as long as none lies open; after it you may stay in or go.
ask-turn-means = One more card is more to take, but with a rat in the open a second one drives you out. Or leave now and take what there is.
ask-turned-means = Who stays in can take more later. Who drops out gets all open cards that show the kind they choose, then buries one.
ask-turned-alone-means = You hold the last spade: nobody can take anything from you any more, only a second rat can drive you out.
ask-turned-empty-means = You get all open cards that show the kind you choose, then you bury one.
ask-drop-means = Choose what you want most: you get all open cards that show this kind.
ask-alarm-means = All else stays behind. A rat card brings its treasures, and rats break ties at the end.
ask-bury-means = Nobody can take what lies under your spade, and a buried rat frightens nobody.
