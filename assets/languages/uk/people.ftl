# Гравці, і кілька людей з одним пристроєм.

you = ви
subject-you = Ви
person = Гравець { $number }
people-pass-on = Передайте пристрій: { $name }
people-ready = Я — { $name }: показати карти
people-person = Людина
people-person-cards = Грає на цьому пристрої, передаючи його по колу
people-person-board = Теж грає на цьому пристрої
