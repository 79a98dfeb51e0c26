# Гульцы, і некалькі чалавек з адной прыладай.

you = вы
subject-you = Вы
person = Гулец { $number }
people-pass-on = Перадайце прыладу: { $name }
people-ready = { $name } тут: паказаць карты
people-person = Чалавек
people-person-cards = Гуляе на гэтай прыладзе, яе перадаюць па коле
people-person-board = Таксама гуляе на гэтай прыладзе
