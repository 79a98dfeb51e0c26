# How the person plays, as far as everybody at the table could see.

habits = Your habits
habits-about = What everybody at the table could see of how you play, counted deal by deal. It stays on this device; only a deal that you share shows what its opponents were told.
habits-told = Masters and apprentices may count on them, never in rated games
habits-deals = { $deals ->
    [0] No deal counted yet
    [one] One deal counted
   *[other] { $deals } deals counted
}
habits-of = { $done } of { $chances } times
habits-none = not seen yet
habits-usual = The mark on each line is what is usual among the opponents that play by rule.
habits-like = You play most like «{ $opponent }» ({ $percent } %).
habits-like-nobody = You play like none of the opponents that play by rule.
habits-forget = Forget all of it
habits-forget-surely = Forget all of it: yes
own-habit-takes-early = Take what could be beaten
own-habit-hoards-trumps = Take to spare a trump
own-habit-keeps-low-cards = Hold low cards back
own-habit-keeps-high-cards = Hold high cards back
own-habit-throws-trumps = Throw trumps in before the talon ends
own-habit-beats-dearly = Beat with a dearer card than needed
own-habit-leads-high = Lead high while holding lower
own-habit-leads-groups = Lead equal cards at once
own-habit-leads-trumps = Lead trumps before the talon ends
