# Statistics, ratings, and games that are played for one.

statistics = Statistics
statistics-none = No game has been played to its end yet. Every game you finish against the program’s opponents is counted here: results, streaks, your rating, and how they change.
statistics-play = Play one
statistics-all = All games
statistics-rated = Rated
statistics-casual = Casual
statistics-everybody = Everybody
statistics-rating = your rating
statistics-games = games
statistics-score = score
statistics-won-drawn-lost = won · drawn · lost
statistics-streak = won in a row now
statistics-losing-streak = lost in a row now
statistics-best-streak = longest run of wins
statistics-fools = times the fool
statistics-discs = average lead in discs
statistics-accuracy = good decisions
statistics-about = Watched games, lessons, replays and games of several people do not count. Decisions are judged when you review a game: those are good that lose next to nothing.
statistics-curve = From game to game
statistics-curve-rating = Rating
statistics-curve-rating-line = Your rating after each rated game; the band shows how uncertain it is.
statistics-curve-score = Score
statistics-curve-score-line = The mean score of the last { $count } games.
statistics-curve-discs = Discs
statistics-curve-discs-line = The mean lead in discs of the last { $count } games.
statistics-curve-accuracy = Accuracy
statistics-curve-accuracy-line = The share of good decisions in the last { $count } games that were reviewed.
statistics-no-rated = No rated game among these yet. Choose «Rated game» when you begin a new one.
statistics-no-reviews = None of these games was reviewed yet. The result of a game has a button for it.
statistics-no-points = There is nothing to draw yet.
statistics-form = { $count ->
    [one] The last game:
   *[other] The last { $count } games, the newest at the right:
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
statistics-copied-json = Copied: all games as JSON, which can be pasted here again.
statistics-copied-csv = Copied: all games as a table.
statistics-saved = Saved:
    { $path }
statistics-not-saved = The files could not be saved: { $reason }
statistics-imported = { $count ->
    [0] All of these games were known already.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
statistics-not-imported = That text holds no games: { $reason }
statistics-wiped = All statistics are deleted.
question-wipe-statistics = Delete all games from the statistics, your ratings included? This cannot be undone.
question-wipe = Delete them

strength = strength { $rating }
strength-about = The figures are strengths, measured in thousands of games among the opponents: 1500 is where a new player begins, 400 more win ten times for each loss.

rated = Rated game
rated-line = No hints, nothing taken back, no open hands; what the opponents thought is told afterwards. Leaving counts as a loss.
rated-rules = Classic rules: throw in, 36 cards, every player for themselves. The opponents’ strengths were measured by them.
rated-opening = The first six placements are drawn by lot, evenly, so that no game can be learned by heart.
rated-badge = rated
rated-your-rating = Your rating: { $rating }
rated-change = Rating { $before } → { $after } ({ $change })
rated-given-up = Given up. { $change }
rated-give-up = Give up
question-give-up = This game is rated. Leaving it counts as a loss.
question-forsake = A rated game is in progress. Beginning another one counts it as lost.
question-forsake-yes = Lose it and begin
