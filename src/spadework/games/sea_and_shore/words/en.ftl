title = Sea & Shore
tagline = Show the sea or the shore of your island, never both, and dive for treasure while the others guess.
genre = Bluffing and trick-taking

option-memory-aid = Memory aid
option-memory-aid-off = off
option-memory-aid-on = on: shows every treasure in the piles
option-red-blue-1 = Red and blue: action card, round 1
option-red-blue-1-chance = random
option-red-blue-1-front = front (in the game’s deck: 1, pickpocket)
option-red-blue-1-back = back (in the game’s deck: 2, trade)
option-green-purple-1 = Green and purple: action card, round 1
option-green-purple-1-chance = random
option-green-purple-1-front = front (in the game’s deck: 3, dive)
option-green-purple-1-back = back (in the game’s deck: 4, salvage)
option-red-blue-2 = Red and blue: action card, round 2
option-red-blue-2-chance = random
option-red-blue-2-front = front (in the game’s deck: 1, pickpocket)
option-red-blue-2-back = back (in the game’s deck: 2, trade)
option-green-purple-2 = Green and purple: action card, round 2
option-green-purple-2-chance = random
option-green-purple-2-front = front (in the game’s deck: 3, dive)
option-green-purple-2-back = back (in the game’s deck: 4, salvage)

part-treasures-1 = Treasures, round 1
part-extras-1 = Extra cards, round 1
part-treasures-2 = Treasures, round 2
part-extras-2 = Extra cards, round 2

# Things

name-seat = { $seat ->
    [you] you
   *[other] { $seat }
}
name-beaten = { $seat ->
    [you] you
   *[other] { $seat }
}
name-red = red
name-blue = blue
name-green = green
name-purple = purple
name-card = { $colour } { $number }
name-cards = { $colour } { $numbers }
name-some-card = a card
name-sea = sea ({ $colour })
name-shore = shore ({ $number })
name-extras = { $count ->
    [one] 1 extra card
   *[other] { $count } extra cards
}
name-treasure = { $colour } treasure ({ $value })
name-stack = stack
name-stack-red-blue = stack of red and blue
name-stack-green-purple = stack of green and purple
name-action-1 = Pickpocket
name-action-2 = Trade
name-action-3 = Dive
name-action-4 = Salvage

# Moves

label-give = Give { $card } to { $seat }
label-play = Play { $card }, show the { $half }
label-play-extras = Play { $card }, show the { $half }, with { $extras }: counts as { $worth }
label-play-bluff = Play { $card }, show the { $half }, with { $extras }: counts as { $worth }, { $bluff ->
    [one] 1 of them adds nothing, as 12 is the limit
   *[other] { $bluff } of them add nothing, as 12 is the limit
}
label-take = Take the open { $treasure }
label-steal = Steal the { $treasure } from { $seat }
label-rob = Take 2 extra cards from { $seat }
label-draw-from = Draw from { $seat }’s hand
label-return = Give { $card } back to { $seat }
label-look = Look at the { $stack }
label-order = Put back { $treasures }, top first ({ $order })
label-fetch = Take { $card } into your hand
label-discard = Discard { $card }
label-card = Dealt: { $card }
label-drawn = Drawn: { $card }
label-treasure = From the stack: { $treasure }

ask-give = Give { $seat } the highest card of your longest colour
ask-give-which = Your longest colours are tied: from which one do you give { $seat } the highest card?
ask-play = Play a card: do you show its sea (the colour) or its shore (the number)?
ask-play-extras = { $count ->
    [one] Play a card, with or without your extra card: do you show its sea (the colour) or its shore (the number)?
   *[other] Play a card, with up to { $count } extra cards: do you show its sea (the colour) or its shore (the number)?
}
ask-play-last = You play last, so the covers come off at once: play a card
ask-play-last-extras = { $count ->
    [one] You play last, so the covers come off at once: play a card, with or without your extra card
   *[other] You play last, so the covers come off at once: play a card, with up to { $count } extra cards
}
ask-win = You win { $colour }: take the open { $treasure }, or steal { $others }
ask-win-from = the { $treasure } from { $seat }
ask-rob = Pickpocket: choose a player to take 2 extra cards from
ask-draw-from = { $count ->
    [one] Trade: choose a hand and draw a card
   *[other] Trade: choose a hand and draw { $count } cards
}
ask-return = { $count ->
    [one] Trade: give { $seat } a card back
   *[other] Trade: give { $seat } { $count } cards back, one by one
}
ask-look = Dive: choose a stack and look at its next 3 treasures
ask-order = Dive: you see { $treasures }, top first. In which order do you put them back?
ask-fetch = Salvage: take a card of this trick into your hand
ask-discard = Salvage: discard a card, face up

# The log

turn = Round { $round }: { $seat ->
    [you] you lead
   *[other] { $seat } leads
}
turn-deal = Round { $round }: cards and gifts

event-round-begins = Round { $round } begins.
event-start = { $seat ->
    [you] You have the start card.
   *[other] { $seat } has the start card.
}
event-side = The action for { $first } and { $second }: { $action }.
event-dealt = Everyone has { $count } island cards.
event-own-hand = { $seat ->
    [you] You hold { $cards }.
   *[other] { $seat } holds { $cards }.
}
event-gift = { $seat ->
    [you] You have chosen a gift.
   *[other] { $seat } has chosen a gift.
}
event-gifts = Everyone has chosen: the gifts go to the right.
event-gives = { $seat ->
    [you] You give { $taker } { $card }.
   *[other] { $taker ->
        [you] { $seat } gives you { $card }.
       *[other] { $seat } gives { $taker } { $card }.
    }
}
event-turned-up = The { $treasure } is face up on the { $stack }.
event-plays = { $seat ->
    [you] You play { $card } and show the { $half }.
   *[other] { $seat } plays { $card } and shows the { $half }.
}
event-plays-extras = { $seat ->
    [you] You play { $card } and show the { $half }, with { $extras }.
   *[other] { $seat } plays { $card } and shows the { $half }, with { $extras }.
}
event-covers = { $seat ->
    [you] You play last, and the covers come off.
   *[other] { $seat } plays last, and the covers come off.
}
event-uncovered = { $seat }: { $card }.
event-uncovered-extras = { $seat ->
    [you] Your { $card } with { $extras } counts as { $worth }.
   *[other] { $seat }: { $card } with { $extras } counts as { $worth }.
}
event-one-colour = With no open treasure, { $first } and { $second } count as one colour.
event-alone = { $seat ->
    [you] You are alone in { $colour } and win it.
   *[other] { $seat } is alone in { $colour } and wins it.
}
event-beats = { $seat ->
    [you] You win { $colour } against { $seats }.
   *[other] { $seat } wins { $colour } against { $seats }.
}
# When the reader is one of the seats, German has a verb form of its own.
event-tie = A tie, ranked clockwise from the start card: { $seats }.
event-extras = { $seat ->
    [you] You get { $extras }.
   *[other] { $seat } gets { $extras }.
}
event-extras-short = { $seat ->
    [you] You
   *[other] { $seat }
} should get { $extras }, but the supply { $count ->
    [0] is empty.
   *[other] has only { $count }.
}
event-takes = { $seat ->
    [you] You take the { $treasure } from the { $stack }.
   *[other] { $seat } takes the { $treasure } from the { $stack }.
}
event-steals = { $seat ->
    [you] You steal the { $treasure } from { $victim }.
   *[other] { $victim ->
        [you] { $seat } steals the { $treasure } from you.
       *[other] { $seat } steals the { $treasure } from { $victim }.
    }
}
event-activates = { $seat ->
    [you] You trigger { $action }.
   *[other] { $seat } triggers { $action }.
}
event-robs = { $seat ->
    [you] You take 2 extra cards from { $victim }.
   *[other] { $victim ->
        [you] { $seat } takes 2 extra cards from you.
       *[other] { $seat } takes 2 extra cards from { $victim }.
    }
}
event-from-supply = { $count ->
    [0] Nobody else has 2 extra cards and the supply is empty: { $seat ->
        [you] you get none.
       *[other] { $seat } gets none.
    }
    [one] Nobody else has 2 extra cards: { $seat ->
        [you] you take the last one in the supply.
       *[other] { $seat } takes the last one in the supply.
    }
   *[other] Nobody else has 2 extra cards: { $seat ->
        [you] you take { $count } from the supply.
       *[other] { $seat } takes { $count } from the supply.
    }
}
event-no-trade = All hands are empty: nothing happens.
event-draws-from = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} from { $victim ->
    [you] your hand.
   *[other] { $victim }’s hand.
}
event-draws = { $seat ->
    [you] You draw { $card } from { $victim }.
   *[other] { $victim ->
        [you] { $seat } draws { $card } from you.
       *[other] { $seat } draws { $card } from { $victim }.
    }
}
event-returns = { $seat ->
    [you] You give { $victim } { $card } back.
   *[other] { $victim ->
        [you] { $seat } gives you { $card } back.
       *[other] { $seat } gives { $victim } { $card } back.
    }
}
event-looks = { $seat ->
    [you] You look at the next 3 treasures of the { $stack }.
   *[other] { $seat } looks at the next 3 treasures of the { $stack }.
}
event-sees = { $seat ->
    [you] You see { $treasures }, top first.
   *[other] { $seat } sees { $treasures }, top first.
}
event-puts-back = { $seat ->
    [you] You put the treasures back.
   *[other] { $seat } puts the treasures back.
}
event-puts-back-own = { $seat ->
    [you] You put back { $treasures }, top first.
   *[other] { $seat } puts back { $treasures }, top first.
}
event-fetches = { $seat ->
    [you] You take { $player }’s { $card } into your hand.
   *[other] { $player ->
        [you] { $seat } takes your { $card } into their hand.
       *[other] { $seat } takes { $player }’s { $card } into their hand.
    }
}
event-fetches-own = { $seat ->
    [you] You take your { $card } back into your hand.
   *[other] { $seat } takes { $card } back into their hand.
}
event-discards = { $seat ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-under = The { $treasure } goes under the { $stack }.
event-start-moves = The start card moves on to { $seat ->
    [you] you
   *[other] { $seat }
}.
event-round-over = Round { $round } is over.
event-round-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $treasures } for treasures and { $extras } for extra cards.
event-wins = { $seats ->
    [you] You win
   *[other] { $seats } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-share = Shared victory: { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture

picture-title = Sea & Shore: { $moment }
moment-dealing = round { $round }, the cards are dealt
moment-gifts = round { $round }, gifts
moment-trick = round { $round }, trick { $trick } of { $tricks }
moment-over = the game is over
sentences = { $first } { $last }
says-open = Open on the stacks: { $treasures }.
says-of-seat = { $seat ->
    [you] your { $thing }
   *[other] { $seat } { $thing }
}
says-piles = On top of the piles: { $piles }.
says-trick = Played, half covered: { $cards }.
says-uncovered = Uncovered: { $cards }.
says-with = { $card } with { $extras }
says-own-card = { $seat ->
    [you] Your covered card is { $card }.
   *[other] { $seat }’s covered card is { $card }.
}
says-own-hand = { $seat ->
    [you] You hold { $cards }.
   *[other] { $seat } holds { $cards }.
}
says-holds = { $seat } has { $cards ->
    [one] 1 island card
   *[other] { $cards } island cards
} and { $extras ->
    [one] 1 extra card
   *[other] { $extras } extra cards
}.
says-waiting = Waiting for { $seats }.
says-points = { $seat } { $points }
says-final = Points: { $points }.
says-wins = { $seats ->
    [you] You win.
   *[other] { $seats } wins.
}
says-share = Shared victory: { $seats }.

header-trick = Round { $round } · Trick { $trick }/{ $tricks }
header-gifts = Round { $round } · Gifts
header-dealing = Round { $round } · The deal

caption-last-trick = Previous trick
caption-order = Which comes first, second, third?
awaited-treasure = { $seat ->
    [you] You choose: take or steal?
   *[other] { $seat }: take or steal?
}
awaited-1 = { $seat ->
    [you] You’re taking extra cards
   *[other] { $seat } is taking extra cards
}
awaited-2 = { $seat ->
    [you] You’re trading cards
   *[other] { $seat } is trading cards
}
awaited-3 = { $seat ->
    [you] You’re looking at treasures
   *[other] { $seat } is looking at treasures
}
awaited-4 = { $seat ->
    [you] You’re salvaging a card
   *[other] { $seat } is salvaging a card
}
awaited-says-treasure = { $seat ->
    [you] Take a treasure, or steal one.
   *[other] { $seat } is choosing a treasure to take or steal.
}
awaited-says-1 = { $seat ->
    [you] You’re taking extra cards from another player.
   *[other] { $seat } is taking extra cards from another player.
}
awaited-says-2 = { $seat ->
    [you] You’re trading island cards with another player.
   *[other] { $seat } is trading island cards with another player.
}
awaited-says-3 = { $seat ->
    [you] You’re looking at the next 3 treasures of a stack.
   *[other] { $seat } is looking at the next 3 treasures of a stack.
}
awaited-says-4 = { $seat ->
    [you] You’re taking a card from this trick and discarding one.
   *[other] { $seat } is taking a card from this trick and discarding one.
}
won-colour = { $seat ->
    [you] you win
   *[other] { $seat } wins
}
won-treasure = { $seat ->
    [you] you take { $treasure }
   *[other] { $seat } takes { $treasure }
}
won-stolen = { $seat ->
    [you] you steal { $treasure } from { $victim }
   *[other] { $victim ->
        [you] { $seat } steals { $treasure } from you
       *[other] { $seat } steals { $treasure } from { $victim }
    }
}
won-action = { $seat }: action { $number }, { $name }
won-tie = it’s a tie, and { $seat ->
    [you] you played earlier
   *[other] { $seat } played earlier
}
won-extras = { $seat ->
    [you] you get { $extras }
   *[other] { $seat } gets { $extras }
}
won-and = { $first }; { $last }
action-name-1 = Pickpocket
action-name-2 = Trade
action-name-3 = Dive
action-name-4 = Salvage
action-does-1 = take 2 extra cards
action-does-2 = swap 2 cards
action-does-3 = look at 3 treasures
action-does-4 = take a played card
action-tells-1 = take 2 extra cards from another player
action-tells-2 = draw 2 cards from a hand, give 2 back
action-tells-3 = look at 3 treasures and reorder them
action-tells-4 = take a card of the trick, discard one
own-gift = Your gift for { $seat }: { $card }
own-seen = The others see: { $half }
show-sea = Show sea
show-sea-what = its colour
show-shore = Show shore
show-shore-what = its number
seat-start-card = start card
shown-earned = { $points ->
    [one] 1 point
   *[other] { $points } points
} in round 1
shown-harbour = { $seat ->
    [you] Your harbour
   *[other] { $seat }’s harbour
}
shown-seat = { $seat }: { $cards ->
    [one] 1 island card
   *[other] { $cards } island cards
}, { $extras ->
    [one] 1 extra card
   *[other] { $extras } extra cards
}
shown-cards = { $count ->
    [one] 1 island card
   *[other] { $count } island cards
} in hand
shown-extras = { $count ->
    [one] 1 extra card
   *[other] { $count } extra cards
}
shown-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
shown-pile = { $seat ->
    [you] Your pile
   *[other] { $seat }’s pile
}, from the top: { $treasures }
shown-open = { $treasure }, open on its stack
shown-owned = { $treasure } on top of { $seat ->
    [you] your pile
   *[other] { $seat }’s pile
}
shown-own-card = { $card } in your hand
shown-part = { $seat }: { $part }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
shown-place = { $seat }: place { $place }
shown-total = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all
shown-added = { $seat ->
    [you] You have added { $extras }
   *[other] { $seat } has added { $extras }
}
shown-covered = { $seat ->
    [you] Your covered card
   *[other] { $seat }’s covered card
}: { $half }
shown-covered-extras = { $seat ->
    [you] Your covered card
   *[other] { $seat }’s covered card
}: { $half }, with { $extras }
shown-gone = { $seat ->
    [you] Your card has been salvaged
   *[other] { $seat }’s card has been salvaged
}
shown-cover = { $seat ->
    [you] Your cover
   *[other] { $seat }’s cover
}
shown-uncovered = { $seat }: { $card }
shown-counts = { $seat ->
    [you] Your { $card } with { $extras } counts as { $value }
   *[other] { $seat }: { $card } with { $extras } counts as { $value }
}
shown-supply = { $count ->
    [one] 1 extra card
   *[other] { $count } extra cards
} in the supply
shown-left = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} face down
shown-stack = { $stack }, { $count } face down
shown-stack-open = { $stack }: { $treasure } face up, { $count } face down
shown-action = { $colours }: action { $number }, { $name }: { $does }
shown-no-action = { $colours }: no action drawn yet
shown-sea = Show the sea: the others see the colour
shown-shore = Show the shore: the others see the number
shown-add = { $count ->
    [one] Add 1 extra card
   *[other] Add { $count } extra cards
}
shown-top = Treasure { $place } from the top: { $treasure }

# What is this?

about-show-sea = The cover goes on the shore: the others see the colour and have to guess the number (SS-20).
about-show-shore = The cover goes on the sea: the others see the number and have to guess the colour (SS-20).
about-show-last = You play last, and the covers come off at once: this time either half will do (SS-22).
about-supply = The supply holds { $count ->
    [one] 1 extra card
   *[other] { $count } extra cards
}. The last in a colour that others win gets one for each card of it played (SS-28), while the supply lasts (SS-29). Extra cards played come back at the end of the trick (SS-33).
about-supply-empty = The supply is empty: losing a colour brings no extra cards (SS-29) until those played come back at the end of the trick (SS-33).
about-verdict = The points of both rounds are added, and the highest total wins (SS-51).
about-medal = Places go by the total of both rounds; players with the same total share theirs (SS-51).
about-preview = What the others will see of the card you have chosen (SS-20).
about-order = One of the three treasures you’re looking at. Click them in the order you want them to come up; nobody else sees them (SS-42).
about-settled-treasure = { $seat ->
    [you] You have won { $colours } and take its open treasure (SS-25).
   *[other] { $seat } has won { $colours } and takes its open treasure (SS-25).
}
about-settled-stolen = { $seat ->
    [you] You have won { $colours } and steal
   *[other] { $seat } has won { $colours } and steals
} the treasure on top of { $victim ->
    [you] your pile
   *[other] { $victim }’s pile
} instead of the open one (SS-26).
about-settled-due = { $seat ->
    [you] You have
   *[other] { $seat } has
} won { $colours } and will now take a treasure: the open one, or one from the pile of a beaten player (SS-26).
about-settled-action = { $seat ->
    [you] You have
   *[other] { $seat } has
} won { $colours }. None of its treasures was face up, so that triggers { $action } (SS-27).
about-settled-extras = { $seat ->
    [you] You come last there and get { $extras } (SS-28).
   *[other] { $seat } comes last there and gets { $extras } (SS-28).
}
about-ship = { $seat ->
    [you] You have the start card, the little ship, and start this trick (SS-20).
   *[other] { $seat } has the start card, the little ship, and starts this trick (SS-20).
} In a tie, the card played earlier ranks higher (SS-24). After the trick it sails on to the next player (SS-34).
about-card-play = Your { $card }: you can play it now. Click it, then the half to show, its colour or its number (SS-20). It competes only with cards of its colour (SS-23).
about-card-worth = With your { $extras } it can count as much as { $worth } (SS-21).
about-card-waiting = Your { $card }. You can play it on your turn; now it’s { $seat }’s (SS-20). It competes only with cards of its colour (SS-23).
about-card-later = Your { $card }. You have played already, so it stays in your hand for the next trick (SS-20).
about-card-settling = Your { $card }. You can play it in the next trick. This one is still being resolved, treasures first, then actions (SS-30).
about-card-dealt = Your { $card }. In every trick you play one of your cards, half covered (SS-20).
about-card-return = Your { $card }. You may give it back to { $seat }, even if you have just drawn it. Nobody else sees which card it is (SS-41).
about-card-discard = Your { $card }. You may discard it for the card you salvaged. Everyone sees it, and it leaves the round (SS-43).
about-card-gift = Your { $card }, the highest card of your longest colour: it is the gift for { $seat }, on your right (SS-14).
about-card-gift-choice = Your { $card }. Your longest colours are tied, and it is the highest of one of them: you may give it to { $seat }, on your right (SS-14).
about-card-gift-higher = Your { $card }. It can’t be your gift: that is the highest card of a longest colour, here { $gift } (SS-14).
about-card-gift-longer = Your { $card }. It can’t be your gift: that comes from your longest colour, and you hold more { $colour } (SS-14).
about-card-given = Your { $card }, your gift for { $seat }. It changes hands once everyone has chosen (SS-14).
about-card-kept = Your { $card }. It stays with you: you have chosen your gift and are waiting for the others (SS-14).
about-covered = { $seat } has played this card and shows the { $half }. The other half stays secret until everyone has played and the covers come off (SS-20, SS-22).
about-covered-own = Your { $card }: the others see only the { $half }. When everyone has played, the covers come off (SS-20, SS-22).
about-uncovered = { $seat ->
    [you] You have played { $card }.
   *[other] { $seat } has played { $card }.
}
about-uncovered-extras = { $seat ->
    [you] You have
   *[other] { $seat } has
} played { $card } with { $extras }: it counts as { $value } (SS-21).
about-as-one = In this trick { $first } and { $second } count as one colour (SS-31).
about-card-alone = It is the only card of its colour, so it wins (SS-23).
about-card-wins = It has the highest value in its colour, so it wins (SS-23).
about-card-wins-tie = Another card has the same value, but this one was played earlier, so it wins its colour (SS-24).
about-card-beaten = { $seat ->
    [you] You have a higher value in its colour (SS-23).
   *[other] { $seat } has a higher value in its colour (SS-23).
}
about-card-equal = { $seat ->
    [you] You have the same value in this colour but played earlier, so you rank higher (SS-24).
   *[other] { $seat } has the same value in this colour but played earlier, and so ranks higher (SS-24).
}
about-card-between = A third card is lower still, so this one brings nothing (SS-28).
about-card-between-tie = Another card has the same value but was played later and so ranks lower; this one brings nothing (SS-24, SS-28).
about-card-extras = It comes last in this colour, and that brings { $extras } (SS-28).
about-card-no-extras = It comes last in this colour, but the supply had no extra cards left (SS-29).
about-card-fetch = You may take it into your hand (SS-43).
about-seat = { $seat ->
    [you] Your harbour
   *[other] { $seat }’s harbour
}: { $cards ->
    [one] 1 island card
   *[other] { $cards } island cards
} in hand and { $extras ->
    [one] 1 extra card
   *[other] { $extras } extra cards
}. That’s no secret (SS-35). Two extra cards are worth a point at the end of the round (SS-50).
about-seat-rob = You may take 2 extra cards here (SS-40).
about-seat-poor = You can’t take extra cards here: this player has fewer than 2 (SS-40).
about-seat-draw = You may draw from this hand (SS-41).
about-seat-empty = This hand is empty (SS-41).
about-pile = { $seat ->
    [you] Your pile
   *[other] { $seat }’s pile
} of { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}. Only the one on top is in sight (SS-25), and only that one can be stolen (SS-26). Everyone has seen those below, but you have to remember them, unless the table plays with the memory aid (SS-35).
about-slip = { $seat ->
    [you] Your points
   *[other] { $seat }’s points
}: in each round the treasures and 1 point for every 2 extra cards (SS-50). Both rounds are added up (SS-51).
about-haul = All treasures that { $seat ->
    [you] you
   *[other] { $seat }
} had at the end of the last round; each is worth the points on it (SS-50).
about-cover = { $seat ->
    [you] Your cover
   *[other] { $seat }’s cover
} hides half of a card (SS-20). It slides off once everyone has played (SS-22).
about-added = { $seat ->
    [you] You have
   *[other] { $seat } has
} added { $extras }. Each makes the card count 1 more, up to 12 (SS-21).
about-added-worth = With the number shown, that makes { $worth }.
about-gone = { $seat ->
    [you] You
   *[other] { $seat }
} had played a card here. Salvage took it out of the trick (SS-43), so nobody can salvage it again.
about-extra = Play { $count ->
    [one] 1 extra card with your island card. That makes it count 1 more, up to 12. Beyond that it adds
   *[other] { $count } extra cards with your island card. Each makes it count 1 more, up to 12. Any beyond that add
} nothing, but the others may not know it (SS-21).
about-extra-most = A card up to { $number } makes full use of that.
about-stack = The { $stack }: { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} face down. The open one goes to the winner of its colour (SS-25). If nobody takes it, it goes under the stack (SS-32).
about-stack-look = You may look at the next 3 of this stack (SS-42).
about-stack-hidden = Nobody may look at the face-down ones, except with action 3 (SS-42).
about-action-1 = Pickpocket: take 2 extra cards from another player who has at least 2; if nobody has, from the supply (SS-40).
about-action-2 = Trade: draw 2 island cards from another player’s hand and give any 2 back. In the last trick nothing happens (SS-41).
about-action-3 = Dive: look at the next 3 treasures of a stack, in secret, and put them back in any order (SS-42).
about-action-4 = Salvage: take a card of this trick into your hand, then discard one (SS-43).
about-action-colour = A { $open } treasure is face up, so in this trick only winning { $colour } triggers the action (SS-27).
about-action-as-one = Neither { $first } nor { $second } has a treasure open, so in this trick they count as one colour. Winning it triggers the action (SS-27, SS-31).
about-action-now = { $seat ->
    [you] You have won a colour without an open treasure, and carry out the action now (SS-27, SS-44).
   *[other] { $seat } has won a colour without an open treasure, and carries out the action now (SS-27, SS-44).
}
about-action-won = { $seat ->
    [you] You have
   *[other] { $seat } has
} triggered it in this trick by winning a colour without an open treasure (SS-27). Treasures come first (SS-30).
about-action-rests = Nobody has triggered it in this trick (SS-27).
about-no-action = An action card. Which side is up is drawn at random each round, unless the table has chosen it (SS-3).
about-treasure-open = This is the { $treasure }. Win its colour in this trick to take it (SS-25), or to steal another treasure of the colour instead (SS-26).
about-treasure-unwanted = The { $treasure }. Nobody has played its colour, so it goes under its stack at the end of the trick (SS-32).
about-treasure-left = The { $treasure }. { $seat ->
    [you] You have
   *[other] { $seat } has
} won its colour but stolen another one instead (SS-26), so it goes under its stack (SS-32).
about-treasure-yours = The { $treasure }. You have won its colour: click it to take it (SS-25), or steal a treasure from the pile of a beaten player (SS-26).
about-treasure-due = The { $treasure }. { $seat ->
    [you] You have won its colour and take it (SS-25), or steal another one instead (SS-26).
   *[other] { $seat } has won its colour and takes it (SS-25), or steals another one instead (SS-26).
}
about-treasure-owned = The { $treasure } on top of { $seat ->
    [you] your pile
   *[other] { $seat }’s pile
}.
about-owned-counts = It is worth the points on it (SS-50).
about-owned-closed = It can’t be stolen in this trick: no { $colour } treasure is face up (SS-26).
about-owned-risk = It can be stolen in this trick if { $seat ->
    [you] you play { $colour }
   *[other] { $seat } plays { $colour }
} and another player has a higher value there (SS-26).
about-owned-shown = { $seat ->
    [you] You have played { $colour }
   *[other] { $seat } has played { $colour }
}: the winner of the colour can steal this treasure with a higher value (SS-26).
about-owned-elsewhere = It can’t be stolen in this trick: { $seat ->
    [you] you haven’t played { $colour } (SS-26).
   *[other] { $seat } hasn’t played { $colour } (SS-26).
}
about-owned-winner = It can’t be stolen in this trick: { $seat ->
    [you] you have won { $colour } (SS-26).
   *[other] { $seat } has won { $colour } (SS-26).
}
about-owned-done = { $winner ->
    [you] You have won { $colour } and already have a treasure for it.
   *[other] { $winner } has won { $colour } and already has a treasure for it.
} A colour brings only one (SS-26).
about-owned-equal = { $winner ->
    [you] You can’t steal it
   *[other] { $winner } can’t steal it
}: { $seat ->
    [you] your value is the same, not lower (SS-26).
   *[other] { $seat }’s value is the same, not lower (SS-26).
}
about-owned-yours = You may steal it: { $seat } has played { $colour } too, with a lower value than yours (SS-26).
about-owned-due = { $winner ->
    [you] You may steal it
   *[other] { $winner } may steal it
}: { $seat ->
    [you] you have played the same colour with a lower value (SS-26).
   *[other] { $seat } has played the same colour with a lower value (SS-26).
}
about-sea-red = In its sea lives a crab that claps at everything.
about-sea-blue = In its sea lives a whale that thinks nobody can see it.
about-sea-green = In its sea lives a turtle that has been on its way to the next island since spring.
about-sea-purple = In its sea lives an octopus that could play all its cards at once.
about-shore-1 = A bare rock. The gulls are very proud of it.
about-shore-2 = A sandbank, at low tide.
about-shore-3 = One palm, and the shade that goes with it.
about-shore-4 = Two palms that don’t speak to each other.
about-shore-5 = Somebody built a hut here and went to fetch the furniture.
about-shore-6 = A camp. The soup is still warm.
about-shore-7 = A gate of stone, without a wall.
about-shore-8 = A lighthouse that is lit by day, to be on the safe side.
about-shore-9 = A wood in which somebody already sees nothing but masts.
about-shore-10 = A fort with nine cannons and one cannonball.
about-shore-11 = Twin peaks. Both claim to be the higher one.
about-shore-12 = A volcano. It snores.
# The tutorial
tutorial-goal = You hunt for treasures, trick by trick: in each trick, everyone plays one island card. At the end each treasure brings you the points written on it. The most points after two rounds win.
tutorial-cards = Each of your cards has a sea and a shore: the sea is its colour, the shore its number, from 1 to 12.
tutorial-gift = Before a round, everyone gives the highest card of their longest colour to the right. Your longest is green: click green 11. You get a card from the left.
tutorial-gift-highest = It has to be the highest card of the colour you hold most of: green 11.
tutorial-treasures = Two open treasures lie in the lagoon: a red one worth 3 points and a purple one worth 1. Win a treasure’s colour in this trick, and you take it.
tutorial-half = Everyone plays one card, and a cover hides half of it: the others see its sea or its shore, never both. Make them guess the hidden half wrong: that’s your bluff.
tutorial-watch = The little ship is the start card: whoever has it begins the trick. The others play before you: watch which half they show.
tutorial-last = Now it’s your turn. As soon as the last player has played, all covers come off together, by themselves. This time that’s you, so you have nothing to hide.
tutorial-known = This is what you know of the others: one card is red, and two are a 3 and an 11 of colours you can only guess.
tutorial-purple = You compete only with players of your colour, and the purple treasure may still be free. Click purple 9, then one of its halves, sea or shore: either will do. Confirm it below.
tutorial-purple-nine = That might win too. But purple 9 is your best card for the purple treasure: try it.
tutorial-won = Covers off! In each colour the highest card wins: red 12 takes the red treasure, and your purple 9 beats purple 3. Did you take the 11 for the green one you gave Ivy? It was red.
tutorial-extras-for-losers = Come last in a colour, and you get one extra card for each card of that colour played: two for red 11, two for purple 3. Losing is worth something here.
tutorial-second = The second trick is about a blue treasure and a green one. Two others play before you.
tutorial-weak = Two greens lie here already, one of them with two extra cards, which make it stronger: hard to beat. Throw in your weakest green, the 2, showing either half. If it comes last, you get three extra cards.
tutorial-weak-two = You could try that. But the last in green gets three extra cards: play green 2.
tutorial-got-extras = Green 10 took the treasure: even your 9 would have lost. Your 2 came last, and you have three extra cards now. Each adds 1 to a card. Every two left at the end of a round are worth a point.
tutorial-third = Third trick: another player starts.
tutorial-action = In the third trick there’s no open purple treasure. Win a colour without an open treasure, and you trigger the action card that shows the colour. For green and purple, that’s action 4, Salvage.
tutorial-limit = A card never counts more than 12, and extra cards beyond that add nothing. But while you show only the sea, the others can’t know that: it’s a bluff, too.
tutorial-with-extras = Play purple 2 together with extra cards. Click the card, one of its halves, and how many extra cards you add. Everyone sees how many they are.
tutorial-with-extras-purple = Play purple 2 with at least one extra card: click the card, one of its halves, then +1, +2 or +3.
tutorial-set-off = Treasures and extra cards come first, then the actions, in the order of play. Nobody else played purple, so you win it and may salvage any card of this trick. Click green 11.
tutorial-set-off-eleven = You may take any of them. Green 11 is the strongest: take it.
tutorial-discard = In return you discard a card, face up. Red 1 will hardly win anything: click it.
tutorial-discard-weak = Keep the strong cards: discard a weak one, such as red 1.
tutorial-trade = This is the action card of red and blue, with action 2: Trade. You draw 2 cards blindly from another player’s hand. Then you give 2 cards back, whichever you like.
tutorial-pickpocket = Each action card has two sides, and only one of them is up in a round. The other side of this one is action 1: Pickpocket. You take 2 extra cards from any player who has at least 2.
tutorial-dive = The other side of Salvage is action 3: Dive. You look at the next 3 treasures of a stack. Then you put them back in the order you like, and nobody else sees them.
tutorial-steal = One more thing: if you win a colour with an open treasure, you may steal instead. Take a treasure of the colour from the pile of a player you have just beaten in it. Only the top of a pile can be stolen.
tutorial-ship = After every trick the little ship moves on clockwise: now you begin. If two cards of a colour have the same value, the one played earlier wins, so the ship helps.
tutorial-end = A treasure that nobody wins goes under its stack. The round ends when all hands are empty. After the second one the game is over, and the most points from both rounds win. Good luck!

# What a question means, shown once
ask-give-means = The highest card of your longest colour goes to the right. You choose only if colours are tied. A card comes from the left (SS-14).
ask-play-means = Show the colour, and they guess the number, or the other way round. You compete only with players of the same colour (SS-20, SS-23).
ask-play-extras-means = Each extra card makes yours count 1 more, and everyone sees it. They have to guess the half you cover (SS-20, SS-21, SS-23).
ask-play-last-means = All the others have played, so you have nothing to hide: either half will do. In each colour the highest card wins (SS-22, SS-23).
ask-win-means = The open treasure is new. If you steal one, another player loses it, and the open one goes to nobody (SS-25, SS-26).
ask-rob-means = Extra cards raise a card’s value, and two unused ones are worth a point at the end (SS-40, SS-50).
ask-draw-from-means = You draw blindly and give as many cards back: your own or those you drew (SS-41).
ask-return-means = Give back what you need least; only the two of you see it (SS-41).
ask-look-means = Nobody else sees these treasures, nor the order in which you put them back (SS-42).
ask-order-means = The first one is turned up next (SS-32, SS-42).
ask-fetch-means = It comes into your hand, and you discard a card in return. You may take your own (SS-43).
ask-discard-means = Everyone sees it, and it leaves the round (SS-43).
