microcity-name = Microcity

## Areas and tracks

microcity-area-coal = Kopalnia węgla
microcity-area-steel = Huta stali
microcity-area-wood = Tartak
microcity-area-commercial = Obszar handlowy
microcity-area-residential = Obszar mieszkalny

microcity-track-money = Pieniądze
microcity-track-coal = Węgiel
microcity-track-steel = Stal
microcity-track-wood = Drewno

microcity-district = Dzielnica { $card }, strona { $side }
microcity-time = Czas
microcity-pool = Znaczniki w puli
microcity-token = Znacznik inwestycji
microcity-engineer = Inżynier
microcity-dice = Aktywne kości

## Project cards

microcity-project-clearance = Porządki
microcity-project-survey = Pomiary
microcity-project-site-crew = Brygada
microcity-project-overtime = Nadgodziny
microcity-project-delivery = Dostawa
microcity-project-redevelopment = Przebudowa

microcity-place-hand = Na ręce
microcity-place-played = Zagrywana
microcity-place-discard = Odrzucona

## Effects

microcity-effect-none = –
microcity-effect-remove-1 = Zwolnij 1 obszar
microcity-effect-remove-2 = Zwolnij 2 obszary
microcity-effect-take-1 = Weź 1 surowiec
microcity-effect-take-2 = Weź 2 surowce
microcity-effect-remove-1-or-take-1 = Zwolnij 1 obszar albo weź 1 surowiec
microcity-effect-money-1 = Weź 1 $
microcity-effect-money-2 = Weź 2 $
microcity-effect-no-time-step = W tej rundzie czas stoi w miejscu
microcity-effect-set-die = Ustaw 1 aktywną kość na dowolną ściankę
microcity-effect-swap-1 = Zamień 1 surowiec na inny
microcity-effect-build-anywhere = Buduj, gdziekolwiek stoi inżynier
microcity-effect-flip-district = Odwróć tę dzielnicę na stronę B

## Buildings and parts of challenges

microcity-building-houses = Domy
microcity-building-school = Szkoła
microcity-building-workshop = Warsztat
microcity-building-town-hall = Ratusz
microcity-building-park-pavilion = Pawilon w parku
microcity-building-power-station = Elektrownia
microcity-building-concert-hall = Sala koncertowa
microcity-building-railway-station = Dworzec
microcity-building-office-tower = Biurowiec
microcity-building-legs = Filary
microcity-building-middle = Część środkowa
microcity-building-spire = Iglica
microcity-building-foundations = Fundamenty
microcity-building-lower-floors = Dolne piętra
microcity-building-middle-floors = Środkowe piętra
microcity-building-upper-floors = Górne piętra
microcity-building-mast = Maszt

microcity-scenario-side-a = Strona A
microcity-scenario-side-b = Strona B
microcity-scenario-a-then-b = Strona A, potem strona B
microcity-scenario-eiffel = Wieża Eiffla
microcity-scenario-empire = Empire State Building

## Options

microcity-option-level = Poziom
    .help = Co trzeba zbudować i w jakim czasie.
microcity-option-level-a10 = Strona A, łatwy (czas 10)
microcity-option-level-a8 = Strona A, średni (czas 8)
microcity-option-level-b15 = Strona B, średni (czas 15)
microcity-option-level-b12 = Strona B, trudny (czas 12)
microcity-option-level-ab25 = Strona A, potem strona B, łatwy (czas 25)
microcity-option-level-ab22 = Strona A, potem strona B, średni (czas 22)
microcity-option-level-ab18 = Strona A, potem strona B, trudny (czas 18)
microcity-option-level-eiffel16 = Wieża Eiffla, łatwy (czas 16)
microcity-option-level-eiffel13 = Wieża Eiffla, średni (czas 13)
microcity-option-level-eiffel10 = Wieża Eiffla, trudny (czas 10)
microcity-option-level-empire16 = Empire State Building, łatwy (czas 16)
microcity-option-level-empire13 = Empire State Building, średni (czas 13)
microcity-option-level-empire10 = Empire State Building, trudny (czas 10)
microcity-option-layout = Miasto
    .help = Jak rozkłada się cztery karty dzielnic.
microcity-option-layout-random = Losowo
microcity-option-layout-first-game = Jak w pierwszej grze
microcity-option-movement = Ruch
    .help = Czy inżynier może pójść bliżej, niż mówi karta.
microcity-option-movement-exactly = Dokładnie tak daleko, jak mówi karta
microcity-option-movement-up-to = Najwyżej tak daleko, jak mówi karta
microcity-option-recover-costs-time = Odzyskanie kart kosztuje czas
    .help = Czy wzięcie odrzuconych kart przesuwa znacznik czasu o dodatkowe pole.
microcity-option-recover-costs-time-true = Tak
microcity-option-recover-costs-time-false = Nie

## What you are asked

microcity-phase-over = Koniec gry
microcity-phase-start = Wybierz obszar mieszkalny, na którym zaczyna inżynier
microcity-phase-dice = Wybierz kość, którą odkładasz
microcity-phase-plan = Ustaw zaplanowane kości
microcity-phase-prepare = Zagraj kartę projektu lub odzyskaj karty; przedtem możesz zwolnić obszary
microcity-phase-move = Przesuń inżyniera
microcity-phase-action = Wybierz, po co zagrywasz kartę
microcity-phase-investment = Użyj obszaru, z kością lub bez, albo pomiń
microcity-phase-clear = Wybierz obszar do zwolnienia
microcity-phase-take = Wybierz surowiec, który bierzesz
microcity-phase-clear-or-take = Zwolnij obszar albo weź surowiec
microcity-phase-give = Wybierz surowiec, który oddajesz
microcity-phase-sale = Możesz sprzedać surowiec za 2 $
microcity-phase-die = Wybierz kość do ustawienia
microcity-phase-face = Wybierz nową ściankę kości
microcity-phase-building = Wybierz budynek

microcity-stage-preparation = Przygotowanie
microcity-stage-project = Projekt
microcity-stage-investment = Inwestycja

## How it ended

microcity-ending-won = Wygrana: wszystko zbudowane
microcity-ending-time = Przegrana: czas się skończył
microcity-ending-tokens = Przegrana: zabrakło znaczników inwestycji
