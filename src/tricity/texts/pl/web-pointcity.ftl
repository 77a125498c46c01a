# The board of Point City in the browser.

## Resources; the letter stands beside the symbol, so all six differ

web-pointcity-resource-community = { -pointcity-community }
    .letter = Sp
web-pointcity-resource-economy = { -pointcity-economy }
    .letter = Ek
web-pointcity-resource-energy = { -pointcity-energy }
    .letter = En
web-pointcity-resource-ecology = { -pointcity-ecology }
    .letter = El
web-pointcity-resource-industry = { -pointcity-industry }
    .letter = Pr
web-pointcity-resource-ingenuity = innowacja
    .letter = In
web-pointcity-amount = { $count } × { $resource }

## Cards

web-pointcity-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-pointcity-gives-resource = daje zasób: { $resource }
web-pointcity-gives-civic = daje żeton publiczny
web-pointcity-facts-resource = { $card }, poziom { $level }
web-pointcity-facts-building = { $name }: { $gives }; koszt: { $cost }
web-pointcity-place = { $cell }: { $what }
web-pointcity-gap = puste miejsce
web-pointcity-price = do zapłaty { $due }
web-pointcity-free = za darmo

## Civic tokens: short beside the symbol, in full when spoken

web-pointcity-rule-flat = bez warunków
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    }
web-pointcity-rule-per-full-set = za komplet wszystkich pięciu
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdy pełny zestaw pięciu zasobów twojego miasta
web-pointcity-rule-per-type-with-2plus = za zasób, który masz 2 razy
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdy zasób, który twoje miasto daje co najmniej 2 razy
web-pointcity-rule-per-type-with-3plus = za zasób, który masz 3 razy
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdy zasób, który twoje miasto daje co najmniej 3 razy
web-pointcity-rule-per-missing-type = za zasób, którego nie masz
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdy z pięciu zasobów, którego twoje miasto nie daje
web-pointcity-rule-per-unspent-ingenuity-card = za niewydaną innowację
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdą niewydaną kartę innowacji
web-pointcity-rule-per-resource = { $one }
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdy zasób w mieście: { $one }
web-pointcity-rule-per-pair = { $one } + { $other }
    .full = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } za każdą parę zasobów w mieście: { $one } i { $other }
web-pointcity-token-spoken = { $rule }; teraz wart dla ciebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Places of the table

web-pointcity-market = Rynek
web-pointcity-deck = Talia
web-pointcity-deck-spoken = Talia, zostało kart: { $count }; na wierzchu { $top }
web-pointcity-deck-empty = Talia jest pusta
web-pointcity-deck-left = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
web-pointcity-round = runda { $round } z { $rounds }
web-pointcity-tokens = Żetony publiczne
web-pointcity-tokens-gone = Wszystkie żetony publiczne są już zabrane
web-pointcity-city = Miasto: { $name }
web-pointcity-city-mine = Twoje miasto
web-pointcity-cities = Miasta
web-pointcity-score = na razie { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-pointcity-makes = daje: { $what }
web-pointcity-makes-nothing = na razie nic nie daje
web-pointcity-column = { $count ->
        [0] { $resource }: brak
        [one] { $resource }: 1 raz
       *[other] { $resource }: { $count } razy
    }
web-pointcity-column-points = Budynki punktowe: { $count }
web-pointcity-column-civic = Budynki publiczne: { $count }
web-pointcity-stock = Karty zasobów
web-pointcity-stock-empty = Brak kart zasobów
web-pointcity-stock-spoken = { $count } × { $card }
web-pointcity-held = Żetony publiczne tego miasta
web-pointcity-automaton-next = tę kartę zaraz weźmie automat

## The turn, a sentence being completed

web-pointcity-over = Koniec gry
web-pointcity-waiting = Teraz wybiera ktoś inny
web-pointcity-waiting-for = Teraz wybiera { $name }
web-pointcity-take-now = Weź dwie karty
web-pointcity-ask-take = Weź dwie sąsiednie karty
web-pointcity-ask-draw = Żadnej pary nie da się wziąć: dobierz z talii
web-pointcity-ask-second = z którą sąsiednią kartą?
web-pointcity-ask-flip = Którą kartę odwracasz na stronę budynku?
web-pointcity-ask-pay = do zapłaty { $count } × { $resource }: którą kartą?
web-pointcity-ask-token = Wybierz żeton publiczny
web-pointcity-ask-tokens = Wybierz żetony publiczne, jeden po drugim (jeszcze { $count })
web-pointcity-ask-row = Wybierz { $number }. żeton rzędu
web-pointcity-said-flipped = Karta odwrócona
web-pointcity-said-first = Bierzesz: { $card }
web-pointcity-said-build = Budujesz: { $buildings }
web-pointcity-flip = Najpierw odwróć kartę
web-pointcity-flip-this = Odwróć tę kartę
web-pointcity-keys-flip = odwrócenie karty
web-pointcity-draw = Dobierz 2
web-pointcity-pay-suggested = Zapłać jak w propozycji
web-pointcity-suggested = propozycja
web-pointcity-show-city = Pokaż miasto: { $name }
web-pointcity-show-mine = Wróć do swojego miasta

## Moves, before and after

web-pointcity-do-take = Weź: { $what } ({ $cells })
web-pointcity-do-flip = Odwróć: { $what } ({ $cells })
web-pointcity-do-draw = Dobierz dwie karty z talii; na wierzchu { $top }
web-pointcity-do-pay = Zapłać: { $what }
web-pointcity-do-token = Wybierz żeton: { $what }
web-pointcity-told-take = { $name } bierze: { $what }
web-pointcity-told-flip = { $name } odwraca kartę: { $what }
web-pointcity-told-draw = { $name } dobiera z talii: { $what }
web-pointcity-told-pay = { $name } płaci: { $what }
web-pointcity-told-token = { $name } wybiera żeton: { $what }
