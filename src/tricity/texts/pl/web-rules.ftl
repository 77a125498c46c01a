# Strony z zasadami w przeglądarce.

web-rules = Zasady
web-rules-title = Zasady gry { $game }
web-rules-games = Zasady pozostałych gier
web-rules-contents = Spis treści
web-rules-link = Skopiuj odnośnik do { $section }
web-rules-search = Szukaj w zasadach
web-rules-hits = { $now } z { $count }
web-rules-no-hits = nic nie znaleziono
web-rules-previous = Poprzednie miejsce
web-rules-next = Następne miejsce
web-rules-example = Przykład
    .how = obliczony przez samą grę
web-rules-sum = Razem
