title = Dragon Island
tagline = The treasure is too heavy for one: find a partner, carry it to a boat, and see what the friendship was worth.
genre = Alliances and betrayal
option-turn-limit = Turn limit, in case a game won’t end
option-turn-limit-none = none
option-turn-limit-40 = 40 turns: stops half of all games before their end
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
name-seat = { $seat }
name-hunter = { $seat } ({ $colour })
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

# What the cards do, as it stands on them
effect-volcano = Enter one volcano field
effect-forest = Enter one forest field
effect-farmland = Enter one farmland field
effect-mountain = Enter one mountain field
effect-water = Enter one water field
effect-desert = Enter one desert field
effect-double = Enter { $first } or { $second }
effect-joker = Joker: enter any field
effect-joker-of = Joker for { $colour }: enter any field
effect-forces = Swap two tiles side by side
effect-elements = Swap any two tiles
effect-patrol = Bring in a dragon, or move one
effect-curse = Discard all, draw one from each player
effect-flight = Fly over a field and land behind it
effect-journey = With a terrain card: all of it free this turn
effect-terror = Send a hunter home
effect-attack = Draw a card from a player
effect-slumber = Stop an action and end the turn
effect-counterspell = Cancel Terror, Attack, Slumber
effect-infidelity = Claim both coins at the boat

# What belongs to a move
with-card = with { $card }
with-joker = with { $card } as a joker
with-double = a double card ({ $card })
with-volcano = a volcano card
with-forest = a forest card
with-farmland = a farmland card
with-mountain = a mountain card
with-water = a water card
with-desert = a desert card
with-partner = together with { $hunter } and the { $treasure }
leaving-treasure = leaving the { $treasure } behind
to-wait = to wait there
to-unite = to leave it at once with { $hunter }
to-join = to help { $hunter } carry
ambush = ambush: { $hunter } has to go home
played-double = { $told } (double card: { $card })

# Moves
label-hunter = { $colour }: { $text }
label-step = Step { $to }
label-step-flying = Fly { $to }
label-leave = Leave the treasure field { $to }
label-leave-flying = Leave the treasure field by a Flight { $to }
label-journey = Journey for { $terrain }
label-forces = Forces: swap two neighbouring tiles
label-elements = Elements: swap any two tiles
label-patrol = Patrol: bring in a dragon, or move one
label-curse = Curse: discard your hand and draw from all the others
label-tile = Tile { $field }
label-swap = Swap { $first } and { $second }
label-dragon = Dragon { $dragon } on { $field }
label-place = The dragon to { $field }
label-terror = Terror: send { $hunter } home
label-attack = Attack: draw a card from the hand of { $seat }
label-let-it-be = Let it be
label-let-all-be = Let it be, and don't ask me again this turn
label-slumber = Play Slumber
label-counterspell = Play Counterspell
label-share = Share with { $seat }: a coin of { $value } for each
label-give-in = Leave both coins of { $value } to { $seat }
label-claim = Infidelity: claim both coins of { $value }
label-pass = Pass: discard as you like, then draw up to six
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
label-take-back = Take back
label-propose-end = Propose to end the game
label-agree = Agree: the game is over
label-go-on = Go on playing
label-taken = Drawn from the hand: { $card }
label-settle = The time to react is over
ask-turn = Your turn: step, play a card, or pass
ask-again = Step, play a card, or end your turn
ask-again-hunter = Step with { $colour }, play a card, or end your turn
ask-waiting = You wait on the treasure field: play a card, or pass
ask-waiting-again = You wait on the treasure field: play a card, or end your turn
ask-leave = Choose where you leave the treasure field to, together with { $hunter } and the { $treasure }
ask-forces = Forces: choose the first of two neighbouring tiles
ask-elements = Elements: choose the first of two tiles
ask-forces-second = Forces: choose the neighbouring tile that changes places with { $field }
ask-elements-second = Elements: choose the tile that changes places with { $field }
ask-which-dragon = Patrol: choose the dragon that moves
ask-new-dragon = Patrol: choose where a new dragon comes in
ask-dragon = Patrol: choose where the dragon from { $field } goes
ask-slumber = { $action } Slumber stops it and ends the turn of { $seat }. Play it, or let it be?
ask-slumber-at-once = { $action } After Slumber { $seat } can only pass in this turn. Play it, or let it be?
ask-counterspell = { $action } Counterspell stops it. Play it, or let it be?
ask-both = { $action } Slumber or Counterspell stops it; Slumber also ends the turn of { $seat }. Play one, or let it be?
ask-counter-slumber = { $action } { $slumber } stops it with Slumber. Play Counterspell against that, or let it be?
ask-share = The treasure is in your boat: share with { $seat }, a coin of { $value } for each, or claim both with an Infidelity?
ask-answer = { $seat } claims both coins of { $value }: answer with an Infidelity, or leave them?
ask-discard = You pass: discard as many cards as you like, then draw up to six
ask-agree = { $seat } proposes to end the game, and the coins won so far would count: do you agree?

# The log
turn = Turn { $number }: { $seat }
turn-setting-up = Setting up
told-start = { $seat } begins.
told-dealt = Everyone has { $count } cards.
told-own-hand = { $seat } holds { $cards }.
announced-turn = { $seat } begins turn { $turn }
announced-step = { $hunter } steps { $to }
announced-flight = { $hunter } flies { $to }
announced-journey = { $hunter } goes on a Journey: { $terrain } is free for this turn
announced-terror = { $seat } plays Terror: { $hunter } has to go home
announced-attack = { $seat } plays Attack against { $victim }
announced-curse = { $seat } plays Curse
announced-forces = { $seat } plays Forces: { $first } and { $second } change places
announced-elements = { $seat } plays Elements: { $first } and { $second } change places
announced-new-dragon = { $seat } plays Patrol: a new dragon comes { $to }
announced-dragon = { $seat } plays Patrol: the dragon goes from { $start } { $to }
told-slumber = { $seat } plays Slumber against it
told-slumber-at-once = { $seat } plays Slumber at once
told-counterspell = { $seat } plays Counterspell and cancels { $card }
told-slept = It never happened, and the turn of { $seat } is over.
told-slept-may-pass = It never happened, and { $seat } may only pass.
told-slept-at-once = The turn of { $seat } is over.
told-slept-at-once-may-pass = { $seat } may only pass.
told-waits = { $hunter } waits on the treasure field, and the turn is over.
told-meets = { $hunter } meets { $other }, and both must leave at once.
told-leaves = Both leave the treasure field with the { $treasure } { $to }
told-flies-out = Both leave the treasure field with the { $treasure } by a Flight { $to }
told-next-treasure = The next { $treasure } is laid out.
told-last-treasure = That was the last treasure: its field is a free passage now.
told-carry = From now on, { $hunters } carry the { $treasure }.
told-flees = { $hunter } flees { $to }.
told-alone = { $hunter } is left alone with the { $treasure }.
told-lost = The { $treasure } is out of the game.
told-home = The { $treasure } has come { $to }.
told-shares = { $seat } shares.
told-claims = { $seat } plays Infidelity and claims both coins
told-answers = { $seat } answers with Infidelity and claims both coins
told-gives-in = { $seat } leaves both coins.
told-coin = { $seat } gets a coin of { $value }.
told-both-coins = { $seat } gets both coins of { $value }.
told-discards-hand = { $count ->
    [one] { $seat } discards the only card in hand: { $cards }.
   *[other] { $seat } discards the whole hand: { $cards }.
}
told-no-cards = Nobody else holds a card, so { $seat } draws none.
told-draws-from = { $count ->
    [one] { $seat } draws a card from the hand of { $victim }.
   *[other] { $seat } draws { $count } cards from the hand of { $victim }.
}
told-takes = From { $victim } to { $seat }: { $card }.
told-passes = { $seat } passes.
told-discards = { $seat } discards { $card }.
told-ends-turn = { $seat } ends the turn.
told-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
told-drawn = Drawn: { $card }.
told-shuffled = { $count ->
    [one] The discard pile, 1 card, becomes the new draw pile.
   *[other] The discard pile, { $count } cards, is shuffled and becomes the new draw pile.
}
told-proposes = { $seat } proposes to end the game.
told-answered = { $seat } has answered.
told-agreed = All agree: the game is over.
told-goes-on = Somebody wants to play on: the game goes on.
told-limit = After { $turns } turns the game is over.
told-over = All seven treasures are settled: the game is over.
told-over-early = { $pairs } treasures are settled: the game is over.
told-wins = { $seats } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-wins-by-coin = { $seats } wins with { $points } points and the highest coin among equals, { $coin }.
told-share = { $seats } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

# The picture
picture-title = Dragon Island: { $moment }
moment-dealing = the cards are dealt
moment-turn = turn { $turn }
moment-turn-of = turn { $turn } of { $limit }
moment-over = the game is over
header-dealing = The cards are dealt
header-turn = Turn { $turn }
header-turn-of = Turn { $turn }/{ $limit }
header-over = The game is over
happens-dealing = Everyone gets six cards.
happens-turn = { $seat } steps or plays cards.
happens-aiming = { $seat } plays { $card } and chooses.
happens-leaving = { $seat } meets { $hunter } on the treasure field: both must leave it at once.
happens-reacting = The others may react.
happens-quiet = You let everything be in this turn.
happens-answered = You have answered.
happens-slumber = { $seat } plays { $card } against it.
happens-slumber-at-once = { $seat } plays { $card } at once.
happens-sharing = The { $treasure } is in the boat: { $seat } shares it, or claims both coins.
happens-answering = { $seat } answers the Infidelity, or leaves both coins of the { $treasure }.
happens-taking = { $seat } draws from the hand of { $victim }.
happens-drawing = { $seat } draws up to six cards.
happens-agreeing = { $seat } proposes to end the game.
happens-passing = { $seat } passes and discards.
says-wins = { $seats } wins.
says-share = { $seats } share the victory.
says-carry = { $hunters } carry the { $treasure }: { $place }.
says-alone = { $hunters } stands alone with the { $treasure }: { $place }.
says-waits = { $hunter } waits on the treasure field for a partner.
says-stands = { $hunter } stands on { $place }.
says-on-treasure-field = { $hunter } stands on the treasure field.
says-at-home = { $count ->
    [one] In its own boat: { $hunters }.
   *[other] In their own boats: { $hunters }.
}
says-guest = { $hunter } is a guest: { $place }.
says-dragons = { $count ->
    [one] Dragon on { $fields }.
   *[other] Dragons on { $fields }.
}
says-treasure = On the treasure field lies the { $treasure }, { $count ->
    [0] the last one
    [one] 1 more is to come
   *[other] { $count } more are to come
}.
says-no-treasure = The treasure field is empty.
says-free = Free in this turn: { $terrains }.
says-points = { $seat } { $points }
says-won = Points won: { $points }.
says-final = Points: { $points }.
says-waiting = To move: { $seats }.
caption-free = Free now
caption-spent = Spent
caption-journey = Journey: which terrain?
caption-no-cards = No cards in hand
button-wake-not = Let it be
button-let-all-be = Not again this turn
button-share = Share
button-give-in = Leave them
button-pass = Pass
button-draw-up = Draw
button-end-turn = End turn
button-take-back = Take back
button-propose-end = End the game?
button-agree = Agree
button-go-on = Play on
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
shown-spent = Spent in this turn: { $cards }
shown-journey = Journey: { $terrain }
shown-seat = { $seat } ({ $colours }): { $count ->
    [one] 1 card
   *[other] { $count } cards
}
shown-seat-coins = { $told }; coins won: { $coins }
shown-coins = { $count } × { $value }
coins-to-come = 2 × { $value }: still to come
coins-lies = 2 × { $value }: on the treasure field
coins-carried = 2 × { $value }: under way
coins-settled = 2 × { $value }: cashed in or out of the game

# The first voyage
voyage-goal = Seven pairs of coins come up on this island, one pair after another. Each is too heavy for one hunter: two carry it home together. Whoever has coins worth most at the end wins.
voyage-you = You are the hunter in green, and this is your boat. From here you set out for the treasure in the middle.
voyage-step = A step onto terrain of your own colour is free: for you, that is forest. Any other field costs a card of its kind.
voyage-joker = There is no forest beside your boat. But a card of your own colour is a joker, good for any field: click field c7, and pay with the forest card.
voyage-joker-forest = Other ways lead there, too. On this voyage, step to c7, and pay with your forest card.
voyage-free = The field ahead is forest, your own colour, so it costs nothing. You may step as far as you can pay: step to c6.
voyage-free-forest = Your next step is free: click c6, the forest ahead.
voyage-pay = Now a mountain lies ahead. It costs a mountain card, and you hold one: step to d6.
voyage-pay-mountain = That is possible. But the way to the treasure leads over the mountain, d6.
voyage-pay-again = And now desert, with your desert card: step to d5.
voyage-pay-desert = One more step, and you stand beside the treasure: d5, with the desert card.
voyage-treasure = There it lies: two coins of 100. The treasure field costs nothing. Step onto it.
voyage-treasure-step = The treasure is waiting: step onto its field, in the middle.
voyage-wait = Alone you can’t lift it, so your turn is over, and you draw up to six cards. Somebody has to come. But who, and what will it cost you?
voyage-turn = Elsewhere a turn lasts until you end it, with a button. When your cards lead nowhere, pass at its beginning: discard what you don’t need, and draw new cards.
voyage-partner = Brown comes to you, with a Flight and three cards. Whoever enters second has to leave at once, together with you and the coins, and nobody can stop that.
voyage-carry = Now you carry it between you. Whenever one of you has the turn, both of you move, by the rules for that hunter. And a new pair lies in the middle.
voyage-terror = Terror! Another hunter wants to send you home, and Brown would stand there with the treasure, alone. On this island nothing has happened before all had time to react.
voyage-react = Green cards are played out of turn. Slumber stops any action but the way off the treasure field, and ends the turn; Counterspell cancels a Terror, an Attack or a Slumber. Play Counterspell: it will do, and you keep Slumber.
voyage-react-now = Not now: Terror would send you home! Play Counterspell.
voyage-home = It never happened, and you still carry. The treasure may go to either’s boat, and the owner of that boat decides about it. Yours is near.
voyage-home-joker = Your turn, and Brown comes along. Step to d7, a volcano, with your forest card as a joker.
voyage-home-first = There are other ways. Step to d7, with the forest card: it is the shortest.
voyage-home-farmland = Farmland lies before your boat: step to c7 with the farmland card.
voyage-home-second = Nearly there: step to c7, with the farmland card.
voyage-boat = Your own boat is always free to enter. Bring the treasure home!
voyage-boat-step = The treasure is not home yet: step into your boat.
voyage-share = In your boat you decide: share, one coin for each, or play an Infidelity and claim both, unless your partner answers with one of their own. You hold none, so share. Friends may be useful again.
voyage-share-now = Without an Infidelity you can only share.
voyage-others = Beware of ambushes: whoever steps onto the field of two carriers sends one of them home and takes the place. Other cards swap tiles, steal from hands, or make one kind of terrain free for a turn; “What is this?” tells more of each.
voyage-dragons = Patrol brings a dragon onto the island, two at most. Nobody enters or flies over its field, so dragons bar the way.
voyage-end = The pairs are worth more and more, up to 300. When the last one is home or lost, the richest hunter wins. Choose your friends well: the island is yours!

# What a question means, told once
ask-turn-means = Step as far as you can pay and play cards in any order; or pass: discard what you like and draw up to six (DI-20, DI-29).
ask-again-means = Your turn lasts until you end it; then you draw up to six cards (DI-26, DI-27).
ask-waiting-means = Alone you can’t lift the treasure. You may still play cards while you wait for a partner (DI-50, DI-29).
ask-leave-means = You leave together with the hunter who waited and both coins, and nobody can stop that (DI-51).
ask-forces-means = Two neighbouring tiles change places, if nobody and nothing stands on them (DI-60).
ask-elements-means = Any two tiles change places, if nobody and nothing stands on them (DI-60).
ask-which-dragon-means = Both dragons are on the island already, so one of them moves (DI-61).
ask-new-dragon-means = Nobody can enter a dragon’s field, so it bars the way (DI-61, DI-62).
ask-dragon-means = Nobody can enter a dragon’s field, so it bars the way (DI-61, DI-62).
ask-slumber-means = Nothing has happened yet. What is taken back has still used up its cards. Whoever can react is asked in secret (DI-70, DI-74).
ask-counterspell-means = Nothing has happened yet. The turn goes on, and all cards stay spent. Whoever can react is asked in secret (DI-71, DI-74).
ask-both-means = Nothing has happened yet. All cards stay spent. Whoever can react is asked in secret (DI-70, DI-71, DI-74).
ask-counter-slumber-means = If the Slumber is cancelled, the action stands again, and everybody may react to it again (DI-71, DI-70).
ask-share-means = Sharing keeps a friend; with an Infidelity you claim both, unless it is answered by another (DI-57).
ask-answer-means = Whoever plays the last Infidelity gets both coins (DI-57).
ask-discard-means = Discard what you don’t need; you draw up to six in any case (DI-29).
ask-agree-means = The game ends early only if all agree, and the coins won so far decide (DI-82).

# What things are
sentences = { $first } { $last }
about-terrain-card = A card for { $terrain }: it pays for entering one such field (DI-23).
about-joker = For { $colours } it is a joker, good for any field (DI-23).
about-action-card = { $name }. { $does }
about-double-card = Used for one of its two: { $first } Or: { $second } (DI-68)
about-forces = Two neighbouring tiles change places; neither may bear a hunter, a treasure or a dragon (DI-60).
about-elements = Any two tiles change places; neither may bear a hunter, a treasure or a dragon (DI-60).
about-patrol-new = There are fewer than two dragons on the island, so it brings in a new one (DI-61).
about-patrol-move = Both dragons are on the island, so it moves either of them to another field, however far away (DI-61).
about-curse = You discard all your cards, and draw { $count } at random from everybody else’s hand, as far as there are any (DI-63).
about-flight = You fly over a neighbouring field and land on one behind it, at the usual cost (DI-64).
about-journey = With a terrain card: all fields of that kind are free for the rest of the turn (DI-65).
about-terror = It sends any hunter to its boat; of two carriers you choose one (DI-66).
about-attack = You draw a card at random from another hand, and may use it at once (DI-67).
about-slumber = In another’s turn: it takes back what has been announced, and ends that turn (DI-70).
about-counterspell = It cancels an Attack, a Slumber or a Terror that another has played, and the turn goes on (DI-71).
about-infidelity = In the boat: you claim both coins, or answer who claims them; the last one played counts (DI-57).
about-card-step = Now it would take you to { $fields }.
about-card-landing = No step needs it now, but it can pay where a Flight lands, or go with a Journey (DI-64, DI-65).
about-card-play = You can play it now.
about-card-discard = You pass, so you may discard it (DI-29).
about-card-nothing = There is nothing now that it could be played for or against ({ $rule }).
about-card-not-green = It is not your turn, and out of turn only green cards can be played (DI-73).
about-card-asked = When somebody else does what it can stop, you are asked (DI-74).
about-card-others = The others have still to answer ({ $rule }).
about-card-decides = First { $seat } decides about the coins (DI-57).
about-card-drawing = Wait a moment: cards are being drawn ({ $rule }).
about-card-leaving = First both of you must leave the treasure field (DI-51).
about-card-aiming = First choose what you are asked for, or take it back (DI-70).
about-card-no-field = No field beside you that you may enter costs it (DI-23, DI-40).
about-card-no-landing = There is no field behind another on which you could land (DI-64).
about-card-no-terrain = You hold no terrain card to play with it (DI-65).
about-waiting = You wait on the treasure field, and alone you can’t leave it (DI-50).
about-field = { $field }. Entering is free on a hunter’s own terrain; else it costs a card of its kind or a joker (DI-22, DI-23).
about-field-treasure = The treasure field costs nothing. The first to come waits here, the second leaves at once with both and the coins (DI-50, DI-51).
about-field-passage = The last treasure has gone: its field is a free passage, for one hunter or two carriers at a time (DI-43).
about-boat = The boat of { $hunter }. Only its hunter may enter it, and carriers together with it; a treasure brought here is shared or claimed by its owner (DI-42, DI-56).
about-boat-empty = { $boat }: this boat stays empty (DI-12).
about-enter-free = It costs you nothing to enter now ({ $rule }).
about-enter-cost = Entering it now costs you a card: { $cards } (DI-23).
about-enter-flying = You can’t step there, but land there with a Flight (DI-64).
about-ambush = That is an ambush: you send one of the two carriers home, and carry in that place (DI-54).
about-joining = You would help { $hunter } carry (DI-53).
about-barred-dragon = A dragon bars it: nobody enters or flies over its field, and its tile stays (DI-40, DI-62).
about-barred-hunter = { $hunter } stands there, so you can’t enter ({ $rule }).
about-barred-carrier = While you carry a treasure, you can’t enter the treasure field as long as another treasure lies there, nor a field where a hunter stands (DI-41).
about-no-way-out = You would have to leave it at once with the one who waits, and there is no way out that you could pay for (DI-51).
about-cannot-pay = You hold no card that pays for it (DI-23).
about-too-far = It is too far away: a step leads to a neighbouring field (DI-21).
about-leave-not = From the treasure field you can’t go there: it is too far away, somebody is there, or you can’t pay for it (DI-51).
about-choose = You can choose it now ({ $rule }).
about-tile-no = Its tile can’t be chosen: something stands on it, or there is no other that it could change places with (DI-60).
about-place-no = No dragon may stand there: it is in front of a boat, it is the treasure field, or something is there already (DI-62).
about-hunter = { $hunter } is on foot, and enters terrain of its own colour and its own boat free of cost (DI-22).
about-hunter-home = { $hunter } is in its own boat, where no Terror can send it (DI-66).
about-hunter-guest = { $hunter } is a guest in this boat since a treasure came home, and can’t come back once it has left (DI-42, DI-56).
about-hunter-leaves = { $hunter } must leave the treasure field at once, together with the other and the coins (DI-51).
about-hunter-waits = { $hunter } waits on the treasure field for another hunter, and leaves it alone only when a Terror sends it home (DI-50).
about-carrier = { $hunter } carries a treasure: two carriers always move together, whichever of them has the turn (DI-52). Who enters their field sends one of them home and takes the place (DI-54).
about-carrier-passage = { $hunter } carries a treasure: two carriers always move together, whichever of them has the turn (DI-52). On the empty treasure field nobody can ambush them (DI-43).
about-lone = { $hunter } is alone with a treasure and can’t carry it: whoever enters the field becomes the partner, and nobody is sent home (DI-53).
about-lone-passage = { $hunter } is alone with a treasure and can’t carry it, and on the empty treasure field nobody can join it (DI-43, DI-53).
about-hunter-other = This turn belongs to your other hunter (DI-24).
about-dragon = A dragon: its field can’t be entered, flown over or swapped (DI-62).
about-dragon-one = A Patrol can’t move it before the second one is on the island (DI-61).
about-eggs = Dragons that are not on the island yet: { $count }. Each Patrol brings in one of them (DI-61).
about-pair = { $pair }. It is one of the seven pairs; the next one is laid out when the one before is carried off (DI-11).
about-treasure = { $treasure }: too heavy for one, two carry it to the boat of either (DI-52, DI-56).
about-treasure-lone = { $treasure }: it stays here with one hunter, and is out of the game when that hunter goes away (DI-53).
about-seat = { $seat }, with { $cards } cards in hand; which they are, nobody else knows (DI-75). Whoever won coins worth most wins (DI-81).
about-seat-empty = { $seat } has no cards left, so there is nothing for an Attack to draw (DI-67). New ones come at the end of the player’s own turn (DI-27).
about-terrain = Choose { $terrain } as the kind that is free for the rest of the turn (DI-65).
about-draw-pile = { $pile }. At the end of a turn its player draws up to six (DI-27).
about-discards = { $pile }. It is open to all, and becomes the new draw pile when that is used up (DI-28).
about-spent = Cards that were played in this turn; they go to the discard pile at its end (DI-25).
about-free = What a Journey has made free for the rest of this turn (DI-65).
about-pass = Do nothing in this turn but discard what you like, and draw up to six. You can only pass before you have moved or played anything (DI-29).
about-draw-up = Draw up to six cards, now { $count }, and end your turn (DI-27, DI-29).
about-end-turn = End your turn, and draw up to six cards, now { $count } (DI-26, DI-27).
about-take-back = Choose anew: as long as it is not announced in full, nobody has seen it (DI-70).
about-propose-end = If all agree, the game ends now, and the coins won so far count. You can only propose it before you do anything else in your turn (DI-82).
about-agree = Agree to end the game now; the coins won so far count (DI-82).
about-go-on = Play on: the game ends only if all agree (DI-82).
about-wake-not = Let it happen. Nobody sees who was asked (DI-74).
about-let-all-be = Let this and all else of this turn happen, without being asked again (DI-74).
about-share = Share: a coin for each of the two (DI-57).
about-give-in = Both coins go to { $seat }, who has played the last Infidelity (DI-57).
about-ghost = What would stand here after the move.

# What can be said with one click
phrase-share = Shall we share?
phrase-come = Come to my field!
phrase-carry = Will you carry the treasure with me?
phrase-peace = Leave me in peace, and I leave you.
phrase-trust = You can trust me.
phrase-betrayed = I won’t forget that!
