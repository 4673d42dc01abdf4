### A view in words (the command line): the end of a replay

## The lines

view-line-numbers = { $label }: { LIST($numbers) }
view-line-cards = { $label }: { CARD($cards) }
view-line-by_seat = { $label }: { BYSEAT($values) }
view-line-cards_by_seat = { $label }: { BYSEAT($values, of: "card") }
view-line-seat_cards = { $label }, { SEAT($seat) }: { CARD($cards) }
view-places = דירוג: { BYSEAT($places) }
view-to_play = התור של: { SEAT($seats) }
