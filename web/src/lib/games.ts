// The games, as the engine names them, and what the home page says of each in numbers.
export const GAMES = ["ushpizin", "court", "reset", "pairs"] as const;
export type Game = (typeof GAMES)[number];

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);

/** Fewest and most players of each game, and roughly how many minutes it takes. */
export const SIZES: Record<Game, { players: [number, number]; minutes: number }> = {
  ushpizin: { players: [2, 7], minutes: 20 },
  court: { players: [2, 6], minutes: 15 },
  reset: { players: [2, 5], minutes: 15 },
  pairs: { players: [1, 7], minutes: 10 },
};
