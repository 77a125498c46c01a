# The rules pages in the browser.

web-rules = Rules
web-rules-title = Rules of { $game }
web-rules-games = Rules of the other games
web-rules-contents = Contents
web-rules-link = Copy the link to { $section }
web-rules-search = Search the rules
web-rules-hits = { $now } of { $count }
web-rules-no-hits = nothing found
web-rules-previous = Previous place
web-rules-next = Next place
web-rules-example = Example
    .how = worked out by the game itself
web-rules-sum = Total
