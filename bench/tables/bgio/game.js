// A game comparable with Reset, written as boardgame.io's documentation teaches: four people shed
// hidden hands onto a pile, then the packets that lie covered before them. A card fits by its colour or
// its rank; whoever has none that fits draws. A game takes as many moves as one of Reset. All piles are
// secret, so that what a seat is sent is small: its hand, the top card and the counts.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLOURS = ["p", "g", "o", "w"];
const RANKS = 13;
const COPIES = 3;
const HAND = 7;
const PACKETS = 2;

function freshDeck() {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank + 1);
  const one = COLOURS.flatMap((colour) => ranks.map((rank) => `${colour}${rank}`));
  return Array(COPIES).fill(one).flat();
}

const fits = (card, top) => card[0] === top[0] || card.slice(1) === top.slice(1);

function setup({ ctx, random }) {
  const deck = random.Shuffle(freshDeck());
  const packet = () => deck.splice(0, HAND);
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  const players = Object.fromEntries(seats.map((seat) => [seat, { hand: packet() }]));
  const packets = seats.map(() => Array.from({ length: PACKETS }, packet));
  const top = deck.pop();
  const counts = seats.map(() => HAND);
  const covered = seats.map(() => PACKETS);
  return { secret: { deck, pile: [top], packets }, players, counts, covered, top, left: deck.length };
}

function play({ G, playerID }, at) {
  const hand = G.players[playerID].hand;
  const card = hand[at];
  if (card === undefined || !fits(card, G.top)) return INVALID_MOVE;
  hand.splice(at, 1);
  G.secret.pile.push(card);
  G.top = card;
  if (hand.length === 0 && G.covered[playerID] > 0) {
    hand.push(...G.secret.packets[playerID].pop());
    G.covered[playerID] -= 1;
  }
  G.counts[playerID] = hand.length;
}

function draw({ G, playerID, random }) {
  const { secret } = G;
  if (secret.deck.length === 0) {
    secret.deck = random.Shuffle(secret.pile.slice(0, -1));
    secret.pile = [G.top];
  }
  const card = secret.deck.pop();
  if (card !== undefined) G.players[playerID].hand.push(card);
  G.counts[playerID] = G.players[playerID].hand.length;
  G.left = secret.deck.length;
}

function endIf({ G }) {
  const winner = G.counts.indexOf(0);
  return winner < 0 ? undefined : { winner };
}

module.exports = {
  name: "shed",
  setup,
  endIf,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false }, draw: { move: draw, client: false } },
};
