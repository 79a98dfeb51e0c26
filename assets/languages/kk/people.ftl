# Ойыншылар және бір құрылғыны бөліскен бірнеше адам.

you = сіз
subject-you = Сіз
person = { $number }-ойыншы
people-pass-on = Құрылғыны енді { $name } алсын
people-ready = Мен — { $name }: картамды ашу
people-person = Адам
people-person-cards = Осы құрылғыдан ойнайды: ол қолдан қолға өтеді
people-person-board = Осы құрылғыдан ойнайды
