## Parts of the table

web-microcity-plan = Plan miasta
web-microcity-company = Firma
web-microcity-projects = Karty projektów
web-microcity-buildings = Karta budynków
web-microcity-dice = Kości
web-microcity-clock = Czas: { $time } z { $start }
web-microcity-pool = Znaczniki inwestycji w puli: { $count } z 10
web-microcity-round = Runda { $round }
web-microcity-track = { $track }: { $count } z 5
web-microcity-progress = Zbudowano { $built } z { $all }
web-microcity-time-stopped = W tej rundzie czas stoi w miejscu
web-microcity-planned = W następnej rundzie ustawisz kości dowolnie

## Short words on areas

web-microcity-word-coal = Węgiel
web-microcity-word-steel = Stal
web-microcity-word-wood = Drewno
web-microcity-word-commercial = Sklepy
web-microcity-word-residential = Domy

## Goods

web-microcity-amount-money = { $count } $
web-microcity-amount-coal =
    { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
       *[many] { $count } węgli
    }
web-microcity-amount-steel =
    { $count ->
        [one] { $count } stal
        [few] { $count } stale
       *[many] { $count } stali
    }
web-microcity-amount-wood =
    { $count ->
        [one] { $count } drewno
       *[many] { $count } drewna
    }
web-microcity-some-coal = węgiel
web-microcity-some-steel = stal
web-microcity-some-wood = drewno

## What is spoken of areas, dice, cards and buildings

web-microcity-fits = pasuje { $face }
web-microcity-fits-two = pasuje { $face } lub { $other }
web-microcity-fits-yours = masz taką kość
web-microcity-die = Kość: { $face }
web-microcity-die-spent = Zużyta kość
web-microcity-steps = Ruch { $steps }
web-microcity-with-die = z kością { $die }: { $effect }
web-microcity-cost = Koszt: { $cost }
web-microcity-bonus = Premia: { $effect }
web-microcity-built = Zbudowano
web-microcity-ready = Stać cię
web-microcity-open = W planach
web-microcity-recover = Odzyskaj karty
web-microcity-recover-text = Weź wszystkie karty na rękę, czas −1
web-microcity-recover-text-free = Weź wszystkie karty na rękę
web-microcity-planning = Planowanie
web-microcity-planning-text = W następnej rundzie ustaw obie kości; teraz bez inwestycji

## Questions that the rules page does not spell out

web-microcity-ask-clear = Wybierz obszar do zwolnienia (zostało: { $count })
web-microcity-ask-take = Wybierz surowiec, który bierzesz (zostało: { $count })
web-microcity-ask-plan = Ustaw zaplanowane kości: { $number } z 2
web-microcity-ask-payment = Czym za to płacisz?

## Moves: to choose, once made, and as part of a sentence

web-microcity-move-start = Zacznij na { $what } ({ $kind })
    .did = Początek na { $what } ({ $kind })
    .said = początek na { $what }
web-microcity-move-move = Idź na { $what } ({ $kind })
    .did = Przejście na { $what } ({ $kind })
    .said = idź na { $what }
web-microcity-move-clear = Zwolnij { $what } ({ $kind })
    .did = Zwolniono { $what } ({ $kind })
    .said = { $what }
web-microcity-move-leave = Zostaw { $kept }, odłóż { $what }
    .did = Zostawiono { $kept }
    .said = zostaw { $kept }
web-microcity-move-set = Ustaw kość na { $what }
    .did = Ustawiono kość na { $what }
    .said = ustaw na { $what }
web-microcity-move-die = Obróć kość { $what }
    .did = Do obrócenia wybrano kość { $what }
    .said = obróć kość { $what }
web-microcity-move-clear-with-die = Wydaj kość { $what }, aby zwolnić obszar
    .did = Wydano kość { $what }, aby zwolnić obszar
    .said = zwolnij za kość { $what }
web-microcity-move-clear-with-money = Zapłać 2 $, aby zwolnić obszar
    .did = Zapłacono 2 $, aby zwolnić obszar
    .said = zwolnij za 2 $
web-microcity-move-project = Zagraj kartę { $name }: ruch { $steps }; { $basic }; z kością { $die }: { $advanced }
    .did = Zagrano kartę { $name }
    .said = { $name }
web-microcity-move-recover = Odzyskaj karty: ruch 1, wszystkie karty wracają na rękę, czas −1
    .did = Odzyskano karty: wszystkie wróciły na rękę
    .said = odzyskaj karty
web-microcity-move-recover-free = Odzyskaj karty: ruch 1, wszystkie karty wracają na rękę
    .did = Odzyskano karty: wszystkie wróciły na rękę
    .said = odzyskaj karty
web-microcity-move-basic = Akcja podstawowa: { $effect }
    .did = Akcja podstawowa: { $effect }
    .said = { $effect }
web-microcity-move-advanced = Akcja zaawansowana z kością { $die }: { $effect }
    .did = Akcja zaawansowana z kością { $die }: { $effect }
    .said = z kością { $die }: { $effect }
web-microcity-move-planning = Planowanie: w następnej rundzie ustaw obie kości; teraz bez inwestycji
    .did = Zaplanowano następną rundę
    .said = zaplanuj
web-microcity-move-invest = Inwestuj: weź { $gain }
    .did = Zainwestowano
    .said = weź { $gain }
web-microcity-move-invest-commercial = Inwestuj: zamień 1 surowiec, weź 1 $, sprzedaj 1 surowiec za 2 $
    .did = Zainwestowano w handel
    .said = handluj
web-microcity-move-invest-with-die = Inwestuj z kością { $die }: weź { $gain }
    .did = Zainwestowano z kością { $die }
    .said = z kością { $die }: weź { $gain }
web-microcity-move-invest-with-die-commercial = Inwestuj z kością { $die }: zamień 1 surowiec na 2, weź 1 $, sprzedaj 1 surowiec za 2 $
    .did = Zainwestowano w handel z kością { $die }
    .said = handluj z kością { $die }
web-microcity-move-invest-with-die-residential = Inwestuj z kością { $die }: buduj
    .did = Budowa z kością { $die }
    .said = buduj z kością { $die }
web-microcity-move-take = Weź { $some }
    .did = Wzięto { $some }
    .said = weź { $some }
web-microcity-move-give = Oddaj { $some } na wymianę
    .did = Oddano { $some } na wymianę
    .said = wymień { $some }
web-microcity-move-sell = Sprzedaj { $some } za 2 $
    .did = Sprzedano { $some } za 2 $
    .said = sprzedaj { $some }
web-microcity-move-building = Buduj: { $name } ({ $cost })
    .did = Zbudowano: { $name }
    .said = { $name }
web-microcity-move-skip = Zrezygnuj z reszty
    .did = Zrezygnowano z reszty
    .said = zrezygnuj z reszty
web-microcity-move-skip-investment = Nie używaj obszaru
    .did = Bez inwestycji
    .said = bez inwestycji
web-microcity-move-skip-give = Bez wymiany
    .did = Bez wymiany
    .said = bez wymiany
web-microcity-move-skip-sale = Nic nie sprzedawaj
    .did = Bez sprzedaży
    .said = bez sprzedaży

## The log

web-microcity-round-begins = Zaczyna się runda { $round }: czas { $time }, znaczniki { $pool }
web-microcity-district-turned = Dzielnica { $card } leży teraz stroną B
web-microcity-side-turned = Strona A gotowa: teraz strona B, wszystkie znaczniki wracają do puli

## How it ended

web-microcity-end-won = Wszystko stoi!
    .text = Ostatnia cegła położona, wstęga przecięta: miasto należy do ciebie.
web-microcity-end-time = Czas minął
    .text = Dźwigi stają, a plany wracają do szuflady. Następnym razem się uda.
web-microcity-end-tokens = Koniec inwestycji
    .text = Nie ma już znacznika do położenia i plac budowy zostaje zamknięty.
