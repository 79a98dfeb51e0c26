# Concepts of both games (titles and pages), and texts of the problems.

problem-asked-durak = Find the only play that saves you.
problem-asked-reversi = Find the only move that wins.
problem-level-first = Beginner
problem-level-easy = Easy
problem-level-middling = Medium
problem-level-hard = Hard
problem-level-hardest = Very hard

## Durak

concept-durak-lead-low = Lead low
concept-durak-lead-low-page = A low card is little use in defence, so it’s the cheapest one to lead. Lead your lowest plain card and keep the high ones to beat with. Lead higher only for a reason: nobody can beat the card, or beating it costs them a trump.
concept-durak-keep-pairs = Keep pairs together
concept-durak-keep-pairs-page = Two cards of one rank attack as one: led together they need two answers, and if one is on the table you can throw in the other. Beat or lead with one, and the other is left on its own. When another card does the job, keep the pair together.
concept-durak-spend-trumps-late = Spend trumps late
concept-durak-spend-trumps-late-page = A trump beats any plain card, so it’s worth most in the last bouts, when every card you beat can decide the deal. Early on, a trump only saves you from a few low cards. Beat with plain cards while you can. If you must use a trump, play the lowest one that works.
concept-durak-lone-high-trump = The lone high trump
concept-durak-lone-high-trump-page = If the highest trump still in play is your only one, nobody can beat it. Spent early, it saves you a single card. Kept, it stops an attack at the end, or gives you the lead when it matters. Let it go only if that decides the deal.
concept-durak-draw-out-trumps = Draw out their trumps
concept-durak-draw-out-trumps-page = Lead a card that only a trump can beat, and the defender must spend a trump or pick up. Watch which suits they’ve run out of, and which plain cards can no longer be beaten by plain ones. Near the end, leading trumps does the same: once theirs are gone, your plain cards are safe to lead.
concept-durak-throw-in-to-strip = Throw in to wear them down
concept-durak-throw-in-to-strip-page = Every card you throw in is one more for them to beat. Throw in while they’re beating, especially if it costs them their last good cards: either they run out and pick up, or they have nothing left to attack with. And you get rid of cards on the way.
concept-durak-load-the-taker = Load up the taker
concept-durak-load-the-taker-page = A player who picks up misses a turn, and takes everything you throw in as well. In an ending that’s the cheapest way to get rid of cards: they can’t be beaten any more. Throw in what you couldn’t get rid of otherwise, but check first whether those cards will come back at you.
concept-durak-hold-back = Hold back
concept-durak-hold-back-page = You don’t have to throw in everything that fits. A card you throw in can’t defend you later, and a rank they pick up is a rank they can attack with. If the bout is as good as won, or you’ll need the card, pass.
concept-durak-take-early = Take while it’s cheap
concept-durak-take-early-page = Picking up one or two cards costs you a turn. Beating them may cost your best cards and invite more. If beating is expensive and few cards are on the table, pick up now: the cards may be good to attack with, and you keep your trumps.
concept-durak-beat-rather = Beat rather than take
concept-durak-beat-rather-page = Picking up fills your hand and leaves them the lead. If you can beat everything that may still come, beat: the cards are gone, and the next attack is yours. Before you give up, count how many more cards they can throw in. No puzzle asks for this: in the endings we checked, our weak opponents never picked up where beating alone would have saved them.
concept-durak-close-ranks = Don’t open a new rank
concept-durak-close-ranks-page = Players can only throw in ranks that are already on the table. Beat with such a rank, and you give them nothing new to throw in. Two answers that cost the same are seldom equally good: look at the ranks they put on the table.
concept-durak-count-the-last-bout = Count the last bout
concept-durak-count-the-last-bout-page = Once the talon has run out, you can count each side’s cards. Ask whether this bout can be the last: how many more cards can be played at them, how many they can beat, and whether you can get rid of all of yours. Often only one order of play ends the deal.
concept-durak-who-leads-last = Who leads next
concept-durak-who-leads-last-page = The player who leads picks the fight. In an ending, look past the current bout: if you beat everything, you lead; if you pick up, they lead again; if they pick up, you go on leading. The right play is often the one that gives you the lead with the right cards left.

## Reversi

concept-reversi-corners = Corners
concept-reversi-corners-page = A disc on a corner can never be flipped, and it protects the discs next to it. Take a corner when you can, unless it costs more elsewhere, and check before each move whether it gives your opponent one. Most games are lost by giving away a corner.
concept-reversi-x-squares = X squares
concept-reversi-x-squares-page = The square diagonally next to an empty corner is called an X square. A disc there is on the long diagonal, so your opponent can often use it to take the corner. Play there only if the corner is out of reach, or if you gain more than you lose.
concept-reversi-c-squares = C squares
concept-reversi-c-squares-page = The edge squares next to an empty corner are called C squares. A disc there can give the corner away along the edge, and may leave an edge open to attack. C squares aren’t as bad as X squares, but check first how your opponent can answer on the edge.
concept-reversi-mobility = Mobility
concept-reversi-mobility-page = The more moves you have, the less often you’re forced to play a bad one. Choose moves that leave your opponent few replies and keep your own options open. A player who runs out of safe moves has to give up a corner.
concept-reversi-frontier = The frontier
concept-reversi-frontier-page = Discs next to empty squares form the frontier. Your opponent can flip each of them, so a long frontier gives them moves. Flip few discs, preferably inside ones, and you’ll keep more moves than they have.
concept-reversi-stable-discs = Stable discs
concept-reversi-stable-discs-page = A stable disc can never be flipped again, so it counts at the end. Stable discs start at corners and grow along edges and full rows. Late in the game, compare moves by how many discs they make stable, not by how many they flip.
concept-reversi-wedges = Wedges
concept-reversi-wedges-page = A wedge is a disc on an edge between two of your opponent’s discs. It can’t be flipped along that edge, and often leads to a corner. Look for single gaps in their edges, and don’t leave any in yours.
concept-reversi-edge-traps = Edge traps
concept-reversi-edge-traps-page = Five discs in a row on an edge between two empty corners look strong, but they aren’t: if your opponent plays next to them, capturing that disc gives the corner away. Six in a row, or four in the middle, are safer. Before you build on an edge, look at it from your opponent’s side.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Often neither side wants to open the last part of the board, and the one who has to loses it. A quiet move that leaves your opponent only bad moves gains a tempo. Count both sides’ safe moves, and save those only you can play.
concept-reversi-parity = Parity
concept-reversi-parity-page = It’s good to have the last word: the last disc in a region flips others and isn’t flipped back. Near the end, play into odd regions, those with an odd number of empty squares. Leave even regions to your opponent, unless they can’t play there at all.
concept-reversi-passes = Making them pass
concept-reversi-passes-page = If your opponent has no legal move, you play twice in a row. That can reverse parity and win a region that seemed lost. Near the end, look for moves that leave them none, and make sure you always have one yourself.
concept-reversi-count-out = Count to the end
concept-reversi-count-out-page = With a handful of empty squares left, counting beats all principles. Play through every order in your head and count the discs at the end. The move that flips the most now often isn’t the one that ends best.
