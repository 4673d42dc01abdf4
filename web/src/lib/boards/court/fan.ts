import type { CardFan } from "../fans";

export default ["king", "jester", "wizard", "queen"].map((face) => [
  { face, part: "hat" },
  { face },
]) satisfies CardFan;
