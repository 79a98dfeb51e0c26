# Texts of the app itself. Opponents have their own files.

app-name = Kozyr
app-line = Durak and Reversi, with opponents that explain their moves
durak = Durak
reversi = Reversi
back = Back
close = Close
cancel = Cancel
thinks = Thinking
thinks-so-far = { $depth ->
    [0] Thinking… { $percent }%
   *[other] Thinking… { $percent }% (depth { $depth })
}
move-now = Move now
told-to-move = share of its thinking done, %
best-so-far = { $action } was its best option so far.
why-moved-early = It had to move before it finished thinking. With more time it chooses: { $action }.
undo = Undo
redo = Redo
hint = Hint
why = Why?
black = Black
white = White
help = Help
credits = Credits

first-durak-question = Have you played Durak before?
first-yes = Yes, deal the cards
first-yes-line = You against one opponent, standard rules
first-no = No, show me how
first-no-line = A guided first deal, card by card
first-look = Look around first
home-continue = Continue
home-your-turn = Your turn
home-their-turn = Their turn
home-next-to-beat = Next challenge
home-durak-line = 2–6 players, many house rules
home-reversi-line = From beginner to perfect play
watch = Watch a game
watch-pause = Pause
watch-go-on = Resume
watch-step = Step
watch-slow = Slow
watch-normal = Normal
watch-fast = Fast
watch-utmost = Fastest
trees = Game trees

new-start = Start
new-players = Players
new-opponent = Opponent
new-opponents = Opponents, clockwise
new-opponents-watched = Who’s playing
adjust = Customise
adjust-reset = Defaults
family-ply = Look-ahead
family-ply-line = Looks a set number of moves ahead
family-engine = Engine
family-engine-line = Self-taught, twelve levels
family-apprentice = Apprentice
family-apprentice-line = Forgets cards like people do, four levels
family-master = Master
family-master-line = Simulates the hidden cards, five levels
new-colour = You play
new-handicap = Handicap: corners for Black
new-corners = { $count ->
    [0] None
    [one] { $count } corner
   *[other] { $count } corners
}
new-rules = Rules

rules-classic = Classic
rules-classic-line = Podkidnoy: everyone throws in, up to six cards
rules-first-five = Five-card start
rules-first-five-line = At most five attack cards until a bout has been beaten off
rules-transfer = Passing on
rules-transfer-line = A card of the same rank passes the attack on
rules-partnership = Partners
rules-partnership-line = Two sides; partners take alternate seats
rules-duel = Duel
rules-duel-line = Only the attacker throws in; nothing after a pick-up
rules-own = Custom
rules-own-line = As set below
rules-cards = { $count } cards
rules-all = Show all rules
rules-who-throws-in = Who may throw in
rules-throw-all = Everyone
rules-throw-neighbours = Neighbours
rules-throw-attacker = The attacker
rules-after-take = Throwing in after a pick-up
rules-after-take-same = The same players
rules-after-take-attacker = Only the attacker
rules-after-take-nobody = Nobody
rules-attack-limit = Most attack cards in a bout
rules-attack-limit-hand = The defender’s hand
rules-passing-on = Passing an attack on
rules-transfer-off = Not allowed
rules-transfer-playing = With a card
rules-transfer-showing = Or by showing a trump
rules-showing = Showing a trump
rules-showing-deal = Once a deal
rules-showing-bout = Once a bout
rules-showing-always = Any number of times
rules-first-attack = Who leads in the next deal
rules-first-on-fool = The fool defends
rules-first-lowest-trump = Lowest trump
rules-after-draw = Who leads after a draw
rules-after-draw-lowest = Lowest trump again
rules-after-draw-same = The same player
rules-after-draw-next = The next player
rules-five = No more than five cards until the first discard
rules-sides = Two sides, seated alternately
rules-redeal = Redeal with five of a suit
rules-last-defender = No draws: the last defender is the fool

opponent-random = Random
opponent-random-line = Plays a random legal move
opponent-random-about = Plays a random legal move. You’d have to be very unlucky to lose.
opponent-potential-fixed = Stubborn potential
opponent-potential-fixed-line = Guards its trumps to the bitter end
opponent-potential-fixed-about = Like Hedgehog, but it never changes tactics. It keeps the average value of its hand high even when the talon has run out, so it often loses with great cards in hand.
opponent-novice = Novice
opponent-novice-line = Grabs as many discs as it can
opponent-novice-about = Scores each move by what it flips: two points for a disc on the edge, one for any other, plus a little for corners and edges. It plays the highest score and ignores your reply.
opponent-professional = Professional
opponent-professional-line = Considers your best reply
opponent-professional-about = Scores a move like Puppy, then subtracts the most you could gain by replying.
opponent-ply-3 = Look-ahead 3
opponent-ply-3-line = Looks three moves ahead
opponent-ply-3-about = Evaluates like Badger, but looks three moves ahead instead of two.
opponent-ply-4 = Look-ahead 4
opponent-ply-4-line = Looks four moves ahead
opponent-ply-4-about = Evaluates like Badger, but looks four moves ahead instead of two.
opponent-ply-5 = Look-ahead 5
opponent-ply-5-line = Looks five moves ahead
opponent-ply-5-about = Evaluates like Badger, but looks five moves ahead instead of two.
opponent-ply-6 = Look-ahead 6
opponent-ply-6-line = Looks six moves ahead
opponent-ply-6-about = Evaluates like Badger, but looks six moves ahead instead of two.

question-start-over = Start a new game? You have one in progress.
question-go-on = Keep playing
question-keep = Save it and start
question-start-anyway = Start without saving
question-leave = Leave the table? You can continue this game later.
question-stay = Keep playing
question-take = Take the cards? You could beat them.
question-take-them = Take

pause = Menu
pause-go-on = Resume
pause-leave = Leave the table

games = Your games
games-none = Games you finish or save appear here. You can replay them move by move, or resume them.
games-saved = Saved
games-finished = Recently finished
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
saved-games = Saved games
saved-games-save = Save this game
saved-games-copy = Copy as text
saved-games-paste = Paste
saved-games-copied = Copied: the moves, the reasons and the game itself.
saved-games-none = No saved games yet. You can resume a saved game any time, or play it again from the start.
saved-games-saved-as = Saved as game { $number }.
saved-games-not-a-game = This text isn’t a saved game: { $reason }
link-broken = This link doesn’t work: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } move, unfinished
   *[other] { $count } moves, unfinished
}
saved-games-over = { $count ->
    [one] { $count } move, finished
   *[other] { $count } moves, finished
}
saved-games-delete = Delete game { $number }
saved-games-confirm-delete = Really delete game { $number }

shuffle = Fair shuffle
shuffle-about = A secret number, the seed, decides the order of all cards. It’s picked before the deal, and you see its fingerprint straight away. When the deal is over you see the seed too, so anyone can check the fingerprint and the cards.
shuffle-commitment = Fingerprint of the seed (SHA-256)
shuffle-copy = Copy the fingerprint
shuffle-later = You’ll see the seed when the deal is over: it would reveal every hidden card.
shuffle-seed = Seed
shuffle-check = Check this deal
shuffle-fair = Verified: these cards follow from the seed, and nobody chose the seed.
shuffle-unfair = Not verified: the seed gives different cards.

trees-figure-10 = Example: win or loss
trees-figure-11 = Example: values
trees-reversi = { $plies ->
    [one] The board, { $plies } ply
   *[other] The board, { $plies } plies
}
trees-pasted = Pasted
trees-and-or = Win or loss
trees-minimax = Minimax
trees-alpha-beta = Alpha-beta
trees-first = To the beginning
trees-back = A step back
trees-on = A step forward
trees-last = To the end
trees-step = Step { $step } of { $count }
trees-before = The search hasn’t started. Take a step.
trees-solved = Value of { $root }: { $value }. Best play: { $line }.
trees-solved-position = Value of this position: { $value }. Best play: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = this position
trees-won = { $root } is won: { $line }.
trees-lost = { $root } is not won.
trees-skipped = { $skipped } of { $count } nodes were never visited.
trees-touch = Tap a node to ask about it. You can change the value of a leaf.
trees-max = { $name }: Max to move, wants the highest value.
trees-min = { $name }: Min to move, wants the lowest value.
trees-again = { $name } again: the same node appears elsewhere, with everything below it.
trees-node-again = { $name } again
trees-ask-won = Is { $name } won?
trees-ask-won-player = Is { $name } won with Max to move?
trees-ask-won-game = Is { $name } won in the game from { $root }?
trees-ask-worth = What is { $name } worth?
trees-leaf = Leaf { $name }
trees-less = Less
trees-more = More
trees-make-lost = Make it lost
trees-make-won = Make it won
trees-copy = Copy
trees-paste = Paste a tree
trees-copied = Copied: one node per line, children after an arrow, values after an equals sign.
trees-legend = Squares: Max to move. Circles: Min to move. ✓ won, ✗ lost. Gold: best play. Crossed out: never visited. Dashed with ↺: the same position again. Drag to move; pinch or scroll to zoom.

saved-games-unreadable = A saved game couldn’t be read.

why-nothing-yet = Hasn’t decided anything yet.
why-recalling = Working out its reasons again…
why-shown = Shown: { $action }.
why-shown-guessed = Shown: { $action } (a guess).
why-next = Expected next: { $action }.
why-next-guessed = Probably next: { $action }.
why-shown-hidden = You’ll see this play when the deal is over.
why-step = Step { $step } of { $steps }
why-step-back = Back along the line
why-step-on = Forward along the line
ask-hint = What would you do? Try it: it won’t be played yet.
ask-opponent = What would you have done in { $name }’s place?
ask-this = My answer
ask-tell = Just show me
ask-same = Same as yours!
axis-bout = Bout
axis-price = Average card strength
axis-degree = Membership, 0 to 1
axis-move = Move
axis-game = Game
axis-review-durak = Chance, %
axis-review-reversi = Disc difference
axis-rating = Rating
axis-score = Score, %
axis-discs = Disc difference
axis-accuracy = Good decisions, %
why-everyone = All
why-reasons = Reasons
details = Details
why-fuzzy = Tables
why-chart = Strength
why-belief = Unseen
belief-line = { $name } could work out this much about the unseen cards:
belief-legend = The brighter a square, the more likely the card. Outlined: certain. Crossed out: impossible.
review-chances = { $percent }%
why-review = Review
why-log = Moves
review-progress = Reviewing the game: { $done } of { $count }
review-tally-durak = { $name }: { $best } of { $count } decisions were best. Average loss: { $lost }.
review-tally-reversi = { $name }: { $best } of { $count } moves were best. Total loss: { $lost }.
review-proved = Solved from move { $move } on: everything after it is proven.
review-turned = { $count ->
    [one] The costliest decision. Take another look at it.
   *[other] The { $count } costliest decisions. Take another look at each.
}
review-flawless = Not one mistake: every decision was as good as the best. Well played!
review-steady = No turning points, only small losses. Well played!
review-better = Better: { $best }
review-cost = Move { $move } · cost: { $lost }
review-cost-about = Move { $move } · cost: { $lost } (±{ $error })
review-cost-proved = Move { $move } · cost: { $lost }, proven
review-turns-on = Theme
review-show-better = Best
review-show-played = Played
review-ask = What would you play here? Try it.
review-ask-tell = Show what was better
review-show-answer = Yours
review-answer-right = Your answer: { $answer }. That’s the better one!
review-answer-same = Your answer: { $answer }, as in the game.
review-answer-waits = Your answer: { $answer }. Checking what it’s worth…
review-answer-cost = Your answer: { $answer }. Its cost: { $lost }.
review-answer-cost-about = Your answer: { $answer }. Its cost: { $lost } (±{ $error }).
review-answer-as-good = Your answer: { $answer }. It’s as good as the best, within the margin of error.
review-as-good = As good as the best, within the margin of error.
review-practise-this = Practise this
review-kept = Saved: you’ll see it again under “Your mistakes”.
review-practise = What to practise next
review-concept-cost = { $count ->
    [one] One mistake of this kind cost { $lost }.
   *[other] { $count } mistakes of this kind cost { $lost } in all.
}
review-try-problem = Try a puzzle
review-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
chart-line = The average strength of a card in hand, after each bout.
chart-hidden = You’ll see the opponents’ lines once their cards are open.
fuzzy-now = Now
fuzzy-last-decision = Last decision
fuzzy-at-rest = Nothing to decide right now.
fuzzy-asks-lead = What would it lead?
fuzzy-asks-defend = Beat or take?
fuzzy-asks-add-to-taker = Throw in after the pick-up?
fuzzy-asks-add-to-beater = Throw in a card?
fuzzy-own-hand = Its hand: { $quality }, average card strength { $mean }
    bad { $bad } · medium { $medium } · good { $good }
fuzzy-their-hand = Opponent’s hand, a sample: { $cards }
    { $quality }, average card strength { $mean }
fuzzy-their-hand-known = Opponent’s hand: { $cards }
    { $quality }, average card strength { $mean }
fuzzy-uncertainty = Uncertainty: { $bits } bits ({ $hidden } of { $unknown } unknown cards). Samples: { $count }.
tables = Decision tables
tables-about = The fuzzy opponent plays by these tables. Tap a cell to change it; outlined cells were changed. Your tables apply from the next deal on.
tables-usual = Change its tables
tables-own = It plays by your tables
tables-reset = Reset
tables-copy = Copy
tables-paste = Paste
tables-copied = Copied as text.
tables-wrong = This text contains no tables: { $reason }
hint-coming = Thinking about the best move…

result-won = You won
result-lost = You lost
result-drawn = A draw
result-winner = { $name } wins
result-over = The deal is over
result-rematch = Play again
result-review = Review
result-turned = Turning points
result-leave = Leave

reversi-your-turn = Your turn
reversi-refused-occupied = There’s already a disc on { $square }.
reversi-refused-turns-none = A disc on { $square } wouldn’t flip anything, so you can’t play there.
reversi-refused-pass = You have no legal move: press “Pass”.
reversi-their-turn = Their turn
reversi-you-must-pass = You have no legal move
reversi-they-must-pass = Your opponent has to pass
reversi-they-passed = Your opponent passed: your turn again
reversi-to-move = { $name } to move
reversi-passes = { $name } has to pass
reversi-pass = Pass
reversi-discs = Black { $score } White
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: pass

durak-trump = { $count ->
    [0] { $suit } trump
   *[other] { $suit } trump · { $count }
}
durak-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
durak-out = out
durak-they-attack = { $name } leads
durak-they-defend = { $name } defends
durak-they-defend-you = { $name } defends against you
durak-they-throw-in = { $name } may throw in
durak-you-attack = Your lead
durak-you-defend = Beat { $cards }, or take
durak-you-cannot-beat = You can’t beat { $cards }
durak-you-throw-in = Throw in, or press Done
durak-you-add = They pick up: throw in, or pass
durak-refused-too-low = { $card } is lower than { $attack }.
durak-refused-other-suit = { $card } is neither a trump nor the same suit as { $attack }.
durak-refused-beats-none = { $card } beats none of these cards.
durak-refused-other-rank = There’s no card of the same rank as { $card } on the table.
durak-refused-transfer-late = You’ve beaten a card, so you can’t pass the attack on any more.
durak-refused-transfer-too-many = The next player has too few cards for you to pass this on.
durak-you-may-redeal = Five of one suit: redeal?
durak-button-take = Take { $count }
durak-button-done = Done
durak-button-pass = Pass
durak-keep = Keep
durak-redeal = New deal
durak-which = Which one?
durak-choice-beat = beat { $card }
durak-choice-transfer = pass it on
durak-choice-show = show it, pass on
durak-plan-pass = pass
durak-plan-take = pick up
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } beats { $attack }
durak-transferred = { $person ->
    [second] You pass it on with { $card }
   *[third] { $name } passes on with { $card }
}
durak-showed = { $person ->
    [second] You show { $card } and pass on
   *[third] { $name } shows { $card } and passes on
}
durak-threw-in = { $person ->
    [second] You throw in { $card }
   *[third] { $name } throws in { $card }
}
durak-passed = { $person ->
    [second] You pass
   *[third] { $name } passes
}
durak-took = { $person ->
    [second] You pick up
   *[third] { $name } picks up
}
durak-asked-redeal = { $person ->
    [second] You ask for a new deal
   *[third] { $name } asks for a new deal
}
durak-kept = { $person ->
    [second] You keep your hand
   *[third] { $name } keeps the hand
}
word-take = I’ll take
word-done = done
word-pass = pass
durak-is-fool = { $person ->
    [second] You’re the fool
   *[third] { $name } is the fool
}
durak-nobody-left = Nobody has cards left
durak-stalled = Nobody can make progress

credits-text = Kozyr, by the Kozyr authors. Licence: MIT or Apache 2.0.

    The Atlasnye deck comes from the GNOME card collection, after a public-domain original; LGPL 3 or later. Typeface: Inter, SIL Open Font Licence. Built with Bevy, egui and Kira.

    Sounds, large-print cards, discs and table were made for Kozyr.
