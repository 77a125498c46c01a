## The review of a match

web-review = Analiza
web-review-ask = Co rozstrzygnęło tę partię?
web-review-about = Program rozważa każdą decyzję: jak zmieniła szanse wszystkich na wygraną, który ruch był lepszy i co było dziełem przypadku.
web-review-begin = Rozpocznij analizę
web-review-kept = Potrwa to około minuty. Nie trzeba czekać: wynik zostanie zachowany dla wszystkich, którzy tu zajrzą.
web-review-not-yours = Nikt jeszcze o nią nie poprosił; mogą ją rozpocząć osoby, które grały tę partię.
web-review-working = Rozważamy każdą decyzję …
web-review-progress = { $done } z { $total }
web-review-done = Analiza gotowa.
web-review-again = Spróbuj ponownie

web-review-curve = Szanse na wygraną
    .help = Szanse na wygraną, decyzja po decyzji. Strzałki przesuwają wzdłuż wykresu.
web-review-at = Po { $ply } z { $plies } decyzji
web-review-chance = { $name } { $chance }%
web-review-percent = { $percent }%
web-review-estimate = Oszacowane na podstawie tysięcy prób przy każdej decyzji; różnice rzędu procentu czy dwóch to szum.
web-review-numbers = Wykres w liczbach
web-review-number = Decyzja
web-review-who = Kto

## The verdict on a decision

web-review-decision = Decyzja { $number } · { $name }
web-review-mistake = Błąd: szansa na wygraną mniejsza o { $percent }%.
web-review-star = Mocny ruch: następny w kolejności był gorszy o { $percent }%.
web-review-fine = Żaden inny ruch nie był wyraźnie lepszy.
web-review-better = Lepiej:
web-review-then = Potem przypadek: { $luck }
web-review-luck-at = { $name } { $percent }%
web-review-next = Następny błąd
web-review-over = Koniec
    .help = Cofnij się do którejś decyzji, a zobaczysz, ile była warta.

web-review-turns = Punkty zwrotne
web-review-turns-none = Partia toczyła się równo; żadna pojedyncza decyzja jej nie odwróciła.
web-review-turn-luck = Przypadek
web-review-turn-mistake = Błąd

## What made the result, for each player

web-review-summary = Co złożyło się na wynik
web-review-from-won = Od { $start }% na początku do zwycięstwa.
web-review-from-lost = Od { $start }% na początku do porażki.
web-review-from-shared = Od { $start }% na początku do remisu.
web-review-luck-good = Szczęście dopisało: { $percent }%.
web-review-luck-bad = Szczęście nie dopisało: { $percent }%.
web-review-luck-even = Szczęście prawie nie miało znaczenia: { $percent }%.
web-review-own = Własne błędy kosztowały { $percent }%.
web-review-own-none = Nie było wyraźnych błędów.
web-review-others-good = Błędy innych dały { $percent }%.
web-review-others-bad = Błędy innych kosztowały { $percent }%.
web-review-best = Najlepszy ruch: decyzja { $number }
web-review-worst = Najdroższy błąd: decyzja { $number }
web-review-instead = Lepiej: { $move } (+{ $percent }%)
web-review-bars = Z czego wzięły się szanse: { $name }
web-review-bar-start = Na początku
web-review-bar-luck = Szczęście
web-review-bar-own = Własne błędy
web-review-bar-others = Błędy innych
web-review-bar-end = Na końcu
web-review-law = Paski sumują się do wyniku. Szczęście to wszystko, co wyszło na jaw, a czego nikt nie mógł wiedzieć: dobrana karta, rzut kością. Decyzja jest błędem tylko wtedy, gdy inna była wyraźnie lepsza przy tym, co można było wtedy wiedzieć.
