# Үстелде кім отыр және бір құрылғыдағы бірнеше адам.

you = сіз
subject-you = Сіз
person = { $number }-ойыншы
people-pass-on = Құрылғыны беріңіз: { $name }
people-ready = { $name } орнында: картаны ашу
people-person = Адам
people-person-cards = Осы құрылғыдан ойнайды: ол қолдан қолға өтеді
people-person-board = Осы құрылғыдан ойнайды
