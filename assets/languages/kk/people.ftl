# Ойыншылар және бір құрылғыны бөліскен бірнеше адам.

you = Сіз
subject-you = Сіз
person = { $number }-ойыншы
people-pass-on = Құрылғыны енді { $name } алсын
people-ready = Мен — { $name }: картамды ашу
people-person = Дос
people-person-cards = Бір құрылғыда кезекпен ойнайсыздар
people-person-board = Ол да осы құрылғыда ойнайды
