# Причини суперників у реверсі.
# { $square } — поле в нотації, { $value } — кількість очок.

reversi-at-random = { $count ->
    [1] Хід був лише один.
   *[other] Обрано навмання, можливих ходів: { $count }.
}
reversi-must-pass = Ходити нікуди, тому пасує.
reversi-greatest-gain = { $square } дає найбільше одразу (очок: { $value }).
reversi-greatest-gain-less-reply = { $square } дає найбільше після найкращої відповіді (очок: { $value }).
reversi-greatest-gain-in-plies = { $square } дає найбільше, якщо дивитися на { $plies ->
    [one] { $plies } хід уперед
    [few] { $plies } ходи вперед
   *[other] { $plies } ходів уперед
} (очок: { $value }).

reversi-flipped-edge = Перевернуті фішки на краю, по два очки
reversi-flipped-inner = Інші перевернуті фішки, по одному очку
reversi-placed = Саме поле
reversi-best-reply = Найкраща відповідь

engine-searched = { $square }: якщо дивитися на { $depth ->
    [one] { $depth } хід уперед
    [few] { $depth } ходи вперед
   *[other] { $depth } ходів уперед
}, очікувана різниця фішок { $score }.
engine-solved = { $square }: пораховано до кінця, за бездоганної гри різниця фішок { $score }.
engine-erred = { $square }: очікувана різниця фішок { $score }, але інший хід виглядав краще.
engine-takes-corner = Займає кут
engine-gives-corner = Відкриває суперникові кут
engine-leaves-no-reply = Не лишає суперникові ходів
engine-leaves-few-replies = Лишає суперникові мало ходів
engine-makes-stable = Робить фішки стійкими
engine-keeps-parity = Хід у непарну ділянку
engine-replies = Ходів у суперника
engine-stable-gain = Нових стійких фішок
engine-depth = Глибина, ходів
engine-nodes = Переглянуто позицій
engine-certainty = Певність у відсіченому, %
engine-book = { $square } — хід із книги дебютів, { $count ->
    [1] єдиний відомий
    [one] один із { $count } відомого
   *[other] один із { $count } відомих
} тут.

opening-perpendicular = Перпендикулярний дебют
opening-diagonal = Діагональний дебют
opening-parallel = Паралельний дебют
opening-tiger = Тигр
opening-rabbit = Кролик
opening-cow = Корова
opening-heath = Верес
opening-buffalo = Буйвол
opening-rose = Троянда

## Рушій про себе

engine-about = Дивиться вперед з оцінкою, якої навчився лише на власних партіях, а кінець гри рахує точно. Рівнів дванадцять: нижчі дивляться ближче й частіше помиляються.
opponent-engine-1 = Рушій 1
opponent-engine-1-line = Дивиться на 1 хід уперед, дуже часто помиляється
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Рушій 2
opponent-engine-2-line = Дивиться на 1 хід уперед, часто помиляється
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Рушій 3
opponent-engine-3-line = Дивиться на 1 хід уперед, часом помиляється
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Рушій 4
opponent-engine-4-line = Дивиться на 1 хід уперед, помиляється нечасто
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Рушій 5
opponent-engine-5-line = Дивиться на 2 ходи вперед, помиляється нечасто
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Рушій 6
opponent-engine-6-line = Дивиться на 3 ходи вперед, помиляється нечасто
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Рушій 7
opponent-engine-7-line = Дивиться на 4 ходи вперед, помиляється рідко
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Рушій 8
opponent-engine-8-line = Дивиться на 5 ходів уперед, помиляється рідко
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Рушій 9
opponent-engine-9-line = Дивиться на 6 ходів уперед, помиляється рідко
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Рушій 10
opponent-engine-10-line = Дивиться на 7 ходів уперед, рахує 14 останніх полів
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Рушій 11
opponent-engine-11-line = Дивиться на 10 ходів уперед, рахує 17 останніх полів
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Рушій 12
opponent-engine-12-line = Дивиться так далеко, як встигає за дві секунди
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Рушій без помилок
opponent-engine-perfect-line = На 24 останніх полях не помиляється, але думає довго
opponent-engine-perfect-about = { engine-about }
