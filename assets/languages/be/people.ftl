# Хто сядзіць за сталом, і некалькі чалавек з адной прыладай.

you = вы
subject-you = Вы
person = Гулец { $number }
people-pass-on = Перадайце прыладу: { $name }
people-ready = { $name } на месцы: адкрыць карты
people-person = Чалавек
people-person-cards = Гуляе з гэтай жа прылады: яе перадаюць па коле
people-person-board = Гуляе з гэтай жа прылады
