# Причина, которую назвал бы тренер, — одним предложением не длиннее 18 слов: ход и одна причина.
# $action начинается со строчной буквы: заглавную в начале предложения ставит приложение. $point — текст из
# этого файла. Он бывает и отдельным предложением: «Так Q♠ K♠ останутся вместе.»
# «Это» и «так» в причинах — сам ход. $subject — карты или поля; $known: можно ли их показать читателю.

## Заголовки

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = другого хода нет
point-symmetric = все ходы здесь равноценны, доска симметрична
point-book = это ход из дебютной книги
point-all-win = уже выиграно, годится любой ход
point-all-draw = как ни ходи, при лучшей игре будет ничья
point-all-lose = уже проиграно, если только соперник не ошибётся
point-close-call = разница мала, явно лучшего хода нет
point-deep-tactic = дальний расчёт, смысл хода откроется позже
point-deep-tactic-on-move = дальний расчёт, смысл откроется на { $move }-м ходу
point-own-rule = так велит его правило

## Значения хода и того, что можно было бы сделать вместо него, по единицам

compared-chance = { $chosen } % против { $instead } %
compared-proved = { $chosen ->
    [100] выигрыш
    [50] ничья
   *[other] проигрыш
} вместо { $instead ->
    [100] выигрыша
    [50] ничьей
   *[other] проигрыша
}
compared-judged = { $chosen } % против { $instead } %
compared-discs = { $chosen } против { $instead }
answer-chance = Это спасает в { $instead } % раскладов, а не в { $chosen } %.
answer-proved = { $instead ->
    [100] Это тоже выигрыш.
    [50] Это только ничья.
   *[other] Это проигрыш.
}
answer-judged = Шанс не остаться в дураках — около { $instead } %, а не { $chosen } %.
answer-discs = Тогда разница в конце будет { $instead ->
    [one] { $instead } фишка
    [few] { $instead } фишки
    [many] { $instead } фишек
   *[other] { $instead } фишки
}, а не { $chosen }.
answer-potential = Тогда потенциал руки будет { $instead } на карту, а не { $chosen }.
answer-cards-left = Тогда карт останется { $instead }, а не { $chosen }.
answer-hand-value = Тогда цена руки — { $instead ->
    [one] { $instead } очко
    [few] { $instead } очка
    [many] { $instead } очков
   *[other] { $instead } очка
}, а не { $chosen }.
answer-points = Это даёт { $instead ->
    [one] { $instead } очко
    [few] { $instead } очка
    [many] { $instead } очков
   *[other] { $instead } очка
}, а не { $chosen }.
answer-votes = Это верно в { $instead } % раскладов, а не в { $chosen } %.

## Почему не иначе?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } Это примерно так же хорошо ({ $worth }).
# О ходе, который выбрал бы читатель.
reader-as-good = Ваш ход ничем не хуже.
reader-close = Ваш ход примерно так же хорош.
reader-about-as-good = Ваш ход примерно так же хорош ({ $worth }).

why-not-attack = Почему не пойти с { $cards }?
why-not-beat = Почему не побить { $attacks } картой { $cards }?
why-not-transfer = Почему не перевести картой { $cards }?
why-not-show = Почему не перевести показом { $cards }?
why-not-throw = Почему не подкинуть { $cards }?
why-not-pass = Почему не спасовать?
why-not-take = Почему не взять?
why-not-redeal = Почему не попросить пересдать?
why-not-keep = Почему не играть своими картами?
why-not-place = Почему не { $square }?
why-not-pass-turn = Почему не спасовать?
why-not-nothing = Почему не оставить всё как есть?
why-not-plan = Почему не сыграть { $plan }?

## Что делать

advice-attack = ходите с { $cards }
advice-beat = побейте { $attacks } картой { $cards }
advice-transfer = переведите картой { $cards }
advice-show = переведите показом { $cards }
advice-throw = подкиньте { $cards }
advice-pass = не подкидывайте
advice-take = берите
advice-redeal = попросите пересдать
advice-keep = играйте своими картами
advice-place = ходите на { $square }
advice-pass-turn = пасуйте
advice-nothing = ничего не делайте
advice-plan = сыграйте { $plan }

## Правила на будущее: «С лишним мелким козырем лучше было бы побить козырем.»

thumb = { $change } лучше было бы { $then }.
thumb-spare-low-trump = с лишним мелким козырем
thumb-spare-high-trump = с лишним крупным козырем
thumb-one-trump-fewer = будь одним козырем меньше,
thumb-higher-trump = с козырем постарше
thumb-lower-trump = с козырем помладше
thumb-plain-card-that-beats = с простой картой, которая это бьёт,
thumb-another-pair = с ещё одной парой
thumb-one-pair-fewer = без одной из пар
thumb-against-a-trump = против козыря
thumb-against-a-plain-card = против простой карты
thumb-against-a-lower-card = против карты помладше
thumb-against-a-higher-card = против карты постарше
thumb-against-another-suit = против карты другой масти
thumb-shorter-talon = ближе к концу колоды
thumb-longer-talon = будь в колоде больше карт,
thumb-smaller-hand = будь у другого игрока меньше карт,
thumb-corner-own = будь угол { $square } уже взят,
thumb-corner-theirs = будь угол { $square } уже отдан,
thumb-then-lead-several = пойти с нескольких карт
thumb-then-lead-a-trump = пойти с козыря
thumb-then-lead-a-plain-card = пойти с простой карты
thumb-then-beat-with-a-trump = побить козырем
thumb-then-beat-with-a-plain-card = побить простой картой
thumb-then-pass-the-attack-on = перевести
thumb-then-throw-in-a-trump = подкинуть козырь
thumb-then-throw-in-a-plain-card = подкинуть простую карту
thumb-then-hold-back = не подкидывать
thumb-then-pick-up = взять
thumb-then-new-deal = попросить пересдать
thumb-then-keep-the-hand = играть своими картами
thumb-then-place = пойти на { $square }

## Причины в «дураке»

cause-durak-lone-high-trump = { $known ->
    [yes] лучше поберечь { $subject }, старший козырь в игре
   *[no] старший козырь в игре лучше поберечь
}
cause-durak-spend-trumps-late = { $known ->
    [yes] козырь { $subject } ещё пригодится
   *[no] козырь ещё пригодится
}
cause-durak-spend-lower-trump = { $known ->
    [yes] хватит козыря помладше, а { $subject } ещё пригодится
   *[no] хватит козыря помладше, старший ещё пригодится
}
cause-durak-keep-pairs = { $known ->
    [yes] так { $subject } останутся вместе
   *[no] так пара останется целой
}
cause-durak-lead-low = { $known ->
    [yes] сначала младшие, а { $subject } лучше поберечь для защиты
   *[no] сначала младшие, а старшие лучше поберечь для защиты
}
cause-durak-lead-several = от нескольких карт сразу труднее отбиться
cause-durak-keep-high-cards = { $known ->
    [yes] { $subject } лучше поберечь для защиты
   *[no] старшую карту лучше поберечь для защиты
}
cause-durak-draw-out-trumps = без козыря это не побить
cause-durak-throw-in-to-strip = чем больше приходится отбивать, тем слабее рука соперника
cause-durak-load-the-taker = раз уж берут, пусть забирают и это
cause-durak-hold-back = { $known ->
    [yes] { $subject } { $count ->
        [1] ещё пригодится
       *[other] ещё пригодятся
    }
   *[no] карта ещё пригодится
}
cause-durak-take-good-cards = { $known ->
    [yes] { $subject } стоит забрать себе
   *[no] на столе хорошие карты, их стоит забрать
}
cause-durak-take-early = { $known ->
    [yes] чтобы отбиться, пришлось бы отдать { $subject }
   *[no] чтобы отбиться, пришлось бы отдать хорошую карту
}
cause-durak-beat-rather = взять — значит набрать карт и потерять ход
cause-durak-close-ranks = это достоинство уже на столе, нового не подкинут
cause-durak-hard-to-beat = это труднее побить
cause-durak-beat-surely = то, что подкинут, будет легче побить
cause-durak-who-leads-last = это даёт следующий ход, а он решающий
cause-durak-leads-last = так больше шансов начать последний кон
cause-durak-keep-the-lead = так больше шансов получить следующий ход
cause-durak-lead-more = так потом чаще будет свой ход
cause-durak-others-pick-up = так больше шансов, что возьмёт соперник
cause-durak-fewer-cards-taken = так потом придётся брать меньше карт
cause-durak-more-trumps-left = так останутся козыри посильнее
cause-durak-stronger-hand = так карты на руках останутся сильнее
cause-durak-their-trumps = сопернику это будет стоить больше козырей
cause-durak-fewer-cards-left = так к концу колоды на руках останется меньше карт
cause-durak-pairs-left = так останется больше пар
cause-durak-fewer-cards-known = так соперник меньше узнает о картах на руках
cause-durak-count-the-last-bout = карты сосчитаны, этот кон может стать последним
cause-durak-counted-out = просчитано до конца
cause-durak-weak-hand = новые карты, скорее всего, будут лучше
cause-durak-good-hand = новые карты вряд ли будут лучше

## Причины в реверси

cause-reversi-take-corner = это угол, его уже не перевернуть
cause-reversi-corners = ход на { $instead } отдал бы сопернику { $subject }
cause-reversi-leave-corner = после { $instead } соперник мог бы занять { $subject }
cause-reversi-x-squares = { $instead } — поле X, угол { $subject } попал бы под удар
cause-reversi-c-squares = { $instead } — поле C, угол { $subject } попал бы под удар
cause-reversi-wedges = борьба за край выиграна, клин там неуязвим
cause-reversi-no-wedge = после { $instead } соперник поставил бы на краю клин
cause-reversi-edge-traps = ход на { $instead } оставил бы край под ударом
cause-reversi-mobility = у соперника меньше ответов, чем после { $instead }
cause-reversi-frontier = на границе меньше своих фишек, чем после { $instead }
cause-reversi-stable-discs = стабильных фишек сразу станет больше
cause-reversi-tempo = у соперника не остаётся безопасных ходов
cause-reversi-parity = это даёт последний ход в этой части доски
cause-reversi-passes = сопернику некуда ходить
cause-reversi-more-choice = так остаётся больше ходов на выбор
cause-reversi-less-choice = у соперника потом будет меньше ходов на выбор
cause-reversi-safe-moves = так в запасе больше безопасных ходов
cause-reversi-fewer-safe-moves = у соперника потом останется меньше безопасных ходов
cause-reversi-corner-later = так потом удастся взять угол
cause-reversi-no-corner-later = так сопернику труднее взять угол
cause-reversi-edges = так потом будет больше фишек на краях
cause-reversi-quiet-move = тихий ход, открывает сопернику меньше, чем { $instead }
cause-reversi-exposed-later = так потом на границе будет меньше своих фишек
cause-reversi-more-stable = в итоге стабильных фишек будет больше
cause-reversi-last-moves = так последний ход достанется в большем числе областей
cause-reversi-forced-passes = потом сопернику придётся пасовать
cause-reversi-count-out = так лучше, если сосчитать до конца
cause-reversi-wipe-out = так соперник лишится всех фишек
cause-reversi-wiped-out = ход на { $instead } стоил бы всех фишек
