# Қайта көру, бөлісу және позиция құру.

replay-moment = Ойын сәті
replay-beginning = Басы
replay-first = Басына
replay-back = Бір қадам артқа
replay-last = Соңына
replay-play-on = Осы жерден ойнау
replay-hands = Карталар
replay-close = Көруді жабу
review-here = Бағасы: { $value }. Ең жақсысы: { $best }

saved-games-copy-link = Жіберу үшін көшіру
saved-games-link-copied = Көшірілді: бір жол мәтін. Оны басқа адамға жіберіңіз, ол осында қояды.
saved-games-replay = { $number }-ойынды қайта көру
saved-games-transcript = Жүрістерді көшіру
saved-games-ggf = GGF түрінде көшіру
saved-games-notation-copied = Көшірілді.
saved-games-save-file = Файлға сақтау
saved-games-share = Бөлісу
saved-games-save-as = Қалай сақтаймыз:
saved-games-share-as = Қалай бөлісеміз:
saved-games-as-record = Көзір
saved-games-as-moves = Жүрістер
saved-games-as-ggf = GGF
saved-games-file-saved = Сақталды: { $file }
saved-games-file-not-saved = Файл сақталмады: { $reason }

board = Тақта
board-turn = Тақтаны бұру
board-mirror = Айнадағыдай аудару

set-up = Позиция құру
set-up-black = Қара тас
set-up-white = Ақ тас
set-up-empty = Бос шаршы
set-up-black-moves = Қара жүреді
set-up-white-moves = Ақ жүреді
set-up-clear = Тазалау
set-up-usual = Бастапқы
set-up-copy = Көшіру
set-up-analyse = Талдау
set-up-play = Осы жерден ойнау
set-up-over = Екі жақта да жүретін жер жоқ: ойнайтын ештеңе қалмаған.
set-up-must-pass = { $colour ->
    [black] Қараға пас беруге тура келер еді.
   *[white] Аққа пас беруге тура келер еді.
}
set-up-sound = Тасты түртіп не сызып қойыңыз.
set-up-not-a-position = Бұл мәтін — позиция емес: { $reason }
new-from-position = Өзіңіз құрған позициядан
new-usual-start = Әдеттегідей бастау
