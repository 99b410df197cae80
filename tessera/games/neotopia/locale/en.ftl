### Neotopia in English. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names. Elements, regions and bonuses have theirs in the components; a card is called by its elements and its shape.

neotopia-title = Neotopia
neotopia-card = { $shape } { $elements }
neotopia-name-triangle = triangle
neotopia-name-bridge = bridge
neotopia-name-rhombus = rhombus
neotopia-name-terrace = terrace
neotopia-name-row = row
neotopia-name-propeller = propeller
neotopia-name-elbow = elbow
neotopia-name-arrow = arrow
neotopia-name-cluster = building cluster
neotopia-name-avenue = building avenue
neotopia-about = Build a city of the future together – and against each other. Place elements in three shared regions, complete the patterns on your cards, and don’t neglect any region.

## Options

neotopia-option-colours = Colour
    .help = Neotopia: each seat’s colour, separated by commas: energy, farming, technology, community.
neotopia-option-colours-default = Random
neotopia-option-colours-energy = Red: energy
neotopia-option-colours-farming = Green: farming
neotopia-option-colours-technology = Purple: technology
neotopia-option-colours-community = Blue: community

## What happened

neotopia-change-points = { $sign }{ $number ->
    [one] 1 point
   *[other] { $number } points
    }
neotopia-change-none = no points
neotopia-event-started = { $player } places a start token on { $region } { $space }.
    .you = You place a start token on { $region } { $space }.
neotopia-event-moved = { $player } moves { LOWER($element) } from the { $factory } factory to { $region } { $space }.
    .you = You move { LOWER($element) } from the { $factory } factory to { $region } { $space }.
neotopia-event-placed = { $player } places { LOWER($element) } from the reserve on { $region } { $space }.
    .you = You place { LOWER($element) } from the reserve on { $region } { $space }.
neotopia-event-won = { $player } wins a bonus token: { $bonus }.
    .you = You win a bonus token: { $bonus }.
neotopia-event-took = { $player } takes { $card } from the Offer.
    .you = You take { $card } from the Offer.
neotopia-event-drew = { $player } draws a card from the deck.
    .you = You draw a card from the deck.
neotopia-event-used = { $player } uses a bonus token: { $bonus }.
    .you = You use a bonus token: { $bonus }.
neotopia-event-built = { $player } builds { $card } in { $region } and scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
    }.
    .you = You build { $card } in { $region } and score { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
        }.
neotopia-event-skipped = { $player } builds nothing.
    .you = You build nothing.
neotopia-event-ended = { $player } ends the turn.
    .you = You end your turn.
neotopia-event-lost-action = { $player } has no possible action and loses one.
    .you = You have no possible action and lose one.
neotopia-event-refilled = Factory { $factory } is refilled: { $elements }.
neotopia-event-turned = A production tile is revealed: { $elements }. Tiles left: { $left }.
neotopia-event-restocked = No tiles left. Next to arrive: { $elements }.
neotopia-event-last-tile = That was the last tile: finish this round, then play one more.
neotopia-event-offered = New in the Offer: { $cards }.
neotopia-event-passed = { $player } is next.
    .you = It’s your turn.
neotopia-event-last-round = The last round begins.
neotopia-event-final-scoring = The last round is over. Final scoring begins.
neotopia-event-group = { $player } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
    } for their largest group in { $region }.
    .you = You score { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
        } for your largest group in { $region }.
neotopia-event-score = { $player } finishes with { $score ->
    [one] 1 point
   *[other] { $score } points
    }.
    .you = You finish with { $score ->
        [one] 1 point
       *[other] { $score } points
        }.
neotopia-event-over = The match is over.

## What is refused, and why

neotopia-wrong-colours = Colours take { $players } different elements, one per seat, from { $values }; got “{ $given }”.
neotopia-start-first = Everyone places a start token on a free space first
neotopia-act-first = Take an action first: draw a card, move an element, or use a bonus token
neotopia-draw-first = Draw your cards from the subsidy first: take one from the Offer or the deck
neotopia-initiative-first = Use your private initiative first: place an element from the reserve
neotopia-permits-first = Use your new building permits first: move an element from a factory to an outer space
neotopia-build-first = Decide about the project first: build it, or build nothing
neotopia-no-actions-left = You have no actions left: use a bonus token or end your turn
neotopia-actions-left = { $actions ->
    [one] You have to take 1 more action
   *[other] You have to take { $actions } more actions
    }
neotopia-deck-empty = The deck is empty
neotopia-not-offered = { $card } is not in the Offer
neotopia-not-in-factory = The { $factory } factory has no { LOWER($element) } token
neotopia-not-in-reserve = The reserve has no { LOWER($element) } tokens left
neotopia-space-taken = { $region } { $space } is already occupied
neotopia-space-inner = { $space } is an inner space; the permits are for outer spaces
neotopia-space-outer = { $space } is an outer space; you need the bonus New building permits
neotopia-space-alone = { $region } { $space } is not next to an element
neotopia-region-empty = { $region } is empty: its first element goes on the centre
neotopia-bonus-used = You have already used a bonus token this turn
neotopia-no-such-bonus = You don’t have the bonus { $bonus }
neotopia-bonus-useless = { $bonus } would have no effect right now
neotopia-not-in-hand = { $card } is not in your hand
neotopia-same-type = The last project in { $region } is of the same type as { $card }
neotopia-incomplete = The placed token does not complete { $card } in { $region }

## On the screen

neotopia-screen-turn = { $actions ->
    [0] No actions left
    [one] 1 action left
   *[other] { $actions } actions left
    } · tiles left: { $tiles } · cards in the deck: { $deck }
neotopia-screen-last-round = Last round
neotopia-screen-ending = Penultimate round
neotopia-screen-final = Final scoring
neotopia-screen-offer = Offer
neotopia-screen-hand = Your hand
neotopia-screen-factories = Factories
neotopia-screen-centre = Next
neotopia-screen-reserve = Reserve
neotopia-screen-cards = Cards
neotopia-screen-bonuses = Bonuses
neotopia-screen-score = Current score
neotopia-screen-pile = pile: { $top } ({ $left })
neotopia-screen-no-pile = pile: empty
neotopia-screen-last = last: { $type }
neotopia-screen-known = known:
neotopia-screen-start = Place your start token.
neotopia-screen-act = Choose an action.
neotopia-screen-draw = { $draws ->
    [one] Draw 1 card.
   *[other] Draw { $draws } cards.
    }
neotopia-screen-initiate = Choose an element from the reserve and a space.
neotopia-screen-permit = Choose an element from a factory and an outer space.
neotopia-screen-build = Build a project with { LOWER($element) } on { $region } { $space }?
neotopia-screen-close = Use a bonus token, or end your turn?
neotopia-move-draw = take { $card }
neotopia-move-build = build { $card }
neotopia-move-deck = the top card of the deck
neotopia-move-skip = build nothing
neotopia-move-end = end turn
neotopia-move-use = use { $bonus }
neotopia-points-projects = projects
neotopia-points-groups = groups
neotopia-points-lowest = weakest region, counted twice more
neotopia-points-bonuses = unused bonus tokens

## The rules in short

neotopia-rules-setup = Setup
neotopia-rule-N-1 = For two to four players. There are four elements, each also a player colour: renewable energy, organic farming, technology and community, with 25 tokens of each.
neotopia-rule-N-2 = The board has three regions (desert, water, forest) and three factories. A factory lies between two regions and serves only those two. The production stack is in the middle.
neotopia-rule-N-3 = There are 56 project cards, 12 production tiles, one of which bears a flag, and 24 bonus tokens: 6 of each of four kinds.
neotopia-rule-N-10 = Each factory starts with one token of each colour.
neotopia-rule-N-11 = Each player has a colour and starts at 0 points in each region.
neotopia-rule-N-12 = Shuffle the bonus tokens. In each region, place four face up on the marked spaces and stack four more beside it; only the top one of each stack is visible.
neotopia-rule-N-13 = Deal three cards to each player; only their owner sees them. Four more cards, face up, form the Offer.
neotopia-rule-N-14 = The flag tile goes at the bottom of the production stack; the others are shuffled and placed on top. The elements on their backs stay unknown until a tile is revealed. With two players, leave three marked tiles in the box; with three players, two. One token of each colour starts on top of the stack.
neotopia-rule-N-15 = The first player is chosen at random and starts every round.
neotopia-rule-N-16 = Starting with the first player and going clockwise, each player places a token of their own colour from the reserve: on the centre of an empty region, or next to another player’s token. A region may stay empty.
    .ruling = Start tokens can’t go on outer spaces. If yours covers a bonus token, you win it. You can’t build a project with it.
neotopia-rules-turn = A turn
neotopia-rule-N-20 = On your turn you take exactly three actions. Each is one of two, and you may repeat them: draw a card from the Offer or the deck, or move an element from a factory to one of its two regions.
neotopia-rule-N-21 = There is no hand limit. The Offer is refilled to four cards at the end of the turn, not before. Cards taken from the Offer stay known to everyone until they are built.
    .ruling = There is no reshuffle: once the deck is empty, nobody can draw from it.
neotopia-rule-N-22 = The first element in a region goes on its centre, every other one on a free space next to an element already there. This action can’t use the half-circles at the edge, the outer spaces.
    .figure = The token with the ring came first, on the centre; every other one touches a token that was there.
neotopia-rule-N-23 = You must take all three actions if you can.
    .ruling = If one kind of action is impossible, you take the other; if both are, you lose the action. You may still use a bonus token at the end of your turn.
neotopia-rule-N-24 = If your token covers a bonus token, you win it.
neotopia-rule-N-25 = A factory you have emptied is refilled at once: it receives the elements from the top of the production stack; then the top tile is revealed and leaves the game, and the elements on its back go from the reserve onto the stack. Colours missing from the reserve are not placed.
    .ruling = If there is nothing to refill it with, the factory stays empty; no further tile is revealed for it.
neotopia-rule-N-26 = After placing a token, follow this order: take the bonus token, refill the factory, build.
neotopia-rules-building = Building
neotopia-rule-N-30 = After placing a token, you may build one project from your hand, and only one, if its pattern is complete in that region and includes the token you just placed.
neotopia-rule-N-31 = A pattern may be rotated in any of the six directions. Tokens stay on the board and can be used again, no matter whose they are; tokens on outer spaces count too.
    .ruling = All patterns in our set are their own mirror image, so mirror images need no ruling.
    .figure = The pattern of the card, rotated by a sixth of a turn. The token without a ring is not part of it.
neotopia-rule-N-32 = Diverse City: a project must differ in type from the last one built in the same region.
    .figure = After the left project, the right one may be built there: its type is another.
neotopia-rule-N-33 = Place the card on the region’s project pile and advance there by its points. A building is worth 2 points to the player of its colour and 4 to everyone else.
    .figure = Top left the type, top right the points, below the pattern. Right: a building; the ring shows what it is worth to the player of its colour.
neotopia-rule-N-34 = When you reach or pass 7, 13 or 18 points in a region, take the top token of its bonus pile for each of them, as long as there are any left.
    .ruling = Only on the first lap of the score track, not again at 27, 33 and 38.
neotopia-rules-bonuses = Bonus tokens
neotopia-rule-N-40 = Once per turn, at any time on your turn, you may use one bonus token, even one you have just won. This is a free action, and the token leaves the game.
    .figure = The four kinds of bonus tokens.
neotopia-rule-N-41 = Government subsidy: draw two cards, each from the Offer or the deck; fewer if there aren’t enough.
neotopia-rule-N-42 = Automation: take one more action.
neotopia-rule-N-43 = Private initiative: place any element from the reserve in any region, following the usual rules for placing.
neotopia-rule-N-44 = New building permits: move an element from a factory to a free outer space of one of its regions, next to an element.
neotopia-rule-N-45 = A token placed with a bonus wins the bonus token it covers and lets you build, like any other.
neotopia-rule-N-46 = If you have not used a bonus token this turn, you may still use one after your third action. Then your turn ends.
neotopia-rules-end = End of the match
neotopia-rule-N-50 = When the flag tile is revealed, its elements go to the middle. Finish the round, then play one more.
neotopia-rule-N-51 = Once there are no tiles left, an emptied factory receives the tokens from the middle, and one token of each colour goes there again.
neotopia-rule-N-60 = In each region, each player scores 1 point per token in the largest connected group of their own colour. These points don’t win bonus tokens.
    .figure = Four tokens touch: 4 points. The fifth stands apart and does not count.
neotopia-rule-N-61 = Your final score: your best region, plus your second best, plus three times your weakest, plus 3 points per unused bonus token.
    .figure = An example: the forest is the weakest region and counts three times; one bonus token is unused.
neotopia-rule-N-62 = In a tie, the player with more points in their weakest region (before tripling) wins, then in their second, then in their best.
    .ruling = Players who are still tied share the victory.
neotopia-goal = The player with the highest final score wins. You score in three regions by completing the patterns on your project cards; at the end, your largest group in each region and your unused bonus tokens add points. Your weakest region counts three times, so don’t neglect any.
neotopia-reconstructed = The rulebook shows the board, the card patterns and the backs of the production tiles only as pictures. Ours are reconstructions that fit everything published; numbers, colours, thresholds and bonuses are those of the rulebook.

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } bonus tokens do not fill { $spaces } spaces and equal piles in { $regions } regions
neotopia-fault-flag = exactly one tile must bear the flag, not { $tiles }
neotopia-fault-colours = a pattern has one or two elements, not { $count }
neotopia-fault-connected = the pattern is not connected
neotopia-fault-nowhere = the pattern doesn’t fit anywhere in a region
neotopia-fault-centre = the centre must be an inner space
neotopia-fault-outside = “{ $key }”: the space { $space } is outside the region
neotopia-fault-reserve = with { $tokens } tokens of each element, the reserve could run out before this tile
neotopia-fault-full = the regions have { $spaces } reachable inner spaces, but up to { $tokens } tokens are placed there

## The lesson

neotopia-lesson-welcome = Welcome! You build up three regions, desert, water and forest, with tokens of four elements. You score points in each region, and at the end your weakest region counts three times.
neotopia-lesson-start = Your colour is renewable energy, the triangle. Everyone begins with one token of their own: place yours on the centre of the desert.
neotopia-lesson-confirm = Nothing is final until you confirm. Confirm now.
neotopia-lesson-hand = These are your projects. Each shows a pattern: complete it on the board to score its points. The bridge with energy at both ends and organic farming in between needs just one more token in the desert!
neotopia-lesson-move = A turn has three actions: each time, move an element from a factory to a neighbouring region, or draw a card. Take the energy token from the factory between desert and water, then choose space f4.
neotopia-lesson-build = The pattern is complete, no matter whose tokens they are. Choose the card in your hand to build it.
neotopia-lesson-bonus = 3 points in the desert! Now win a bonus token: move energy from the factory between forest and desert to the one on e5.
neotopia-lesson-draw = Third action: draw a card from the Offer. Take the row of community and organic farming.
neotopia-lesson-use = Once per turn, at any time, you may use a bonus token. Government subsidy lets you draw two cards. Use it: you give up the 3 points an unused bonus token is worth at the end, but two cards bring more.
neotopia-lesson-first-card = Take the propeller of energy and technology.
neotopia-lesson-second-card = And the building avenue of community.
neotopia-lesson-end-turn = Your turn is complete. Confirm it.
neotopia-lesson-diverse = Two things to remember. Nobody may build the same type of project twice in a row in a region: the type is at the top of the card, and the last project built lies beside the region. And whenever you reach 7, 13 or 18 points in a region, you win a bonus token.
neotopia-lesson-ending = The half-circles at the corners are outer spaces: only the bonus “New building permits” opens them. Each emptied factory reveals a production tile; after the last tile, you finish the round and play one more.
neotopia-lesson-go-on = That was a whole turn. Legal moves are highlighted; ✦ with a small token marks where that token completes a card. Now see what decides matches: the last turn of another one.
neotopia-lesson-last-round = The last turn of another match. Here is the score: you have 8 points in the desert and 8 in the forest, but only 3 in the water. Your weakest region counts three times, so a point in the water is worth three!
neotopia-lesson-tripled = In the water, the rhombus of organic farming and technology needs just one more token. Move organic farming from the factory between desert and water to e4.
neotopia-lesson-rhombus = Build the rhombus: its 4 points in the water count 12.
neotopia-lesson-threshold = You also reach 7 points in the water, which wins you a bonus token. That reveals the next one, so confirm this much first.
neotopia-lesson-balance = Next, the row of community and energy. It would fit in the desert too, but with 7 points the water is still your weakest region. Move community from the factory between water and forest to d6.
neotopia-lesson-row = Build the row in the water.
neotopia-lesson-group = At the end, your largest group of energy in each region scores a point per token. In the desert, 6 of your tokens touch: make it 7. Move energy from the factory between desert and water to e6.
neotopia-lesson-unused = You could still use a bonus token, but an unused one is worth 3 points, and you have four. End your turn: your rival plays one more, then the final scoring counts groups, bonus tokens and, three times, the weakest region.

## The browser

neotopia-web-area-board = Board
neotopia-web-area-cards = Cards
neotopia-web-area-players = Players
neotopia-web-progress = tiles left: { $tiles } · cards in the deck: { $deck }
neotopia-web-not-now = Nothing to choose here right now.
neotopia-web-factory-far = A factory serves only the two regions next to it.
neotopia-web-point = Choose an element in a factory and a space, in any order.
neotopia-web-point-card = ✦ marks where one more token completes a card; choose a card to see its spaces.
neotopia-web-space = { $region } { $space }
neotopia-web-space-at = { $region }, row { $row }, space { $number }
neotopia-web-space-free = free
neotopia-web-space-free-outer = free outer space
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } would complete { $cards }
neotopia-web-space-last = last placed
neotopia-web-factory = { $factory } factory
neotopia-web-token = { $element } in the { $factory } factory
neotopia-web-reserve = { $element } in the reserve: { $count }
neotopia-web-stack = Production stack. Next: { $elements }; tiles left: { $tiles }
neotopia-web-pile = Bonus pile: { $bonus } on top, tokens left: { $left }
neotopia-web-pile-empty = The bonus pile is empty
neotopia-web-last = Last project: { $type }; projects built here: { $count }
neotopia-web-last-none = No project has been built here yet
neotopia-web-type-building = { LOWER($element) } building
neotopia-web-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
neotopia-web-worth-building = { $points } points, but { $own } for the player of its colour
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] One token short: 1 space completes it
   *[other] One token short: { $count } spaces complete it
    }
neotopia-web-card-complete = Complete: press Build ({ $worth })
neotopia-web-card-far = No space completes this card yet
neotopia-web-deck = Deck: { $count }
neotopia-web-deck-said = Draw the top card of the deck; cards left: { $count }
neotopia-web-draw-deck = Draw from the deck
neotopia-web-offer-gap = Taken; refilled at the end of the turn
neotopia-web-known = Taken from the Offer: everyone knows this card
neotopia-web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
neotopia-web-first = First player
neotopia-web-now = Secured: { $score }
neotopia-web-now-said = Secured: the regions, the weakest three times, and unused bonus tokens
neotopia-web-estimate-said = If the match ended now: the secured points, and those for the largest groups
neotopia-web-estimate = If the match ended now
neotopia-web-region-points = { $region }: { $points }, plus { $group } for the largest group
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = The last tile
neotopia-web-splash-last-round = Last round
neotopia-web-splash-final-scoring = Final scoring
neotopia-web-final-projects = { $region }: projects
neotopia-web-final-group = { $region }: largest group
neotopia-web-final-lowest = Weakest region, { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
    } more
neotopia-web-final-lowest-said = { $region }, the weakest region, counts { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
    } more.
neotopia-web-final-bonuses = Unused bonus tokens
neotopia-web-region-lowest = weakest region, counts × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] 1 action left: draw a card or place an element.
   *[other] { $actions } actions left: draw a card or place an element.
    }
neotopia-web-ask-space = Choose a space for { LOWER($element) }.
neotopia-web-use-permits = an element onto an outer space
neotopia-web-use-initiative = any element from the reserve
neotopia-web-use-automation = one more action
neotopia-web-use-subsidy = two cards
neotopia-web-word-subsidy = Subsidy
neotopia-web-word-automation = Automation
neotopia-web-word-initiative = Initiative
neotopia-web-word-permits = Permits
neotopia-web-word-deck = Deck
neotopia-web-ask-factory = Choose the factory to take { LOWER($element) } from.
neotopia-web-ask-token = Choose an element for { $region } { $space }.
neotopia-web-tell-start = Start token on { $region } { $space }
neotopia-web-tell-move = { $element } from { $factory } to { $region } { $space }
neotopia-web-tell-place = { $element } from the reserve to { $region } { $space }
neotopia-web-change-points = Points in { $region }
neotopia-web-change-group = Largest group in { $region }
neotopia-web-group-short = Group { $region }

## What is in the box

neotopia-box-cards = Cards: { $type }
neotopia-box-building = building
neotopia-box-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
neotopia-box-points-building = { $own } points for the player of its colour, { $others } for everyone else
neotopia-box-bonuses = Bonus tokens
neotopia-box-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
    }
neotopia-box-tiles = Production tiles
neotopia-box-production-tile = Tile { $number }
neotopia-box-flag-tile = Flag tile
neotopia-box-without = stays in the box with { $players } players

neotopia-why-regions = scores in your strong regions
neotopia-why-lowest = raises your weakest region, which counts most
neotopia-why-bonuses = wins a bonus token (an extra move now, or points at the end)
neotopia-why-bonuses-cost = spends a bonus token
neotopia-why-cards = brings your cards closer to being built
neotopia-why-cards-cost = uses up your cards
