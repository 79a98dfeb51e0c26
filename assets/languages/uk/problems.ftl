# Задачі та власні помилки, що повертаються як вправи.

problems = Задачі
problems-today = Задача дня
problems-today-line = { $level } · одна для всіх
problems-today-solved = { $level } · розв’язано
problems-by-level = За складністю
problems-by-concept = За прийомами
problems-solved = Розв’язано { $solved } з { $count }

problem-waits = Побачимо…
problem-right = Правильно!
problem-wrong-durak = Так ви лишитеся в дурнях. Ось чому:
problem-wrong-reversi = Так не виграти. Ось чому:
problem-solution = Розв’язок: { $action }.
problem-turns-on = Прийоми: { $concepts }.
problem-solve = Показати розв’язок
problem-again = Ще раз
problem-next = Далі
problem-close = Усі задачі
problem-leave = Вийти із задачі
problem-close-table = Закрити задачу
durak-they-hold = У суперника: { $cards }.
reversi-you-are-black = Ви граєте чорними.
reversi-you-are-white = Ви граєте білими.

exercises = Ваші помилки
exercise = Ваша помилка
exercises-none = Помилок для тренування поки немає. Вони повертаються сюди через 1, 3, 7, 14 і 30 днів, доки ви не розв’яжете кожну двічі поспіль.
exercises-today = { $count ->
    [one] Виправити { $count } помилку
    [few] Виправити { $count } помилки
   *[other] Виправити { $count } помилок
}
exercises-later = { $count ->
    [one] Чекає { $count } помилка.
    [few] Чекають { $count } помилки.
   *[other] Чекають { $count } помилок.
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
    [0] Ваш хід: { $played }
    [one] Ваш хід: { $played } · ще { $tried } спроба
    [few] Ваш хід: { $played } · ще { $tried } спроби
   *[other] Ваш хід: { $played } · ще { $tried } спроб
}
exercise-delete = Прибрати «{ $played }»
exercise-confirm-delete = Точно прибрати «{ $played }»?
exercise-asked = Ваш хід тут: { $played }. Знайдіть кращий.
exercise-wrong = Є кращий хід. Ось що буде далі:
