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
   *[other] Cicho i skromnie.
} { $said }
voice-mouse-close = { $said } Pi-pi, bez różnicy.
voice-hamster-cause = { $variant ->
    [0] Do policzków z tym.
   *[other] Ja chcę więcej.
} { $said }
voice-hamster-close = { $said } Biorę jedno i drugie.
voice-hedgehog-cause = { $variant ->
    [0] Kłuje, ale uczciwie.
   *[other] Fuk, fuk, liczę.
} { $said }
voice-hedgehog-close = { $said } Fuk, jedno warte drugiego.
voice-donkey-cause = { $variant ->
    [0] I-o, ja tak zawsze.
   *[other] Upór to też plan.
} { $said }
voice-donkey-close = { $said } I-o, obojętne.
voice-mole-cause = { $variant ->
    [0] Idę po omacku.
   *[other] Kopię, aż znajdę.
} { $said }
voice-mole-close = { $said } Po ciemku to samo.
voice-magpie-cause = { $variant ->
    [0] Oho, błyszczy!
   *[other] Co za skarb!
} { $said }
voice-magpie-close = { $said } Błyszczy jedno i drugie.
voice-cat-cause = { $variant ->
    [0] Mrr.
   *[other] Czuję to wąsami.
} { $said }
voice-cat-close = { $said } Mrr, po co wybierać.
voice-lynx-cause = { $variant ->
    [0] Mam bystre oko.
   *[other] Widzę z daleka.
} { $said }
voice-lynx-close = { $said } Nawet ryś nie odróżni.
voice-squirrel-cause = { $variant ->
    [0] Gdzie mój orzeszek…
   *[other] Orzeszki, orzeszki!
} { $said }
voice-squirrel-close = { $said } Oj, pasuje jedno i drugie.
voice-raccoon-cause = { $variant ->
    [0] Zwinne łapki.
   *[other] Pomacać i wybrać.
} { $said }
voice-raccoon-close = { $said } Bierz, co chcesz.
voice-fox-cause = { $variant ->
    [0] Mały podstęp.
   *[other] Sprytne, prawda?
} { $said }
voice-fox-close = { $said } Uśmiechnę się tak czy tak.
voice-wolf-cause = { $variant ->
    [0] Wilk umie czekać.
   *[other] Cierpliwość karmi.
} { $said }
voice-wolf-close = { $said } Marny łup.
voice-bear-cause = { $variant ->
    [0] Powoli, ale pewnie.
   *[other] Wrr, słuchaj.
} { $said }
voice-bear-close = { $said } Mm, ważą tyle samo.
voice-owl-cause = { $variant ->
    [0] Hu, rozważmy.
   *[other] Noc sprzyja myśleniu.
} { $said }
voice-owl-close = { $said } Hu, zbyt blisko.
voice-puppy-cause = { $variant ->
    [0] Hau, hura!
   *[other] Patrz, patrz!
} { $said }
voice-puppy-close = { $said } Hau, oba fajne!
voice-badger-cause = { $variant ->
    [0] Kopmy głębiej.
   *[other] Powolna robota.
} { $said }
voice-badger-close = { $said } Ta sama nora.
voice-hare-cause = { $variant ->
    [0] Hop i widać.
   *[other] Skok do przodu!
} { $said }
voice-hare-close = { $said } Łeb w łeb.
voice-elephant-cause = { $variant ->
    [0] Słonie pamiętają.
   *[other] Zważmy to.
} { $said }
voice-elephant-close = { $said } Ważą tyle samo.
voice-turtle-cause = { $variant ->
    [0] Wszystko policzone.
   *[other] Nie ma pośpiechu.
} { $said }
voice-turtle-close = { $said } Bez pośpiechu, jest równo.
voice-frog-cause = { $variant ->
    [0] Kum, skaczę.
   *[other] Skaczę, gdzie chcę.
} { $said }
voice-frog-close = { $said } Kum, wszędzie mokro.
