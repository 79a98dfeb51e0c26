# Lessons: what the guide says.

opponent-partner = Opponent

lesson = Lesson
lesson-durak = Learn Durak
lesson-reversi = Learn Reversi
lesson-back = A step back
lesson-next = Next
lesson-skip = Skip
lesson-restart = Restart
lesson-leave = Leave the lesson
lesson-well-done = Well done!
lesson-real-game = Play a real game
lesson-again = Play again
lesson-home = Home

## Wrong taps

lesson-answer-wait = One moment: it’s your opponent’s turn.
lesson-answer-read = Read this, then tap “Next”.
lesson-answer-elsewhere = Nothing to do there. Tap what the arrow points at.
lesson-answer-not-now = Not now. Tap what the arrow points at.
lesson-answer-talon = That’s the talon. Cards are drawn from it automatically after each bout.
lesson-answer-discard = That’s the discard pile. Cards there don’t come back.
lesson-answer-theirs = Those are your opponent’s cards: you can’t see them.
lesson-answer-lead-low = You could lead { $card }, but get rid of low cards first.
lesson-answer-beat-cheaply = { $card } would beat it too, but a lower card is enough.
lesson-answer-can-beat = You may take, but here you can beat it and end up with one card fewer.
lesson-answer-throw-other = You could throw in { $card }, but it’s worth more in your hand.
lesson-answer-not-done-yet = Not yet: you can still throw in one of your cards.
lesson-answer-keep-it = You could throw in { $card }, but it’s worth more in your hand.
lesson-answer-other-square = { $square } is legal and would flip { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}, but try the marked square first.

## Durak

lesson-durak-attack = Attack
lesson-durak-aim = Get rid of all your cards. There’s no winner: the player left holding cards at the end is the fool, the “durak”.
lesson-durak-trump = The open card under the talon sets the trump suit: { $trump }. A trump beats any card of the other three suits.
lesson-durak-lead = You hold the lowest trump, so you lead. Play low cards first: tap { $card }, or drag it onto the table.
lesson-durak-they-beat = { $theirs } beat your card: same suit, but higher.
lesson-durak-throw-in = You may throw in any rank that’s on the table, and you have one: { $card }.
lesson-durak-done = { $theirs } beat that: it took a trump. You could throw in one more card, but it’s too good for that. Press “Done”.
lesson-durak-discard = Everything was beaten, so these cards are out of the deal.
lesson-durak-draw = Now you both draw from the talon back up to six cards, the attacker first. A defender who beats everything leads next.

lesson-durak-defence = Defence
lesson-durak-beat = A new deal, and you’re defending. Beat { $attack } with a higher card of its suit: { $card } is enough.
lesson-durak-beat-trump = Your opponent threw in { $attack }, because there’s a nine on the table. You have no higher card of that suit, so spend your low trump, { $card }.
lesson-durak-beaten-off = Nothing more was thrown in: you’ve beaten off the attack. You both draw, the attacker first and the defender last.
lesson-durak-lead-next = A defender who beats everything leads next, and that’s you. Lead { $card }.
lesson-durak-add = Your opponent can’t beat that and picks it up. You may still throw in cards of its rank: get rid of { $card } too.
lesson-durak-they-took = Your opponent picked up both cards and misses a turn, so you’d lead again.

lesson-durak-taking = Taking
lesson-durak-take = You have no higher card of the same suit as { $attack }, and no trump. So pick it up: press “Take”.
lesson-durak-taken = Another nine was thrown in before you picked up. You now hold { $held } cards. That’s no disaster: the strong ones will help you later.
lesson-durak-turn-lost = But you missed your turn: your opponent leads again.

lesson-durak-end = End of the deal
lesson-durak-talon-gone = It’s late in another deal. The talon has run out: nobody draws any more, and every card you get rid of counts.
lesson-durak-end-lead = You have two tens. Lead one of them: { $card }.
lesson-durak-end-throw-in = A trump beat it. Throw in the other ten: { $card }.
lesson-durak-end-beat = That was beaten too, and now { $attack } is led. Your last trump beats it: { $card }.
lesson-durak-last-card = One card left. Lead it: { $card }.
lesson-durak-fool = Nobody can beat it, and your hand is empty: you’re out. The player still holding cards is the fool.
lesson-durak-learned = You can now lead, throw in, beat, take, and go out before the others. You’ll learn the rest by playing.

## Reversi

lesson-reversi-turning = Flipping
lesson-reversi-aim = Black plays against White. When neither side can move, the side with more discs wins.
lesson-reversi-first = You’re Black. Place a disc so that a white one is trapped between two of yours: tap { $square }.
lesson-reversi-turned = The white disc between them was flipped, and is yours now.
lesson-reversi-diagonal = White has flipped it back, along a diagonal. Lines run across, down and diagonally.
lesson-reversi-dots = Dots show all your legal moves: squares where your disc would flip something. Tap { $square }.
lesson-reversi-across = Trapped again, this time across.

lesson-reversi-lines = Several lines
lesson-reversi-lines-place = One disc can flip several lines at once. Tap { $square }.
lesson-reversi-lines-turned = Four lines, four discs flipped. Only the disc you place traps others; flipped discs don’t.

lesson-reversi-passing = Passing
lesson-reversi-no-reply = Near the end, squares run short. Tap { $square }: after that White has no legal move.
lesson-reversi-they-pass = White has to pass, and it’s your turn again: tap { $square }.
lesson-reversi-pass = Now you have no legal move. Press “Pass”.
lesson-reversi-must = You only pass if you must. When neither side can move, the game is over.

lesson-reversi-corner = Corners
lesson-reversi-take-corner = White has played right next to a corner. Take the corner: tap { $square }.
lesson-reversi-for-good = You flipped the whole edge. Nothing can flip a corner back, nor your discs that connect to it along the edge.
lesson-reversi-beside = So don’t be the first to play next to an empty corner. A disc here would give that corner away.

lesson-reversi-mobility = Mobility
lesson-reversi-greed = This square would flip five discs at once. But then White would have ten moves to choose from.
lesson-reversi-quiet = Discs only count at the end. Prefer { $square }: it flips just { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}, in the middle of White’s.
lesson-reversi-few-squares = Now White has only { $open ->
    [one] { $open } move
   *[other] { $open } moves
} to choose from, and will soon run into bad ones.

lesson-reversi-count = Counting
lesson-reversi-behind = Three squares are left, and White leads { $white } to { $black }.
lesson-reversi-last-squares = It isn’t over yet. Tap { $square }.
lesson-reversi-last-disc = White has taken the corner, but the last move is yours: tap { $square }.
lesson-reversi-won = { $black } to { $white }: you’ve won. In Reversi, the last moves flip the most.
lesson-reversi-learned = You can now flip lines, pass, take corners and keep your options open. You’ll learn the rest by playing.
