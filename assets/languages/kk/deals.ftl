# Партия мәтініндегі қателер. { $word } — қате жазылғаны, { $earlier } — бұрынғы жолдың нөмірі.

deal-fault-no-field = { $line }-жол, { $column }-баған: { $word } деген өріс жоқ. Болатыны: { $fields }.
deal-fault-field-twice = { $line }-жол, { $column }-баған: { $word } бұрын жазылған: { $earlier }-жол.
deal-fault-empty-field = { $line }-жол, { $column }-баған: { $word } мәні жазылмаған.
deal-fault-no-hands = { $line }-жол, { $column }-баған: қолдар (hands) жоқ.
deal-fault-no-card = { $line }-жол, { $column }-баған: { $word } — карта емес. Карта — дәреже мен масть, мысалы, 6s не 10h.
deal-fault-no-suit = { $line }-жол, { $column }-баған: { $word } — масть емес. Мастьтер — s, c, d және h.
deal-fault-not-in-deck = { $line }-жол, { $column }-баған: { $word } — { $size } карталық колодада жоқ.
deal-fault-card-twice = { $line }-жол, { $column }-баған: { $word } бұрын жазылған: { $earlier }-жол, { $place }-баған.
deal-fault-missing = { $line }-жол, { $column }-баған: { $size } карталық колодаға жетпейтіні: { $word }.
deal-fault-hand-size = { $line }-жол, { $column }-баған: { $seat }-орында { $cards } карта, ал керегі — { $size }.
deal-fault-players = { $line }-жол, { $column }-баған: қол саны — { $count }. Бұл ережемен болатыны: { $allowed }.
deal-fault-other-trump = { $line }-жол, { $column }-баған: көзір картасы — { $word }, көзір масті оған сай емес.
deal-fault-no-seat = { $line }-жол, { $column }-баған: орын — 0 мен { $most } арасындағы сан.
deal-fault-no-rule = { $line }-жол, { $column }-баған: { $word } — ереже емес. Ереже былай жазылады: deck=24.
deal-fault-unknown-rule = { $line }-жол, { $column }-баған: { $word } — мұндай ереже жоқ не мәні жарамайды.
