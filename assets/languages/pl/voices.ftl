# How the opponents’ characters say a reason, each in its own manner. $said is the whole reason as a sentence;
# put a few words (at most six) before or after it. There are two ways to give a cause, and one to say that
# several moves are about equal. Players who prefer a plain voice see only $said.

voice-hen-cause = { $variant ->
    [0] Ko-ko, czemu nie?
   *[other] Dziobię, co widzę.
} { $said }
voice-hen-close = { $said } Ko-ko, wszystko jedno.
voice-mouse-cause = { $variant ->
    [0] Najpierw drobne.
   *[other] Cicho jak pod miotłą.
} { $said }
voice-mouse-close = { $said } Pi-pi, bez różnicy.
voice-hamster-cause = { $variant ->
    [0] Hop, za policzek!
   *[other] Więcej dla mnie!
} { $said }
voice-hamster-close = { $said } A mogę oba?
voice-hedgehog-cause = { $variant ->
    [0] Kłuje, ale uczciwie.
   *[other] Fuk, fuk, liczę.
} { $said }
voice-hedgehog-close = { $said } Fuk, jedno warte drugiego.
voice-donkey-cause = { $variant ->
    [0] I-o, ja tak zawsze.
   *[other] Upór to też plan.
} { $said }
voice-donkey-close = { $said } I-o, osiołkowi w żłoby dano…
voice-mole-cause = { $variant ->
    [0] Idę po omacku.
   *[other] Kopię, aż znajdę.
} { $said }
voice-mole-close = { $said } Po ciemku nie widać różnicy.
voice-magpie-cause = { $variant ->
    [0] Oho, błyszczy!
   *[other] Co za skarb!
} { $said }
voice-magpie-close = { $said } Błyszczy jedno i drugie.
voice-cat-cause = { $variant ->
    [0] Mrr.
   *[other] Czuję to wąsami.
} { $said }
voice-cat-close = { $said } Mrr, nie chce mi się wybierać.
voice-lynx-cause = { $variant ->
    [0] Rysie oko nie kłamie.
   *[other] Widzę z daleka.
} { $said }
voice-lynx-close = { $said } Nawet ryś nie odróżni.
voice-squirrel-cause = { $variant ->
    [0] Gdzie mój orzeszek…
   *[other] Orzeszki, orzeszki!
} { $said }
voice-squirrel-close = { $said } Oj, który orzeszek lepszy?
voice-raccoon-cause = { $variant ->
    [0] Zwinne łapki.
   *[other] Wypłukać i wybrać.
} { $said }
voice-raccoon-close = { $said } Bierz, co chcesz.
voice-fox-cause = { $variant ->
    [0] Mały podstęp.
   *[other] Sprytne, prawda?
} { $said }
voice-fox-close = { $said } Jak nie tędy, to tamtędy.
voice-wolf-cause = { $variant ->
    [0] Wilk umie czekać.
   *[other] Głód uczy cierpliwości.
} { $said }
voice-wolf-close = { $said } Wilk syty tak czy owak.
voice-bear-cause = { $variant ->
    [0] Powoli, ale pewnie.
   *[other] Wrr, słuchaj.
} { $said }
voice-bear-close = { $said } Mm, miód i tu, i tam.
voice-owl-cause = { $variant ->
    [0] Hu-hu, pomyślmy.
   *[other] Nocą myśli się lepiej.
} { $said }
voice-owl-close = { $said } Hu-hu, trudno rozsądzić.
voice-puppy-cause = { $variant ->
    [0] Hau, hura!
   *[other] Patrz, patrz!
} { $said }
voice-puppy-close = { $said } Hau, oba fajne!
voice-badger-cause = { $variant ->
    [0] Kopmy głębiej.
   *[other] Solidna robota.
} { $said }
voice-badger-close = { $said } Nora jak nora.
voice-hare-cause = { $variant ->
    [0] Kic, kic, już widzę.
   *[other] Jeden sus do przodu!
} { $said }
voice-hare-close = { $said } Łeb w łeb.
voice-elephant-cause = { $variant ->
    [0] Słoń nie zapomina.
   *[other] Zważmy to.
} { $said }
voice-elephant-close = { $said } Ważą tyle samo.
voice-turtle-cause = { $variant ->
    [0] Wszystko policzone.
   *[other] Po co ten pośpiech?
} { $said }
voice-turtle-close = { $said } Spokojnie, wychodzi na jedno.
voice-frog-cause = { $variant ->
    [0] Kum, kum i hop!
   *[other] Skaczę, gdzie chcę.
} { $said }
voice-frog-close = { $said } Kum, wszędzie mokro.
