title = Dragon Island
tagline = The treasure is too heavy for one: find a partner, carry it to a boat, and see what your friendship is worth.
genre = Alliances and betrayal
option-turn-limit = Turn limit, in case a game won’t end
option-turn-limit-none = none
option-turn-limit-40 = 40 turns: cuts half of all games short
option-turn-limit-100 = 100 turns
option-turn-limit-200 = 200 turns
option-turn-limit-400 = 400 turns
option-pairs = End of the game
option-pairs-7 = after all seven pairs
option-pairs-5 = after five pairs: a short game of about 30 turns
option-empty-boat = Empty boat, with 4 or 5 players
option-empty-boat-red = red
option-empty-boat-green = green
option-empty-boat-brown = brown
option-empty-boat-grey = grey
option-empty-boat-blue = blue
option-empty-boat-yellow = yellow
option-second-empty-boat = Second empty boat, with 4 players
option-second-empty-boat-opposite = opposite the first
option-second-empty-boat-next = the next one clockwise
option-second-empty-boat-next-but-one = the next but one clockwise
part-pair-1 = Pair 1
part-pair-2 = Pair 2
part-pair-3 = Pair 3
part-pair-4 = Pair 4
part-pair-5 = Pair 5
part-pair-6 = Pair 6
part-pair-7 = Pair 7

# Things
sentence = { $text }.
name-seat = { $seat ->
    [you] you
   *[other] { $seat }
}
# With three players everyone has two hunters: the reader is addressed as the owner of one of them.
name-hunter = { $seat ->
    [you] { $own }
   *[other] { $seat } ({ $colour })
}
# Hunters of players who have only one: the reader is addressed in person.
name-hunter-red = { $seat ->
    [you] you
   *[other] { $seat } (Red)
}
name-hunter-green = { $seat ->
    [you] you
   *[other] { $seat } (Green)
}
name-hunter-brown = { $seat ->
    [you] you
   *[other] { $seat } (Brown)
}
name-hunter-grey = { $seat ->
    [you] you
   *[other] { $seat } (Grey)
}
name-hunter-blue = { $seat ->
    [you] you
   *[other] { $seat } (Blue)
}
name-hunter-yellow = { $seat ->
    [you] you
   *[other] { $seat } (Yellow)
}
own-red = your red hunter
own-green = your green hunter
own-brown = your brown hunter
own-grey = your grey hunter
own-blue = your blue hunter
own-yellow = your yellow hunter
own-red-dative = your red hunter
own-green-dative = your green hunter
own-brown-dative = your brown hunter
own-grey-dative = your grey hunter
own-blue-dative = your blue hunter
own-yellow-dative = your yellow hunter
# Where a German sentence begins within another.
own-red-first = your red hunter
own-green-first = your green hunter
own-brown-first = your brown hunter
own-grey-first = your grey hunter
own-blue-first = your blue hunter
own-yellow-first = your yellow hunter
name-red = Red
name-green = Green
name-brown = Brown
name-grey = Grey
name-blue = Blue
name-yellow = Yellow
name-volcano = volcano
name-forest = forest
name-farmland = farmland
name-mountain = mountain
name-water = water
name-desert = desert
name-double = { $first }/{ $second }
name-forces = Forces
name-elements = Elements
name-patrol = Patrol
name-curse = Curse
name-flight = Flight
name-journey = Journey
name-terror = Terror
name-attack = Attack
name-slumber = Slumber
name-counterspell = Counterspell
name-infidelity = Infidelity
name-slumber-or-terror = Slumber or Terror
name-counterspell-or-terror = Counterspell or Terror
name-infidelity-or-attack = Infidelity or Attack
name-cards = { $count } × { $card }
name-field = { $field } ({ $terrain })
name-treasure-field = treasure field
name-treasure = treasure (2 × { $value })
to-field = to { $field }
to-treasure-field = onto the treasure field
to-boat-red = into the red boat
to-boat-green = into the green boat
to-boat-brown = into the brown boat
to-boat-grey = into the grey boat
to-boat-blue = into the blue boat
to-boat-yellow = into the yellow boat

# Effects printed on cards
effect-volcano = Enter one volcano field
effect-forest = Enter one forest field
effect-farmland = Enter one farmland field
effect-mountain = Enter one mountain field
effect-water = Enter one water field
effect-desert = Enter one desert field
effect-double = Enter { $first } or { $second }
effect-joker = Joker: enter any field
effect-joker-of = Joker for { $colour }: enter any field
effect-forces = Swap two adjacent tiles
effect-elements = Swap any two tiles, however far apart
effect-patrol = Place or move a dragon, which bars its field
effect-curse = Swap your hand for cards from everyone
effect-flight = Fly over a field and land behind it
effect-journey = With a terrain card: its terrain is free this turn
effect-terror = Send a hunter home
effect-attack = Draw a card from a player
effect-slumber = Stop an action and end the turn
effect-counterspell = Cancel Terror, Attack, Slumber
effect-infidelity = Claim both coins at the boat

# Details of a move
with-card = with { $card }
with-joker = with { $card } as a joker
with-double = a double card ({ $card })
with-volcano = a volcano card
with-forest = a forest card
with-farmland = a farmland card
with-mountain = a mountain card
with-water = a water card
with-desert = a desert card
with-partner = { $hunter ->
    [you] together with you and the { $treasure }
   *[other] together with { $hunter } and the { $treasure }
}
leaving-treasure = leaving the { $treasure } behind
to-wait = to wait there
to-unite = { $hunter ->
    [you] to leave at once with you
   *[other] to leave at once with { $hunter }
}
to-join = { $hunter ->
    [you] to help you carry
   *[other] to help { $hunter } carry
}
ambush = { $hunter ->
    [you] ambush: you must go home
   *[other] ambush: { $hunter } must go home
}
played-double = { $text } (double card: { $card })

# Moves
label-hunter = { $colour }: { $text }
label-step = Step { $to }
label-step-flying = Fly { $to }
label-paid = { $going } with { $card }
label-journey = Journey for { $terrain }
label-forces = Forces: swap two neighbouring tiles
label-elements = Elements: swap any two tiles
label-patrol = Patrol: add or move a dragon
label-curse = Curse: discard your hand, then draw from every other player
label-tile = Tile { $field }
label-swap = Swap { $first } and { $second }
label-dragon = Dragon { $dragon } on { $field }
label-place = Put the dragon on { $field }
label-terror = Terror: send { $hunter } home
label-attack = Attack: draw a card from { $seat }
label-no-reaction = Don’t react
label-skip-reactions = Skip reactions this turn
label-slumber = Play Slumber
label-counterspell = Play Counterspell
label-share = Share with { $seat }: one { $value } coin each
label-give-in = Leave both { $value } coins to { $seat }
label-infidelity = Infidelity: claim both { $value } coins
label-pass = Pass and draw cards
label-discard = Discard { $card }
label-draw-up = { $count ->
    [0] Discard nothing, and end your turn
    [one] Draw 1 card, and end your turn
   *[other] Draw { $count } cards, and end your turn
}
label-end-turn = { $count ->
    [0] End your turn
    [one] End your turn and draw 1 card
   *[other] End your turn and draw { $count } cards
}
label-take-back = Keep the card
label-propose-end = Propose to end the game
label-agree = Agree to end the game
label-go-on = Keep playing
label-taken = Drawn from the hand: { $card }
label-settle = The time to react is over
ask-turn = Your turn: step, play a card, or pass
ask-again = Step, play a card, or end your turn
ask-again-hunter = Step with { $colour }, play a card, or end your turn
ask-waiting = You’re waiting on the treasure field: play a card, or pass
ask-waiting-again = You’re waiting on the treasure field: play a card, or end your turn
ask-leave = Choose where to leave the treasure field with { $hunter } and the { $treasure }
ask-forces = Forces: choose the first of two neighbouring tiles
ask-elements = Elements: choose the first of two tiles
ask-forces-second = Forces: choose the neighbouring tile to swap with { $field }
ask-elements-second = Elements: choose the tile to swap with { $field }
ask-which-dragon = Patrol: choose a dragon to move
ask-new-dragon = Patrol: choose a field for the new dragon
ask-dragon = Patrol: choose a new field for the dragon on { $field }
ask-slumber = { $action } Slumber stops it and ends { $seat }’s turn. Do you play it?
ask-slumber-at-once = { $action } After Slumber { $seat } can only pass this turn. Do you play it?
ask-counterspell = { $action } Counterspell stops it. Do you play it?
ask-both = { $action } Slumber or Counterspell stops it; Slumber also ends { $seat }’s turn. Do you play one?
ask-counter-slumber = { $action } { $slumber } stops it with Slumber. Do you play Counterspell?
ask-share = The treasure is in your boat: share with { $seat }, one { $value } coin each, or claim both with an Infidelity?
ask-answer = { $seat } claims both { $value } coins: answer with an Infidelity, or give them up?
ask-discard = You pass: discard any cards, then draw back up to six
ask-agree = { $seat } proposes to end the game with the coins won so far. Do you agree?

# The log
turn = Turn { $number }: { $seat ->
    [you] you
   *[other] { $seat }
}
turn-setting-up = Setting up
event-start = { $seat ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-dealt = Everyone has { $count } cards.
event-own-hand = { $seat ->
    [you] You hold { $cards }.
   *[other] { $seat } holds { $cards }.
}
announced-turn = { $seat ->
    [you] You begin turn { $turn }
   *[other] { $seat } begins turn { $turn }
}
announced-step = { $hunter ->
    [you] You step { $to }
   *[other] { $hunter } steps { $to }
}
announced-flight = { $hunter ->
    [you] You fly { $to }
   *[other] { $hunter } flies { $to }
}
announced-journey = { $hunter ->
    [you] You go on a Journey: { $terrain } is free this turn
   *[other] { $hunter } goes on a Journey: { $terrain } is free this turn
}
announced-terror = { $seat ->
    [you] { $hunter ->
        [you] You play Terror on yourself and must go home
       *[other] You play Terror: { $hunter } must go home
    }
   *[other] { $hunter ->
        [you] { $seat } plays Terror: you must go home
       *[other] { $seat } plays Terror: { $hunter } must go home
    }
}
announced-attack = { $seat ->
    [you] You play Attack on { $victim }
   *[other] { $victim ->
        [you] { $seat } plays Attack on you
       *[other] { $seat } plays Attack on { $victim }
    }
}
announced-curse = { $seat ->
    [you] You play Curse
   *[other] { $seat } plays Curse
}
announced-forces = { $seat ->
    [you] You play Forces: { $first } and { $second } swap places
   *[other] { $seat } plays Forces: { $first } and { $second } swap places
}
announced-elements = { $seat ->
    [you] You play Elements: { $first } and { $second } swap places
   *[other] { $seat } plays Elements: { $first } and { $second } swap places
}
announced-new-dragon = { $seat ->
    [you] You play Patrol: a new dragon comes { $to }
   *[other] { $seat } plays Patrol: a new dragon comes { $to }
}
announced-dragon = { $seat ->
    [you] You play Patrol: the dragon moves from { $start } { $to }
   *[other] { $seat } plays Patrol: the dragon moves from { $start } { $to }
}
event-slumber = { $seat ->
    [you] You play Slumber
   *[other] { $seat } plays Slumber
}
event-slumber-at-once = { $seat ->
    [you] You play Slumber at once
   *[other] { $seat } plays Slumber at once
}
event-counterspell = { $seat ->
    [you] You play Counterspell and cancel { $card }
   *[other] { $seat } plays Counterspell and cancels { $card }
}
event-slept = { $seat ->
    [you] The action is cancelled, and your turn is over.
   *[other] The action is cancelled, and { $seat }’s turn is over.
}
event-slept-may-pass = { $seat ->
    [you] The action is cancelled, and you can only pass.
   *[other] The action is cancelled, and { $seat } can only pass.
}
event-slept-at-once = { $seat ->
    [you] Your turn is over.
   *[other] { $seat }’s turn is over.
}
event-slept-at-once-may-pass = { $seat ->
    [you] You can only pass.
   *[other] { $seat } can only pass.
}
event-waits = { $hunter ->
    [you] You wait on the treasure field, and your turn is over.
   *[other] { $hunter } waits on the treasure field, and the turn is over.
}
event-meets = { $hunter ->
    [you] You meet { $other }, and you must both leave at once.
   *[other] { $other ->
        [you] { $hunter } meets you, and you must both leave at once.
       *[other] { $hunter } meets { $other }, and both must leave at once.
    }
}
event-leaves = Both leave the treasure field with the { $treasure } { $to }
event-flies-out = Both fly off the treasure field with the { $treasure } { $to }
event-next-treasure = The next { $treasure } is laid out.
event-last-treasure = That was the last treasure. Its field is free to enter now.
event-carry = { $hunter ->
    [you] You and { $other } now carry the { $treasure }.
   *[other] { $other ->
        [you] You and { $hunter } now carry the { $treasure }.
       *[other] { $hunter } and { $other } now carry the { $treasure }.
    }
}
event-flees = { $hunter ->
    [you] You flee { $to }.
   *[other] { $hunter } flees { $to }.
}
event-alone = { $hunter ->
    [you] You’re left alone with the { $treasure }.
   *[other] { $hunter } is left alone with the { $treasure }.
}
event-lost = The { $treasure } is out of the game.
event-home = The { $treasure } comes { $to }.
event-shares = { $seat ->
    [you] You share.
   *[other] { $seat } shares.
}
event-claims = { $seat ->
    [you] You play Infidelity and claim both coins
   *[other] { $seat } plays Infidelity and claims both coins
}
event-answers = { $seat ->
    [you] You answer with Infidelity and claim both coins
   *[other] { $seat } answers with Infidelity and claims both coins
}
event-gives-in = { $seat ->
    [you] You give up both coins.
   *[other] { $seat } gives up both coins.
}
event-coin = { $seat ->
    [you] You get a coin worth { $value }.
   *[other] { $seat } gets a coin worth { $value }.
}
event-both-coins = { $seat ->
    [you] You get both { $value } coins.
   *[other] { $seat } gets both { $value } coins.
}
event-discards-hand = { $count ->
    [one] { $seat ->
        [you] You discard your only card: { $cards }.
       *[other] { $seat } discards the only card in hand: { $cards }.
    }
   *[other] { $seat ->
        [you] You discard your whole hand: { $cards }.
       *[other] { $seat } discards the whole hand: { $cards }.
    }
}
event-no-cards = { $seat ->
    [you] Nobody else has a card, so you draw none.
   *[other] Nobody else has a card, so { $seat } draws none.
}
event-draws-from = { $count ->
    [one] { $seat ->
        [you] You draw a card from the hand of { $victim }.
       *[other] { $victim ->
            [you] { $seat } draws a card from your hand.
           *[other] { $seat } draws a card from the hand of { $victim }.
        }
    }
   *[other] { $seat ->
        [you] You draw { $count } cards from the hand of { $victim }.
       *[other] { $victim ->
            [you] { $seat } draws { $count } cards from your hand.
           *[other] { $seat } draws { $count } cards from the hand of { $victim }.
        }
    }
}
event-takes = { $seat ->
    [you] You take from { $victim }: { $card }.
   *[other] { $victim ->
        [you] { $seat } takes from you: { $card }.
       *[other] { $seat } takes from { $victim }: { $card }.
    }
}
event-passes = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-discards = { $seat ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-ends-turn = { $seat ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
event-draws = { $count ->
    [one] { $seat ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
   *[other] { $seat ->
        [you] You draw { $count } cards.
       *[other] { $seat } draws { $count } cards.
    }
}
event-drawn = Drawn: { $card }.
event-shuffled = { $count ->
    [one] The discard pile, 1 card, becomes the new draw pile.
   *[other] The discard pile, { $count } cards, is shuffled and becomes the new draw pile.
}
event-proposes = { $seat ->
    [you] You propose to end the game.
   *[other] { $seat } proposes to end the game.
}
event-answered = { $seat ->
    [you] You’ve answered.
   *[other] { $seat } has answered.
}
event-agreed = All agree: the game is over.
event-goes-on = Not everyone agrees: the game goes on.
event-limit = The game is over after { $turns } turns.
event-over = All seven treasures are settled: the game is over.
event-over-early = { $pairs } treasures are settled: the game is over.
event-wins = { $seats ->
    [you] You win
   *[other] { $seats } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-wins-by-coin = { $seats ->
    [you] You win with { $points } points. The highest coin, { $coin }, breaks the tie.
   *[other] { $seats } wins with { $points } points. The highest coin, { $coin }, breaks the tie.
}
event-share = Shared victory: { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture
picture-title = Dragon Island: { $moment }
moment-dealing = the cards are being dealt
moment-turn = turn { $turn }
moment-turn-of = turn { $turn } of { $limit }
moment-over = the game is over
header-dealing = Dealing
header-turn = Turn { $turn }
header-turn-of = Turn { $turn }/{ $limit }
header-over = Game over
happens-dealing = Everyone gets six cards.
happens-turn = It’s { $seat }’s turn.
happens-own-turn = It’s your turn.
happens-aiming = { $seat } is playing { $card } and choosing a target.
happens-own-aiming = You’re playing { $card }.
happens-leaving = { $seat ->
    [you] You meet { $hunter } on the treasure field. Both hunters must leave at once.
   *[other] { $hunter ->
        [you] { $seat } meets you on the treasure field. You must both leave at once.
       *[other] { $seat } meets { $hunter } on the treasure field. Both must leave at once.
    }
}
happens-reacting = Waiting for reactions.
happens-quiet = You’re skipping reactions this turn.
happens-answered = You’ve answered.
happens-slumber = { $seat ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
happens-slumber-at-once = { $seat ->
    [you] You play { $card } at once.
   *[other] { $seat } plays { $card } at once.
}
happens-sharing = { $seat ->
    [you] The { $treasure } is in your boat. Share it, or claim both coins.
   *[other] The { $treasure } is in the boat. { $seat } is deciding: share it, or claim both coins.
}
happens-answering = { $seat ->
    [you] Answer the Infidelity, or give up both coins of the { $treasure }.
   *[other] { $seat } is deciding: answer the Infidelity, or give up both coins of the { $treasure }.
}
happens-taking = { $seat ->
    [you] You draw from { $victim }’s hand.
   *[other] { $victim ->
        [you] { $seat } draws from your hand.
       *[other] { $seat } draws from { $victim }’s hand.
    }
}
happens-drawing = { $seat ->
    [you] You’re drawing back up to six cards.
   *[other] { $seat } is drawing back up to six cards.
}
happens-agreeing = { $seat ->
    [you] You propose to end the game.
   *[other] { $seat } proposes to end the game.
}
happens-passing = { $seat } is passing and discarding.
happens-own-passing = You’re passing.
says-wins = { $seats ->
    [you] You win.
   *[other] { $seats } wins.
}
says-share = Shared victory: { $seats }.
says-carry = { $hunter ->
    [you] You and { $other } carry the { $treasure }: { $place }.
   *[other] { $other ->
        [you] You and { $hunter } carry the { $treasure }: { $place }.
       *[other] { $hunter } and { $other } carry the { $treasure }: { $place }.
    }
}
says-alone = { $hunter ->
    [you] You’re alone with the { $treasure }: { $place }.
   *[other] { $hunter } is alone with the { $treasure }: { $place }.
}
says-waits = { $hunter ->
    [you] You’re waiting on the treasure field for a partner.
   *[other] { $hunter } is waiting on the treasure field for a partner.
}
says-stands = { $hunter ->
    [you] You’re on { $place }.
   *[other] { $hunter } stands on { $place }.
}
says-on-treasure-field = { $hunter ->
    [you] You’re on the treasure field.
   *[other] { $hunter } stands on the treasure field.
}
says-at-home = { $count ->
    [one] { $hunters ->
        [you] You’re in your own boat.
       *[other] In its own boat: { $hunters }.
    }
   *[other] In their own boats: { $hunters }.
}
says-guest = { $hunter ->
    [you] You’re a guest: { $place }.
   *[other] { $hunter } is a guest: { $place }.
}
says-dragons = { $count ->
    [one] Dragon on { $fields }.
   *[other] Dragons on { $fields }.
}
says-treasure = On the treasure field lies the { $treasure }, { $count ->
    [0] the last one
    [one] 1 more to come
   *[other] { $count } more to come
}.
says-no-treasure = The treasure field is empty.
says-free = Free this turn: { $terrains }.
says-points = { $seat ->
    [you] you { $points }
   *[other] { $seat } { $points }
}
says-won = Points won: { $points }.
says-final = Points: { $points }.
says-cards = Cards in hand: { $cards }.
says-waiting = Waiting for { $seats }.
caption-free = Free now
caption-spent = Played
caption-eggs = Unhatched
caption-no-cards = No cards in hand
shown-boat-red = red boat
shown-boat-green = green boat
shown-boat-brown = brown boat
shown-boat-grey = grey boat
shown-boat-blue = blue boat
shown-boat-yellow = yellow boat
shown-boat-empty = { $boat }, not in the game
shown-there = { $field }: { $things }
shown-cost = { $field }; costs { $cost }
shown-no-cost = { $field }; free to enter
shown-dragon = dragon
shown-dragon-on = Dragon on { $field }
shown-card = In your hand: { $card }. { $effects }
shown-card-green = In your hand: { $card }, a green card to play out of turn, too. { $effects }
shown-dragons-left = { $count ->
    [one] 1 dragon is still to come
   *[other] { $count } dragons are still to come
}
shown-draw-pile = Draw pile, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
shown-discards = Discard pile, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
shown-spent = Played this turn: { $cards }
shown-seat = { $seat ->
    [you] You
   *[other] { $seat }
} ({ $colours }): { $count ->
    [one] 1 card
   *[other] { $count } cards
}
shown-seat-coins = { $text }; coins won: { $coins }
shown-coins = { $count } × { $value }
coins-to-come = 2 × { $value }: still to come
coins-lies = 2 × { $value }: on the treasure field
coins-carried = 2 × { $value }: on the way
coins-settled = 2 × { $value }: cashed in or out of the game

# First-use tips for questions
ask-turn-means = Step as far as you can pay, and play cards in any order. Or pass: discard any cards and draw back up to six (DI-20, DI-29).
ask-again-means = Your turn lasts until you end it; then you draw back up to six cards (DI-26, DI-27).
ask-waiting-means = You can’t lift the treasure alone. While you wait for a partner, you may still play cards (DI-50, DI-29).
ask-leave-means = You leave together with the hunter who waited and both coins. Nobody can stop that (DI-51).
ask-forces-means = Two neighbouring tiles swap places. Both must be empty (DI-60).
ask-elements-means = Any two tiles swap places. Both must be empty (DI-60).
ask-which-dragon-means = Both dragons are on the island, so one of them moves (DI-61).
ask-new-dragon-means = Nobody can enter a dragon’s field, so it bars the way (DI-61, DI-62).
ask-dragon-means = Nobody can enter a dragon’s field, so it bars the way (DI-61, DI-62).
ask-slumber-means = Nothing has happened yet. Cards already spent stay spent. Players who can react are asked in secret (DI-70, DI-74).
ask-counterspell-means = Nothing has happened yet. The turn goes on, and all cards stay spent. Players who can react are asked in secret (DI-71, DI-74).
ask-both-means = Nothing has happened yet. All cards stay spent. Players who can react are asked in secret (DI-70, DI-71, DI-74).
ask-counter-slumber-means = If you cancel the Slumber, the action stands again, and everyone may react to it again (DI-71, DI-70).
ask-share-means = Sharing keeps a friend. With an Infidelity you claim both, unless your partner answers with another (DI-57).
ask-answer-means = The last Infidelity wins both coins (DI-57).
ask-discard-means = Discard what you don’t need. Either way, you draw back up to six (DI-29).
ask-agree-means = The game ends early only if everyone agrees. Then the coins won so far count (DI-82).

# Help texts
sentences = { $first } { $last }
about-terrain-card = A card for { $terrain }. It pays for entering one such field (DI-23).
about-joker = For { $colours } it is a joker, good for any field (DI-23).
about-action-card = { $name }. { $does }
about-double-card = You use it as one of two cards. { $first } Or: { $second } (DI-68)
about-forces = Swap two neighbouring tiles. Neither may hold a hunter, a treasure or a dragon (DI-60).
about-elements = Swap any two tiles. Neither may hold a hunter, a treasure or a dragon (DI-60).
about-patrol-new = It brings a new dragon onto the island, because there are fewer than two (DI-61).
about-patrol-move = Both dragons are on the island, so it moves one of them to any other field (DI-61).
about-curse = You discard your whole hand, then draw { $count } at random from every other player’s hand, if there are any (DI-63).
about-flight = You fly over a neighbouring field and land on one behind it, at the usual cost (DI-64).
about-journey = Play it with a terrain card. All fields of that terrain are free for the rest of the turn (DI-65).
about-terror = It sends any hunter home to its boat. Of two carriers you choose one (DI-66).
about-attack = You draw a card at random from another player’s hand, and may use it at once (DI-67).
about-slumber = On another player’s turn it cancels the announced action and ends that turn (DI-70).
about-counterspell = It cancels another player’s Attack, Slumber or Terror, and the turn goes on (DI-71).
about-infidelity = At the boat you claim both coins, or answer another’s claim. The last one played wins (DI-57).
about-green = The clock marks a green card: you can also play it out of turn (DI-73).
about-card-step = It would take you to { $fields } now.
about-card-landing = You can’t step anywhere with it now. But it can pay for the landing of a Flight, or go with a Journey (DI-64, DI-65).
about-card-play = You can play it now.
about-card-discard = You’re passing, so you may discard it (DI-29).
about-card-nothing = You can’t use it for or against anything now ({ $rule }).
about-card-not-green = It’s not your turn. Out of turn you can play only green cards (DI-73).
about-card-asked = When another player does something it can stop, you’ll be asked (DI-74).
about-card-others = The others haven’t answered yet ({ $rule }).
about-card-decides = { $seat } decides about the coins first (DI-57).
about-card-drawing = One moment: cards are being drawn ({ $rule }).
about-card-leaving = Both of you must leave the treasure field first (DI-51).
about-card-aiming = Make your choice first, or take it back (DI-70).
about-card-no-field = There’s no field next to you that you can enter with this card (DI-23, DI-40).
about-card-no-landing = There is no field you could land on (DI-64).
about-card-no-terrain = You have no terrain card to play with it (DI-65).
about-waiting = You’re waiting on the treasure field, and can’t leave without a partner (DI-50).
about-field = { $field }. A hunter enters its own terrain free. Otherwise the field costs a card of its kind or a joker (DI-22, DI-23).
about-field-treasure = The treasure field is free to enter. The first hunter waits here. The second leaves at once, together with the first and the coins (DI-50, DI-51).
about-field-passage = The last treasure is gone. Its field is a free passage for one hunter or two carriers at a time (DI-43).
about-boat = The boat of { $hunter }. Only this hunter may enter it, and its partner when the two carry a treasure. { $seat ->
    [you] You share or claim
   *[other] The owner shares or claims
} a treasure brought here (DI-42, DI-56).
about-boat-empty = This boat stays empty (DI-12).
about-enter-free = It’s free for you to enter now ({ $rule }).
about-enter-cost = Entering it costs you a card now: { $cards } (DI-23).
about-enter-flying = You can’t step there, but you can land there with a Flight (DI-64).
about-ambush = That’s an ambush: you send one of the two carriers home and take its place (DI-54).
about-joining = You would help { $hunter } carry (DI-53).
about-joining-own = You would help your other hunter carry (DI-53).
about-barred-dragon = A dragon bars it. Nobody can enter or fly over its field, and its tile can’t be swapped (DI-40, DI-62).
about-barred-hunter = { $hunter } is there, so you can’t enter ({ $rule }).
about-barred-own = Your other hunter is there, so you can’t enter ({ $rule }).
about-barred-carrier = While you carry a treasure, you can’t enter a field with a hunter, nor the treasure field if another treasure lies there (DI-41).
about-no-way-out = You would have to leave at once with the hunter who waits there, but you can’t pay for any way out (DI-51).
about-cannot-pay = You have no card that pays for it (DI-23).
about-too-far = It’s too far away. A step leads to a neighbouring field (DI-21).
about-leave-not = You can’t go there from the treasure field: it’s too far away, it’s occupied, or you can’t pay for it (DI-51).
about-choose = You can choose it now ({ $rule }).
about-tile-no = You can’t choose this tile: it’s occupied, or there is no tile to swap it with (DI-60).
about-tile-no-neighbour = You can’t swap the first tile with this one: it’s no neighbour, it’s occupied, or it’s of the same kind (DI-60).
about-tile-no-other = You can’t swap the first tile with this one: it’s occupied or of the same kind (DI-60).
about-place-no = A dragon can’t stand here: the field is in front of a boat, it’s the treasure field, or it’s occupied (DI-62).
about-hunter = { $hunter } is on foot. Terrain of its own colour and its own boat are free to enter (DI-22).
about-hunter-home = { $hunter } is in its own boat, where no Terror can reach it (DI-66).
about-hunter-guest = { $hunter } has been a guest in this boat since a treasure came home. Once it leaves, it can’t come back (DI-42, DI-56).
about-hunter-leaves = { $hunter } must leave the treasure field at once, together with the other hunter and the coins (DI-51).
about-hunter-waits = { $hunter } waits on the treasure field for another hunter. Alone it can leave only if a Terror sends it home (DI-50).
about-carrier = { $hunter } carries a treasure. Two carriers always move together, on either’s turn (DI-52). A hunter who enters their field sends one of them home and takes its place (DI-54).
about-carrier-passage = { $hunter } carries a treasure. Two carriers always move together, on either’s turn (DI-52). On the empty treasure field nobody can ambush them (DI-43).
about-lone = { $hunter } is alone with a treasure and can’t carry it. The next hunter to enter the field becomes its partner, and nobody goes home (DI-53).
about-lone-passage = { $hunter } is alone with a treasure and can’t carry it. On the empty treasure field nobody can join it (DI-43, DI-53).
about-hunter-other = This turn belongs to your other hunter (DI-24).
about-dragon = A dragon. Its field can’t be entered, flown over or swapped (DI-62).
about-dragon-one = A Patrol can’t move it until the second dragon is on the island (DI-61).
about-eggs = A dragon sleeps in each egg: { $count } to come. A Patrol hatches one and places it on a field, which nobody can enter then (DI-61, DI-62).
about-pair = { $pair }. It’s one of the seven pairs. The next one is laid out when this one is carried off (DI-11).
about-treasure = The { $treasure }. It’s too heavy for one. Two hunters carry it to either’s boat (DI-52, DI-56).
about-treasure-lone = The { $treasure }. It stays here with one hunter, and is out of the game if that hunter leaves (DI-53).
about-seat = { $seat ->
    [you] You have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
   *[other] { $seat } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
} Nobody else knows which (DI-75). The player with the most valuable coins wins (DI-81).
about-seat-empty = { $seat ->
    [you] You have no cards left, so an Attack can’t draw any (DI-67). New ones come at the end of your own turn (DI-27).
   *[other] { $seat } has no cards left, so an Attack can’t draw any (DI-67). New ones come at the end of { $seat }’s own turn (DI-27).
}
about-draw-pile = { $pile }. At the end of a turn, the player draws back up to six (DI-27).
about-discards = { $pile }. Everyone may look through it. It becomes the new draw pile when the old one is used up (DI-28).
about-spent = The cards played this turn, for all to see. They go to the discard pile at the end of the turn (DI-25).
about-free = Terrain that a Journey has made free for the rest of this turn (DI-65).
about-ghost = A preview of your move.

# Quick phrases
phrase-share = Shall we share?
phrase-come = Come to my field!
phrase-carry = Will you carry the treasure with me?
phrase-peace = Leave me alone, and I’ll leave you alone.
phrase-trust = You can trust me.
phrase-betrayed = I won’t forget that!
