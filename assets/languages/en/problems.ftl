# Problems, and your own mistakes, which come back as exercises.

problems = Puzzles
problems-today = Daily puzzle
problems-today-line = { $level } · the same for everyone today
problems-today-solved = { $level } · solved
problems-by-level = By difficulty
problems-by-concept = By theme
problems-solved = { $solved } of { $count } solved

problem-waits = Let’s see…
problem-right = Right!
problem-wrong-durak = That makes you the fool. Here’s how:
problem-wrong-reversi = That doesn’t win. Here’s why:
problem-solution = The solution: { $action }.
problem-turns-on = Themes: { $concepts }.
problem-solve = Show the solution
problem-again = Try again
problem-next = Next
problem-close = All puzzles
problem-leave = Leave the puzzle
problem-close-table = Close the puzzle
durak-they-hold = They hold { $cards }.
reversi-you-are-black = You’re Black.
reversi-you-are-white = You’re White.

exercises = Your mistakes
exercise = Your mistake
exercises-none = No mistakes to practise yet. They come back here after 1, 3, 7, 14 and 30 days, until you’ve solved each one twice in a row.
exercises-today = { $count ->
    [one] Practise { $count } mistake
   *[other] Practise { $count } mistakes
}
exercises-later = { $count ->
    [one] { $count } mistake waiting.
   *[other] { $count } mistakes waiting.
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
    [0] Your play: { $played }
    [one] Your play: { $played } · retried { $tried } time
   *[other] Your play: { $played } · retried { $tried } times
}
exercise-delete = Remove “{ $played }”
exercise-confirm-delete = Really remove “{ $played }”
exercise-asked = Your play here: { $played }. Find something better.
exercise-wrong = There’s a better play. This is what follows:
