# What the app itself says. The opponents speak in files of their own.

app-name = Kozyr
app-line = Durak and Reversi, with opponents that say why
durak = Durak
reversi = Reversi
back = Back
close = Close
cancel = Cancel
thinks = thinks
thinks-so-far = { $depth ->
    [0] thinks: { $percent } %
   *[other] thinks: { $percent } %, { $depth } plies ahead
}
move-now = Move now
told-to-move = told to move when so much of the thinking was done, %
best-so-far = { $action } was the best it had found when it was told to move.
why-moved-early = It had to move before it had thought to the end. Given all its time, it says this: { $action }.
undo = Undo
redo = Redo
hint = Hint
why = Why?
black = Black
white = White
help = Help
credits = Credits

first-durak-question = Have you played Durak?
first-yes = Yes, deal the cards
first-yes-line = You and one opponent, the usual rules
first-no = No, show me how
first-no-line = A first deal at the table, card by card.
first-look = Look around first
home-continue = Continue
home-your-turn = your turn
home-their-turn = their turn
home-next-to-beat = Next to beat
home-durak-line = 2–6 players, all house rules
home-reversi-line = novice · professional
watch = Watch a game
watch-pause = Stop
watch-go-on = Go on
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
new-opponents-watched = Who plays
adjust = Adjust this opponent
adjust-reset = As usual
family-ply = Plies
family-ply-line = Look a chosen number of placements ahead
family-engine = Engine
family-engine-line = Learned from its own games, in twelve strengths
family-apprentice = Apprentice
family-apprentice-line = Forgets cards as people do, in four strengths
family-master = Master
family-master-line = Imagines the hidden cards, in five strengths
new-colour = You play
new-handicap = Head start for Black, in corners
new-corners = { $count ->
    [0] none
    [one] { $count } corner
   *[other] { $count } corners
}
new-rules = Rules

rules-classic = Classic
rules-classic-line = Podkidnoy: everyone throws in, up to six cards
rules-first-five = First discard of five
rules-first-five-line = At most five cards until something has been beaten
rules-transfer = Transfer
rules-transfer-line = A card of the same rank passes the attack on
rules-partnership = Partners
rules-partnership-line = Two sides, partners sit opposite each other
rules-duel = Duel
rules-duel-line = The attacker alone throws in, nothing is added to a taker
rules-own = Own rules
rules-own-line = As you have set them below
rules-deck = { $count } cards
rules-all = All house rules
rules-who-throws-in = Who may throw in
rules-throw-all = everyone
rules-throw-neighbours = neighbours
rules-throw-attacker = the attacker
rules-passing-on = Passing an attack on
rules-transfer-off = not allowed
rules-transfer-playing = with a card
rules-transfer-showing = or by showing a trump
rules-first-attack = Who leads in the next deal
rules-first-on-fool = the fool defends
rules-first-lowest-trump = lowest trump
rules-adding = Cards may be added when someone takes
rules-five = No more than five cards until the first discard
rules-sides = Two sides, partners opposite
rules-redeal = New deal for five of a suit
rules-last-defender = No draws: the last defender is the fool

opponent-random = Random
opponent-random-line = Plays anything that is allowed
opponent-random-about = Chooses blindly among all actions that the rules allow. Whoever loses to it was very unlucky.
opponent-potential-fixed = Stubborn potential
opponent-potential-fixed-line = Guards its trumps to the bitter end
opponent-potential-fixed-about = The same opponent without the change of tactics: it keeps the mean value of its hand high even when the talon is gone, and is often left with fine cards and the loss.
opponent-novice = Novice
opponent-novice-line = Takes the most at once
opponent-novice-about = Counts what a placement turns, two points for discs on the edge and one for others, a little more for corners and edges, and takes the greatest sum without a look at the reply.
opponent-professional = Professional
opponent-professional-line = Minds your best reply
opponent-professional-about = Counts like the novice and subtracts the best that the opponent could gain in reply.
opponent-ply-3 = 3 plies
opponent-ply-3-line = Looks three placements ahead
opponent-ply-3-about = The professional's evaluation, looked three placements ahead instead of two.
opponent-ply-4 = 4 plies
opponent-ply-4-line = Looks four placements ahead
opponent-ply-4-about = The professional's evaluation, looked four placements ahead instead of two.
opponent-ply-5 = 5 plies
opponent-ply-5-line = Looks five placements ahead
opponent-ply-5-about = The professional's evaluation, looked five placements ahead instead of two.
opponent-ply-6 = 6 plies
opponent-ply-6-line = Looks six placements ahead
opponent-ply-6-about = The professional's evaluation, looked six placements ahead instead of two.

question-start-over = A game is in progress. A new one would take its place.
question-go-on = Go on with it
question-keep = Save it and start
question-start-anyway = Start without saving
question-leave = Leave the table? The game stays as it is.
question-stay = Stay
question-take = Take the cards, although you could beat?
question-take-them = Take

pause = Pause
pause-go-on = Go on
pause-leave = Leave the table

games = Your games
games-none = Games that you finish or save come here: to watch again move by move, or to go on with.
games-saved = Saved
games-finished = Finished last
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-paste = Paste a game from elsewhere
kept = Saved games
kept-keep = Save this game
kept-copy = Copy as text
kept-paste = Paste
kept-copied = Copied: the moves, the reasons, and the game itself.
kept-none = Nothing is saved yet. A saved game can be gone on with at any time, as often as you like, from the same cards.
kept-as = Saved as number { $number }.
kept-not-a-match = That text is no saved game: { $reason }
link-leads-nowhere = That link leads nowhere: { $reason }
kept-in-progress = { $count ->
    [one] { $count } move, not over
   *[other] { $count } moves, not over
}
kept-over = { $count ->
    [one] { $count } move, over
   *[other] { $count } moves, over
}
kept-forget = Delete number { $number }
kept-forget-surely = Really delete number { $number }

shuffle = Fair shuffle
shuffle-about = All cards of this deal follow from one secret number, the seed. It was drawn before the first card. Its fingerprint is fixed and shown at once; when the deal is over the seed is shown too, and anyone can work out the fingerprint and the cards again.
shuffle-commitment = Fingerprint of the seed (SHA-256)
shuffle-copy = Copy the fingerprint
shuffle-later = The seed is shown when the deal is over: with it one could tell all hidden cards.
shuffle-seed = The seed
shuffle-check = Deal again and compare
shuffle-fair = Proved: these cards follow from the seed, and the seed from nobody’s choice.
shuffle-unfair = Not proved: the seed gives other cards.

trees-figure-10 = Textbook: won or not
trees-figure-11 = Textbook: values
trees-reversi = { $plies ->
    [one] The board, { $plies } ply
   *[other] The board, { $plies } plies
}
trees-pasted = Pasted
trees-and-or = Won or not
trees-minimax = Minimax
trees-alpha-beta = Alpha-beta
trees-first = To the beginning
trees-back = A step back
trees-on = A step on
trees-last = To the end
trees-step = step { $step } of { $count }
trees-before = The search has not begun. Take a step.
trees-solved = { $root } is worth { $value }. Best for both: { $line }.
trees-won = { $root } is won: { $line }.
trees-lost = { $root } is not won.
trees-skipped = { $skipped } of { $count } nodes were never looked at.
trees-touch = Touch a node to ask for it. The value of a leaf can be changed.
trees-max = { $name }: Max moves and wants the greatest value.
trees-min = { $name }: Min moves and wants the least value.
trees-again = { $name } again: it stands there already, and so does what follows.
trees-node-again = { $name } again
trees-ask-won = Is { $name } won?
trees-ask-worth = What is { $name } worth?
trees-leaf = Leaf { $name }
trees-less = Less
trees-more = More
trees-make-lost = Make it lost
trees-make-won = Make it won
trees-copy = Copy
trees-paste = Paste a tree
trees-copied = Copied: one node a line, children after an arrow, values after an equals sign.
trees-legend = Squares: Max moves. Rounds: Min moves. ✓ won, ✗ lost. Gold: best play. Crossed out: never looked at. Dashed with ↺: the same position again. Drag, and pinch or use the wheel.

saved-game-unreadable = A saved game could not be read.

why-nothing-yet = Has not decided anything yet.
why-recalling = Remembering what it thought …
why-shown = On the table: { $deed }.
why-shown-guessed = On the table: { $deed }, at a guess.
why-next = Expected next: { $deed }.
why-next-guessed = Next, at a guess: { $deed }.
why-shown-hidden = What that would be lies hidden.
why-step = Step { $step } of { $steps }
why-step-back = Back along the line
why-step-on = On along the line
ask-hint = What would you do? Choose it on the table: it is not played yet.
ask-opponent = What would you have done in the place of { $name }?
ask-this = I would do this
ask-tell = Tell me
ask-same = You would do the same.
axis-bout = Bout
axis-price = Mean price of a card
axis-degree = Degree, 0 to 1
axis-move = Move
axis-game = Game
axis-review-durak = Chance, %
axis-review-reversi = Balance, discs
axis-rating = Rating
axis-score = Score, %
axis-discs = Balance, discs
axis-accuracy = Decisions as good as any, %
why-everyone = All
why-reasons = Reasons
why-fuzzy = Tables
why-chart = Hands
why-belief = Belief
belief-line = Where the unseen cards are, as a master in this seat would reckon: { $name }.
belief-legend = The warmer a field, the likelier the card. Framed: certain. Crossed out: it cannot be there.
review-chances = { $percent } % of the chances
why-review = Review
why-log = Moves
review-progress = Looking at the match: { $done } of { $count }
review-tally-durak = { $name }: { $best } of { $count } decisions as good as any; on the average one lost { $lost }.
review-tally-reversi = { $name }: { $best } of { $count } placements as good as any; lost { $lost }.
review-proved = Counted out from move { $move } on: everything after it is proved.
review-turned = { $count ->
    [one] One decision cost the most. Look at it once more.
   *[other] These { $count } decisions cost the most. Look at them in turn.
}
review-flawless = Not one mistake: every decision was as good as the best. Well played!
review-steady = Nothing turned the game: what was lost were small things. Well played.
review-better = Better: { $best }
review-cost = Move { $move } · cost { $lost }
review-cost-about = Move { $move } · cost { $lost }, ± { $error }
review-cost-proved = Move { $move } · cost { $lost }, proved
review-turns-on = What it turned on
review-show-better = What was better
review-show-played = What was played
review-ask = What would you play here? Choose it on the table.
review-ask-tell = Show what was better
review-show-answer = What you would play
review-answer-right = Your answer: { $answer }. That is the better one!
review-answer-same = Your answer: { $answer }, as in the match.
review-answer-waits = Your answer: { $answer }. Looking at what it comes to …
review-answer-cost = Your answer: { $answer }. It would have cost { $lost }.
review-answer-cost-about = Your answer: { $answer }. It would have cost { $lost }, ± { $error }.
review-answer-as-good = Your answer: { $answer }. It is as good as the best, as far as can be told.
review-as-good = As good as the best, as far as can be told.
review-practise-this = Practise this
review-kept = Kept: it comes back among your mistakes.
review-practise = What to practise next
review-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
chart-line = The mean price of a card in hand, bout by bout.
chart-hidden = The opponents’ lines are shown when the cards lie open.
fuzzy-at-rest = There is nothing to think about just now.
fuzzy-asks-lead = What would it lead?
fuzzy-asks-defend = Beat or take?
fuzzy-asks-add-to-taker = Add a card for the taker?
fuzzy-asks-add-to-beater = Throw in a card?
fuzzy-own-hand = Its hand: { $quality }, mean price { $mean }
    bad { $bad } · medium { $medium } · good { $good }
fuzzy-their-hand = The opponent’s hand, supposed: { $cards }
    { $quality }, mean price { $mean }
fuzzy-their-hand-known = The opponent’s hand: { $cards }
    { $quality }, mean price { $mean }
fuzzy-uncertainty = { $hidden } of { $unknown } unknown cards: { $bits } bits. Samples: { $count }.
tables = Control tables
tables-about = The fuzzy opponent goes by these tables. Tap a cell to change it; framed cells differ from the source. Your tables hold from the next deal on.
tables-usual = Change its tables
tables-own = It plays by your tables
tables-reset = Reset
tables-copy = Copy
tables-paste = Paste
tables-copied = Copied as text.
tables-wrong = That text holds no tables: { $reason }
hint-coming = Thinking about the best move …

result-won = You won
result-lost = You lost
result-drawn = A draw
result-winner = { $name } wins
result-over = The deal is over
result-rematch = Once more
result-review = Review
result-turned = See where it turned
result-leave = Leave

reversi-your-turn = Your turn
reversi-refused-occupied = There is a disc on { $square } already.
reversi-refused-turns-none = A disc on { $square } would turn nothing, so it may not be placed there.
reversi-refused-pass = No square is open to you: press “Pass”.
reversi-their-turn = Their turn
reversi-you-must-pass = No square is open to you
reversi-they-must-pass = Your opponent has to pass
reversi-they-passed = Your opponent passed: your turn again
reversi-to-move = { $name } to move
reversi-passes = { $name } has to pass
reversi-pass = Pass
reversi-discs = Black { $score } White
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: pass

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
durak-you-cannot-beat = You cannot beat { $cards }
durak-you-throw-in = Throw in, or say done
durak-you-add = They take: add cards, or pass
durak-refused-too-low = { $card } is lower than { $attack }.
durak-refused-other-suit = { $card } is of another suit than { $attack }, and no trump.
durak-refused-beats-none = { $card } beats none of these cards.
durak-refused-other-rank = No card of the rank of { $card } lies on the table.
durak-refused-transfer-late = A card has been beaten: the attack can no longer be passed on.
durak-refused-transfer-too-many = The next player has too few cards to pass this on to.
durak-you-may-redeal = Five of one suit: a new deal?
durak-button-take = Take { $count }
durak-button-done = Done
durak-button-pass = Pass
durak-keep = Keep
durak-redeal = New deal
durak-which = Which one?
durak-choice-beat = beat { $card }
durak-choice-transfer = pass it on
durak-choice-show = show it, pass on
durak-plan-pass = add nothing
durak-plan-take = take
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
    [second] You add nothing
   *[third] { $name } adds nothing
}
durak-took = { $person ->
    [second] You take
   *[third] { $name } takes
}
durak-asked-redeal = { $person ->
    [second] You want a new deal
   *[third] { $name } wants a new deal
}
durak-kept = { $person ->
    [second] You keep the hand
   *[third] { $name } keeps the hand
}
word-take = I take
word-done = done
word-pass = pass
durak-is-fool = { $person ->
    [second] You are the fool this time
   *[third] { $name } is the fool
}
durak-nobody-left = Nobody has cards left
durak-stalled = Nothing moves any more

credits-text = Kozyr, by the Kozyr authors. Licence: MIT or Apache 2.0.

    The «Атласные» deck comes from the GNOME card collection, after a public-domain original; LGPL 3 or later. Typeface: Inter, SIL Open Font Licence. Made with Bevy, egui and Kira.

    Sounds, large-print cards, discs and table were made for Kozyr.
