# Reasons of the Durak master.

master-forced = There was only one legal move.
master-had-no-time = It had no time to think, and made the first legal move.
master-weighed = Simulated { $worlds ->
    [one] one possible deal
   *[other] up to { $worlds } possible deals
} to the end for each of { $count } options. With this one it was the fool least often.
master-judged = Simulated { $worlds ->
    [one] one possible deal
   *[other] up to { $worlds } possible deals
} for each of { $count } options, until at most ten cards were left in the talon. From there it used what it learned from many deals to estimate the result. With this one it was the fool least often.
master-lines = Nothing is hidden any more, but several players are left. For each of { $count } options, it looked for its best line against { $worlds ->
    [one] one way
   *[other] { $worlds } ways
} the others might play. With this one it was the fool least often.
master-ruled-out = It played { $worlds ->
    [one] { $worlds } possible deal
   *[other] { $worlds } possible deals
} to the end for each option. Calculation shows that options that did better there cannot win against perfect play, so it chose among the others.
master-redeal = Simulated this hand and possible new hands to the end, { $worlds ->
    [one] once
   *[other] { $worlds } times
} each.
master-proved-won = Nothing is hidden any more, and it has calculated to the end: it wins, whatever the opponent does.
master-proved-drawn = Nothing is hidden any more, and it has calculated to the end: a draw with perfect play. This gives the opponent the most chances to go wrong.
master-proved-lost = Nothing is hidden any more, and it has calculated to the end: lost against perfect play. This gives the opponent the most chances to go wrong.
master-won = Winning
master-drawn = Drawn
master-lost = Losing
master-fool = ends up the fool, %
master-worlds = deals simulated
master-agreed = deals where nothing did better
master-nodes = positions searched
apprentice-erred = It saw a better option among { $count } but didn’t choose it: this level makes mistakes.
apprentice-forgotten = cards seen and forgotten

## The master introduces itself

master-about = Forgets no card. It simulates many possible deals, the likelier ones more often, and picks the option that makes it the fool least often. Early in the deal it estimates how they end; once nothing is hidden, it calculates to the end. Higher levels simulate more deals, and from Bear on it also works out whom the others play like.
opponent-master-1 = Master 1
opponent-master-1-line = Simulates 8 possible deals
opponent-master-1-about = { master-about }
opponent-master-2 = Master 2
opponent-master-2-line = Simulates 64 possible deals
opponent-master-2-about = { master-about }
opponent-master-3 = Master 3
opponent-master-3-line = Simulates 512 possible deals
opponent-master-3-about = { master-about }
opponent-master-4 = Master 4
opponent-master-4-line = Recognises how others play; 2048 deals
opponent-master-4-about = { master-about }
opponent-master-5 = Master 5
opponent-master-5-line = Recognises how others play; 8192 deals
opponent-master-5-about = { master-about }

apprentice-about = Thinks like Raccoon, but forgets. The weakest forgets everything; the others remember only trumps, aces and the last few bouts. A forgotten card could be anywhere again. The three weaker levels also make mistakes now and then, but never wild ones.
opponent-apprentice-1 = Apprentice 1
opponent-apprentice-1-line = Forgets every card, often makes mistakes
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Apprentice 2
opponent-apprentice-2-line = Remembers trumps and aces, some mistakes
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Apprentice 3
opponent-apprentice-3-line = Remembers the last two bouts, few mistakes
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Apprentice 4
opponent-apprentice-4-line = Remembers the last six bouts
opponent-apprentice-4-about = { apprentice-about }

## Habits of another player that it counted on, as everyone could see them

habit-takes-early-often = It counted on a habit: the other player picks up cards they could beat ({ $done } of { $chances } times).
habit-takes-early-seldom = { $done ->
    [0] It counted on a habit: the other player has never picked up what they could beat ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely picks up what they could beat ({ $done } of { $chances } times).
}
habit-hoards-trumps-often = It counted on a habit: the other player would rather pick up than spend a trump ({ $done } of { $chances } times).
habit-hoards-trumps-seldom = { $done ->
    [0] It counted on a habit: the other player has never picked up to save a trump ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely picks up to save a trump ({ $done } of { $chances } times).
}
habit-keeps-low-cards-often = It counted on a habit: the other player holds back low cards they could throw in ({ $done } of { $chances } times).
habit-keeps-low-cards-seldom = { $done ->
    [0] It counted on a habit: the other player has never held back a low card they could throw in ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely holds back low cards they could throw in ({ $done } of { $chances } times).
}
habit-keeps-high-cards-often = It counted on a habit: the other player holds back high cards they could throw in ({ $done } of { $chances } times).
habit-keeps-high-cards-seldom = { $done ->
    [0] It counted on a habit: the other player has never held back a high card they could throw in ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely holds back high cards they could throw in ({ $done } of { $chances } times).
}
habit-throws-trumps-often = It counted on a habit: the other player throws in trumps before the talon runs out ({ $done } of { $chances } times).
habit-throws-trumps-seldom = { $done ->
    [0] It counted on a habit: the other player has never thrown in a trump before the talon ran out ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely throws in trumps before the talon runs out ({ $done } of { $chances } times).
}
habit-beats-dearly-often = It counted on a habit: the other player often beats with a higher card than needed ({ $done } of { $chances } times).
habit-beats-dearly-seldom = { $done ->
    [0] It counted on a habit: the other player has never beaten with a higher card than needed ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely beats with a higher card than needed ({ $done } of { $chances } times).
}
habit-leads-high-often = It counted on a habit: the other player leads high while holding lower cards ({ $done } of { $chances } times).
habit-leads-high-seldom = { $done ->
    [0] It counted on a habit: the other player has never led a card while holding a lower one ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely leads high while holding lower cards ({ $done } of { $chances } times).
}
habit-leads-groups-often = It counted on a habit: the other player leads several cards of a rank at once ({ $done } of { $chances } times).
habit-leads-groups-seldom = { $done ->
    [0] It counted on a habit: the other player has never led two cards of a rank at once ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely leads several cards of a rank at once ({ $done } of { $chances } times).
}
habit-leads-trumps-often = It counted on a habit: the other player leads trumps before the talon runs out ({ $done } of { $chances } times).
habit-leads-trumps-seldom = { $done ->
    [0] It counted on a habit: the other player has never led a trump before the talon ran out ({ $chances } chances).
   *[other] It counted on a habit: the other player rarely leads trumps before the talon runs out ({ $done } of { $chances } times).
}

## Which opponent the others play like

plays-like-greedy = It counted on how the other player plays: most likely like “{ opponent-greedy }” ({ $percent }%).
plays-like-lowest = It counted on how the other player plays: most likely like “{ opponent-lowest }” ({ $percent }%).
plays-like-hand-value = It counted on how the other player plays: most likely like “{ opponent-hand-value }” ({ $percent }%).
plays-like-hand-value-published = It counted on how the other player plays: most likely like “{ opponent-hand-value-published }” ({ $percent }%).
plays-like-potential = It counted on how the other player plays: most likely like “{ opponent-potential }” ({ $percent }%).
