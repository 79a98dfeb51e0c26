# Задачі та власні помилки гравця, що повертаються вправами.

problems = Задачі
problems-today = Задача дня
problems-today-line = { $level } · сьогодні в усіх та сама
problems-today-solved = { $level } · розв’язана
problems-by-level = За складністю
problems-by-concept = За прийомами
problems-solved = Розв’язано { $solved } з { $count }

problem-waits = Побачимо…
problem-right = Правильно!
problem-wrong-durak = Так ви залишитеся в дурнях. Ось як:
problem-wrong-reversi = Це не виграє. Ось чому:
problem-solution = Розв’язок: { $action }.
problem-turns-on = Річ у тому: { $concepts }.
problem-solve = Показати розв’язок
problem-again = Ще раз
problem-next = Далі
problem-close = Усі задачі
problem-leave = Вийти із задачі
problem-close-table = Закрити задачу
durak-they-hold = У суперника { $cards }
reversi-you-are-black = Ви граєте чорними.
reversi-you-are-white = Ви граєте білими.

exercises = Ваші помилки
exercise = Ваша помилка
exercises-none = Вчитися поки що немає на чому. Те, в чому ви помилитеся, повернеться сюди через 1, 3, 7, 14 і 30 днів, доки ви не розв’яжете це двічі поспіль.
exercises-today = { $count ->
    [one] На сьогодні { $count } вправа
    [few] На сьогодні { $count } вправи
   *[other] На сьогодні { $count } вправ
}
exercises-later = { $count ->
    [one] Записано { $count } помилку.
    [few] Записано { $count } помилки.
   *[other] Записано { $count } помилок.
} { $days ->
    [1] Найближча повернеться завтра.
    [one] Найближча повернеться через { $days } день.
    [few] Найближча повернеться через { $days } дні.
   *[other] Найближча повернеться через { $days } днів.
}
exercises-more = { $count ->
    [one] І ще { $count }.
   *[other] І ще { $count }.
}
exercise-line = { $tried ->
    [0] ваш хід: { $played }
    [one] ваш хід: { $played } · пробували ще { $tried } раз
    [few] ваш хід: { $played } · пробували ще { $tried } рази
   *[other] ваш хід: { $played } · пробували ще { $tried } разів
}
exercise-delete = Прибрати { $played }
exercise-confirm-delete = Прибрати { $played }: так
exercise-asked = Ваш хід тут: { $played }. Знайдіть кращий.
exercise-wrong = Є кращий хід. Ось що буде далі:
