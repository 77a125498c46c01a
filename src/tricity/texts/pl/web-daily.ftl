## The daily challenge: one deal a day for each game, the same for everybody

web-daily = Wyzwanie dnia
    .about = Codziennie jedno rozdanie w każdej grze, to samo dla wszystkich. Liczy się pierwsza partia, bez podpowiedzi; potem zobaczysz, jak to samo rozdanie rozegrały cztery boty.
web-daily-today = Dzisiaj
web-daily-past = Miniony dzień
web-daily-late = po terminie
web-daily-to-today = Do dzisiejszych rozdań
web-daily-no-day = Tego dnia nie ma rozdania: jeszcze nie nadszedł albo był przed pierwszym. Wybierz inny dzień w kalendarzu.
web-daily-next = Nowe rozdania za
web-daily-streak = { $days ->
    [0] Najdłuższa seria: { $best ->
        [one] 1 dzień
       *[other] { $best } dni
    }
    [one] 1 dzień z rzędu
   *[other] { $days } dni z rzędu
}

## A deal

web-daily-format-pointcity = Solo, przeciwko automatowi
web-daily-format-thecity = Ty przeciwko Budowniczemu
web-daily-format-microcity = { $level }
web-daily-rule-pointcity = Liczą się twoje punkty.
web-daily-rule-thecity = Liczy się twoja przewaga nad Budowniczym.
web-daily-rule-microcity = Liczy się każdy budynek, a po wygranej także pozostały czas.
web-daily-play = Zagraj dzisiejsze rozdanie
web-daily-play-late = Zagraj po terminie
web-daily-playing = Twoja partia czeka na ciebie.
web-daily-continue = Graj dalej
web-daily-practise = Poćwicz
web-daily-practise-on = Ćwicz dalej
web-daily-look = Powtórka
web-daily-share = Skopiuj wynik
web-daily-shared = Tricity, wyzwanie dnia { $day } · { $game } { $figure } · { $verdict }
web-daily-copied = Skopiowano: { $words }
web-daily-back = Zobacz, jak poszło botom

## A result

web-daily-result-pointcity = { $score ->
    [one] punkt; automat ma { $rival }
    [few] punkty; automat ma { $rival }
   *[other] punktów; automat ma { $rival }
}
web-daily-result-thecity = { $score } do { $rival }
web-daily-result-microcity = { $score ->
    [one] budynek
    [few] budynki
   *[other] budynków
}{ $spare ->
    [0] {""}
   *[other] {" "}+ pozostały czas
}
web-daily-verdict-all = Lepiej niż wszystkie cztery boty
web-daily-verdict-best = Tak dobrze jak najlepszy bot
web-daily-verdict-mayor = Lepiej niż Burmistrz
web-daily-verdict-architect = Lepiej niż Architekt
web-daily-verdict-builder = Lepiej niż Budowniczy
web-daily-verdict-apprentice = Lepiej niż Czeladnik
web-daily-verdict-none = Wszystkie boty wypadły lepiej
web-daily-bots = Ty i boty w tym rozdaniu, od najlepszego wyniku
web-daily-bots-play = Boty jeszcze grają to rozdanie: { $done } z { $total } skończyło.
web-daily-place = Miejsce { $place } z { $count } na tym serwerze
web-daily-first = Jesteś pierwszą osobą na tym serwerze.

## The calendar

web-daily-calendar = Kalendarz minionych dni
web-daily-earlier = Poprzedni miesiąc
web-daily-later = Następny miesiąc
web-daily-state-played = zagrane
web-daily-state-late = zagrane po terminie
web-daily-state-playing = rozpoczęte
web-daily-state-open = niezagrane
web-daily-legend-late = po terminie
web-daily-keys = Strzałki przechodzą między dniami, Page Up i Page Down między miesiącami.
web-daily-formula = Dlaczego wszyscy mają to samo rozdanie
    .about = Ziarno rozdania to pierwsze 32 cyfry skrótu daty, gry i reguł; każdy może je obliczyć. Boty przy stole też losują na podstawie daty, więc równe ruchy dają równe partie. W terminalu „tricity daily” mówi, jak zagrać te same rozdania.
