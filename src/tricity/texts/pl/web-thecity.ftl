## The board of The City: cards in few words; a thing is a name or the picture of a symbol

web-thecity-per-own = +{ $amount } za: { $thing }
web-thecity-per-all = +{ $amount } za: { $thing } (wszystkie miasta)
web-thecity-per-rival = +{ $amount } za: { $thing } (u jednego rywala)
web-thecity-if-own = +{ $amount }, gdy masz: { $thing }
web-thecity-if-all = +{ $amount }, gdy ktoś ma: { $thing }
web-thecity-if-rival = +{ $amount }, gdy rywal ma: { $thing }
web-thecity-needs = Wymaga: { $things }
web-thecity-unique = Jedna w mieście
web-thecity-crew = Dwie karty o koszcie do 4 na rundę
web-thecity-architect = Leży obok stołu, po jednym na gracza
web-thecity-letter-car = S
web-thecity-letter-cart = W
web-thecity-letter-fountain = F
web-thecity-cost = Koszt { $cost }
web-thecity-shows = Symbole: { $things }
web-thecity-times = { $count } × { $thing }
web-thecity-price = { $price ->
        [0] za darmo
        [one] 1 karta
        [few] { $price } karty
       *[other] { $price } kart
    }

## The table

web-thecity-round = Runda { $round }
web-thecity-deal = Rozdanie
web-thecity-goal = Koniec gry przy { $goal } punktach
web-thecity-deck = Talia: { $count }
web-thecity-discards = Odrzucone karty: { $count }
web-thecity-discard-pile = Stos kart odrzuconych
web-thecity-discards-none = Nie odrzucono jeszcze żadnej karty.
web-thecity-hand = Twoja ręka
web-thecity-drawn = Dobrane karty
web-thecity-city = Twoje miasto
web-thecity-city-of = Miasto gracza { $name }
web-thecity-city-empty = Nic tu jeszcze nie stoi.
web-thecity-score = Punkty
web-thecity-points-round = Punkty co rundę
web-thecity-income-round = Karty co rundę
web-thecity-hand-size = Karty na ręce
web-thecity-planned = W budowie: { $card }
web-thecity-deciding = zastanawia się …
web-thecity-decided = wybór gotowy
web-thecity-builds = buduje: { $cards }
web-thecity-builds-nothing = nic nie buduje
web-thecity-spoken-city = { $name }: punkty { $score }, co rundę jeszcze { $points }; karty co rundę { $income }; karty na ręce { $hand }; samochody { $cars }, wózki { $carts }, fontanny { $fountains }; { $doing }

## The turn, as one sentence being completed

web-thecity-ask-choose = co budujesz w tej rundzie?
web-thecity-ask-second = a druga karta o koszcie do 4?
web-thecity-ask-extra = i od razu jeszcze jedna karta o koszcie do 4?
web-thecity-ask-keep = którą kartę zatrzymujesz?
web-thecity-then-pay = { $price ->
        [0] nic nie kosztuje
        [one] zapłacisz jedną inną kartą
       *[other] zapłacisz { $price } innymi kartami
    }
web-thecity-survey-keep = dobierz pięć kart, zatrzymaj jedną
web-thecity-survey-mix = dobierz pięć kart, potem odrzuć cztery
web-thecity-pay-with = zapłata: { $cards }?
web-thecity-discard-these = odrzucasz: { $cards }?
web-thecity-mark = { $count ->
        [one] zaznacz jeszcze jedną kartę
        [few] zaznacz jeszcze { $count } karty
       *[other] zaznacz jeszcze { $count } kart
    }
web-thecity-pay-marked = zapłata: zaznaczone karty ({ $count })?
web-thecity-discard-marked = odrzucasz zaznaczone karty ({ $count })?
web-thecity-too-many = Na ręce zostaje najwyżej { $limit } kart
web-thecity-waiting = czekamy: { $names } …
web-thecity-over = Gra skończona.
web-thecity-do-build = Zbuduj
web-thecity-do-survey = Szukaj kart
web-thecity-do-keep = Zatrzymaj
web-thecity-do-pay = Zapłać
web-thecity-do-discard = Odrzuć
web-thecity-pays = zapłata
web-thecity-goes = odrzut
web-thecity-can-build = Można teraz zbudować: { $price }
web-thecity-cannot = nie można teraz zbudować
web-thecity-hinted = Tak radzi podpowiedź

## The log

web-thecity-told-built = { $name } buduje: { $cards }
web-thecity-told-surveyed = { $name } nic nie buduje i przegląda nowe karty
web-thecity-told-shuffled = Odrzucone karty po przetasowaniu tworzą nową talię
web-thecity-told-earned = { $name }: +{ $points } = { $total } pkt, +{ $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }
