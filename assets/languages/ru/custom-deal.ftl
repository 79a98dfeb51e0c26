# Раздачи, записанные вручную, и журнал ходов.

custom-deal = Своя раздача
custom-deal-about = Запишите, у кого какие карты, и играйте эту раздачу сколько угодно раз. Карта — это достоинство и масть: 6s, 10c, Jd, Qh (пики s, трефы c, бубны d, черви h; можно и 6♠, 10♣, В♦, Д♥). Между руками (hands) — черта, ваша рука первая. Колоду (talon) добирают слева направо; последняя карта лежит открытой и задаёт козырь. Кто ходит первым (attacker) — номер места, ваше — 0. В статистику такие партии не идут.
custom-deal-text = Раздача текстом
custom-deal-sound = Игроков: { $players }, карт: { $cards }, козырь { $trump }. { $leads ->
    [rules] Кто ходит первым, решают правила.
   *[other] Первым ходит игрок на месте { $leads }.
}
custom-deal-play = Играть эту раздачу
custom-deal-shuffle = Перетасовать
custom-deal-last = Последняя сыгранная
custom-deal-copy = Копировать
custom-deal-paste = Вставить
custom-deal-undo = Отменить
custom-deal-save = Сохранить
custom-deal-copied = Скопировано.
custom-deal-none-played = Вы ещё не доиграли ни одной партии.
custom-deal-not-a-deal = В этом тексте нет раздачи. { $reason }
custom-deal-saved = Сохранённые
custom-deal-name = Раздача { $number }
custom-deal-edit = Изменить раздачу
custom-deal-shuffled = Сдать как обычно
shuffle-given = Карты этой партии не тасовали: их кто-то записал.

this-deal = Эта раздача
this-deal-later = Пока карты закрыты: вы увидите их после партии.
this-deal-again = Сыграть эту раздачу снова
this-deal-edit = Изменить эту раздачу
this-deal-copy = Копировать раздачу

move-log = Журнал ходов
move-log-write = Вести журнал ходов
move-log-about = Записывает каждый ход: карты на руках, их оценку и что взвешивал соперник.
move-log-later = В нём названы закрытые карты, поэтому прочитать его можно после партии.
move-log-rated = Во время рейтинговых партий журнал не ведётся.
move-log-none = Журнала этой партии нет.
move-log-copy = Копировать журнал
move-log-copied = Скопировано: журнал ходов.
move-log-save = Сохранить журнал в файл
move-log-saved = Сохранено:
    { $path }
move-log-not-saved = Журнал не сохранён: { $reason }
