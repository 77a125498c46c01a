## The review of a match

web-review = Review
web-review-ask = How was this match won?
web-review-about = A search looks at every decision: what it did to everybody’s chance to win, which move would have been better, and what was luck.
web-review-begin = Begin the review
web-review-kept = It takes about a minute, goes on without you, and is kept for everybody who looks.
web-review-not-yours = Nobody has asked for it yet; those who played this match can begin it.
web-review-working = Thinking about every decision …
web-review-progress = { $done } of { $total }
web-review-done = The review is done.
web-review-again = Try again

web-review-curve = Chance to win
    .help = Chance to win, decision by decision. Arrow keys move along it.
web-review-at = After { $ply } of { $plies } decisions
web-review-chance = { $name } { $chance }%
web-review-percent = { $percent }%
web-review-estimate = Estimated from thousands of trials at every decision; a percent or two either way is noise.
web-review-numbers = The curve in numbers
web-review-number = Decision
web-review-who = Made by

## The verdict on a decision

web-review-decision = Decision { $number } · { $name }
web-review-mistake = A mistake: { $percent }% less chance to win.
web-review-star = A strong move: the next best was worth { $percent }% less.
web-review-fine = No other move was clearly better.
web-review-better = Better:
web-review-then = Luck then: { $luck }
web-review-luck-at = { $name } { $percent }%
web-review-next = Next mistake
web-review-over = The end
    .help = Go back to a decision to see what it was worth.

web-review-turns = Turning points
web-review-turns-none = The match ran an even course; no single decision turned it.
web-review-turn-luck = Luck
web-review-turn-mistake = Mistake

## What made the result, for each player

web-review-summary = What made the result
web-review-from-won = From { $start }% at the start to victory.
web-review-from-lost = From { $start }% at the start to defeat.
web-review-from-shared = From { $start }% at the start to a tie.
web-review-luck-good = Luck helped: { $percent }%.
web-review-luck-bad = Luck was unkind: { $percent }%.
web-review-luck-even = Luck hardly mattered: { $percent }%.
web-review-own = Own mistakes cost { $percent }%.
web-review-own-none = There was no clear mistake.
web-review-others-good = Mistakes of others brought { $percent }%.
web-review-others-bad = Mistakes of others cost { $percent }%.
web-review-best = Best move: decision { $number }
web-review-worst = Costliest mistake: decision { $number }
web-review-instead = Better: { $move } (+{ $percent }%)
web-review-bars = How the chance of { $name } came about
web-review-bar-start = At the start
web-review-bar-luck = Luck
web-review-bar-own = Own mistakes
web-review-bar-others = Others’ mistakes
web-review-bar-end = In the end
web-review-law = The bars add up to the result. Luck is what came to light and nobody could know, such as a drawn card or a die. A decision is a mistake only where another was clearly better by what the player knew then.
