import { type Picture, type Pictures, row, scene } from "../../rules/pictures";

const COURT = [
  ...["king", "queen", "prince", "princess", "jester", "knight", "wizard", "cook"],
  ...["guard", "archer", "minstrel", "gardener", "blacksmith", "treasurer", "scribe", "doctor"],
  ...["judge", "admiral", "shepherd", "painter", "messenger", "nanny", "ambassador", "beekeeper"],
];

/** A hat above a person; without a hat's name it is covered. */
const dressed = (person: string, hat: string | null = person): Picture[] => [
  { face: hat, part: "hat", joined: true },
  { face: person },
];
const hatted = (...people: string[]) => people.flatMap((person) => dressed(person, null));
const hat = (face: string): Picture[] => [{ face, part: "hat" }];

export default {
  C1: [scene(...["queen", "jester", "wizard"].map((one) => dressed(one)), hat("magic"))],
  C2: [scene(COURT.flatMap((one) => dressed(one)))],
  C3: [row(hatted("cook", "queen", "knight", "judge", "jester", "painter", "king"))],
  C5: [scene(dressed("knight", null), "next", hat("cook"))],
  C6: [scene(dressed("knight", null), "swap", dressed("cook", null))],
  C7: [scene(dressed("king"), "yes"), scene(dressed("judge", "queen"), "no")],
  C8: [scene(hat("magic"))],
  C12: [scene(hatted("nanny", "guard", "princess"))],
} satisfies Pictures;
