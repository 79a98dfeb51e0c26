# Problems, and your own mistakes, which come back as exercises.

problems = Zadania
problems-today = Zadanie dnia
problems-today-line = { $level } · dziś takie samo dla wszystkich
problems-today-solved = { $level } · rozwiązane
problems-by-level = Według trudności
problems-by-concept = Według motywów
problems-solved = Rozwiązane: { $solved } z { $count }

problem-waits = Zobaczmy…
problem-right = Dobrze!
problem-wrong-durak = Tak zostajesz durniem. Oto jak:
problem-wrong-reversi = To nie wygrywa. Oto dlaczego:
problem-solution = Rozwiązanie: { $action }.
problem-turns-on = Motywy: { $concepts }.
problem-solve = Pokaż rozwiązanie
problem-again = Jeszcze raz
problem-next = Dalej
problem-close = Wszystkie zadania
problem-leave = Wyjdź z zadania
problem-close-table = Zamknij zadanie
durak-they-hold = Przeciwnik ma { $cards }.
reversi-you-are-black = Grasz czarnymi.
reversi-you-are-white = Grasz białymi.

exercises = Twoje błędy
exercise = Twój błąd
exercises-none = Nie masz jeszcze błędów do poćwiczenia. Wracają tu po 1, 3, 7, 14 i 30 dniach, aż rozwiążesz każdy dwa razy z rzędu.
exercises-today = { $count ->
    [one] Poćwicz { $count } błąd
    [few] Poćwicz { $count } błędy
   *[many] Poćwicz { $count } błędów
}
exercises-later = { $count ->
    [one] { $count } błąd czeka.
    [few] { $count } błędy czekają.
   *[many] { $count } błędów czeka.
} { $days ->
    [1] Najbliższy wróci jutro.
   *[other] Najbliższy wróci za { $days } dni.
}
exercises-more = I jeszcze { $count }.
exercise-line = { $tried ->
    [0] Twój ruch: { $played }
    [one] Twój ruch: { $played } · { $tried } powtórka
    [few] Twój ruch: { $played } · { $tried } powtórki
   *[many] Twój ruch: { $played } · { $tried } powtórek
}
exercise-delete = Usuń: { $played }
exercise-confirm-delete = Tak, usuń: { $played }
exercise-asked = Ostatnio twój ruch: { $played }. Znajdź lepszy.
exercise-wrong = Jest lepszy ruch. Oto co będzie dalej:
