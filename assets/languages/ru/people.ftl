# Игроки за столом и несколько человек с одним устройством.

you = вы
subject-you = Вы
person = Игрок { $number }
people-pass-on = Передайте устройство: { $name }
people-ready = { $name } здесь: показать карты
people-person = Человек
people-person-cards = Играет на этом же устройстве, его передают по кругу
people-person-board = Играет на этом же устройстве
