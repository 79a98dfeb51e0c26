# Есептер және жаттығу болып қайта келетін өз қателеріңіз.

problems = Есептер
problems-today = Бүгінгі есеп
problems-today-line = { $level } · бәріне ортақ
problems-today-solved = { $level } · шешілді
problems-by-level = Қиындығы бойынша
problems-by-concept = Тәсілдер бойынша
problems-solved = Шешілгені: { $solved } / { $count }

problem-waits = Қарап көрейік…
problem-right = Дұрыс!
problem-wrong-durak = Бұлай дурак болып қаласыз. Міне, қалай:
problem-wrong-reversi = Бұлай жеңбейсіз. Міне, себебі:
problem-solution = Шешуі: { $action }.
problem-turns-on = Тәсілдер: { $concepts }.
problem-solve = Шешуін көрсету
problem-again = Қайталап көру
problem-next = Келесі
problem-close = Барлық есеп
problem-leave = Есептен шығу
problem-close-table = Есепті жабу
durak-they-hold = Қарсыласта: { $cards }.
reversi-you-are-black = Сіз қарамен ойнайсыз.
reversi-you-are-white = Сіз ақпен ойнайсыз.

exercises = Қателеріңіз
exercise = Қатеңіз
exercises-none = Пысықтайтын қате әзірге жоқ. Қателеріңіз 1, 3, 7, 14 және 30 күннен кейін осында қайта келеді — әрқайсысын қатарынан екі рет шешкенше.
exercises-today = { $count } қатені пысықтау
exercises-later = { $count } қате күтіп тұр. { $days ->
    [1] Келесісі ертең қайта келеді.
   *[other] Келесісі { $days } күннен кейін қайта келеді.
}
exercises-more = Тағы { $count }.
exercise-line = { $tried ->
    [0] Жүрісіңіз: { $played }
   *[other] Жүрісіңіз: { $played } · { $tried } рет қайталадыңыз
}
exercise-delete = Алып тастау: «{ $played }»
exercise-confirm-delete = Шынымен алып тастау: «{ $played }»
exercise-asked = Мұндағы жүрісіңіз: { $played }. Жақсырағын табыңыз.
exercise-wrong = Одан жақсысы бар. Мұндайда былай болады:
