# Хто сидить за столом, і кілька людей з одним пристроєм.

you = ви
subject-you = Ви
person = Гравець { $number }
people-pass-on = Передайте пристрій: { $name }
people-ready = { $name } на місці: відкрити карти
people-person = Людина
people-person-cards = Грає з цього ж пристрою: його передають по колу
people-person-board = Грає з цього ж пристрою
