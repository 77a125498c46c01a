## The daily challenge: one deal a day for each game, the same for everybody

web-daily = Daily challenge
    .about = One deal a day for each game, the same for everybody. Your first game counts, without hints; then see how the four bots played the very same deal.
web-daily-today = Today
web-daily-past = Past day
web-daily-late = played late
web-daily-to-today = To today’s deals
web-daily-no-day = There is no deal on this day: it has not come yet, or was before the first one. Choose another day in the calendar.
web-daily-next = Next deals in
web-daily-streak = { $days ->
    [0] Longest streak: { $best ->
        [one] 1 day
       *[other] { $best } days
    }
    [one] 1 day in a row
   *[other] { $days } days in a row
}

## A deal

web-daily-format-pointcity = Solo, against the automaton
web-daily-format-thecity = You against the Builder
web-daily-format-microcity = { $level }
web-daily-rule-pointcity = Your points count.
web-daily-rule-thecity = Your lead over the Builder counts.
web-daily-rule-microcity = Every building counts, and after a win also the time left.
web-daily-play = Play today’s deal
web-daily-play-late = Play this deal late
web-daily-playing = Your game is waiting for you.
web-daily-continue = Continue
web-daily-practise = Practise
web-daily-practise-on = Practise on
web-daily-look = Replay
web-daily-share = Copy result
web-daily-shared = Tricity daily { $day } · { $game } { $figure } · { $verdict }
web-daily-copied = Copied: { $words }
web-daily-back = See how the bots did

## A result

web-daily-result-pointcity = { $score ->
    [one] point; the automaton has { $rival }
   *[other] points; the automaton has { $rival }
}
web-daily-result-thecity = { $score } to { $rival }
web-daily-result-microcity = { $score ->
    [one] building
   *[other] buildings
}{ $spare ->
    [0] {""}
   *[other] {" "}+ time left
}
web-daily-verdict-all = Better than all four bots
web-daily-verdict-best = As good as the best bot
web-daily-verdict-mayor = Better than the Mayor
web-daily-verdict-architect = Better than the Architect
web-daily-verdict-builder = Better than the Builder
web-daily-verdict-apprentice = Better than the Apprentice
web-daily-verdict-none = All four bots did better
web-daily-bots = You and the bots on this deal, the best first
web-daily-bots-play = The bots are still playing this deal: { $done } of { $total } are done.
web-daily-place = Place { $place } of { $count } people on this server
web-daily-first = You are the first on this server.

## The calendar

web-daily-calendar = Calendar of past days
web-daily-earlier = Earlier month
web-daily-later = Later month
web-daily-state-played = played
web-daily-state-late = played late
web-daily-state-playing = begun
web-daily-state-open = not played
web-daily-legend-late = played late
web-daily-keys = Arrow keys move between days, Page Up and Page Down between months.
web-daily-formula = Why everybody has the same deal
    .about = The seed of a deal is the first 32 digits of a fingerprint of date, game and rules; anybody can compute it. The bots at the table draw their chance from the date too, so equal moves give equal games. In the terminal, “tricity daily” says how to play the same deals.
