# Есептер және ойыншының жаттығу болып қайта келетін өз қателері.

problems = Есептер
problems-today = Күн есебі
problems-today-line = { $level } · бүгін бәріне ортақ
problems-today-solved = { $level } · шешілді
problems-by-level = Қиындығы бойынша
problems-by-concept = Тәсілдер бойынша
problems-solved = Шешілгені: { $solved } / { $count }

problem-waits = Көрейік…
problem-right = Дұрыс!
problem-wrong-durak = Бұлай сіз дурак болып қаласыз. Міне, қалай:
problem-wrong-reversi = Бұл жеңіс әкелмейді. Міне, неге:
problem-solution = Шешуі: { $action }.
problem-turns-on = Мәні мынада: { $concepts }.
problem-solve = Шешуін көрсету
problem-again = Тағы бір рет
problem-next = Келесі
problem-close = Барлық есептер
problem-leave = Есептен шығу
problem-close-table = Есепті жабу
durak-they-hold = Қарсыласта { $cards }
reversi-you-are-black = Сіз қара таспен ойнайсыз.
reversi-you-are-white = Сіз ақ таспен ойнайсыз.

exercises = Қателеріңіз
exercise = Қатеңіз
exercises-none = Әзірге үйренетін ештеңе жоқ. Қателескеніңіз 1, 3, 7, 14 және 30 күннен кейін осында қайта келеді, оны қатарынан екі рет шешкенше.
exercises-today = Бүгінге { $count } жаттығу
exercises-later = { $count } қате жазылған. { $days ->
    [1] Келесісі ертең қайта келеді.
   *[other] Келесісі { $days } күннен кейін қайта келеді.
}
exercises-more = Тағы { $count }.
exercise-line = { $tried ->
    [0] жүрісіңіз: { $played }
   *[other] жүрісіңіз: { $played } · тағы { $tried } рет шешіп көрдіңіз
}
exercise-delete = { $played } дегенді алып тастау
exercise-confirm-delete = { $played } дегенді алып тастау: иә
exercise-asked = Мұндағы жүрісіңіз: { $played }. Жақсырағын табыңыз.
exercise-wrong = Бұдан жақсысы бар. Әрі қарай не болатыны міне:
