# What the master of Durak says of its decisions.

master-forced = There was only one thing to do.
master-had-no-time = It had no time to think and did the first thing that the rules allow.
master-weighed = Played each of { $count } possibilities to the end in up to { $worlds } ways in which the hidden cards may lie. This one made it the fool least often.
master-judged = Played each of { $count } possibilities on in up to { $worlds } ways in which the hidden cards may lie, until ten cards or fewer were left in the talon, and judged from there by what it learned from many deals. This one made it the fool least often.
master-lines = Nothing is hidden any more, but several are left: looked for its best way to go on after each of { $count } possibilities, against { $worlds } ways in which the others may play. After this one it was the fool least often.
master-redeal = Played this hand and others that might be dealt instead to the end, { $worlds } times each.
master-proved-won = Nothing is hidden any more, and it has counted to the end: won from here, whatever the other does.
master-proved-drawn = Nothing is hidden any more, and it has counted to the end: a draw against perfect play. This way the other is likeliest to err.
master-proved-lost = Nothing is hidden any more, and it has counted to the end: lost against perfect play. This way the other is likeliest to err.
master-won = Won from here
master-drawn = Drawn from here
master-lost = Lost from here
master-fool = ends as the fool, %
master-worlds = worlds tried
master-agreed = worlds in which nothing did better
master-nodes = positions counted out
apprentice-erred = Of { $count } possibilities it saw a better one, and did not choose it: at this level it errs.
apprentice-forgotten = cards seen and forgotten

## The master introduces itself

master-about = Forgets no card. What it cannot see it imagines in many ways, the likelier the more often, with regard to what the others did not do; it plays every possibility to the end in each, and chooses what makes it the fool least often. Once nothing is hidden it counts to the end. Its levels differ in how many ways they imagine. From level 4 on it also finds out whom the others play like, and counts on that; against strangers it plays on until ten cards or fewer are left in the talon, and judges from there by what it learned from many deals.
opponent-master-1 = Master 1
opponent-master-1-line = Imagines 8 ways the cards may lie
opponent-master-1-about = { master-about }
opponent-master-2 = Master 2
opponent-master-2-line = Imagines 64 ways the cards may lie
opponent-master-2-about = { master-about }
opponent-master-3 = Master 3
opponent-master-3-line = Imagines 512 ways the cards may lie
opponent-master-3-about = { master-about }
opponent-master-4 = Master 4
opponent-master-4-line = Recognises how others play; 2048 ways
opponent-master-4-about = { master-about }
opponent-master-5 = Master 5
opponent-master-5-line = Recognises how others play; 8192 ways
opponent-master-5-about = { master-about }

apprentice-about = Thinks as the first master does, but forgets: the weakest everything, others all but trumps, aces and the last few bouts. What it has forgotten may be anywhere again. The three weaker levels also choose loosely now and then, though never what looks mad.
opponent-apprentice-1 = Apprentice 1
opponent-apprentice-1-line = Forgets every card, often errs
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Apprentice 2
opponent-apprentice-2-line = Remembers trumps and aces, errs now and then
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Apprentice 3
opponent-apprentice-3-line = Remembers the last two bouts, seldom errs
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Apprentice 4
opponent-apprentice-4-line = Remembers the last six bouts
opponent-apprentice-4-about = { apprentice-about }

## What it counted on: habits of another, from what everybody could see

habit-takes-early-often = It counted on a habit: the other takes cards that they could beat ({ $done } of { $chances } times).
habit-takes-early-seldom = { $done ->
    [0] It counted on a habit: the other has never taken what they could beat ({ $chances } chances).
   *[other] It counted on a habit: the other rarely takes what they could beat ({ $done } of { $chances } times).
}
habit-hoards-trumps-often = It counted on a habit: the other would rather take than spend a trump ({ $done } of { $chances } times).
habit-hoards-trumps-seldom = { $done ->
    [0] It counted on a habit: the other has never taken to spare a trump ({ $chances } chances).
   *[other] It counted on a habit: the other spends trumps rather than take ({ $done } of { $chances } times).
}
habit-keeps-low-cards-often = It counted on a habit: the other holds low cards back that could be thrown in ({ $done } of { $chances } times).
habit-keeps-low-cards-seldom = { $done ->
    [0] It counted on a habit: the other has never held a low card back that could be thrown in ({ $chances } chances).
   *[other] It counted on a habit: the other hardly ever holds a low card back that could be thrown in ({ $done } of { $chances } times).
}
habit-keeps-high-cards-often = It counted on a habit: the other holds high cards back that could be thrown in ({ $done } of { $chances } times).
habit-keeps-high-cards-seldom = { $done ->
    [0] It counted on a habit: the other has never held a high card back that could be thrown in ({ $chances } chances).
   *[other] It counted on a habit: the other throws in high cards too ({ $done } of { $chances } times).
}
habit-throws-trumps-often = It counted on a habit: the other throws trumps in before the talon has ended ({ $done } of { $chances } times).
habit-throws-trumps-seldom = { $done ->
    [0] It counted on a habit: the other has never thrown a trump in before the talon ended ({ $chances } chances).
   *[other] It counted on a habit: the other seldom throws a trump in before the talon has ended ({ $done } of { $chances } times).
}
habit-beats-dearly-often = It counted on a habit: the other often beats with a dearer card than they need ({ $done } of { $chances } times).
habit-beats-dearly-seldom = { $done ->
    [0] It counted on a habit: the other has never beaten with a dearer card than they needed ({ $chances } chances).
   *[other] It counted on a habit: the other beats with the cheapest card there is ({ $done } of { $chances } times).
}
habit-leads-high-often = It counted on a habit: the other leads high cards while they hold lower ones ({ $done } of { $chances } times).
habit-leads-high-seldom = { $done ->
    [0] It counted on a habit: the other has never led a card while holding a lower one ({ $chances } chances).
   *[other] It counted on a habit: the other leads low ({ $done } of { $chances } times).
}
habit-leads-groups-often = It counted on a habit: the other leads all cards of a rank at once ({ $done } of { $chances } times).
habit-leads-groups-seldom = { $done ->
    [0] It counted on a habit: the other has never led two cards of a rank at once ({ $chances } chances).
   *[other] It counted on a habit: the other keeps equal cards and leads them one by one ({ $done } of { $chances } times).
}
habit-leads-trumps-often = It counted on a habit: the other leads trumps before the talon has ended ({ $done } of { $chances } times).
habit-leads-trumps-seldom = { $done ->
    [0] It counted on a habit: the other has never led a trump before the talon ended ({ $chances } chances).
   *[other] It counted on a habit: the other seldom leads a trump before the talon has ended ({ $done } of { $chances } times).
}

## Whom the others play like, by what they did

plays-like-greedy = It counted on how the other plays: most likely as «{ opponent-greedy }» does ({ $percent } %).
plays-like-lowest = It counted on how the other plays: most likely as «{ opponent-lowest }» does ({ $percent } %).
plays-like-hand-value = It counted on how the other plays: most likely as «{ opponent-hand-value }» does ({ $percent } %).
plays-like-hand-value-published = It counted on how the other plays: most likely as «{ opponent-hand-value-published }» does ({ $percent } %).
plays-like-potential = It counted on how the other plays: most likely as «{ opponent-potential }» does ({ $percent } %).
