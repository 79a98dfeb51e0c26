# Қайта көрілетін, жіберілетін партиялар және құрылған позициялар.

replay-moment = Партия сәті
replay-beginning = Басы
replay-first = Басына
replay-back = Бір қадам артқа
replay-last = Соңына
replay-play-on = Осы жерден ойнау
replay-hands = Карталар
replay-close = Көруді жабу
review-here = Бағасы: { $value }. Ең жақсысы: { $best }

saved-games-copy-link = Жіберу үшін көшіру
saved-games-link-copied = Көшірілді: бір жол, оны басқа адамға жіберуге болады, ол осы жерге қояды.
saved-games-replay = Қайта көру: { $number }
saved-games-transcript = Жүрістерді көшіру
saved-games-ggf = GGF түрінде көшіру
saved-games-notation-copied = Көшірілді.

board = Тақта
board-turn = Тақтаны бұру
board-mirror = Тақтаны шағылыстыру

set-up = Позиция құру
set-up-black = Қара тас
set-up-white = Ақ тас
set-up-empty = Бос шаршы
set-up-black-moves = Қараның жүрісі
set-up-white-moves = Ақтың жүрісі
set-up-clear = Бәрін алу
set-up-usual = Бастапқы
set-up-copy = Көшірме
set-up-analyse = Талдау
set-up-play = Осы жерден ойнау
set-up-over = Екі жақ та тас қоя алмайды: ойнайтын ештеңе болмас еді.
set-up-must-pass = { $colour ->
    [black] Қараға пас беруге тура келер еді.
   *[white] Аққа пас беруге тура келер еді.
}
set-up-sound = Тастарды түртіп не сызып қойыңыз; осылай ойнауға болады.
set-up-not-a-position = Бұл мәтінде позиция жоқ: { $reason }
new-from-position = Құрылған позициядан
new-usual-start = Әдеттегідей бастау
