# Задачы і ўласныя памылкі гульца, якія вяртаюцца практыкаваннямі.

problems = Задачы
problems-today = Задача дня
problems-today-line = { $level } · сёння ва ўсіх адна і тая ж
problems-today-solved = { $level } · рашана
problems-by-level = Паводле складанасці
problems-by-concept = Паводле прыёмаў
problems-solved = Рашана { $solved } з { $count }

problem-waits = Паглядзім…
problem-right = Правільна!
problem-wrong-durak = Так вы застанецеся ў дурнях. Вось як:
problem-wrong-reversi = Гэта не выйграе. Вось чаму:
problem-solution = Рашэнне: { $action }.
problem-turns-on = Справа ў гэтым: { $concepts }.
problem-solve = Паказаць рашэнне
problem-again = Яшчэ раз
problem-next = Далей
problem-close = Усе задачы
problem-leave = Выйсці з задачы
problem-close-table = Закрыць задачу
durak-they-hold = У саперніка { $cards }
reversi-you-are-black = Вы гуляеце чорнымі.
reversi-you-are-white = Вы гуляеце белымі.

exercises = Вашы памылкі
exercise = Ваша памылка
exercises-none = Вучыцца пакуль няма на чым. Тое, у чым вы памыліцеся, вернецца сюды праз 1, 3, 7, 14 і 30 дзён, пакуль вы не рашыце гэта двойчы запар.
exercises-today = { $count ->
    [one] На сёння { $count } практыкаванне
    [few] На сёння { $count } практыкаванні
    [many] На сёння { $count } практыкаванняў
   *[other] На сёння { $count } практыкавання
}
exercises-later = { $count ->
    [one] Запісана { $count } памылка.
    [few] Запісаны { $count } памылкі.
    [many] Запісана { $count } памылак.
   *[other] Запісана { $count } памылкі.
} { $days ->
    [1] Бліжэйшая вернецца заўтра.
    [one] Бліжэйшая вернецца праз { $days } дзень.
    [few] Бліжэйшая вернецца праз { $days } дні.
    [many] Бліжэйшая вернецца праз { $days } дзён.
   *[other] Бліжэйшая вернецца праз { $days } дня.
}
exercises-more = І яшчэ { $count }.
exercise-line = { $tried ->
    [0] ваш ход: { $played }
    [one] ваш ход: { $played } · спрабавалі яшчэ { $tried } раз
    [few] ваш ход: { $played } · спрабавалі яшчэ { $tried } разы
    [many] ваш ход: { $played } · спрабавалі яшчэ { $tried } разоў
   *[other] ваш ход: { $played } · спрабавалі яшчэ { $tried } раза
}
exercise-delete = Прыбраць { $played }
exercise-confirm-delete = Прыбраць { $played }: так
exercise-asked = Ваш ход тут: { $played }. Знайдзіце лепшы.
exercise-wrong = Ёсць ход лепшы. Вось што будзе далей:
