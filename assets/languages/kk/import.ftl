# Opening games and positions from files, pasted text and dropped files.
import = Ойынды ашу
import-about = Мұнда басқа бағдарламалардың ойындары мен позицияларын ашуға болады: жүрістер тізімі, тақта, GGF файлы, WTHOR дерекқоры не «Көзірде» сақталған ойын.
import-drop = Файлды осы терезеге сүйреп әкелуге де болады.
import-drop-here = Файлды осында тастаңыз
import-choose = Файл таңдау
import-paste = Қою
import-nothing-copied = Әзірге ештеңе көшірген жоқсыз.
import-reading = Оқып жатырмыз…
import-failed = Ашу мүмкін болмады
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Мысалы:
import-search = Ойыншы, жыл не турнир
import-count = { $count } ойын
import-none-found = Сәйкес ойын жоқ.
# A game whose file doesn’t name the players.
import-unnamed = { $number }-ойын
# A position without moves.
import-position = { $number }-позиция
import-unknown-player = ?
import-replay = Көру
import-play = Осы позициядан ойнау
import-resume = Ойнай беру
import-save = Сақтау
# Where and why a text can’t be read.
import-at-line = { $line }-жол, { $column }-баған: { $problem }
import-empty = Мұнда ойын да, позиция да жоқ.
import-too-long = Тым үлкен: шегі — { $size } МБ.
import-too-large = { $file } файлы тым үлкен: шегі — { $size } МБ.
import-unreadable = { $file } файлын оқу мүмкін болмады.
import-no-move = «{ $found }» — f5 сияқты шаршы да, пас та (--) емес.
import-illegal-game-over = { $move } — ойын біткеннен кейінгі жүріс.
import-illegal-occupied = { $move } шаршысы бос емес, онда тас қоюға болмайды.
import-illegal-flips-nothing = { $move } шаршысында ештеңе төңкерілмейді, сондықтан онда тас қоюға болмайды.
import-illegal-must-pass = { $move } шаршысына жүруге болмайды: жүретін жер жоқ, сондықтан пас беру керек.
import-illegal-cannot-pass = мұнда пас беруге болмайды, өйткені жүретін жер бар.
import-after-result = нәтижеден кейін «{ $found }» артық тұр, жол сол жерде бітуі керек.
import-one-or-several = бұл жолдар бір ойын ба, бірнеше ойын ба — белгісіз. Ойындардың арасына бос жол қойыңыз не жүрістерді нөмірлеңіз.
import-no-square = «{ $found }» — тас та (X, O), бос шаршы да (-) емес.
import-two-symbols = «{ $first }» мен «{ $second }» бір мағынада болып шығады. Бірдей шаршыларды бір таңбамен белгілеңіз.
import-too-few-squares = тақтада { $squares } шаршы ғана, ал керегі — 64.
import-too-many-squares = тақтадағы шаршы саны 64-тен асады.
import-row-length = { $row }-қатарда { $squares } шаршы, ал керегі — 8.
import-too-few-rows = тақтада { $rows } қатар ғана, ал керегі — 8.
import-no-scored-move = «{ $found }» — F5:+2 сияқты бағасы бар жүріс емес.
import-open-tag = бұл тег жабылмаған, тег былай жазылады: [Black "Аты"].
import-ggf-cut-short = мәтін ойынның ортасында үзілген, GGF ойынының соңында мынау тұрады: ;)
import-ggf-no-property = «{ $found }» артық тұр, мұнда PB[аты] сияқты өріс не ;) тұруы керек.
import-other-game = тек Othello ойындары оқылады, ал мұнда — «{ $found }».
import-other-kind = тек 64 шаршылы тақтадағы ойындар оқылады, ал мұнда — «{ $found }».
import-ggf-board = тақта оқылмайды: мұнда 64 шаршы және кім жүретіні жазылуы керек.
import-ggf-no-board = ойында тақта (BO) жоқ.
import-ggf-second-board = ойында екі тақта (BO) бар.
import-no-result = «{ $found }» — нәтиже емес. Нәтиже былай жазылады: +4.00 не ?
import-wrong-turn = { $colour ->
    [black] қараның
   *[white] ақтың
} кезегі емес.
import-wthor-damaged = Файл бүлінген не WTHOR дерекқорының файлы емес.
import-wthor-other = Тек 64 шаршылы тақтадағы ойындар оқылады.
import-wthor-illegal = { $game }-ойынның { $number }-жүрісі ережеге сай емес.
import-only-names = Бұл файлда тек аттар бар. Оны ойындар жазылған .wtb файлымен бірге ашыңыз.
import-not-text = Бұл мәтін де, WTHOR дерекқорының файлы да емес.
