## Why a move cannot be made, in the terminal and in the browser

## All games

why-over = Gra jest skończona.
why-not-asked = Teraz pytanie brzmi inaczej: { $question }.
why-not-your-turn = Teraz kolej kogoś innego.
why-answered = Twoja decyzja już zapadła; teraz decydują inni.

## Point City

why-flipped-already = W turze wolno odwrócić jedną kartę, a jedna jest już odwrócona.
why-is-building = Budynku nie odwraca się z powrotem na stronę zasobu.
why-line-with-building = Odwrócić można kartę tylko tam, gdzie cały rząd albo cała kolumna pokazuje zasoby.
why-cannot-pay =
    { $ingenuity ->
        [0] Nie możesz za to zapłacić. Brakuje: { $missing }.
        [one] Nie możesz za to zapłacić. Brakuje: { $missing }; jedna karta innowacji nie wystarczy.
        [few] Nie możesz za to zapłacić. Brakuje: { $missing }; { $ingenuity } karty innowacji nie wystarczą.
       *[many] Nie możesz za to zapłacić. Brakuje: { $missing }; { $ingenuity } kart innowacji nie wystarczy.
    }
why-tokens-gone = Budynek publiczny wymaga tu żetonu publicznego, a zostało ich za mało.
why-deck-empty = Talia jest pusta.
why-two-cards = Bierzesz dwie karty stykające się bokiem: wybierz do niej sąsiednią.
why-no-partner = Bierzesz dwie karty stykające się bokiem, a z żadną sąsiednią nie starczy na zapłatę.
why-token-later = Żeton publiczny wybierasz po zbudowaniu budynku publicznego.
why-nothing-to-pay = Nie ma jeszcze za co płacić: najpierw weź budynek.
why-none-in-stock = Nie masz takiej karty.
why-other-resource = Zasoby opłaca się po kolei; teraz kolej na: { $resource }.
why-doubles-first = Karty podwójne wydaje się przed pojedynczymi.
why-wasted = Część tej karty by się zmarnowała, a to niedozwolone.
why-then-short = Po wydaniu tej karty nie dałoby się opłacić całej reszty.
why-token-gone = Tego żetonu publicznego nie ma w rzędzie.
why-token-laid = Ten żeton publiczny już leży w rzędzie.

## The City

why-not-in-hand = { $card }: nie masz tej karty na ręce.
why-not-drawn = { $card }: tej karty nie ma wśród właśnie dobranych.
why-one-per-city = { $card }: w mieście może stać tylko jedna taka karta, a ty już ją masz.
why-lacks-support = { $card } wymaga, by w twoim mieście stało jedno z tych: { $needs }.
why-too-great = { $card } kosztuje { $cost }; druga karta Ekipy budowlanej może kosztować najwyżej { $most }.
why-too-dear =
    { $cards ->
        [0] { $card } kosztuje { $price }, a nie masz innej karty, by zapłacić.
        [one] { $card } kosztuje { $price }, a do zapłaty masz tylko jedną inną kartę.
        [few] { $card } kosztuje { $price }, a do zapłaty masz tylko { $cards } inne karty.
       *[many] { $card } kosztuje { $price }, a do zapłaty masz tylko { $cards } innych kart.
    }
why-architect-later = Dodatkowa karta nowej Ekipy budowlanej pochodzi z ręki, a Architekt nie.
why-laid-already = Karta do zbudowania jest już wybrana.
why-nothing-laid = Żadna karta nie jest jeszcze wybrana.

## Microcity

why-not-residential = Inżynier zaczyna na obszarze mieszkalnym.
why-must-move = Inżynier musi opuścić swój obszar.
why-exactly-so-far =
    { $steps ->
        [one] Inżynier idzie dokładnie o jeden obszar, nigdy na ukos.
        [few] Inżynier idzie dokładnie o { $steps } obszary, nigdy na ukos.
       *[many] Inżynier idzie dokładnie o { $steps } obszarów, nigdy na ukos.
    }
why-too-far =
    { $steps ->
        [one] Inżynier idzie najwyżej o jeden obszar, nigdy na ukos.
        [few] Inżynier idzie najwyżej o { $steps } obszary, nigdy na ukos.
       *[many] Inżynier idzie najwyżej o { $steps } obszarów, nigdy na ukos.
    }
why-no-token-there = Nie ma tu znacznika inwestycji.
why-say-how = Zwolnienie obszaru kosztuje aktywną kość albo { $price } $, każde raz na rundę: najpierw wybierz, czym płacisz.
why-no-die = Żadna kość nie pokazuje { $face }.
why-low-to-high = Zaplanowane kości podaje się od najniższej.
why-nothing-to-clear = Na żadnym obszarze nie ma znacznika.
why-cleared-already = Każdy sposób zwalniania działa raz na rundę, a ten jest już wykorzystany.
why-no-money = To kosztuje { $price } $, a masz { $money } $.
why-in-discard = Ta karta jest odrzucona. Odzyskaj karty, aby wróciły na rękę.
why-just-given = { $resource } to surowiec, który oddajesz: weź za niego inny.
why-in-order = Dwa surowce podaje się w kolejności: węgiel, stal, drewno.
why-none-left = Nie masz tego surowca: { $resource }.
why-built-already = { $building }: już stoi.
why-no-such-building = Na karcie budynków jest ich mniej.
why-part-order = Części buduje się po kolei; wcześniej: { $building }.
why-cannot-build = { $building }: nie stać cię. Brakuje: { $missing }.
why-build-when = Budujesz w fazie inwestycji na obszarze mieszkalnym z pasującą kością albo kartą projektu.
why-sell-when = Surowce sprzedaje się na obszarze handlowym, po wymianie.
why-cannot-skip = Tego nie można pominąć: { $question }.
why-of-no-use = Akcja zaawansowana nic by teraz nie dała.
why-no-fitting-die =
    { $other ->
        [0] Do tego obszaru pasuje kość { $one }, a takiej nie masz.
       *[other] Do tego obszaru pasuje kość { $one } lub { $other }, a takiej nie masz.
    }
why-nothing-to-give = Z kością trzeba oddać surowiec na wymianę, a nie masz żadnego.
why-nothing-to-build = Z kością tu się buduje, a nie stać cię na żaden budynek.
