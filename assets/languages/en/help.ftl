# Help: the rules in force, the opponents, keys, playing with friends, the fair shuffle, and a glossary.

help-all = All of Help
help-learn = Learn by playing
help-rules = Rules
help-rules-here = Using this table’s rules.
help-rules-chosen = Using your current rules.
help-opponents = Opponents
help-concepts = Strategy
help-concepts-of = { $game } strategy
help-concepts-about = The ideas that decide games. Think of one of these when you don’t know what to play.
help-more = More
help-keys = Controls
help-shuffle = Fair shuffle
help-words = Glossary
help-how = How it decides
help-how-strong = How strong it is
help-levels = Versions

## Durak

help-durak-aim = Aim
help-durak-aim-text = Get rid of all your cards. Nobody wins: the last player holding cards is the fool, the “durak”.
help-durak-cards = Cards
help-durak-cards-text = { $count } cards, from { $lowest } to ace. Players: { $players }.
help-durak-deal-text = Each player is dealt six cards. The next card is turned face up under the talon and sets the trump suit; it’s drawn last. If all cards are dealt, the last card dealt sets the trump.
help-durak-redeal = Redeal
help-durak-redeal-text = Before the first bout, a player with five or more cards of one suit may ask for a new deal, once.
help-durak-partners = Partners
help-durak-partners-text = Two sides, seated alternately, play against each other. You can’t throw in against your partner, and the next opponent on the left defends. A side is out when all its players are; the others are fools together.
help-durak-first = Who leads first
help-durak-first-text = In the first deal, the player with the lowest trump shows it and leads any card.
help-durak-first-on-fool = In later deals, the player to the right of the last fool, so the fool defends first.
help-durak-first-lowest = In later deals, again the player with the lowest trump.
help-durak-draw-lowest = After a draw, again the player with the lowest trump.
help-durak-draw-same = After a draw, the player who led first in the drawn deal.
help-durak-draw-next = After a draw, the player to the left of the one who led first in the drawn deal.
help-durak-attack = Attack
help-durak-attack-text = The attacker leads one card, or several of the same rank. The player on the left defends.
help-durak-defence = Defence
help-durak-defence-text = The defender must beat each card with a higher card of the same suit, or with a trump. Only a higher trump beats a trump.
help-durak-transfer = Passing an attack on
help-durak-transfer-text = If you’re defending and haven’t beaten anything yet, you may add a card of the same rank and pass the whole attack on to the left. The next player must hold enough cards for it.
help-durak-showing = Passing on by showing
help-durak-showing-text = Instead of playing the trump of that rank, you may show it and keep it.
help-durak-showing-deal = Each player may do so once per deal.
help-durak-showing-bout = Each player may do so once per bout.
help-durak-showing-always = There’s no limit on how often you do so.
help-durak-throwing = Throwing in
help-durak-throwing-text = When everything is beaten, others may throw in cards of any rank on the table. The defender must beat those too. The bout ends when nobody throws in any more.
help-durak-throw-all = Everyone except the defender may throw in, starting with the attacker.
help-durak-throw-neighbours = The defender’s neighbours may throw in, starting with the attacker.
help-durak-throw-attacker = Only the attacker may throw in.
help-durak-room-text = A bout has at most { $count } attack cards, and never more than the defender held at the start.
help-durak-room-hand-text = A bout never has more attack cards than the defender held at the start.
help-durak-five = Five-card start
help-durak-five-text = Until a bout has been beaten off, there are at most five attack cards.
help-durak-taking = Taking
help-durak-taking-text = Instead of beating, you may pick up all cards of the bout, even after beating some. You then miss your turn to lead.
help-durak-adding = Once you take, the others may still throw in cards that fit.
help-durak-adding-attacker = Once you take, only the attacker may still throw in cards that fit.
help-durak-no-adding = Once you take, nobody may throw in any more.
help-durak-drawing = Drawing
help-durak-drawing-text = After each bout, players draw back up to six: first the attacker, then the others clockwise, the defender last.
help-durak-next = Who leads next
help-durak-next-text = If the defender beat everything, the defender leads. If the defender picked up, it’s the player to their left; with two players, that’s the attacker again.
help-durak-end = End of the deal
help-durak-end-text = Once the talon has run out, a player with no cards left is out. The last one holding cards is the fool.
help-durak-end-draw = If the last players run out of cards in the same bout, the deal is a draw.
help-durak-last-defender = No draws
help-durak-last-defender-text = If the last players run out of cards in the same bout, the one who defended it is the fool.
help-durak-stall-text = Two careful players could go on forever. So if no card leaves play for { $count } actions, the deal is a draw.

## Reversi

help-reversi-aim = Aim
help-reversi-aim-text = Finish with more discs of your colour than your opponent.
help-reversi-placing = Making a move
help-reversi-placing-text = Black starts, then you take turns placing one disc. It must trap at least one opposing disc in a straight line between itself and another disc of yours, with no gaps. Dots show your legal moves.
help-reversi-turning = Flipping
help-reversi-turning-text = All trapped discs are flipped, in all eight directions at once. Flipped discs don’t trap any others.
help-reversi-passing = Passing
help-reversi-passing-text = If you have no legal move, you pass. If you have one, you must play.
help-reversi-end = End of the game
help-reversi-end-text = When neither side has a legal move, the game is over and the discs are counted. An equal count is a draw.
help-reversi-handicap = Handicap
help-reversi-handicap-text = A weaker player may take Black with one to four corners filled in advance. White then moves first.
help-reversi-advice = Three tips
help-reversi-corners-text = A disc in a corner can never be flipped. Avoid squares next to an empty corner: they often give the corner away.
help-reversi-mobility-text = Flip few discs early on. If you have more moves than your opponent, you can force them into bad ones.
help-reversi-parity-text = Near the end, play into regions with an odd number of empty squares: then you get the last move there.

## The opponents

help-opponents-about = Fair play: opponents see only what you’d see in their seat. “Why?” at the table shows what they considered. The win rates on these pages come from hundreds to thousands of games, with the same cards or openings for both sides.
help-opponent-random = It plays any legal move at random. It’s there to be beaten while you learn the rules.
help-opponent-random-strength = Everyone else beats it.
help-opponent-lowest = One simple rule: always the lowest card that works. Low cards leave the hand, high ones stay for later.
help-opponent-lowest-strength = A decent beginner, and a good first opponent if you’ve just learned to play.
help-opponent-greedy = It wants a small hand. It leads its largest group of cards of one rank, throws in everything that fits, and defends as cheaply as it can.
help-opponent-greedy-strength = About as strong as Lowest, but it attacks harder.
help-opponent-potential = For each possible play it asks: how good are the cards I’d have left? A high average rank is good, trumps are very good. Once the talon has run out, it changes tactics and sheds cards; its stubborn version, Donkey, never does. Based on a Russian textbook on intelligent systems: the mean of the ranks, counted from one, plus nine for each trump. The text also looks for a suit that’s awkward for the defender. By its own rule that suit is never led, because the lowest plain card always leaves at least as much; a slider can give it weight.
help-opponent-potential-strength = It scores 59% against Lowest, and 57% against the stubborn version: that’s what the change of tactics is worth.
help-opponent-hand-value = Each hand has a price in points, like in a shop: aces are expensive, trumps even more so, and pairs and even suits add a little. It plays whatever leaves the most valuable hand. It doesn’t remember played cards. Based on an article by hyst329, author of OpenFool, a free Durak under the MIT licence. One opponent follows the article’s words, and with a slider the code printed there, in which pairs hardly count. The other is the program, decision for decision.
help-opponent-hand-value-strength = With the formula it scores 45% against Lowest. The program scores 59% against Lowest, 66% against the formula, and is level with Potential.
help-opponent-fuzzy = It thinks in words, not numbers: cards and hands are bad, medium or good. It imagines two hundred possible deals, looks up what to do in each in small tables, and follows the majority. You can read the tables and change them. Lynx improved them by playing against itself. Based on work by A. F. Lyakhov and I. M. Trishin, Nizhny Novgorod, 2005. Where their text can be read in two ways, as for the empty talon, sliders choose, and others move its curves.
help-opponent-fuzzy-strength = With the original tables it’s weak: 35% against Lowest. With the learned ones it scores 54% against Lowest, and is level with Potential.
help-opponent-apprentice = It thinks like the weakest master, but forgets like people do. The strongest remembers the last six bouts, plus all trumps and aces. The weakest remembers only what it can see. A forgotten card could be in any hand again. The three weaker levels also make mistakes on purpose, within limits.
help-opponent-apprentice-strength = Each level scores about two thirds against the one below. The weakest beats Random, but not Lowest; the strongest is level with Potential.
help-opponent-master = It forgets no card. It simulates thousands of possible deals, the likelier ones more often, and plays each option to the end in all of them. Then it picks the option that makes it the fool least often. Once nothing is hidden, it calculates the ending move by move.
help-opponent-master-strength = By far the strongest: level 3 wins about nine out of ten deals against each of the other methods. Higher levels take longer: they simulate more deals, and from level 4 on they work out which opponents the others play like.
help-opponent-novice = It scores what each move flips: two points for a disc on the edge, one for any other, plus 0.8 for a corner or 0.4 for another edge square. It plays the highest score and ignores your reply. Like Professional, it’s based on an example in a Russian textbook.
help-opponent-novice-strength = It beats Random in 71% of games. A good first opponent.
help-opponent-professional = It scores moves like Novice, but subtracts your best reply. So it won’t grab five discs if you can take seven back.
help-opponent-professional-strength = It beats Novice in 77% of games.
help-opponent-ply = It evaluates like Professional, but looks further ahead: your reply, its answer, your reply to that.
help-opponent-ply-strength = Against Professional, looking three moves ahead scores 70%, four 83%, five 92% and six 95%. The textbook found looking beyond two moves useless against people; against programs it helps.
help-opponent-engine = It searches many moves ahead. At the end of each line it judges edge, corner and diagonal patterns, with values learned from games against itself. Near the end it solves the game exactly, down to the last disc.
help-opponent-engine-strength = Each level beats the one below in 75 to 90% of games. The perfect one makes no mistakes in the last 24 squares.

## Keys and touch

help-touch = Touch and mouse
help-touch-tap = Tap a card or a square to play it. Playable cards are raised a little; legal squares have a dot.
help-touch-drag = Drag a card onto the table to attack, throw in or pass on. Drag it onto an attack card to beat that card.
help-touch-back = Drag it back over your hand to cancel.
help-keyboard = Keyboard
help-key-tab = Tab
help-key-tab-does = next group of controls
help-key-arrows = Arrows
help-key-arrows-does = choose a card, a square, a button
help-key-enter = Enter
help-key-enter-does = play the card, place the disc, press the button
help-key-space = Space
help-key-space-does = take, or done; place the disc
help-key-hint = H
help-key-hint-does = a hint, with its reason
help-key-line = [ · ]
help-key-line-does = in the reasons: back and forward along the expected line
help-key-undo = U · R
help-key-undo-does = undo · redo
help-key-pass = P
help-key-pass-does = pass (Reversi)
help-key-now = M
help-key-now-does = makes a slow opponent move now
help-key-escape = Escape
help-key-escape-does = back; at a table, the menu

## Playing with friends

help-friends = Playing with friends
help-friends-invite = Inviting
help-friends-invite-text = Tap “Friends” on the home page and choose a game. Where you set up a game, “Friends” opens a table with the rules you chose there. You get a link, a QR code and a six-letter code to share. Friends open the link in a browser and sit down. They don’t sign up or install anything. The computer can fill the open seats.
help-friends-play = Playing
help-friends-play-text = The host starts when everyone is ready. It’s the same game as when you play alone, but hints and the opponents’ reasons wait until it’s over, unless it’s a teaching table. Say something with a face or a phrase: everyone reads it in their own language. To take a move back, ask the others there. After the game you can replay and review it, and check the shuffle.
help-friends-away = Losing the connection
help-friends-away-text = You keep your seat. The app reconnects by itself and shows what you missed. If you’re away for long, the host may let the computer play for you until you come back. To go on with another device, open the link there, tap your seat and choose “That’s my seat”.
help-friends-correspondence = One day per move
help-friends-correspondence-text = Everyone has a day for a move. You can close the app: “Friends” shows how many tables wait for you.
help-friends-privacy = Privacy
help-friends-privacy-text = The server knows the name you type, and the cards while you play. It forgets a table a month after the last move.

## The fair shuffle

help-shuffle-text = Before the first card is dealt, your device draws a secret number, the seed. A published method derives the order of all cards from it, so nobody, not even the program, can choose cards during the deal.

    To prove that, the app shows a fingerprint of the seed from the start (in the table menu, under “Fair shuffle”). Nobody can work out the seed from its fingerprint. When the deal is over you see the seed as well. The app then deals again in front of you, and anyone can do the same with their own program. If even one card had been changed, fingerprint and seed would no longer match.

## Words

help-word-attacker = Attacker
help-word-attacker-text = the player who leads in a bout
help-word-bout = Bout
help-word-bout-text = an attack and everything that follows, until the cards are beaten or picked up
help-word-beat = Beat
help-word-beat-text = to cover an attack card with a higher one
help-word-defender = Defender
help-word-defender-text = the player who has to beat the cards of a bout
help-word-discard = Discard
help-word-discard-text = beaten cards; they’re out of the deal
help-word-fool = Fool
help-word-fool-text = the last player holding cards, the “durak”
help-word-lead = Lead
help-word-lead-text = to open a bout with a card
help-word-plain = Plain suit
help-word-plain-text = any suit that isn’t trump
help-word-take = Take
help-word-take-text = to pick up all cards of a bout instead of beating them
help-word-talon = Talon
help-word-talon-text = the cards still to be drawn
help-word-throw-in = Throw in
help-word-throw-in-text = to add a card of a rank already on the table
help-word-transfer = Pass on
help-word-transfer-text = to pass the attack to the next player with a card of the same rank
help-word-trump = Trump
help-word-trump-text = the suit that beats all others
help-word-corner = Corner
help-word-corner-text = a1, h1, a8 and h8; a disc there can’t be flipped
help-word-difference = Disc difference
help-word-difference-text = your discs minus your opponent’s
help-word-disc = Disc
help-word-disc-text = a piece, black on one side and white on the other
help-word-empties = Empties
help-word-empties-text = the squares without a disc
help-word-flip = Flip
help-word-flip-text = to turn a disc over
help-word-mobility = Mobility
help-word-mobility-text = how many legal moves a side has
help-word-parity = Parity
help-word-parity-text = whether a region has an even or odd number of empty squares
help-word-pass = Pass
help-word-pass-text = to give up your turn because you have no legal move
help-word-ply = Ply
help-word-ply-text = one move by one side, when looking ahead
help-word-evaluation = Evaluation
help-word-evaluation-text = what an opponent thinks a position is worth
help-word-opponent = Opponent
help-word-opponent-text = a player controlled by the computer
help-word-sample = Sample
help-word-sample-text = one possible layout of the hidden cards
help-word-search = Search
help-word-search-text = looking ahead: if I play this, you play that
