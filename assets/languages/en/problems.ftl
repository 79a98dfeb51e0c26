# Problems, and the player's own mistakes that come back as exercises.

problems = Problems
problems-today = Problem of the day
problems-today-line = { $level } · the same for everyone today
problems-today-solved = { $level } · solved
problems-by-level = By difficulty
problems-by-concept = By idea
problems-solved = { $solved } of { $count } solved

problem-waits = Let us see…
problem-right = Right!
problem-wrong-durak = That leaves you the fool. This is how:
problem-wrong-reversi = That does not win. This is why:
problem-solution = The solution: { $deed }.
problem-turns-on = It turns on: { $concepts }.
problem-solve = Show the solution
problem-again = Try again
problem-next = Next
problem-close = All problems
problem-leave = Leave the problem
problem-close-table = Close the problem
durak-they-hold = They hold { $cards }
reversi-you-are-black = You are Black.
reversi-you-are-white = You are White.

exercises = Your mistakes
exercise = Your mistake
exercises-none = None to learn from yet. What you get wrong comes back here after 1, 3, 7, 14 and 30 days, until you have solved it twice in a row.
exercises-today = { $count ->
    [one] { $count } to do today
   *[other] { $count } to do today
}
exercises-later = { $count ->
    [one] { $count } mistake is kept.
   *[other] { $count } mistakes are kept.
} { $days ->
    [1] The next one comes back tomorrow.
    [one] The next one comes back in { $days } day.
   *[other] The next one comes back in { $days } days.
}
exercises-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
exercise-line = { $tried ->
    [0] you played: { $played }
    [one] you played: { $played } · tried again { $tried } time
   *[other] you played: { $played } · tried again { $tried } times
}
exercise-forget = Remove { $played }
exercise-forget-surely = Remove { $played }: yes
exercise-asked = What you played here: { $played }. Find something better.
exercise-wrong = There is better. This is what follows:
