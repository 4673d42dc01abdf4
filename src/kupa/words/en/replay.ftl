### A game step by step: fetched with its replay or review

replay-title = Replay of { $game }
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-back = Previous step
replay-step = Step { $step } of { $total }
replay-eyes = Whose view
replay-open = All cards face up
replay-onlooker = A spectator
replay-share = Copy the link to this step
replay-dealt = The cards are dealt.
replay-none = No such replay
replay-seat = { $name }'s seat
