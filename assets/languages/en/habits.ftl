# How you play, as everyone at the table could see it.

habits = Your habits
habits-about = How you play, counted deal by deal from what everyone at the table could see. It stays on this device. If you share a deal, it includes what your opponents knew about you.
habits-shared = Let opponents use them (never in rated games)
habits-deals = { $deals ->
    [0] No deals counted yet
    [one] One deal counted
   *[other] { $deals } deals counted
}
habits-of = { $done } of { $chances } times
habits-none = Not seen yet
habits-usual = The mark on each line shows what’s usual among simple opponents.
habits-like = You play most like “{ $opponent }” ({ $percent }%).
habits-like-nobody = You play like none of the simple opponents.
habits-delete = Delete all habits
habits-confirm-delete = Really delete all habits
own-habit-takes-early = Pick up when you could beat
own-habit-hoards-trumps = Pick up to save a trump
own-habit-keeps-low-cards = Hold low cards back
own-habit-keeps-high-cards = Hold high cards back
own-habit-throws-trumps = Throw in trumps while the talon lasts
own-habit-beats-dearly = Beat with a higher card than needed
own-habit-leads-high = Lead high with lower cards in hand
own-habit-leads-groups = Lead several of a rank at once
own-habit-leads-trumps = Lead trumps while the talon lasts
