# Гравці, і кілька людей з одним пристроєм.

you = Ви
subject-you = Ви
person = Гравець { $number }
people-pass-on = Передайте пристрій: { $name }
people-ready = Я — { $name }: показати карти
people-person = Людина
people-person-cards = Грає на цьому ж пристрої, передаючи його по колу
people-person-board = Грає на цьому ж пристрої
