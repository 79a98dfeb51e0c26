# Що кажуть про свої рішення гравці в реверсі.
# { $square } — клітинка, { $value } — кількість очок.

reversi-at-random = { $count ->
    [1] Вибирати не було з чого.
   *[other] Узято навмання; усього варіантів: { $count }.
}
reversi-must-pass = Ходити нікуди, черга переходить до суперника.
reversi-greatest-gain = { $square } дає найбільше одразу: { $value }.
reversi-greatest-gain-less-reply = { $square } дає найбільше, якщо відняти найкращу відповідь: { $value }.
reversi-greatest-gain-in-plies = { $square } дає найбільше на глибині { $plies }: { $value }.

reversi-flipped-edge = Перевернуті фішки на краю, по два очки
reversi-flipped-inner = Інші перевернуті фішки, по очку
reversi-placed = Сама клітинка
reversi-best-reply = Найкраща відповідь

engine-searched = { $square }: на глибині { $depth } рахунок { $score }.
engine-solved = { $square }: прораховано до кінця, за найкращої гри рахунок { $score }.
engine-erred = { $square }: рахунок { $score }, а інше виглядало краще.
engine-takes-corner = Займає кут
engine-gives-corner = Відкриває кут супернику
engine-leaves-no-reply = Не лишає супернику ходу
engine-leaves-few-replies = Лишає супернику мало ходів
engine-makes-stable = Робить фішки невразливими
engine-keeps-parity = Хід в область із непарною кількістю порожніх клітинок
engine-replies = Ходів лишається в суперника
engine-stable-gain = Фішки, що стали невразливими
engine-depth = Глибина в півходах
engine-nodes = Переглянуто позицій
engine-exact = Доведено до кінця
engine-certainty = Певність у відсіченому, %
engine-book = { $square } — хід із книги дебютів; відомих ходів тут: { $count }.

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

engine-about = Рахує варіанти з оцінкою, якої навчився лише на власних партіях, а кінець гри прораховує до останньої фішки. З дванадцяти рівнів нижчі дивляться ближче й обирають вільніше.
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
opponent-engine-4-line = Дивиться на 1 хід уперед, помиляється рідко
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Рушій 5
opponent-engine-5-line = Дивиться на 2 ходи вперед, помиляється рідко
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Рушій 6
opponent-engine-6-line = Дивиться на 3 ходи вперед, помиляється рідко
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Рушій 7
opponent-engine-7-line = Дивиться на 4 ходи вперед, майже не помиляється
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Рушій 8
opponent-engine-8-line = Дивиться на 5 ходів уперед, майже не помиляється
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Рушій 9
opponent-engine-9-line = Дивиться на 6 ходів уперед, майже не помиляється
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Рушій 10
opponent-engine-10-line = Дивиться на 7 ходів уперед, рахує до кінця за 14 клітинок
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Рушій 11
opponent-engine-11-line = Дивиться на 10 ходів уперед, рахує до кінця за 17 клітинок
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Рушій 12
opponent-engine-12-line = Дивиться так далеко, як встигає за дві секунди
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Рушій без помилок
opponent-engine-perfect-line = За 24 клітинки до кінця не помиляється, але думає довго
opponent-engine-perfect-about = { engine-about }
