# The gallery of components.

web-cards = Karty
    .about = Wszystko, co jest w pudełku, i jak sobie radzi w partiach botów.
web-cards-game = Gra

## Search, filters, order

web-cards-search = Szukaj po nazwie
web-cards-filters = { $count ->
        [0] Filtry
       *[other] Filtry ({ $count })
    }
web-cards-any = Dowolne
web-cards-count = { $shown } z { $all }
web-cards-reset = Pokaż wszystko
web-cards-none = Niczego takiego nie ma w pudełku.
web-cards-sort = Kolejność
web-cards-sort-printed = Jak w pudełku
web-cards-sort-name = Według nazwy
web-cards-sort-cost = Od najtańszych
web-cards-sort-points = Od największej liczby punktów
web-cards-sort-rate = Od najczęściej wygrywających

web-cards-kind = Rodzaj
web-cards-kind-production = Budynki produkcyjne
web-cards-kind-points = Budynki punktowe
web-cards-kind-civic = Budynki publiczne
web-cards-kind-token = Żetony publiczne
web-cards-kind-start = Karta startowa
web-cards-kind-district = Karty dzielnic
web-cards-kind-scenario = Karty budynków i wyzwań
web-cards-kind-piece = Pozostałe elementy
web-cards-level = Poziom
web-cards-makes = Produkuje
web-cards-asks = Wymaga zasobu
web-cards-back = Druga strona
web-cards-cost = Koszt
web-cards-cost-from = Koszt od { $from } do { $to }
web-cards-symbol = Symbol
web-cards-symbol-none = Bez symbolu
web-cards-brings = Przynosi
web-cards-note = Szczególne
web-cards-note-bonus = Liczy inne karty
web-cards-note-discount = Obniża koszt innych
web-cards-note-requires = Wymaga innej karty
web-cards-note-unique = Jedna w mieście
web-cards-die = Kość
web-cards-area = Obszar

## One component

web-cards-level-of = poziom { $level }
web-cards-costs = Koszt: { $cost }
web-cards-back-of = Druga strona: { $card }
web-cards-copies = { $count ->
        [one] 1 egzemplarz w pudełku
        [few] { $count } egzemplarze w pudełku
       *[other] { $count } egzemplarzy w pudełku
    }
web-cards-rule = Zasady § { $section }
web-cards-previous = Poprzednia
web-cards-next = Następna
web-cards-place = { $place } z { $count }

## How it fares

web-cards-fares = W partiach botów
web-cards-legend = Liczba pod kartą mówi, o ile punktów procentowych częściej lub rzadziej niż przeciętnie wygrywali ci, którzy ją mieli. ▲ i ▼ oznaczają to, co raczej nie jest przypadkiem; bez znaku różnica może być przypadkowa, a bez liczby partii było za mało.
web-cards-cause = To, co idzie w parze z wygraną, nie musi być jej przyczyną: drogie karty budują ci, którzy już są bogaci.
web-cards-run = Liczba partii: { $games }; boty rodzaju „{ $bot }”, { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, { $date }, wersja zasad { $rules }.
web-cards-tile-fare = Odsetek wygranych { $lift } względem średniej
web-cards-tile-unknown = Odsetek wygranych nieznany
web-cards-fare = { $rate } % wygranych: { $lift } punktu procentowego względem średniej (przedział 95 %: od { $low } do { $high }; liczba przypadków: { $seats })
web-cards-better = Idzie w parze z wygraną
web-cards-worse = Idzie w parze z przegraną
web-cards-even = Bez wyraźnej różnicy
web-cards-unknown = Partie jeszcze nic o tym nie mówią: miało to mniej niż { $fewest } graczy albo prawie wszyscy.
web-cards-how-built = Zbudowano
web-cards-how-taken = Wzięto
web-cards-how-first = Zbudowano najpierw
web-cards-how-discarded = Odrzucono przy rozdaniu
web-cards-how-basic = Zagrano dla akcji podstawowej
web-cards-how-advanced = Zagrano dla akcji zaawansowanej
web-cards-how-planning = Zagrano dla planowania
web-cards-how-top-left = Leżała w lewym górnym rogu
web-cards-how-top-right = Leżała w prawym górnym rogu
web-cards-how-bottom-left = Leżała w lewym dolnym rogu
web-cards-how-bottom-right = Leżała w prawym dolnym rogu
