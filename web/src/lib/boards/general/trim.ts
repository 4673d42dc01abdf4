// The strip along the far edge of a table without a style of its own: bunting in all colours.
import { many, strip } from "../shared/trim";

const FLAGS = ["#13716f", "#f2b233", "#a5213a", "#2d4a8e", "#cb5a33"];

export const trim = () =>
  strip(
    44,
    many(30, (i) => `<path d="M${i * 50 + 3} 5h44l-22 32z" fill="${FLAGS[i % 5]}"/>`) +
      `<rect width="1500" height="6" fill="#46502a"/>`,
    1500,
  );
