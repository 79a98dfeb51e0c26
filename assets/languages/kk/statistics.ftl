# Статистика, рейтинг және рейтингілік партиялар.

statistics = Статистика
statistics-none = Әзірге бірде-бір партия соңына дейін ойналған жоқ. Бағдарламаларға қарсы аяқталған әр партия осында есептеледі: нәтижелер, сериялар, рейтингіңіз және олардың өзгеруі.
statistics-play = Ойнау
statistics-all = Барлық партия
statistics-rated = Рейтингілік
statistics-casual = Кәдімгі
statistics-everybody = Бәрі
statistics-rating = рейтингіңіз
statistics-games = партия
statistics-score = нәтиже
statistics-won-drawn-lost = жеңіс · тең · жеңіліс
statistics-streak = қазір қатарынан жеңіс
statistics-losing-streak = қазір қатарынан жеңіліс
statistics-best-streak = ең ұзақ жеңіс сериясы
statistics-fools = рет дурак болды
statistics-discs = орташа тас басымдығы
statistics-accuracy = жақсы шешімдер
statistics-about = Көрілген партиялар, сабақтар, қайталаулар және бірнеше адамның ойындары есептелмейді. Шешімдер партияны талдағаныңызда бағаланады: ештеңе жоғалтпайтыны дерлік — жақсысы.
statistics-curve = Партиядан партияға
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Әр рейтингілік партиядан кейінгі рейтингіңіз; жолақ оның қаншалықты дәл еместігін көрсетеді.
statistics-curve-score = Нәтиже
statistics-curve-score-line = Соңғы партиялардың орташа нәтижесі (ең көбі { $count }).
statistics-curve-discs = Тастар
statistics-curve-discs-line = Соңғы партиялардағы орташа тас басымдығы (ең көбі { $count }).
statistics-curve-accuracy = Дәлдік
statistics-curve-accuracy-line = Соңғы талданған партиялардағы жақсы шешімдер үлесі (ең көбі { $count }).
statistics-no-rated = Бұл партиялардың ішінде рейтингілігі жоқ. Жаңасын бастағанда «Рейтингілік партия» дегенді қосыңыз.
statistics-no-reviews = Бұл партиялардың бірде-бірі әлі талданбаған. Талдау түймесі партия соңында бар.
statistics-no-points = Әзірге сызатын ештеңе жоқ.
statistics-form = { $count ->
    [1] Соңғы партия:
   *[other] Соңғы { $count } партия, ең жаңасы оң жақта:
}
statistics-opponents = Қарсыластар
statistics-against = { $games } партия: жеңіс { $won }, тең { $drawn }, жеңіліс { $lost }
statistics-export = Деректеріңіз
statistics-copy-json = JSON түрінде көшіру
statistics-copy-csv = CSV түрінде көшіру
statistics-save = Файлдарға сақтау
statistics-import = JSON қою
statistics-wipe = Бәрін жою
statistics-copied-json = Көшірілді: барлық партия JSON түрінде, оларды осы жерге қайта қоюға болады.
statistics-copied-csv = Көшірілді: барлық партия кесте түрінде.
statistics-saved = Сақталды:
    { $path }
statistics-not-saved = Файлдар сақталмады: { $reason }
statistics-imported = { $count ->
    [0] Бұл партиялардың бәрі бұрыннан белгілі.
   *[other] { $count } партия қосылды.
}
statistics-not-imported = Бұл мәтінде партия жоқ: { $reason }
statistics-wiped = Барлық статистика жойылды.
question-wipe-statistics = Статистикадан барлық партия рейтингімен бірге жойылсын ба? Оларды қайтару мүмкін болмайды.
question-wipe = Жою

strength = күші { $rating }
strength-about = Сандар — бағдарламалар арасындағы мыңдаған партияда өлшенген күш: жаңа ойыншы 1500-ден бастайды, 400 артық болса — бір жеңіліске он жеңіс.

rated = Рейтингілік партия
rated-line = Кеңессіз, жүріс қайтарусыз, ашық картасыз; қарсыластар не ойлағаны соңынан көрінеді. Кету — ұтылу деген сөз.
rated-rules = Классикалық ереже: карта қосылады, 36 карта, әркім өзі үшін. Қарсыластар күші осымен өлшенген.
rated-opening = Партияны жаттап алуға болмас үшін алғашқы алты жүріс тең мүмкіндікпен жеребе бойынша түседі.
rated-badge = рейтингке
rated-your-rating = Рейтингіңіз: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Партия берілді. { $change }
rated-give-up = Берілу
question-give-up = Бұл — рейтингілік партия. Кетсеңіз, ұтылдыңыз.
question-forsake = Рейтингілік партия бітпеген. Басқасын бастасаңыз, ол ұтылған болады.
question-forsake-yes = Соны беріп, бастау
