# What decisions turn on: titles and pages of the concepts of both games, and the words of problems.

problem-asked-durak = Find the only play after which you are not the fool.
problem-asked-reversi = Find the only square that wins.
problem-level-first = First steps
problem-level-easy = Easy
problem-level-middling = Middling
problem-level-hard = Hard
problem-level-hardest = Hardest

## Durak

concept-durak-lead-low = Lead low
concept-durak-lead-low-page = A low card is of little use in defence, so it is the cheapest to lead. Lead your lowest plain card and keep the high ones to beat with. Lead higher only when you know something better: that nobody can beat the card, or that it makes them spend a trump.
concept-durak-keep-pairs = Keep pairs together
concept-durak-keep-pairs-page = Two cards of one rank attack as one: led together they ask for two answers, and one on the table lets the other be thrown in. If you beat or lead with one of them, the other stays behind alone. When another card does as well, leave the pair whole.
concept-durak-spend-trumps-late = Spend trumps late
concept-durak-spend-trumps-late-page = A trump beats any plain card, so it is worth most in the last bouts, when each card beaten decides the deal. Early on a trump only saves you from a few low cards. Beat with plain cards while you can, and if it must be a trump, take the lowest one that does it.
concept-durak-lone-high-trump = The lone high trump
concept-durak-lone-high-trump-page = If the highest trump still in play is your only trump, it is one answer that nobody can refuse. Spent early it saves a single card; kept, it stops an attack at the end or gives you the lead when it matters. Let it go only for something that decides the deal.
concept-durak-draw-out-trumps = Draw out their trumps
concept-durak-draw-out-trumps-page = A card that only a trump can beat costs the defender either a trump or a taken hand. Watch which suits they have run out of, and which plain cards nothing plain can beat any more. Near the end leading trumps does the same: once theirs are gone, your plain cards are safe to lead.
concept-durak-throw-in-to-strip = Throw in to strip
concept-durak-throw-in-to-strip-page = Each card that you throw in is one more that has to be beaten. Throw in while they beat, above all when their last good cards go into it: either they run out and have to take, or they are left with nothing to attack with. You get rid of cards on the way.
concept-durak-load-the-taker = Give more to who takes
concept-durak-load-the-taker-page = Whoever takes misses their turn, and everything that you add goes with it. In an ending that is the cheapest way to get rid of cards: nothing has to beat them any more. Add what you would never get rid of otherwise, and look first whether the cards will come back at you.
concept-durak-hold-back = Hold back
concept-durak-hold-back-page = Not everything that fits has to be thrown in. A card that you throw in is a card that you cannot defend with, and a rank that they take is a rank that they can attack with. If the bout is as good as won, or the card is one you will need, pass.
concept-durak-take-early = Take while it is cheap
concept-durak-take-early-page = Taking one or two cards costs a turn. Beating them may cost your best cards and invite more to be thrown in. If your answers are dear and few cards lie on the table, take now: what you take can be good to attack with, and your trumps stay.
concept-durak-beat-rather = Beat rather than take
concept-durak-beat-rather-page = Taking fills your hand and leaves the lead with them. If you can beat everything that may still come, beat: the cards are gone, and the next attack is yours. Count how many more they can throw in before you give up. No problem asks for this: in endings our weak opponents were never seen to take where beating alone would have saved them.
concept-durak-close-ranks = Open no new rank
concept-durak-close-ranks-page = Cards can be thrown in only of ranks that lie on the table. Beat with a rank that is there already and you give them nothing new to add. Two answers of the same price are seldom the same: look at which ranks they bring.
concept-durak-count-the-last-bout = Count the last bout
concept-durak-count-the-last-bout-page = Once the talon is gone, each side’s cards can be counted. Ask whether this very bout can be the last: how many cards may still be put to them, how many they can beat, and whether you can get rid of all of yours. Often one order of the cards ends the deal, and no other does.
concept-durak-who-leads-last = Who leads next
concept-durak-who-leads-last-page = The one who leads chooses what is asked. In an ending look past the bout: if you beat everything, you lead; if you take, they lead again; if they take, you go on. The right play is often the one after which the lead is yours with the right cards left.

## Reversi

concept-reversi-corners = Corners
concept-reversi-corners-page = A disc on a corner can never be turned, and it protects others beside it. Take a corner when you can, unless it costs more elsewhere, and look before each move whether it lets the other side take one. Most games are lost by a corner that was given away.
concept-reversi-x-squares = X squares
concept-reversi-x-squares-page = The square diagonally next to an empty corner is called X. A disc there lies on the long diagonal, so the other side can often reach the corner over it. Play there only when the corner cannot be reached, or when you get more for it.
concept-reversi-c-squares = C squares
concept-reversi-c-squares-page = The squares on the edge next to an empty corner are called C. A disc there can give the corner away along the edge, and may leave an edge that can be broken. They are less bad than X squares, but look first how the edge will be answered.
concept-reversi-mobility = Mobility
concept-reversi-mobility-page = Whoever has many squares to choose from seldom has to play a bad one. Choose moves that leave the other side few answers and keep yours open. A side that runs out of good squares has to give a corner.
concept-reversi-frontier = The frontier
concept-reversi-frontier-page = Discs beside empty squares are the frontier. Each of them is something that the other side can turn, so a long frontier gives them moves. Turn few discs, and inner ones, and your own choice stays larger than theirs.
concept-reversi-stable-discs = Stable discs
concept-reversi-stable-discs-page = A disc that can never be turned again counts to the end. They begin at corners and grow along edges and from full rows. Late in the game compare moves by how many such discs each makes, not by how many it turns.
concept-reversi-wedges = Wedges
concept-reversi-wedges-page = A disc on an edge between two discs of the other side is a wedge: along that edge it cannot be turned, and often it leads to a corner. Look for a single gap in their edges, and do not leave one in yours.
concept-reversi-edge-traps = Edge traps
concept-reversi-edge-traps-page = Five discs in a row on an edge between two empty corners look strong and are not: if they play beside them, taking their disc gives the corner away. Six in a row, or four in the middle, are safer. Before you build on an edge, see what it looks like from the other side.
concept-reversi-tempo = Tempo
concept-reversi-tempo-page = Often nobody wants to open the last part of the board, and who has to loses it. A quiet move that leaves the other side only bad squares gains a tempo. Count the safe moves of both sides, and save those that only you can make.
concept-reversi-parity = Parity
concept-reversi-parity-page = It is good to have the last word: the last disc placed in a region turns others and is not turned back. Near the end play into regions with an odd number of empty squares and leave even ones to the other side, unless they cannot play there at all.
concept-reversi-passes = Making them pass
concept-reversi-passes-page = If the other side has no legal move, you play twice in a row. That can turn parity round and win a region that seemed lost. Near the end look for moves that leave them nothing, and see to it that you always have a move yourself.
concept-reversi-count-out = Count to the end
concept-reversi-count-out-page = With a handful of empty squares all principles give way to counting. Play every order out in your head and count the discs at the end. The move that turns most now is often not the one that ends best.
