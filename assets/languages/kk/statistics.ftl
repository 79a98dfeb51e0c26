# Статистика, рейтинг және рейтингтік ойындар.

statistics = Статистика
statistics-none = Әзірге бірде-бір ойынды аяқтаған жоқсыз. Компьютерге қарсы аяқталған әр ойын осында есептеледі: нәтижелер, қатарынан жеңістер, рейтингіңіз және олардың өзгеруі.
statistics-play = Ойнау
statistics-all = Барлық ойын
statistics-rated = Рейтингтік
statistics-casual = Жай
statistics-everybody = Барлық қарсылас
statistics-rating = Рейтингіңіз
statistics-games = Ойын
statistics-score = Ұпай
statistics-won-drawn-lost = Жеңіс · тең · жеңіліс
statistics-streak = Қазір қатарынан жеңіс
statistics-losing-streak = Қазір қатарынан жеңіліс
statistics-best-streak = Қатарынан ең көп жеңіс
statistics-fools = Неше рет дурак болдыңыз
statistics-discs = Орташа тас айырмасы
statistics-accuracy = Жақсы шешім
statistics-about = Сырттай көрген ойындар, сабақтар, қайта көру және бірнеше адам ойнаған ойындар есептелмейді. Шешімдер ойынды талдағанда бағаланады; ештеңе дерлік жоғалтпайтыны — жақсы шешім.
statistics-costs = Сізге ең қымбатқа түсетіні
statistics-cost-recent = Соңғы 30 күн: талданған { $games } ойында { $count } шешім, бір ойындағы шығын: { $lost }
statistics-cost-earlier = Бұрын: талданған { $games } ойында { $count } шешім, бір ойындағы шығын: { $lost }
statistics-cost-better = Бұрынғыдан жақсы!
statistics-curve = Ойын сайын
statistics-curve-rating = Рейтинг
statistics-curve-rating-line = Әр рейтингтік ойыннан кейінгі рейтингіңіз; жолақ — оның белгісіздігі.
statistics-curve-score = Ұпай
statistics-curve-score-line = Соңғы { $count } ойындағы орташа ұпайыңыз.
statistics-curve-discs = Тастар
statistics-curve-discs-line = Соңғы { $count } ойындағы орташа тас айырмаңыз.
statistics-curve-accuracy = Дәлдік
statistics-curve-accuracy-line = Талданған соңғы { $count } ойындағы жақсы шешімдеріңіздің үлесі.
statistics-no-rated = Мұнда әзірге рейтингтік ойын жоқ. Ойын бастағанда «Рейтингтік ойын» дегенді таңдаңыз.
statistics-no-reviews = Бұл ойындардың бірде-бірін талдаған жоқсыз. Талдау түймесі ойын нәтижесінде тұрады.
statistics-no-points = Әзірге сызатын ештеңе жоқ.
statistics-form = { $count ->
    [1] Соңғы ойын:
   *[other] Соңғы { $count } ойын, ең жаңасы оң жақта:
}
statistics-opponents = Қарсыластар
statistics-against = { $games } ойын: жеңіс { $won }, тең { $drawn }, жеңіліс { $lost }
statistics-export = Деректеріңіз
statistics-copy-json = JSON түрінде көшіру
statistics-copy-csv = CSV түрінде көшіру
statistics-save = Файлдарға сақтау
statistics-import = JSON қою
statistics-wipe = Бәрін жою
statistics-copied-json = Көшірілді: барлық ойын JSON түрінде. Оны осында қайта қоя аласыз.
statistics-copied-csv = Көшірілді: барлық ойын кесте түрінде.
statistics-saved = Сақталды:
    { $path }
statistics-not-saved = Файлдар сақталмады: { $reason }
statistics-imported = { $count ->
    [0] Бұл ойындардың бәрі сізде бұрыннан бар.
   *[other] { $count } ойын қосылды.
}
statistics-not-imported = Бұл мәтінде ойын жоқ: { $reason }
statistics-wiped = Барлық статистика жойылды.
question-wipe-statistics = Статистикадағы барлық ойын мен рейтинг жойылсын ба? Оны қайтара алмайсыз.
question-wipe = Жою

strength = Рейтингі { $rating }
strength-about = Бұл рейтингтер қарсыластардың өзара мыңдаған ойынында өлшенген. Жаңа ойыншы 1500-ден бастайды; 400 артық болса — бір жеңіліске он жеңіс.

rated = Рейтингтік ойын
rated-line = Кеңес те, жүріс қайтару да, ашық карта да жоқ; қарсыластар не ойлағанын соңынан көресіз. Шығып кетсеңіз, ұтыласыз.
rated-rules = Классикалық ереже: қосып ойнау, 36 карта, әркім өзі үшін. Қарсыластардың рейтингі осы ережемен өлшенген.
rated-opening = Ойынды жаттап алуға болмас үшін алғашқы алты жүріс тең дебюттердің бірінен кездейсоқ алынады.
rated-badge = Рейтингтік
rated-your-rating = Рейтингіңіз: { $rating }
rated-change = Рейтинг { $before } → { $after } ({ $change })
rated-given-up = Берілдіңіз. { $change }
rated-give-up = Берілу
question-give-up = Бұл — рейтингтік ойын. Шығып кетсеңіз, ұтыласыз.
question-forsake = Рейтингтік ойын бітпеген. Басқасын бастасаңыз, ол ұтылған болып саналады.
question-forsake-yes = Беріліп бастау
