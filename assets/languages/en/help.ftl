# Help: the rules as they are in force, the opponents, keys, the fair shuffle, and words.

help-all = All of Help
help-learn = Learn by playing
help-rules = Rules
help-rules-here = By the rules of this table.
help-rules-chosen = By the house rules that you chose last.
help-opponents = The opponents
help-concepts = What decides a game
help-concepts-of = { $game }: ideas
help-concepts-about = What single decisions turn on. Think of one of these when you do not know what to play.
help-more = And also
help-keys = Keys and touch
help-shuffle = The fair shuffle
help-words = Words
help-how = How it decides
help-how-strong = How strong it is
help-levels = Its kinds

## Durak

help-durak-aim = The aim
help-durak-aim-text = Get rid of all your cards. Nobody wins: the last one who holds cards is the fool, the “durak”.
help-durak-cards = Cards
help-durak-cards-text = { $count } cards, the lowest is the { $lowest }, the highest the ace. { $players } can play.
help-durak-deal-text = Everybody is dealt six cards. The next card is turned up under the talon and names the trump suit; it is drawn last. If the deal uses up the whole deck, the last card dealt names it.
help-durak-redeal = A new deal
help-durak-redeal-text = Before the first bout, whoever holds five or more cards of one suit may ask for a new deal, once.
help-durak-partners = Partners
help-durak-partners-text = Two sides play against each other, partners sit opposite. Nobody throws in against a partner, and the next opponent on the left defends. A side is out when all its players are; the others are fools together.
help-durak-first = Who leads first
help-durak-first-text = In the first deal the holder of the lowest trump, who shows it and may lead any card.
help-durak-first-on-fool = In later deals the player to the right of the last fool, so that the fool defends first.
help-durak-first-lowest = In later deals the holder of the lowest trump again.
help-durak-attack = Attack
help-durak-attack-text = The attacker leads one card, or several of one rank. The player on the left defends.
help-durak-defence = Defence
help-durak-defence-text = Each card must be beaten by a higher card of its suit, or by a trump. A trump is beaten by a higher trump alone.
help-durak-transfer = Passing an attack on
help-durak-transfer-text = A defender who has not beaten anything yet may add a card of the attack’s rank and pass the whole attack on to the left, if the next player holds enough cards for it.
help-durak-showing = Passing on by showing
help-durak-showing-text = Once a deal, instead of playing the trump of that rank, you may show it and keep it.
help-durak-throwing = Throwing in
help-durak-throwing-text = When everything is beaten, cards of any rank on the table may be added, and must be beaten as well. The bout is over when nobody wants to add any more.
help-durak-throw-all = Everybody but the defender may throw in, beginning with the one who led.
help-durak-throw-neighbours = The defender’s neighbours may throw in, beginning with the one who led.
help-durak-throw-attacker = Only the one who led may throw in.
help-durak-room-text = A bout has six attack cards at most, and never more than the defender held when it began.
help-durak-five = Five cards at first
help-durak-five-text = Until the first bout has been beaten off there are five attack cards at most.
help-durak-taking = Taking
help-durak-taking-text = Instead of beating you may take all cards of the bout into your hand, even after having beaten some. You then miss your turn to lead.
help-durak-adding = Once you take, the others may still add cards that fit.
help-durak-no-adding = Once you take, nothing more is added.
help-durak-drawing = Drawing
help-durak-drawing-text = After each bout everybody draws up to six: first the one who led, then the others clockwise, the defender last.
help-durak-next = Who leads next
help-durak-next-text = A defender who has beaten everything. If the defender took, the player to the left of the defender; with two players that is the attacker again.
help-durak-end = The end
help-durak-end-text = When the talon is gone, whoever has no cards left is out. The last one with cards is the fool.
help-durak-end-draw = If the last ones get rid of their cards in the same bout, the deal is drawn.
help-durak-last-defender = No draws
help-durak-last-defender-text = If the last ones get rid of their cards in the same bout, the one who defended it is the fool.
help-durak-stall-text = Two careful players could go on for ever. So a deal in which no card leaves play for { $count } actions is drawn.

## Reversi

help-reversi-aim = The aim
help-reversi-aim-text = Have more discs of your colour on the board at the end than your opponent.
help-reversi-placing = Placing
help-reversi-placing-text = Black begins, then both sides place one disc in turn. It must catch at least one of the opponent’s discs in a straight line between itself and another disc of yours, with no gap. Dots show where that is possible.
help-reversi-turning = Turning over
help-reversi-turning-text = All discs that are caught turn over, in all eight directions at once. Discs that turn over do not catch others in their turn.
help-reversi-passing = Passing
help-reversi-passing-text = If you cannot place a disc, you pass. You may not pass if you can.
help-reversi-end = The end
help-reversi-end-text = When neither side can place a disc, the game is over and the discs are counted. Equal numbers are a draw.
help-reversi-handicap = A head start
help-reversi-handicap-text = A weaker player may begin with one to four corners taken, as Black. White then places first.
help-reversi-advice = Three pieces of advice
help-reversi-corners-text = Corners can never be turned back. Do not place a disc beside an empty corner without need: it often gives the corner away.
help-reversi-mobility-text = Turn few discs at first. Whoever has more squares to choose from forces the other to place discs where they do harm.
help-reversi-parity-text = Near the end look where an even number of squares is left. It is good to place the last disc of each such region.

## The opponents

help-opponents-about = Nobody here cheats: an opponent sees what you would see in its seat and no more. “Why?” at the table shows what it weighed. The shares of wins on these pages were measured in hundreds to thousands of games in which both sides had the same cards or openings.
help-opponent-random = It chooses blindly among all that is allowed. It is there to be beaten, and to see that rules hold.
help-opponent-random-strength = Everybody else beats it.
help-opponent-lowest = One simple rule: always the lowest card that will do. Low cards leave the hand, high ones stay for later.
help-opponent-lowest-strength = A decent beginner. Your first opponent if you have just learned to play.
help-opponent-greedy = It wants its hand to shrink: the largest group of equal cards is led, everything that fits is thrown in, and each defence is as cheap as the cards allow.
help-opponent-greedy-strength = About as strong as Lowest, but it attacks harder.
help-opponent-potential = It asks after each possible play: how good are the cards that I would keep? A high mean rank is good, trumps are very good. Once the talon is gone it turns round and sheds cards. Its stubborn brother never changes his mind. After a Russian textbook on intelligent systems: the mean of the ranks, counted from one, with nine more for a trump. The suit that the text calls awkward for the defender can never be led by its own rule, for the lowest plain card always leaves as much; a slider gives it weight.
help-opponent-potential-strength = It scores 59 % against Lowest, and 57 % against its stubborn brother: changing tactics at the end is worth so much.
help-opponent-hand-value = Each hand has a price in points, as in a shop: aces are dear, trumps dearer, pairs and even suits add something. It plays whatever leaves it the dearest hand. It does not remember what has been played. After an article by the author of OpenFool, a free Durak by hyst329 under the MIT licence. One opponent follows the formula of the article, the other the program, decision for decision.
help-opponent-hand-value-strength = By the formula it scores 45 % against Lowest. The program scores 59 % against Lowest, 66 % against the formula, and is level with Potential.
help-opponent-fuzzy = It thinks in words, not numbers: cards and hands are bad, medium or good. It imagines two hundred ways in which the hidden cards may lie, asks small tables what to do in each, and follows the majority. You can read the tables and change them. “Fuzzy, grown up” has improved them by playing against itself. After A. F. Lyakhov and I. M. Trishin, Nizhny Novgorod, 2005. When the talon is gone their text leaves out the card to come; a slider chooses between two readings of that.
help-opponent-fuzzy-strength = As printed the tables are weak: 35 % against Lowest, which the text does not claim to beat. The learned ones score 54 % against Lowest, and are level with Potential.
help-opponent-apprentice = It thinks as the weakest master does, and forgets as people do. The strongest remembers the last six bouts, and of those before them trumps and aces; the weakest remembers nothing that no longer lies open. What is forgotten may be in any hand again. The three weaker levels err besides, as much as their level allows.
help-opponent-apprentice-strength = Each level scores about two thirds against the one below. The weakest beats blind chance, and not yet Lowest; the strongest is level with Potential.
help-opponent-master = It forgets no card. It imagines thousands of ways in which the hidden cards may lie, the likelier ones more often, plays every choice to the end in each of them, and takes what makes it the fool least often. When nothing is hidden any more it counts the ending out, move by move.
help-opponent-master-strength = By far the strongest: level 3 wins about nine of ten deals against each of the others. The higher the level, the longer it takes: it imagines more ways, and from level 4 on it finds out whom the others play like.
help-opponent-novice = It counts what each placement turns: two points for a disc on the edge, one for any other, and 0.8 more for a corner, 0.4 for another square of the edge. It takes the greatest sum and does not ask what you could reply. After an example in a Russian textbook, as is Professional.
help-opponent-novice-strength = It beats blind chance in 71 % of games. A good first opponent.
help-opponent-professional = It counts like Novice, but takes your best reply off again. So it will not grab five discs if you can take seven back.
help-opponent-professional-strength = It beats Novice in 77 % of games.
help-opponent-ply = It counts like Professional, but looks further ahead: your reply, its answer, your reply to that.
help-opponent-ply-strength = Against Professional three plies score 70 %, four 83 %, five 92 % and six 95 %. The textbook found more than two plies useless against people; against programs they are not.
help-opponent-engine = It looks many placements ahead, and at the end of each line it judges the position by patterns of edges, corners and diagonals whose worth it learned in games against itself. Near the end of the game it counts everything out to the last disc.
help-opponent-engine-strength = Each level beats the one below in 75 to 90 % of games. The perfect one makes no error in the last 24 squares.

## Keys and touch

help-touch = Touch and mouse
help-touch-tap = Tap a card or a square: play it. Cards that can be played stand a little higher, squares have a dot.
help-touch-drag = Drag a card onto the table: attack, throw in or pass on. Drag it onto an attack card: beat that one.
help-touch-back = Back over the hand: not after all.
help-keyboard = Keyboard
help-key-tab = Tab
help-key-tab-does = from one group of things to the next
help-key-arrows = Arrows
help-key-arrows-does = choose a card, a square, a button
help-key-enter = Enter
help-key-enter-does = play the card, place the disc, press the button
help-key-space = Space
help-key-space-does = take, or say done; place the disc
help-key-hint = H
help-key-hint-does = a hint with its reason
help-key-line = [ · ]
help-key-line-does = in the reasons: back and on along the line that is expected
help-key-undo = U · R
help-key-undo-does = undo · redo
help-key-pass = P
help-key-pass-does = pass (Reversi)
help-key-now = M
help-key-now-does = tells an opponent that thinks long to move now
help-key-escape = Escape
help-key-escape-does = back; at a table, the menu

## The fair shuffle

help-shuffle-text = Before the first card is dealt, your device draws a secret number: the seed. The order of all cards follows from it by a published recipe, so that nobody, not even the program, can choose cards during the deal.

    To prove that, the app shows a fingerprint of the seed right at the start (in the menu of the table, under “Fair shuffle”). From the fingerprint nobody can work the seed out. When the deal is over the seed is shown, too: the app deals again before your eyes, and anyone else can do so with a program of their own. If a single card had been changed, fingerprint and seed would no longer agree.

## Words

help-word-attacker = Attacker
help-word-attacker-text = whoever leads the cards of a bout
help-word-bout = Bout
help-word-bout-text = an attack and all that follows, until the cards are beaten or taken
help-word-beat = Beat
help-word-beat-text = to cover an attack card with a higher one
help-word-defender = Defender
help-word-defender-text = whoever has to beat the cards of a bout
help-word-discard = Discard
help-word-discard-text = cards that were beaten; they are out of the deal
help-word-fool = Fool
help-word-fool-text = the last one with cards: the “durak”
help-word-lead = Lead
help-word-lead-text = to open a bout with a card
help-word-plain = Plain suit
help-word-plain-text = any suit that is not trump
help-word-take = Take
help-word-take-text = to pick up all cards of a bout instead of beating them
help-word-talon = Talon
help-word-talon-text = the cards still to be drawn
help-word-throw-in = Throw in
help-word-throw-in-text = to add a card of a rank that lies on the table
help-word-transfer = Pass on
help-word-transfer-text = to hand the attack over to the next player with a card of its rank
help-word-trump = Trump
help-word-trump-text = the suit that beats all others
help-word-corner = Corner
help-word-corner-text = a1, h1, a8 and h8; nothing turns a disc there
help-word-difference = Disc difference
help-word-difference-text = your discs less your opponent’s
help-word-disc = Disc
help-word-disc-text = a piece, black on one side and white on the other
help-word-empties = Empties
help-word-empties-text = the squares without a disc
help-word-flip = Flip
help-word-flip-text = to turn a disc over
help-word-mobility = Mobility
help-word-mobility-text = on how many squares a side may place a disc
help-word-parity = Parity
help-word-parity-text = whether an even or odd number of squares is left in a region
help-word-pass = Pass
help-word-pass-text = to leave the turn to the other
help-word-ply = Ply
help-word-ply-text = one placement looked ahead
help-word-evaluation = Evaluation
help-word-evaluation-text = what an opponent thinks a position is worth
help-word-opponent = Opponent
help-word-opponent-text = an opponent that is not a person
help-word-sample = Sample
help-word-sample-text = one way in which the hidden cards may lie
help-word-search = Search
help-word-search-text = looking ahead: if I do this, and you do that
