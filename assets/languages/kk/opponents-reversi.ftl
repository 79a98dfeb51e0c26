# Реверси қарсыластарының себептері.
# { $square } — шаршы белгісі, { $value } — ұпай саны.

reversi-at-random = { $count ->
    [1] Басқа жүріс болған жоқ.
   *[other] { $count } жүрістің бірін кездейсоқ таңдады.
}
reversi-must-pass = Жүретін жері жоқ, сондықтан пас береді.
reversi-greatest-gain = Бірден ең көп ұпай әкелетіні — { $square }: { $value } ұпай.
reversi-greatest-gain-less-reply = Ең жақсы жауаптан кейін де ең көп ұпай қалдыратыны — { $square }: { $value } ұпай.
reversi-greatest-gain-in-plies = { $plies } жүріс алға қарағанда ең көп ұпай әкелетіні — { $square }: { $value } ұпай.

reversi-flipped-edge = Жиекте төңкерілген тастар, екі ұпайдан
reversi-flipped-inner = Басқа төңкерілген тастар, бір ұпайдан
reversi-placed = Шаршының өзі
reversi-best-reply = Ең жақсы жауап

engine-searched = { $square }: { $depth } жүріс алға қарағанда, күтілетін тас айырмасы { $score }.
engine-solved = { $square }: соңына дейін есептелген; қатесіз ойналса, тас айырмасы { $score }.
engine-erred = { $square }: күтілетін тас айырмасы { $score }, бірақ басқа жүріс жақсырақ көрінді.
engine-takes-corner = Бұрышты алады
engine-gives-corner = Қарсыласқа бұрыш ашады
engine-leaves-no-reply = Қарсыласқа жүріс қалдырмайды
engine-leaves-few-replies = Қарсыласқа аз жүріс қалдырады
engine-makes-stable = Тастарын тұрақты етеді
engine-keeps-parity = Тақ аймаққа жүреді (жұп пен тақ)
engine-replies = Қарсыластың жауап саны
engine-stable-gain = Тұрақты болған тастары
engine-depth = Тереңдігі, жүріс
engine-nodes = Қаралған позиция
engine-certainty = Кесу сенімділігі, %
engine-book = { $square } — дебют кітабындағы жүріс, { $count ->
    [1] мұнда белгілісі осы ғана
   *[other] мұнда белгілі { $count } жүрістің бірі
}.

opening-perpendicular = Перпендикуляр дебют
opening-diagonal = Диагональ дебют
opening-parallel = Параллель дебют
opening-tiger = Жолбарыс
opening-rabbit = Қоян
opening-cow = Сиыр
opening-heath = Дала
opening-buffalo = Буйвол
opening-rose = Раушан

## The engine introduces itself

engine-about = Алға қарап есептейді; бағалауды тек өз ойындарынан үйренген, ойын соңын дәл есептеп шығады. Он екі деңгейінің төменгілері жақынырақ қарап, жиірек қателеседі.
opponent-engine-1 = Есепшіл 1
opponent-engine-1-line = 1 жүріс алға қарайды, өте жиі қателеседі
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Есепшіл 2
opponent-engine-2-line = 1 жүріс алға қарайды, жиі қателеседі
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Есепшіл 3
opponent-engine-3-line = 1 жүріс алға қарайды, кейде қателеседі
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Есепшіл 4
opponent-engine-4-line = 1 жүріс алға қарайды, сирек қателеседі
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Есепшіл 5
opponent-engine-5-line = 2 жүріс алға қарайды, сирек қателеседі
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Есепшіл 6
opponent-engine-6-line = 3 жүріс алға қарайды, сирек қателеседі
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Есепшіл 7
opponent-engine-7-line = 4 жүріс алға қарайды, өте сирек қателеседі
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Есепшіл 8
opponent-engine-8-line = 5 жүріс алға қарайды, өте сирек қателеседі
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Есепшіл 9
opponent-engine-9-line = 6 жүріс алға қарайды, өте сирек қателеседі
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Есепшіл 10
opponent-engine-10-line = 7 жүріс алға қарайды, соңғы 14 шаршыны дәл есептейді
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Есепшіл 11
opponent-engine-11-line = 10 жүріс алға қарайды, соңғы 17 шаршыны дәл есептейді
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Есепшіл 12
opponent-engine-12-line = Екі секундта үлгергенше алға қарайды
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Қатесіз есепшіл
opponent-engine-perfect-line = Соңғы 24 шаршыда қателеспейді, бірақ ұзақ ойланады
opponent-engine-perfect-about = { engine-about }
