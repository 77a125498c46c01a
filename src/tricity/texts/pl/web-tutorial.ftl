# The guided first games.

web-tutorial = Samouczek
web-tutorial-progress = { $number } z { $count }
web-tutorial-next = Dalej
web-tutorial-finish = Zakończ
web-tutorial-back = Wstecz
web-tutorial-show = Pokaż, gdzie to jest
web-tutorial-play = Zrób to za mnie
web-tutorial-restart = Od początku
web-tutorial-skip = Pomiń samouczek
web-tutorial-task = Twój ruch:
web-tutorial-news = Co zrobił Czeladnik
web-tutorial-nudge = W prawdziwej grze możesz tak zagrać! Teraz wybierz to, co otacza ramka.
web-tutorial-nudge-read = Dobry pomysł, ale pozwól mi skończyć: naciśnij „Dalej”.
web-tutorial-keys-next = czytaj dalej albo oddaj ruch samouczkowi
web-tutorial-keys-show = przejdź do tego, o czym mowa

## The end

web-tutorial-done = Umiesz już grać!
web-tutorial-done-pointcity = Produkcja na początek, potem niech płaci miasto; żeton publiczny wybieraj pod to, co produkujesz; a po duże punkty sięgnij, zanim skończy się talia.
web-tutorial-done-thecity = Najpierw przychód, potem punkty; buduj karty, które sobie pomagają; i patrz, kto zbliża się do końca.
web-tutorial-done-microcity = Zostawiaj kości, które pasują do następnego obszaru; zwalniaj obszary, zanim zabraknie znaczników; i w porę odzyskuj karty.
web-tutorial-apprentice = Zagraj z Czeladnikiem
web-tutorial-solo = Zagraj naprawdę, na najłatwiejszym poziomie
web-tutorial-read = Jeśli chcesz poczytać więcej:
web-tutorial-rules = Wszystkie zasady
web-tutorial-cards = Wszystkie karty
web-tutorial-again = Jeszcze raz

## Point City

web-tutorial-pointcity-welcome = To twoje miasto. Jest puste, więc je zabudujmy! Ty i rywal macie po { $turns ->
        [few] { $turns } tury
       *[other] { $turns } tur
    }; potem wygrywa miasto warte najwięcej punktów.
    .title = Witaj w Point City
web-tutorial-pointcity-market = Na rynku leży szesnaście kart. Każda ma z jednej strony zasób, a z drugiej budynek. W swojej turze bierzesz dwie karty, które sąsiadują: obok siebie albo jedna nad drugą.
    .title = Rynek
web-tutorial-pointcity-take = Obie te karty to { $resource }. Naciśnij jedną, a potem drugą.
    .title = Twoja pierwsza tura
web-tutorial-pointcity-refill = Obie karty trafiły do twojego zapasu. Gdzie leżał zasób, pojawia się budynek: { $one } i { $other }. A gdzie ktoś weźmie budynek, tam pojawi się zasób.
    .title = Druga strona
web-tutorial-pointcity-rival = Czeladnik najpierw odwrócił kartę. Też tak możesz, raz na turę: gdy cały rząd albo cała kolumna pokazuje same zasoby, odwróć jedną z tych kart i zobacz jej budynek.
    .title = Tura rywala
web-tutorial-pointcity-read = { $building } kosztuje { $count } × { $resource }. Jest wart { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, a co ważniejsze, do końca gry daje zasób: { $made }.
    .title = Co mówi budynek
web-tutorial-pointcity-build = Za budynek płaci się od razu, gdy się go bierze. Na { $building } cię stać; weź go razem z kartą { $other }.
    .title = Zbuduj coś
web-tutorial-pointcity-pay = Masz karty: { $resource } i { $wild }. Ta druga zastępuje dowolny zasób, więc zachowaj ją na później: zapłać kartą { $resource } albo po prostu według propozycji.
    .title = Płacenie
web-tutorial-pointcity-city = { $building } stoi! Od następnej tury co turę dokłada za darmo { $count } × { $made } do każdej budowy. Karty się wydaje, produkcja zostaje.
    .title = Miasto pracuje dla ciebie
web-tutorial-pointcity-civic = { $building }: koszt { $count } × { $resource }. Miasto płaci { $made }, karta obok { $taken }, innowacja { $wild }. To budynek publiczny: nie daje punktów, tylko żeton publiczny.
    .title = Produkcja płaci
web-tutorial-pointcity-token = Każdy żeton punktuje na koniec po swojemu. Produkujesz już zasób { $other }. Żeton { $one } + { $other } daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za każdą taką parę. Na razie nic, ale mamy plan: weź go.
    .title = Żeton publiczny
web-tutorial-pointcity-again = { $building } będzie dawać zasób: { $made }. Część kosztu ({ $free }) pokryje miasto, a resztę karta { $card } leżąca obok.
    .title = Brakująca połowa
web-tutorial-pointcity-score = Budynki: { $printed }, żeton: { $token }, razem { $score }. Gwiazdka zawsze pokazuje, ile punktów masz w tej chwili.
    .title = Twoje punkty
web-tutorial-pointcity-free = { $building }: koszt { $one } i { $other }, po jednym symbolu. Twoje miasto produkuje jedno i drugie, więc { $price ->
        [0] nic nie płacisz
       *[other] dopłacasz tylko { $price }
    }. Dlatego zaczyna się od produkcji!
    .title = Za darmo
web-tutorial-pointcity-deck = Na rynku nic ciekawego? Możesz też dobrać dwie wierzchnie karty talii jako zasoby. Zostało kart: { $left }; gdy talia się skończy, skończy się i gra.
    .title = Rada: talia
web-tutorial-pointcity-later = Niektóre budynki nic nie produkują, są po prostu warte punkty: { $building } daje { $points }. W pierwszej połowie gry produkuj, w drugiej zbieraj punkty.
    .title = Rada: kiedy po punkty

## The City

web-tutorial-thecity-welcome = Wszyscy budują swoje miasta jednocześnie. Budynki przynoszą punkty co rundę. Gdy ktoś zbierze { $goal }, gra się kończy, a wygrywa ten, kto ma najwięcej punktów.
    .title = Witaj w The City
web-tutorial-thecity-hand = Te karty to budynki, a zarazem pieniądze. Żeby zbudować jedną, płacisz innymi. Nad każdą warto się więc zastanowić: zbudować czy wydać?
    .title = Twoja ręka
web-tutorial-thecity-deal = Masz { $count } kart i oddajesz { $owed }. { $other } kosztuje { $cost }, o wiele za dużo na początek, a { $one } sam nic nie przynosi. Naciśnij obie karty i potwierdź.
    .title = Dwie karty muszą odejść
web-tutorial-thecity-house = { $card } kosztuje { $price ->
        [one] 1 kartę
        [few] { $price } karty
       *[other] { $price } kart
    } i co rundę daje { $income ->
        [one] 1 kartę
        [few] { $income } karty
       *[other] { $income } kart
    }: to przychód. Od tego zacznij! Naciśnij kartę, a potem „Zbuduj”.
    .title = Pierwsza runda
web-tutorial-thecity-pay = Oba wybory odkrywa się naraz, a potem płacisz { $owed ->
        [one] jedną kartą
       *[other] { $owed } kartami
    } z ręki. Stół zaznacza to, czego najmniej ci będzie brak, ale decydujesz ty: naciśnij { $card }, a potem „Zapłać”.
    .title = Płacisz kartami
web-tutorial-thecity-income = Po budowie wszyscy dobierają karty i dostają punkty. { $card } daje { $income ->
        [one] 1 kartę
        [few] { $income } karty
       *[other] { $income } kart
    }: masz ich teraz { $hand }.
    .title = Przychód
web-tutorial-thecity-architect = { $card } leży obok stołu, po jednym dla każdego. { $price ->
        [0] Nic nie kosztuje
       *[other] Kosztuje { $price }
    }, a co rundę daje { $income ->
        [one] jeszcze 1 kartę
        [few] jeszcze { $income } karty
       *[other] jeszcze { $income } kart
    }. Bierz, póki czas!
    .title = Prezent
web-tutorial-thecity-survey = Czeladnik nic nie zbudował: dobrał pięć kart i zatrzymał jedną. Zrób tak i ty, gdy twoja ręka nic nie daje.
    .title = Albo nic nie buduj
web-tutorial-thecity-school = { $card } co rundę daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Wymaga, by w mieście stał { $needed }, a u ciebie stoi. Zbuduj i zapłać według propozycji.
    .title = Budynki potrzebują siebie
web-tutorial-thecity-points = Od teraz co rundę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }; masz już { $score }. Punkty wpływają co rundę, więc to, co stoi wcześnie, opłaca się wiele razy.
    .title = Punkty, runda po rundzie
web-tutorial-thecity-villa = { $card } kosztuje { $cost }. Ale { $cheaper } daje ci zniżkę: { $price ->
        [one] wystarczy 1 karta
        [few] wystarczą { $price } karty
       *[other] wystarczy { $price } kart
    }. Buduj!
    .title = Razem taniej
web-tutorial-thecity-second = Masz teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } na rundę. Każda { $card } daje o { $more } więcej za każdą kartę { $card } w mieście. Druga podniesie więc i pierwszą.
    .title = Jeszcze raz to samo
web-tutorial-thecity-grown = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } co rundę i wynik { $score } do { $rival } dla ciebie. Najpierw przychód, potem karty, które sobie pomagają: tak rosną miasta.
    .title = Popatrz tylko!
web-tutorial-thecity-symbols = Samochody, wózki i fontanny: wiele kart zarabia za każdy taki symbol w twoim mieście. Zbierasz jeden rodzaj? Szukaj kart, które go liczą.
    .title = Rada: symbole
web-tutorial-thecity-end = Naciśnij rywala, a zobaczysz całe jego miasto. Gdy ktoś zbliża się do { $goal }, przestań oszczędzać: wtedy liczą się już tylko punkty. Przy remisie wygrywa większa ręka.
    .title = Rada: patrz na innych

## Microcity

web-tutorial-microcity-welcome = Prowadzisz firmę budowlaną, w pojedynkę. Postaw wszystkie budynki z tej karty ({ $count }), a wygrasz. Każdy pokazuje swój koszt: węgiel, stal, drewno albo pieniądze.
    .title = Witaj w Microcity
web-tutorial-microcity-limits = Dwie rzeczy mogą cię zatrzymać. Czas: teraz { $time }, a co rundę o jeden mniej. I znaczniki: w puli jest { $pool }, a prawie każda runda zabiera jeden i każdy budynek też. Gdy zabraknie jednego z nich, przegrywasz.
    .title = Dwa ograniczenia
web-tutorial-microcity-start = Twój inżynier chodzi po mieście i pracuje tam, gdzie stanie. Zaczyna na takim obszarze: { $area }. Niech to będzie ten.
    .title = Gdzie zacząć
web-tutorial-microcity-dice = Co rundę rzucasz trzema kośćmi i zostawiasz dwie. Obszar działa lepiej, gdy wydasz kość z jego oczkami. { $area } w pobliżu chce { $face }, odłóż więc { $left }.
    .title = Rzut kośćmi
web-tutorial-microcity-card = Teraz zagraj jedną kartę projektu. { $card } przesuwa inżyniera o { $steps } obszary. Potem daje ci to: { $basic }; a jeszcze więcej, jeśli wydasz { $die }.
    .title = Projekt
web-tutorial-microcity-move = Musi przejść dokładnie { $steps } obszary, nigdy na ukos. { $area } leży właśnie tak daleko. Poślij go tam.
    .title = Ruch
web-tutorial-microcity-basic = Na lepszą akcję trzeba kości { $die }, a takiej nie masz. Użyj zwykłej: { $basic }. Potrzebne nam drewno.
    .title = Akcja karty
web-tutorial-microcity-invest = Teraz użyj samego obszaru. { $area } daje jeden swój surowiec, a za kość z właściwymi oczkami dwa. Po to masz kość { $face }!
    .title = Inwestuj
web-tutorial-microcity-round = Koniec rundy. Inżynier zostawił tu znacznik; dopóki leży, tego obszaru nie można znów użyć. Czas: { $time }. Znaczniki w puli: { $pool }.
    .title = Ile to kosztowało
web-tutorial-microcity-stock = Drewno: { $wood }, pieniądze: { $money } $. { $building } kosztują { $woodcost } drewna i { $moneycost } $: stać nas! Każdy tor sięga pięciu; nadwyżka przepada.
    .title = Twoje zapasy
web-tutorial-microcity-plan = Buduje się na obszarze mieszkalnym, kością z jego oczkami. { $area } obok chce { $face }. Zostaw więc { $face }, a odłóż { $left }.
    .title = Jest plan
web-tutorial-microcity-crew = { $card }: ruch o { $steps }, w sam raz. Zagraj ją, przejdź tam, gdzie ramka ({ $area }), a po drodze weź pieniądze.
    .title = Po sąsiedzku
web-tutorial-microcity-build = Zwykła akcja dałaby tu pieniądze. Ale z kością { $face } budujesz: wybierz to, a { $building } będą twoje.
    .title = Buduj!
web-tutorial-microcity-built = { $building } stoją: { $built } z { $count }. Budynek też zabrał znacznik, i ten już nie wróci.
    .title = Pierwszy budynek
web-tutorial-microcity-tokens = W puli zostało { $pool }, a na obszarach leżą { $taken }. Te można odzyskać. Najpierw znów wybierz kość, którą odkładasz.
    .title = Pilnuj puli
web-tutorial-microcity-clear = Karta { $card } zwalnia obszar: jego znacznik wraca do puli. Zagraj ją, idź na obszar „{ $area }”, zwolnij „{ $cleared }” i kop z kością { $face }.
    .title = Zwolnij i kop
web-tutorial-microcity-next = Węgiel: { $coal }, drewno: { $wood }. { $building } w zasięgu ręki! Widzisz, jak to działa: zbieraj, wróć z właściwą kością, buduj.
    .title = Rada: myśl o rundę naprzód
web-tutorial-microcity-cards = Karty na ręce: { $left }. Tu odzyskasz wszystkie zagrane, ale to kosztuje dodatkowy czas. Planowanie zaś pozwala ustawić kości na następną rundę.
    .title = Rada: karty wracają
