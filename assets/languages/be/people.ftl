# Гульцы, і некалькі чалавек з адной прыладай.

you = Вы
subject-you = Вы
person = Гулец { $number }
people-pass-on = Перадайце прыладу: { $name }
people-ready = { $name }: паказаць мае карты
people-person = Сябар
people-person-cards = Гуляе на гэтай прыладзе, яе перадаюць па коле
people-person-board = Таксама гуляе на гэтай прыладзе
