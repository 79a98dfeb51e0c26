# Задачы і вашы ўласныя памылкі, якія вяртаюцца практыкаваннямі.

problems = Задачы
problems-today = Задача дня
problems-today-line = { $level } · сёння адна для ўсіх
problems-today-solved = { $level } · рашана
problems-by-level = Паводле цяжкасці
problems-by-concept = Паводле прыёму
problems-solved = Рашана { $solved } з { $count }

problem-waits = Паглядзім…
problem-right = Правільна!
problem-wrong-durak = Так вы застаняцеся ў дурнях. Вось як:
problem-wrong-reversi = Так не выйграць. Вось чаму:
problem-solution = Рашэнне: { $action }.
problem-turns-on = Прыёмы: { $concepts }.
problem-solve = Паказаць рашэнне
problem-again = Яшчэ раз
problem-next = Далей
problem-close = Усе задачы
problem-leave = Выйсці з задачы
problem-close-table = Закрыць задачу
durak-they-hold = У саперніка { $cards }.
reversi-you-are-black = Вы гуляеце чорнымі.
reversi-you-are-white = Вы гуляеце белымі.

exercises = Вашы памылкі
exercise = Ваша памылка
exercises-none = Памылак для практыкі пакуль няма. Яны вяртаюцца сюды праз 1, 3, 7, 14 і 30 дзён, пакуль вы не рашыце кожную двойчы запар.
exercises-today = { $count ->
    [one] Выправіць { $count } памылку
    [few] Выправіць { $count } памылкі
   *[many] Выправіць { $count } памылак
}
exercises-later = { $count ->
    [one] Чакае { $count } памылка.
    [few] Чакаюць { $count } памылкі.
   *[many] Чакаюць { $count } памылак.
} { $days ->
    [1] Наступная вернецца заўтра.
    [one] Наступная вернецца праз { $days } дзень.
    [few] Наступная вернецца праз { $days } дні.
   *[many] Наступная вернецца праз { $days } дзён.
}
exercises-more = І яшчэ { $count }.
exercise-line = { $tried ->
    [0] Ваш ход: { $played }
    [one] Ваш ход: { $played } · паўторана { $tried } раз
    [few] Ваш ход: { $played } · паўторана { $tried } разы
   *[many] Ваш ход: { $played } · паўторана { $tried } разоў
}
exercise-delete = Прыбраць «{ $played }»
exercise-confirm-delete = Сапраўды прыбраць «{ $played }»?
exercise-asked = Ваш ход тут: { $played }. Знайдзіце лепшы.
exercise-wrong = Ёсць лепшы ход. Вось што будзе далей:
