# Statistics, ratings and rated games.

statistics = Statistics
statistics-none = You haven’t finished a game yet. Every game you finish against the computer counts here: results, streaks, your rating and how they change.
statistics-play = Play a game
statistics-all = All games
statistics-rated = Rated
statistics-casual = Casual
statistics-everybody = All opponents
statistics-rating = Your rating
statistics-games = Games
statistics-score = Score
statistics-won-drawn-lost = Won · drawn · lost
statistics-streak = Current winning streak
statistics-losing-streak = Current losing streak
statistics-best-streak = Longest winning streak
statistics-fools = Times the fool
statistics-discs = Average disc difference
statistics-accuracy = Good decisions
statistics-about = Watched games, lessons, replays and games with several people don’t count. Decisions are judged when you review a game; a good one loses next to nothing.
statistics-costs = What costs you most
statistics-cost-recent = Last 30 days: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} in { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
}, { $lost } lost a game
statistics-cost-earlier = Before: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} in { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
}, { $lost } lost a game
statistics-cost-better = Better than before!
statistics-curve = Game by game
statistics-curve-rating = Rating
statistics-curve-rating-line = Your rating after each rated game; the band shows its uncertainty.
statistics-curve-score = Score
statistics-curve-score-line = Your average score over the last { $count } games.
statistics-curve-discs = Discs
statistics-curve-discs-line = Your average disc difference over the last { $count } games.
statistics-curve-accuracy = Accuracy
statistics-curve-accuracy-line = Your share of good decisions in the last { $count } games you reviewed.
statistics-no-rated = No rated games here yet. Choose “Rated game” when you start one.
statistics-no-reviews = You haven’t reviewed any of these games. You’ll find the button on the result of a game.
statistics-no-points = Nothing to draw yet.
statistics-form = { $count ->
    [one] The last game:
   *[other] The last { $count } games, newest on the right:
}
statistics-opponents = Opponents
statistics-against = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost
statistics-export = Your data
statistics-copy-json = Copy as JSON
statistics-copy-csv = Copy as CSV
statistics-save = Save as files
statistics-import = Paste JSON
statistics-wipe = Delete all
statistics-copied-json = Copied: all games as JSON. You can paste them here again.
statistics-copied-csv = Copied: all games as a table.
statistics-saved = Saved:
    { $path }
statistics-not-saved = Couldn’t save the files: { $reason }
statistics-imported = { $count ->
    [0] You already had all of these games.
    [one] { $count } game added.
   *[other] { $count } games added.
}
statistics-not-imported = This text contains no games: { $reason }
statistics-wiped = All statistics deleted.
question-wipe-statistics = Delete all games from the statistics, including your ratings? You can’t undo this.
question-wipe = Delete them

strength = Rating { $rating }
strength-about = These ratings were measured in thousands of games among the opponents. New players start at 1500; 400 points more means ten wins for each loss.

rated = Rated game
rated-line = No hints, undo or open hands. Afterwards you can see what your opponents were thinking. Leaving counts as a loss.
rated-rules = Classic rules: throwing in, 36 cards, every player for themselves. The opponents were rated under these rules.
rated-opening = The first six moves are drawn at random from balanced openings, so you can’t learn a game by heart.
rated-badge = Rated
rated-your-rating = Your rating: { $rating }
rated-change = Rating { $before } → { $after } ({ $change })
rated-given-up = You resigned. { $change }
rated-give-up = Resign
question-give-up = This game is rated. Leaving it counts as a loss.
question-forsake = A rated game is in progress. If you start another one, it counts as a loss.
question-forsake-yes = Resign and start
