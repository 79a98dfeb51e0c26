# The first games: what the voice of a lesson says.

opponent-partner = Opponent

lesson = Lesson
lesson-durak = Learn Durak
lesson-reversi = Learn Reversi
lesson-back = A step back
lesson-next = Next
lesson-skip = Skip
lesson-restart = Begin again
lesson-leave = Leave the lesson
lesson-well-done = Well done!
lesson-real-game = Play a real game
lesson-again = Once more
lesson-home = To the front page

## Wrong touches

lesson-answer-wait = One moment: it is the other’s turn.
lesson-answer-read = Touch “Next” when you have read this.
lesson-answer-elsewhere = There is nothing to do there. Touch what the arrow points at.
lesson-answer-not-now = Not now. Touch what the arrow points at.
lesson-answer-talon = That is the talon. Cards are drawn from it by themselves when a bout is over.
lesson-answer-discard = That is the discard. What lies here does not come back.
lesson-answer-theirs = Those cards are your opponent’s secret.
lesson-answer-lead-low = { $card } may be led as well, but give low cards away first.
lesson-answer-beat-cheaply = { $card } would beat it as well, but a lower card is enough.
lesson-answer-can-beat = You may take, but here you can beat it and have one card less.
lesson-answer-throw-other = { $card } may be thrown in as well, but it is worth more in your hand.
lesson-answer-not-done-yet = Not yet: one of your cards can still be thrown in.
lesson-answer-keep-it = { $card } may be thrown in, but it is worth more in your hand.
lesson-answer-other-square = { $square } is allowed and would turn { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}, but look at the marked square first.

## Durak

lesson-durak-attack = Attack
lesson-durak-aim = Get rid of all your cards. There is no winner: whoever is left holding cards at the end is the fool, the “durak”.
lesson-durak-trump = The open card under the talon names the trump suit: { $trump }. A trump beats any card of the other three suits.
lesson-durak-lead = You hold the lowest trump, so you lead. Low cards go first: touch { $card }, or drag it onto the table.
lesson-durak-they-beat = Your card was beaten by { $theirs }: the same suit, but higher.
lesson-durak-throw-in = Any rank that lies on the table may be thrown in. You hold such a card: { $card }.
lesson-durak-done = { $theirs } beat that: a trump had to help. You could add one more card, but it is too good for that. Press “Done”.
lesson-durak-discard = Everything was beaten, so these cards have left the deal for good.
lesson-durak-draw = Now both draw from the talon until they hold six again, the attacker first. Whoever has beaten everything leads next.

lesson-durak-defence = Defence
lesson-durak-beat = A new deal, and you defend. Beat { $attack } with a higher card of its suit: { $card } is enough.
lesson-durak-beat-trump = { $attack } was thrown in, for a nine lies on the table. You have no higher card of that suit: spend your low trump, { $card }.
lesson-durak-beaten-off = Nothing more was thrown in: you have beaten the attack off. Both draw, the attacker first and the defender last.
lesson-durak-lead-next = Whoever has beaten everything leads next, and that is you. Lead { $card }.
lesson-durak-add = Your opponent cannot beat that and takes it. You may still add cards of its rank: give { $card } away, too.
lesson-durak-they-took = Both cards were taken, and whoever takes misses a turn: you would lead again.

lesson-durak-taking = Taking
lesson-durak-take = Against { $attack } you have neither a higher card of its suit nor a trump. So take it: press “Take”.
lesson-durak-taken = Another nine was added before you picked it up. You hold { $held } cards now. That is no disaster: strong ones among them will help you later.
lesson-durak-turn-lost = But you have missed your turn: your opponent leads again.

lesson-durak-end = The end of a deal
lesson-durak-talon-gone = Late in another deal. The talon is used up: nobody draws any more, and every card that you get rid of counts.
lesson-durak-end-lead = You hold two tens. Lead one of them: { $card }.
lesson-durak-end-throw-in = A trump has beaten it. Throw the other ten after it: { $card }.
lesson-durak-end-beat = That was beaten, too, and now { $attack } is led. Your last trump beats it: { $card }.
lesson-durak-last-card = One card is left. Lead it: { $card }.
lesson-durak-fool = It cannot be beaten, and your hand is empty: you are out. Whoever still holds cards is the fool.
lesson-durak-learned = You can lead, throw in, beat, take, and get out in time. Playing teaches the rest.

## Reversi

lesson-reversi-turning = Turning
lesson-reversi-aim = Black plays against White. When nobody can place a disc any more, the side with more discs wins.
lesson-reversi-first = You are Black. Place a disc so that a white one is caught between two of yours: touch { $square }.
lesson-reversi-turned = The white disc between them has turned over, and is yours now.
lesson-reversi-diagonal = White has turned it back, along a diagonal. Lines run across, down and aslant.
lesson-reversi-dots = Dots show all squares where your disc would turn something. You may place one nowhere else. Touch { $square }.
lesson-reversi-across = Caught again, this time across.

lesson-reversi-lines = Several lines
lesson-reversi-lines-place = One disc may close several lines at once. Touch { $square }.
lesson-reversi-lines-turned = Four lines, four discs turned. Only the disc that you place closes lines; those that turn over do not.

lesson-reversi-passing = Passing
lesson-reversi-no-reply = Near the end squares run short. Touch { $square }: after that White has nothing to turn.
lesson-reversi-they-pass = White has to pass, and it is your turn again: touch { $square }.
lesson-reversi-pass = Now no square is open to you. Press “Pass”.
lesson-reversi-must = You pass only if you must. When neither side can place a disc, the game is over.

lesson-reversi-corner = Corners
lesson-reversi-take-corner = White has placed a disc right beside a corner. Take the corner: touch { $square }.
lesson-reversi-for-good = The whole edge has turned. Nothing can turn a corner back, nor the discs of your colour that lean on it along the edge.
lesson-reversi-beside = So do not be the first beside an empty corner. A disc here would give that corner away.

lesson-reversi-mobility = Mobility
lesson-reversi-greed = This square would turn five discs at once. But then White would have ten squares to choose from.
lesson-reversi-quiet = Discs count only at the end. Prefer { $square }: it turns but { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}, in the midst of White’s.
lesson-reversi-few-squares = Now White has only { $open ->
    [one] { $open } square
   *[other] { $open } squares
} to choose from, and must soon place discs where they do harm.

lesson-reversi-count = The count
lesson-reversi-behind = Three squares are left, and White is ahead by { $white } to { $black }.
lesson-reversi-last-squares = Nothing is decided yet. Touch { $square }.
lesson-reversi-last-disc = White has taken the corner, but the last disc is yours: touch { $square }.
lesson-reversi-won = { $black } to { $white }: you have won. In Reversi the last placements turn the most.
lesson-reversi-learned = You can turn lines, pass, take corners and keep your choices open. Playing teaches the rest.
