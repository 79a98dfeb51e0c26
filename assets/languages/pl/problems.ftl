# Zadania i własne błędy gracza, które wracają jako ćwiczenia.

problems = Zadania
problems-today = Zadanie dnia
problems-today-line = { $level } · dziś takie samo dla wszystkich
problems-today-solved = { $level } · rozwiązane
problems-by-level = Według trudności
problems-by-concept = Według pomysłów
problems-solved = Rozwiązane: { $solved } z { $count }

problem-waits = Zobaczmy…
problem-right = Dobrze!
problem-wrong-durak = Tak zostajesz durniem. Oto jak:
problem-wrong-reversi = To nie wygrywa. Oto dlaczego:
problem-solution = Rozwiązanie: { $action }.
problem-turns-on = Rzecz w tym: { $concepts }.
problem-solve = Pokaż rozwiązanie
problem-again = Jeszcze raz
problem-next = Dalej
problem-close = Wszystkie zadania
problem-leave = Wyjdź z zadania
problem-close-table = Zamknij zadanie
durak-they-hold = Przeciwnik ma { $cards }
reversi-you-are-black = Grasz czarnymi.
reversi-you-are-white = Grasz białymi.

exercises = Twoje błędy
exercise = Twój błąd
exercises-none = Na razie nie ma się na czym uczyć. To, w czym się pomylisz, wróci tu po 1, 3, 7, 14 i 30 dniach, aż rozwiążesz to dwa razy z rzędu.
exercises-today = { $count ->
    [one] Na dziś { $count } ćwiczenie
    [few] Na dziś { $count } ćwiczenia
    [many] Na dziś { $count } ćwiczeń
   *[other] Na dziś { $count } ćwiczenia
}
exercises-later = { $count ->
    [one] Zapisany { $count } błąd.
    [few] Zapisane { $count } błędy.
    [many] Zapisanych { $count } błędów.
   *[other] Zapisane { $count } błędu.
} { $days ->
    [1] Najbliższy wróci jutro.
    [one] Najbliższy wróci za { $days } dzień.
    [few] Najbliższy wróci za { $days } dni.
    [many] Najbliższy wróci za { $days } dni.
   *[other] Najbliższy wróci za { $days } dnia.
}
exercises-more = I jeszcze { $count }.
exercise-line = { $tried ->
    [0] twój ruch: { $played }
    [one] twój ruch: { $played } · jeszcze { $tried } próba
    [few] twój ruch: { $played } · jeszcze { $tried } próby
    [many] twój ruch: { $played } · jeszcze { $tried } prób
   *[other] twój ruch: { $played } · jeszcze { $tried } próby
}
exercise-delete = Usuń { $played }
exercise-confirm-delete = Usuń { $played }: tak
exercise-asked = Twój ruch tutaj: { $played }. Znajdź lepszy.
exercise-wrong = Jest lepszy ruch. Oto co będzie dalej:
