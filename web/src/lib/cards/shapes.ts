// Sizes and corners of cards that differ from the usual 200 by 280; `<game>/shapes.ts` lists them by part.

/** Which kind of card of a game is meant, where it has several; `card` is the usual one. */
export type Part = string;
export const USUAL: Part = "card";

export interface Shape {
  /** Height of a card that is 200 wide. */
  readonly height: number;
  /** CSS border-radius. */
  readonly corners: string;
}
export type Shapes = Readonly<Record<Part, Shape>>;

const PLAIN: Shape = { height: 280, corners: "var(--r-card)" };
const modules = import.meta.glob<Shapes>("./*/shapes.ts", { eager: true, import: "default" });

export const shapeOf = (game: string, part: Part = USUAL): Shape =>
  modules[`./${game}/shapes.ts`]?.[part] ?? PLAIN;
