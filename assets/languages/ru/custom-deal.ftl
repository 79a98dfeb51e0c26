# Партии, карты которых кто-то записал, и журнал ходов.

custom-deal = Записанная партия
custom-deal-about = Запишите, у кого какие карты, и играйте так сколько угодно раз. Карта — это достоинство и масть: 6s, 10c, Jd, Qh (пики s, трефы c, бубны d, червы h; можно и 6♠, 10♣, В♦, Д♥). Между руками (hands) — черта, ваша рука первая. Колоду (talon) берут слева; последняя карта лежит открытой и задаёт козырь. Первым ходит место attacker, ваше — 0. Такие партии не входят в статистику.
custom-deal-text = Партия текстом
custom-deal-sound = Игроков: { $players }, карт: { $cards }, козырь { $trump }. { $leads ->
    [rules] Кто ходит первым, решают правила.
   *[other] Первым ходит место { $leads }.
}
custom-deal-play = Играть эту партию
custom-deal-shuffle = Перетасовать
custom-deal-last = Последняя сыгранная
custom-deal-copy = Скопировать
custom-deal-paste = Вставить
custom-deal-undo = Отменить
custom-deal-save = Сохранить
custom-deal-copied = Скопировано.
custom-deal-none-played = Ни одна партия ещё не доиграна.
custom-deal-not-a-deal = В этом тексте нет партии. { $reason }
custom-deal-saved = Сохранённые
custom-deal-name = Партия { $number }
custom-deal-edit = Изменить партию
custom-deal-shuffled = Сдать как обычно
shuffle-given = Карты этой партии не тасовали: их кто-то записал.

this-deal = Эта партия
this-deal-later = Карты можно будет прочитать, когда партия закончится: до тех пор они закрыты.
this-deal-again = Сыграть эту партию снова
this-deal-edit = Изменить эту партию
this-deal-copy = Скопировать партию

move-log = Журнал ходов
move-log-write = Вести журнал ходов
move-log-about = Каждый ход записывается сразу: рука, из которой он сделан, оценки словами и цены, и что взвешивал соперник.
move-log-later = В нём названы закрытые карты, поэтому прочитать его можно, когда партия закончится.
move-log-rated = Пока на кону рейтинг, журнал не ведётся.
move-log-none = Журнала этой партии нет.
move-log-copy = Скопировать журнал
move-log-copied = Скопирован журнал ходов.
move-log-save = Сохранить журнал в файл
move-log-saved = Сохранено:
    { $path }
move-log-not-saved = Журнал не сохранён: { $reason }
