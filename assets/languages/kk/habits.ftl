# How the person plays, as far as everybody at the table could see.

habits = Сіздің әдеттеріңіз
habits-about = Қалай ойнайтыныңыздан үстел басындағылардың бәрі көргені, партия сайын саналған. Тек осы құрылғыда сақталады; сіз бөліскен партия ғана қарсыластарының не білгенін көрсетеді.
habits-told = Шеберлер мен шәкірттер оларды ескере алады, бірақ рейтингтік ойында емес
habits-deals = { $deals ->
    [0] Әзірге бірде-бір партия саналған жоқ
   *[other] Саналған партия: { $deals }
}
habits-of = { $done } / { $chances }
habits-none = әлі көрінген жоқ
habits-usual = Әр жолдағы белгі — ереже бойынша ойнайтын қарсыластарда әдетте қанша болатыны.
habits-like = Сіз көбіне «{ $opponent }» сияқты ойнайсыз ({ $percent } %).
habits-like-nobody = Сіз ереже бойынша ойнайтын қарсыластардың ешқайсысы сияқты ойнамайсыз.
habits-delete = Бәрін ұмыту
habits-confirm-delete = Бәрін ұмыту: иә
own-habit-takes-early = Жабуға болатынды алу
own-habit-hoards-trumps = Көзір жұмсамау үшін алу
own-habit-keeps-low-cards = Кіші карталарды ұстап қалу
own-habit-keeps-high-cards = Үлкен карталарды ұстап қалу
own-habit-throws-trumps = Колода бітпей көзір тастау
own-habit-beats-dearly = Керегінен қымбат картамен жабу
own-habit-leads-high = Кішісі бола тұра үлкенімен жүру
own-habit-leads-groups = Тең карталармен бірден жүру
own-habit-leads-trumps = Колода бітпей көзірмен жүру
