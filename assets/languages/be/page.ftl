# Тэксты вэб-старонкі, пакуль праграма загружаецца або калі яна не можа працаваць. Толькі простыя
# радкі: старонка чытае іх сама.

page-loading = Тасуем карты…
page-starting = Раздаём…
page-reader = Уключыць падтрымку праграм чытання з экрана
page-no-graphics = Козыр не можа тут маляваць
page-no-graphics-help = У гэтым браўзеры няма WebGL 2, або ён выключаны. Уключыце ў наладах апаратнае паскарэнне або паспрабуйце свежы Firefox, Chrome, Edge ці Safari.
page-old-browser = Для Козыра гэты браўзер занадта стары
page-old-browser-help = Супернікам патрэбныя вектары WebAssembly (SIMD). Вазьміце Chrome або Edge 91, Firefox 89, Safari 16.4 ці навейшы.
page-not-loaded = Козыр не загрузіўся
page-not-loaded-help = Сувязь перарвалася. Паспрабуйце яшчэ раз.
page-broke = Збой у Козыры
page-broke-saved = Партыя захавана да апошняга хода, яе можна працягнуць.
page-again = Пачаць зноў
page-details = Падрабязнасці
