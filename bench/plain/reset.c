/* Reset in plain C: random games of four, the same as kupa's own loop plays, move for move.
 *
 * It has the same rules and the same dice as src/kupa/games/reset, and nothing else: no events, no
 * refusals, no notation. `reset play SECONDS` measures, `reset check GAMES` prints a checksum of every
 * answer, which tests/games/reset/test_plain_c.py compares with ours. `quick` after either takes other
 * dice, which cost almost nothing: those games differ.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, PILE = 25, HAND = 6, DECK = 135, LIMIT = 2000, RESET_RUN = 3, SHORTEST = 3 };
enum { LOWEST = 1, HIGHEST = 10, FIRE, REVERSE, ROBBER, STOP, JOKER, KINDS = 15 };
enum { COPIES = 11, SPECIALS = 5, MOST_MOVES = 32768 };
enum { SET, STRAIGHT, PLAY_STOP, PLAY_REVERSE, PLAY_ROBBER, PLAY_FIRE, ROB, TAKE, GIVE, STICK, LEAVE, DRAW, PASS };
enum { OVER, TURN, CHOOSE, TAKE_ONE, GIVE_ONE, STICKING };

/* Dice: SHA-256 of the seed and a counter, byte by byte. */

typedef struct {
    uint8_t seed[32], block[32];
    uint64_t blocks;
    int at;
} Dice;

static int quick; /* take xorshift instead, to see what the dice cost */

static const uint32_t ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turned(uint32_t x, int by) { return x >> by | x << (32 - by); }

/* One block of 64 bytes is enough for a seed, a counter and the padding. */
static void sha256(const uint8_t text[64], uint8_t out[32]) {
    uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint32_t w[64], v[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)text[4 * i] << 24 | text[4 * i + 1] << 16 | text[4 * i + 2] << 8 | text[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t low = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t high = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
    memcpy(v, h, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t e = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25);
        uint32_t a = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22);
        uint32_t one = v[7] + e + ((v[4] & v[5]) ^ (~v[4] & v[6])) + ROUND[i] + w[i];
        uint32_t two = a + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += one;
        v[0] = one + two;
    }
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 4; j++) out[4 * i + j] = (uint8_t)((h[i] + v[i]) >> (24 - 8 * j));
}

static Dice dice_of(uint64_t number) {
    Dice dice = {.blocks = 0, .at = 32};
    for (int i = 0; i < 8; i++) dice.seed[31 - i] = (uint8_t)(number >> 8 * i);
    return dice;
}

static void next_block(Dice *dice) {
    uint8_t text[64] = {0};
    memcpy(text, dice->seed, 32);
    for (int i = 0; i < 8; i++) text[39 - i] = (uint8_t)(dice->blocks >> 8 * i);
    text[40] = 0x80;
    text[62] = 320 >> 8;
    text[63] = 320 & 255;
    sha256(text, dice->block);
    dice->blocks++;
    dice->at = 0;
}

static int quick_below(int faces) {
    static uint64_t x = 88172645463325252u;
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (int)((x >> 32) * (uint64_t)faces >> 32);
}

static int below(Dice *dice, int faces) {
    if (quick) return quick_below(faces);
    for (;;) {
        int span = 1, value = 0;
        for (; span < faces; span *= 256) {
            if (dice->at == 32) next_block(dice);
            value = value * 256 + dice->block[dice->at++];
        }
        int face = value % faces;
        if (value - face + faces <= span) return face;
    }
}

static void shuffle(Dice *dice, uint8_t *cards, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = below(dice, last + 1);
        uint8_t card = cards[last];
        cards[last] = cards[other];
        cards[other] = card;
    }
}

/* A position. Hands and piles whose order does not matter are four bits a kind. */

typedef uint64_t Packed;

typedef struct {
    Packed kinds;
    int size, next, stop, place;
} Hand;

typedef struct {
    int16_t action, a, b, c;
} Move;

typedef struct {
    Dice dice;
    Hand hands[SEATS];
    uint8_t deck[SEATS * PILE], draw[DECK];
    int draw_next, draw_stop;
    Packed centre, used, fresh;
    int centre_size, used_size, number, run, descending, turn, phase, reopening;
    int fits, climb, stops, victim, taken, finished, turns;
} Game;

static Packed one(int kind) { return (Packed)1 << (4 * kind - 4); }
static int count(Packed hand, int kind) { return (int)(hand >> (4 * kind - 4) & 15); }
static int lowest(const Game *g) { return g->descending || !g->number ? LOWEST : g->number; }
static int highest(const Game *g) { return g->descending && g->number ? g->number : HIGHEST; }

static Packed refill(Game *g, Hand *hand) {
    Packed drawn = 0;
    while (hand->size < HAND && hand->next < hand->stop) {
        drawn += one(g->deck[hand->next++]);
        hand->size++;
    }
    hand->kinds += drawn;
    return drawn;
}

/* The legal moves, in the engine's order. */

static Move moves[MOST_MOVES];
static int offered;

static void offer(int action, int a, int b, int c) { moves[offered++] = (Move){action, a, b, c}; }

static void offer_sets(Packed hand, int low, int high, int jokers) {
    for (int number = low; number <= high; number++) {
        int most = count(hand, number);
        for (int wild = 0; wild <= jokers; wild++)
            for (int naturals = !wild; naturals <= most; naturals++) offer(SET, number, naturals, wild);
    }
}

static void offer_fillings(int first, int length, int missing, int spare) {
    int rest = ((1 << length) - 1) & ~missing;
    offer(STRAIGHT, first, length, missing);
    if (!spare) return;
    for (int extra = rest & -rest; extra; extra = (extra - rest) & rest)
        if (__builtin_popcount((unsigned)extra) <= spare) offer(STRAIGHT, first, length, missing | extra);
}

static void offer_straights(Packed hand, int low, int high, int jokers) {
    for (int first = low; first <= high - SHORTEST + 1; first++) {
        int gaps = 0, missing = 0;
        for (int length = 0; first + length <= high;) {
            if (!count(hand, first + length)) {
                if (++gaps > jokers) break;
                missing |= 1 << length;
            }
            if (++length >= SHORTEST) offer_fillings(first, length, missing, jokers - gaps);
        }
    }
}

static int three_in_a_row(Packed hand) {
    Packed some = (hand | hand >> 1 | hand >> 2 | hand >> 3) & 0x1111111111;
    return (some & some >> 4 & some >> 8) != 0;
}

static void offer_turn(const Game *g) {
    Packed hand = g->hands[g->turn].kinds;
    int low = lowest(g), high = highest(g), jokers = count(hand, JOKER);
    offer_sets(hand, low, high, jokers);
    if (jokers || three_in_a_row(hand)) offer_straights(hand, low, high, jokers);
    for (int stops = 1; stops <= count(hand, STOP); stops++) offer(PLAY_STOP, stops, 0, 0);
    if (count(hand, REVERSE) && g->centre_size) offer(PLAY_REVERSE, 0, 0, 0);
    if (count(hand, ROBBER)) offer(PLAY_ROBBER, 0, 0, 0);
    if (count(hand, FIRE)) offer(PLAY_FIRE, 0, 0, 0);
    if (!offered) offer(g->draw_stop - g->draw_next + g->used_size + g->centre_size ? DRAW : PASS, 0, 0, 0);
}

static void offer_sticks(const Game *g) {
    if (count(g->fresh, g->fits)) offer(STICK, g->fits, 0, 0);
    if (g->fits != STOP && count(g->fresh, JOKER)) offer(STICK, g->fits, 1, 0);
    offer(LEAVE, 0, 0, 0);
}

static void offer_victims(const Game *g) {
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != g->turn && !g->hands[seat].place) offer(ROB, seat, 0, 0);
}

static void offer_cards(const Game *g, int action, Packed hand) {
    for (int kind = 1; kind <= KINDS; kind++) {
        int kept = action == GIVE && kind == g->taken;
        if (count(hand, kind) > kept) offer(action, kind, 0, 0);
    }
}

static void list_moves(const Game *g) {
    offered = 0;
    if (g->phase == TURN) offer_turn(g);
    else if (g->phase == STICKING) offer_sticks(g);
    else if (g->phase == CHOOSE) offer_victims(g);
    else if (g->phase == TAKE_ONE) offer_cards(g, TAKE, g->hands[g->victim].kinds);
    else offer_cards(g, GIVE, g->hands[g->turn].kinds);
}

/* Carrying a move out. */

static int next_in(const Game *g, int seat) {
    do seat = (seat + 1) % SEATS;
    while (g->hands[seat].place);
    return seat;
}

static int skip_stopped(const Game *g) {
    int opponents = SEATS - g->finished - !g->hands[g->turn].place, skipped = 0, seat = g->turn;
    for (; g->stops > skipped && skipped < opponents; skipped++) seat = next_in(g, seat);
    return skipped == opponents && g->hands[g->turn].place ? g->turn : seat;
}

static void end_turn(Game *g) {
    g->turns++;
    if (!g->hands[g->turn].size) {
        g->hands[g->turn].place = ++g->finished;
        g->phase = OVER;
    }
    if (g->turns >= LIMIT) g->phase = OVER;
    if (g->phase != OVER) {
        g->phase = TURN;
        g->turn = next_in(g, g->stops ? skip_stopped(g) : g->turn);
    }
    g->fresh = 0;
    g->fits = g->climb = g->stops = g->reopening = 0;
}

static void burn(Game *g) {
    g->used += g->centre;
    g->used_size += g->centre_size;
    g->centre = 0;
    g->centre_size = g->number = g->run = g->descending = 0;
}

static void renew_draw(Game *g) {
    int size = 0;
    if (!g->used_size) burn(g);
    for (int kind = 1; kind <= KINDS; kind++)
        for (int left = count(g->used, kind); left; left--) g->draw[size++] = (uint8_t)kind;
    shuffle(&g->dice, g->draw, size);
    g->draw_next = 0;
    g->draw_stop = size;
    g->used = 0;
    g->used_size = 0;
}

static void draw_one(Game *g, int seat) {
    if (g->draw_next == g->draw_stop) renew_draw(g);
    g->hands[seat].kinds += one(g->draw[g->draw_next++]);
    g->hands[seat].size++;
}

static void reopen(Game *g, Hand *hand) {
    g->fresh = 0;
    if (!hand->size) {
        end_turn(g);
        return;
    }
    g->phase = TURN;
    g->reopening = 1;
}

static void settle(Game *g, Hand *hand) {
    if (g->run >= RESET_RUN) {
        burn(g);
        reopen(g, hand);
    } else if (g->fresh && g->fits) {
        g->phase = STICKING;
    } else {
        end_turn(g);
    }
}

static void to_centre(Game *g, Hand *hand, Packed cards, int size) {
    hand->kinds -= cards;
    hand->size -= size;
    g->centre += cards;
    g->centre_size += size;
}

static void lay_set(Game *g, int number, int size) {
    if (number != g->number) g->run = 0;
    g->run += size;
    g->number = g->fits = number;
    g->climb = 0;
}

static void top_straight(Game *g, int number) {
    g->number = number;
    g->run = 1;
    g->fits = number + g->climb;
    if (g->fits < LOWEST || g->fits > HIGHEST) g->fits = 0;
}

static void lay_straight(Game *g, Hand *hand, Move move) {
    Packed cards = 0;
    for (int place = 0; place < move.b; place++) cards += one(move.c >> place & 1 ? JOKER : move.a + place);
    to_centre(g, hand, cards, move.b);
    g->climb = g->descending ? -1 : 1;
    top_straight(g, g->descending ? move.a : move.a + move.b - 1);
}

static void lay_special(Game *g, Hand *hand, Move move) {
    static const int KIND[] = {[PLAY_STOP] = STOP, [PLAY_REVERSE] = REVERSE, [PLAY_ROBBER] = ROBBER, [PLAY_FIRE] = FIRE};
    int size = move.action == PLAY_STOP ? move.a : 1;
    to_centre(g, hand, one(KIND[move.action]) * (Packed)size, size);
    g->run = g->climb = 0;
    g->fits = move.action == PLAY_STOP ? STOP : 0;
    if (move.action == PLAY_STOP) g->stops = size;
}

static void special_effect(Game *g, Hand *hand, int action) {
    if (action == PLAY_REVERSE) {
        g->descending = !g->descending;
        end_turn(g);
    } else if (action == PLAY_ROBBER) {
        g->phase = CHOOSE;
    } else {
        burn(g);
        if (!hand->size) draw_one(g, g->turn), end_turn(g);
        else reopen(g, hand);
    }
}

static void lay(Game *g, Move move) {
    Hand *hand = &g->hands[g->turn];
    g->reopening = g->stops = 0;
    if (move.action == SET) {
        to_centre(g, hand, one(move.a) * (Packed)move.b + one(JOKER) * (Packed)move.c, move.b + move.c);
        lay_set(g, move.a, move.b + move.c);
    } else if (move.action == STRAIGHT) {
        lay_straight(g, hand, move);
    } else {
        lay_special(g, hand, move);
    }
    g->fresh = refill(g, hand);
    if (move.action <= PLAY_STOP) settle(g, hand);
    else special_effect(g, hand, move.action);
}

static void stick(Game *g, Move move) {
    Hand *hand = &g->hands[g->turn];
    Packed card = one(move.b ? JOKER : move.a);
    to_centre(g, hand, card, 1);
    g->fresh -= card;
    if (g->fits == STOP) g->stops++;
    else if (g->climb) top_straight(g, move.a);
    else lay_set(g, move.a, 1);
    g->fresh += refill(g, hand);
    settle(g, hand);
}

static void pass_card(Hand *giver, Hand *getter, int kind) {
    giver->kinds -= one(kind);
    giver->size--;
    getter->kinds += one(kind);
    getter->size++;
}

static void end_robbery(Game *g) {
    Hand *hand = &g->hands[g->victim];
    refill(g, hand);
    if (!hand->size) draw_one(g, g->victim);
    g->victim = g->taken = 0;
    end_turn(g);
}

static void take_card(Game *g, int kind) {
    Hand *robber = &g->hands[g->turn];
    int gives_back = robber->size > 0;
    pass_card(&g->hands[g->victim], robber, kind);
    g->taken = kind;
    if (gives_back) g->phase = GIVE_ONE;
    else end_robbery(g);
}

static void play(Game *g, Move move) {
    switch (move.action) {
    case ROB: g->victim = move.a, g->phase = TAKE_ONE; break;
    case TAKE: take_card(g, move.a); break;
    case GIVE: pass_card(&g->hands[g->turn], &g->hands[g->victim], move.a), end_robbery(g); break;
    case STICK: stick(g, move); break;
    case DRAW: draw_one(g, g->turn), end_turn(g); break;
    case LEAVE:
    case PASS: end_turn(g); break;
    default: lay(g, move);
    }
}

/* Whole games. */

static int opener(const uint8_t *deck, int at) {
    while (at < DECK && deck[at] > HIGHEST) at++;
    return at;
}

static void open_centre(Game *g, const uint8_t *deck) {
    int start = SEATS * PILE, at = opener(deck, start);
    g->draw_stop = DECK - start - 1;
    memcpy(g->draw, deck + at + 1, (size_t)(DECK - at - 1));
    memcpy(g->draw + DECK - at - 1, deck + start, (size_t)(at - start)); /* specials go to the bottom */
    g->centre = one(deck[at]);
    g->centre_size = g->run = 1;
    g->number = deck[at];
}

static void deal(Game *g, uint64_t number) {
    uint8_t deck[DECK];
    int size = 0;
    memset(g, 0, sizeof *g);
    g->dice = dice_of(number);
    for (int kind = 1; kind <= KINDS; kind++)
        for (int left = kind <= HIGHEST ? COPIES : SPECIALS; left; left--) deck[size++] = (uint8_t)kind;
    do shuffle(&g->dice, deck, DECK);
    while (opener(deck, SEATS * PILE) == DECK);
    memcpy(g->deck, deck, sizeof g->deck);
    for (int seat = 0; seat < SEATS; seat++) {
        g->hands[seat] = (Hand){.next = seat * PILE, .stop = (seat + 1) * PILE};
        refill(g, &g->hands[seat]);
    }
    open_centre(g, deck);
    g->phase = TURN;
    g->turn = below(&g->dice, SEATS);
}

static uint64_t checksum = 14695981039346656037u;

static void check(Move move) {
    int values[] = {move.action, move.a, move.b, move.c};
    for (int i = 0; i < 4; i++) checksum = (checksum ^ (uint64_t)values[i]) * 1099511628211u;
}

static long playout(uint64_t number, Dice *choices, int checked) {
    static Game game;
    long made = 0;
    for (deal(&game, number); game.phase != OVER; made++) {
        list_moves(&game);
        Move move = moves[below(choices, offered)];
        if (checked) check(move);
        play(&game, move);
    }
    return made;
}

static double now(void) {
    struct timespec moment;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &moment); /* as bench/workers/clock.py */
    return (double)moment.tv_sec + (double)moment.tv_nsec / 1e9;
}

static void measure(double seconds) {
    Dice choices = dice_of(0);
    long made = 0, games = 0;
    double began = now(), passed = 0;
    for (; passed < seconds; passed = now() - began) made += playout((uint64_t)++games, &choices, 0);
    printf("{\"moves_per_s\": %f, \"games_per_s\": %f}\n", (double)made / passed, (double)games / passed);
}

static void print_checksum(long games) {
    Dice choices = dice_of(0);
    long made = 0;
    for (long number = 1; number <= games; number++) made += playout((uint64_t)number, &choices, 1);
    printf("%ld %016" PRIx64 "\n", made, checksum);
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "reset play SECONDS | check GAMES [quick]\n"), 2;
    quick = argc > 3 && !strcmp(argv[3], "quick");
    if (!strcmp(argv[1], "play")) measure(atof(argv[2]));
    else print_checksum(atol(argv[2]));
    return 0;
}
