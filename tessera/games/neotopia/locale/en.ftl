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
neotopia-about = Build a city of the future together, and against each other. Place elements in three shared regions, complete the patterns on your cards, and neglect no region.

## Options

neotopia-option-colours = Colour
    .help = Neotopia: the colour of every seat, separated by commas: energy, farming, technology, community.
neotopia-option-colours-default = As it comes
neotopia-option-colours-energy = Red: energy
neotopia-option-colours-farming = Green: farming
neotopia-option-colours-technology = Purple: technology
neotopia-option-colours-community = Blue: community

## What happened

neotopia-change-points = { $sign }{ $number ->
    [one] 1 point
   *[other] { $number } points
    }
neotopia-change-none = nothing
neotopia-event-started = { $player }: start token in { $region } { $space }.
neotopia-event-moved = { $player }: { $element } from { $factory } to { $region } { $space }.
neotopia-event-placed = { $player }: { $element } from the reserve to { $region } { $space }.
neotopia-event-won = { $player }: bonus won, { $bonus }.
neotopia-event-took = { $player }: { $card } taken from the Offer.
neotopia-event-drew = { $player }: a card drawn from the deck.
neotopia-event-used = { $player }: bonus used, { $bonus }.
neotopia-event-built = { $player }: { $card } built in { $region }: { $change }.
neotopia-event-skipped = { $player }: nothing built.
neotopia-event-ended = { $player }: end of the turn.
neotopia-event-lost-action = { $player }: no action is possible, one is lost.
neotopia-event-refilled = Factory { $factory } is refilled: { $elements }.
neotopia-event-turned = A tile is turned: { $elements }; tiles left: { $left }.
neotopia-event-restocked = No tile is left; to the middle come { $elements }.
neotopia-event-last-tile = That was the last tile: this round is played out, then one more follows.
neotopia-event-offered = New in the Offer: { $cards }.
neotopia-event-passed = Next: { $player }.
neotopia-event-last-round = The last round begins.
neotopia-event-final-scoring = The last round is over: final scoring.
neotopia-event-group = { $player }: largest group in { $region }: { $change }.
neotopia-event-score = { $player }: final score { $score }.
neotopia-event-over = The match is over.

## What is refused, and why

neotopia-wrong-colours = Colours are { $players } different elements, one a seat, each one of { $values }; given: “{ $given }”.
neotopia-start-first = First everybody places a start token on a free space
neotopia-act-first = Now an action is due: draw a card or move an element; or use a bonus
neotopia-draw-first = First the cards of the subsidy: take one from the Offer or from the deck
neotopia-initiative-first = First the element of the private initiative: place one from the reserve on a space
neotopia-permits-first = First the element of the new building permits: move one from a factory to an outer space
neotopia-build-first = First the project: build it, or leave it for now
neotopia-no-actions-left = Your actions are done: use a bonus, or end the turn
neotopia-actions-left = { $actions ->
    [one] An action is left, it must be taken
   *[other] { $actions } actions are left, they must be taken
    }
neotopia-deck-empty = The deck is empty
neotopia-not-offered = { $card } is not in the Offer
neotopia-not-in-factory = There is no { LOWER($element) } token in the factory { $factory }
neotopia-not-in-reserve = There is no { LOWER($element) } token left in the reserve
neotopia-space-taken = { $region } { $space } bears a token already
neotopia-space-inner = { $space } is an inner space, the permits are for outer ones
neotopia-space-outer = { $space } is an outer space, it needs the bonus New building permits
neotopia-space-alone = { $region } { $space } is next to no element
neotopia-region-empty = { $region } is empty: its first element goes on the centre
neotopia-bonus-used = A bonus was used this turn already
neotopia-no-such-bonus = You have no bonus { $bonus }
neotopia-bonus-useless = { $bonus } would have no effect now
neotopia-not-in-hand = { $card } is not in your hand
neotopia-same-type = The last project in { $region } is of the same type as { $card }
neotopia-incomplete = The token does not complete { $card } in { $region }

## On the screen

neotopia-screen-turn = { $actions ->
    [0] Actions done
    [one] One action left
   *[other] { $actions } actions left
    } · tiles left: { $tiles } · cards in the deck: { $deck }
neotopia-screen-last-round = Last round
neotopia-screen-ending = Last round but one
neotopia-screen-final = Final scoring
neotopia-screen-offer = Offer
neotopia-screen-hand = Your hand
neotopia-screen-factories = Factories
neotopia-screen-centre = Next
neotopia-screen-reserve = Reserve
neotopia-screen-cards = Cards
neotopia-screen-bonuses = Bonuses
neotopia-screen-score = Score now
neotopia-screen-pile = pile: { $top } ({ $left })
neotopia-screen-no-pile = pile: empty
neotopia-screen-last = last: { $type }
neotopia-screen-known = known:
neotopia-screen-start = Where does your start token go?
neotopia-screen-act = What do you do?
neotopia-screen-draw = { $draws ->
    [one] Draw one card.
   *[other] Draw { $draws } cards.
    }
neotopia-screen-initiate = Which element goes where?
neotopia-screen-permit = Which element goes to which outer space?
neotopia-screen-build = Build a project with { $element } in { $region } { $space }?
neotopia-screen-close = Use a bonus, or end the turn?
neotopia-move-draw = draw { $card }
neotopia-move-build = build { $card }
neotopia-move-deck = the top card of the deck
neotopia-move-skip = build nothing
neotopia-move-end = end the turn
neotopia-move-use = use { $bonus }
neotopia-points-projects = projects
neotopia-points-groups = groups
neotopia-points-lowest = lowest region, counted twice more
neotopia-points-bonuses = unused bonuses

## The rules in short

neotopia-rules-setup = Setup
neotopia-rule-N-1 = Two to four players. There are four elements, each also a player’s colour: renewable energy, organic farming, technology and community, 25 tokens of each.
neotopia-rule-N-2 = The board has three regions (desert, water, forest) and three factories. A factory lies between two regions and serves only those. The production stack lies in the middle.
neotopia-rule-N-3 = There are 56 project cards, 12 production tiles, one of them with a flag, and 24 bonus tokens, 6 of each of four kinds.
neotopia-rule-N-10 = Every factory begins with one token of each colour.
neotopia-rule-N-11 = Every player has a colour and, in each region, a score of 0.
neotopia-rule-N-12 = The bonus tokens are shuffled: four lie face up on marked spaces of each region, the others form a pile of four beside each region, of which only the top is visible.
neotopia-rule-N-13 = Everybody gets three cards, hidden from the others; four more lie face up as the Offer.
neotopia-rule-N-14 = The flag tile is the bottom of the production stack, the others are shuffled on top of it; the elements on their backs are unknown until a tile is turned. With two players three marked tiles stay in the box, with three players two. One token of each colour lies on the stack.
neotopia-rule-N-15 = A random player is the first player and stays so for all rounds.
neotopia-rule-N-16 = From the first player clockwise, everybody places a token of their own colour from the reserve: on the centre of an empty region, or next to a token of another player. A region may stay empty.
    .ruling = Outer spaces are closed to it. If it covers a bonus token, you win that. It builds no project.
neotopia-rules-turn = A turn
neotopia-rule-N-20 = A turn is exactly three actions. For each you choose between two, and may repeat yourself: draw a card, from the Offer or from the deck; or move an element from a factory to one of its two regions.
neotopia-rule-N-21 = There is no limit to a hand. The Offer is filled up to four at the end of the turn, not before.
    .ruling = There is no reshuffle: an empty deck can’t be drawn from.
neotopia-rule-N-22 = The first element of a region goes on its centre, every other on a free space next to an element there. The outer half-circles are closed to this action.
neotopia-rule-N-23 = You take all three actions if you can.
    .ruling = If one kind of action is impossible you take the other; if both are, the action is lost, and a bonus can still be used at the end of the turn.
neotopia-rule-N-24 = A token that covers a bonus token wins it for you.
neotopia-rule-N-25 = A factory that you emptied is refilled at once: it takes the elements on the production stack, the top tile is turned and leaves the game, and the elements on its back come from the reserve onto the stack. A colour that the reserve lacks is not placed.
    .ruling = A refill that brings nothing leaves the factory empty; no further tile is turned for it.
neotopia-rule-N-26 = After a placement, in this order: take the bonus, refill the factory, build.
neotopia-rules-building = Building
neotopia-rule-N-30 = After placing a token you may build one project of your hand, no more, whose pattern is complete in that region and includes the token.
neotopia-rule-N-31 = A pattern may be turned in all six directions. The tokens stay and may serve again; those on outer spaces count.
    .ruling = All patterns of our set are their own mirror image, so mirror images need no ruling.
neotopia-rule-N-32 = Diverse City: a project must be of another type than the last one built in that region.
neotopia-rule-N-33 = The card goes on the region’s pile of projects, and you advance there by its points. A building is worth 2 to the player of its colour and 4 to the others.
neotopia-rule-N-34 = Whoever reaches or passes 7, 13 or 18 points in a region takes, for each, the top token of its bonus pile, if one is left.
    .ruling = Only in the first lap of the score track, not again at 27, 33 and 38.
neotopia-rules-bonuses = Bonus tokens
neotopia-rule-N-40 = Once in your turn, at any time, you may use one bonus token, even one just won. It is a free action, and the token leaves the game.
neotopia-rule-N-41 = Government subsidy: draw two cards, each from the Offer or the deck; fewer if there are fewer.
neotopia-rule-N-42 = Automation: one action more.
neotopia-rule-N-43 = Private initiative: place any element of the reserve in any region, as an ordinary placement.
neotopia-rule-N-44 = New building permits: move an element from a factory to a free outer space of one of its regions, next to an element.
neotopia-rule-N-45 = Placements by bonus win covered bonuses and allow building, as any other.
neotopia-rule-N-46 = After your third action, if you have used no bonus this turn, you may still use one; then the turn ends.
neotopia-rules-end = End
neotopia-rule-N-50 = When the flag tile is turned, its elements go to the middle. The round is played out, then one more is played.
neotopia-rule-N-51 = When no tile is left, an emptied factory takes the tokens in the middle, and one of each colour comes there again.
neotopia-rule-N-60 = In each region all players add a point for every token in the largest connected group of their own colour there. These points win no bonus tokens.
neotopia-rule-N-61 = The final score: the best region, the second, three times the lowest, and 3 for each unused bonus token.
neotopia-rule-N-62 = Ties go to more points in the lowest region (before tripling), then in the second, then in the best.
    .ruling = Whoever is still tied shares the victory.
neotopia-reconstructed = The drawing of the board, the patterns of the cards and the backs of the production tiles are printed as pictures only. Ours are a reconstruction that fits every published fact; counts, colours, thresholds and bonuses are the rulebook’s.

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } bonus tokens do not fill { $spaces } spaces and equal piles in { $regions } regions
neotopia-fault-flag = exactly one tile must bear the flag, not { $tiles }
neotopia-fault-colours = a pattern has one or two elements, not { $count }
neotopia-fault-connected = the pattern is not connected
neotopia-fault-nowhere = the pattern fits nowhere in a region
neotopia-fault-centre = the centre must be an inner space
neotopia-fault-outside = “{ $key }”: the space { $space } is outside the region
neotopia-fault-reserve = with { $tokens } tokens of each element, the reserve could run out before this tile
neotopia-fault-full = the regions have { $spaces } inner spaces that can be reached, and up to { $tokens } tokens are placed there

## The lesson

neotopia-lesson-welcome = Welcome! Three regions, desert, water and forest, are built up with tokens of four elements. You collect points in each region, and in the end your weakest region counts three times.
neotopia-lesson-start = Your colour is renewable energy, the triangle. Everybody begins with one token of their own: put yours on the centre of the desert.
neotopia-lesson-confirm = Nothing is final until you confirm. Confirm it.
neotopia-lesson-hand = These are your projects. Each shows a pattern: complete it on the board and you score its points. The bridge with energy on both ends of organic farming lacks only one token in the desert!
neotopia-lesson-move = A turn has three actions: move an element from a factory to a region beside it, or draw a card. Take the energy token of the factory between desert and water, then choose space f4.
neotopia-lesson-build = The pattern is complete, whosever the tokens are. Choose the card in your hand to build it.
neotopia-lesson-bonus = 3 points in the desert. Now win a bonus: move energy from the factory between forest and desert to e5, where a bonus token lies.
neotopia-lesson-draw = The third action: draw a card from the Offer. Take the row with community and organic farming.
neotopia-lesson-use = Once in a turn you may use a bonus token, at any time. The government subsidy lets you draw two cards. Use it: it costs the 3 points that an unused bonus is worth at the end, and two cards bring more.
neotopia-lesson-first-card = Take the propeller with energy and technology.
neotopia-lesson-second-card = And the avenue of community.
neotopia-lesson-end-turn = That is your turn. Confirm it.
neotopia-lesson-diverse = Two things to remember: in a region nobody may build the same type of project twice in a row (the type is what stands on top of a card; the last one built lies beside the region), and whoever reaches 7, 13 or 18 points there wins a bonus token.
neotopia-lesson-ending = The half circles at the corners are outer spaces: only the bonus “new building permits” opens them. Every emptied factory turns a production tile; when the last one is turned, this round and one more are played, and that is the end.
neotopia-lesson-score = At the end the largest group of your own colour in each region counts as well, and each unused bonus is worth 3. Here you always see how it stands, and which region counts three times.
neotopia-lesson-go-on = That is all you need. What you can do glows; choose a card to see where it lacks one token; the hint asks the bots. Play on, and good luck!

## The browser

neotopia-web-area-board = Board
neotopia-web-area-cards = Cards
neotopia-web-area-players = Players
neotopia-web-progress = tiles left: { $tiles } · cards in the deck: { $deck }
neotopia-web-not-now = Nothing can be chosen here now.
neotopia-web-factory-far = A factory serves only the two regions that it touches.
neotopia-web-point = Choose an element of a factory and a space, in any order.
neotopia-web-point-card = Look at a card of your hand: the board shows where it is one token short.
neotopia-web-space = { $region } { $space }
neotopia-web-space-free = free
neotopia-web-space-free-outer = free outer space
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } would complete { $cards }
neotopia-web-space-last = placed last
neotopia-web-factory = Factory { $factory }
neotopia-web-token = { $element } in the factory { $factory }
neotopia-web-reserve = { $element } in the reserve: { $count }
neotopia-web-stack = Production stack. Next: { $elements }; tiles left: { $tiles }
neotopia-web-pile = Bonus pile: { $bonus } on top, tokens left: { $left }
neotopia-web-pile-empty = The bonus pile is empty
neotopia-web-last = Last project: { $type }; projects built here: { $count }
neotopia-web-last-none = No project has been built here yet
neotopia-web-type-building = building { $element }
neotopia-web-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
neotopia-web-worth-building = { $points } points, { $own } for the player of its colour
neotopia-web-card = { $card } ({ $type }): { $worth }
neotopia-web-card-short = { $count ->
    [one] One token short, on one space
   *[other] One token short, on { $count } spaces
    }
neotopia-web-card-far = Nowhere just one token short
neotopia-web-deck = Deck: { $count }
neotopia-web-deck-said = Draw the top card of the deck; cards left: { $count }
neotopia-web-draw-deck = Draw from the deck
neotopia-web-offer-gap = Taken; filled up at the end of the turn
neotopia-web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
neotopia-web-first = First player
neotopia-web-now = so far { $score }
neotopia-web-estimate = If the match ended now
neotopia-web-region-points = { $region }: { $points } and { $group } for the largest group
neotopia-web-region-final = { $region }: { $points }
neotopia-web-splash-last-tile = The last tile
neotopia-web-splash-last-round = Last round
neotopia-web-splash-final-scoring = Final scoring
neotopia-web-final-projects = { $region }: projects
neotopia-web-final-group = { $region }: largest group
neotopia-web-final-lowest = Lowest region counts ×{ $factor }
neotopia-web-final-bonuses = Unused bonus tokens
neotopia-web-region-lowest = the lowest region, counts × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] One action left: draw a card, or place an element.
   *[other] { $actions } actions left: draw a card, or place an element.
    }
neotopia-web-ask-space = Where does { $element } go?
neotopia-web-use-permits = an element on an outer space
neotopia-web-use-initiative = any element of the reserve
neotopia-web-use-automation = one action more
neotopia-web-use-subsidy = two cards
neotopia-web-ask-factory = From which factory does { $element } come?
neotopia-web-ask-token = Which element goes to { $region } { $space }?
neotopia-web-tell-start = Start token in { $region } { $space }
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
neotopia-box-points-building = { $own } points to the player of its colour, { $others } to the others
neotopia-box-bonuses = Bonus tokens
neotopia-box-copies = { $copies } of them
neotopia-box-tiles = Production tiles
neotopia-box-production-tile = Tile { $number }
neotopia-box-flag-tile = Tile with the flag
neotopia-box-without = stays in the box with { $players } players
