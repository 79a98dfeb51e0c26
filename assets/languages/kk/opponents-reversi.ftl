# Реверси ойыншылары өз шешімдері туралы не айтады.
# { $square } — шаршы, { $value } — ұпай саны.

reversi-at-random = { $count ->
    [1] Таңдайтын ештеңе болған жоқ.
   *[other] Кездейсоқ алынды; барлық нұсқа: { $count }.
}
reversi-must-pass = Жүретін жер жоқ, кезек қарсыласқа өтеді.
reversi-greatest-gain = { $square } бірден ең көп береді: { $value }.
reversi-greatest-gain-less-reply = { $square } ең жақсы жауапты шегергенде ең көп береді: { $value }.
reversi-greatest-gain-in-plies = { $square } ең көп береді, тереңдік { $plies }: { $value }.

reversi-flipped-edge = Жиекте төңкерілген тастар, екі ұпайдан
reversi-flipped-inner = Басқа төңкерілген тастар, бір ұпайдан
reversi-placed = Шаршының өзі
reversi-best-reply = Ең жақсы жауап

engine-searched = { $square }: { $depth } жарты жүріс алға, есеп { $score }.
engine-solved = { $square }: соңына дейін есептелді, ең жақсы ойында есеп { $score }.
engine-erred = { $square }: есеп { $score }, басқа жүріс жақсырақ көрінді.
engine-takes-corner = Бұрышты алады
engine-gives-corner = Бұрышты қарсыласқа ашады
engine-leaves-no-reply = Қарсыласқа жүріс қалдырмайды
engine-leaves-few-replies = Қарсыласқа аз жүріс қалдырады
engine-makes-stable = Тастарды мызғымас етеді
engine-keeps-parity = Бос шаршысы тақ аймаққа жүріс
engine-replies = Қарсыласта қалатын жүріс
engine-stable-gain = Мызғымас болған тастар
engine-depth = Тереңдік, жарты жүріс
engine-nodes = Қаралған позиция
engine-exact = Соңына дейін дәлелденген
engine-certainty = Қалдырылғанға сенімділігі, %
engine-book = { $square } — дебют кітабындағы жүріс; мұнда белгілі жүріс: { $count }.

opening-perpendicular = Перпендикуляр бастау
opening-diagonal = Диагональ бастау
opening-parallel = Параллель бастау
opening-tiger = Жолбарыс
opening-rabbit = Үй қоян
opening-cow = Сиыр
opening-heath = Вереск
opening-buffalo = Буйвол
opening-rose = Раушан

## Қозғалтқыш өзі туралы

engine-about = Тек өз партияларынан үйренген бағасымен нұсқаларды есептейді, ал ойынның соңын соңғы тасқа дейін санайды. Он екі деңгейдің төменгілері жақынырақ қарап, еркінірек таңдайды.
opponent-engine-1 = Қозғалтқыш 1
opponent-engine-1-line = 1 жүріс алға қарайды, өте жиі қателеседі
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Қозғалтқыш 2
opponent-engine-2-line = 1 жүріс алға қарайды, жиі қателеседі
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Қозғалтқыш 3
opponent-engine-3-line = 1 жүріс алға қарайды, кейде қателеседі
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Қозғалтқыш 4
opponent-engine-4-line = 1 жүріс алға қарайды, сирек қателеседі
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Қозғалтқыш 5
opponent-engine-5-line = 2 жүріс алға қарайды, сирек қателеседі
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Қозғалтқыш 6
opponent-engine-6-line = 3 жүріс алға қарайды, сирек қателеседі
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Қозғалтқыш 7
opponent-engine-7-line = 4 жүріс алға қарайды, қателеспейді дерлік
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Қозғалтқыш 8
opponent-engine-8-line = 5 жүріс алға қарайды, қателеспейді дерлік
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Қозғалтқыш 9
opponent-engine-9-line = 6 жүріс алға қарайды, қателеспейді дерлік
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Қозғалтқыш 10
opponent-engine-10-line = 7 жүріс алға қарайды, соңғы 14 шаршыны есептейді
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Қозғалтқыш 11
opponent-engine-11-line = 10 жүріс алға қарайды, соңғы 17 шаршыны есептейді
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Қозғалтқыш 12
opponent-engine-12-line = Екі секундта үлгергенінше алға қарайды
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Қатесіз қозғалтқыш
opponent-engine-perfect-line = Соңғы 24 шаршыда қателеспейді, бірақ ұзақ ойлайды
opponent-engine-perfect-about = { engine-about }
