### Cards that more than one game has

card-abraham = Abraham
card-isaac = Isaac
card-jacob = Jacob
card-moses = Moses
card-aaron = Aaron
card-joseph = Joseph
card-david = David
card-grandfather = Grandpa
card-friends = the Friends
    .title = Friends
card-guest = the Guest
    .title = Guest
card-neighbour = the Neighbour
    .title = Neighbour
card-uncle = the Uncle
    .title = Uncle
card-beggar = the Beggar
    .title = Beggar
card-elijah = Elijah
