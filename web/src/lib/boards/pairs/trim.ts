// A row of diamonds.
import { many, strip } from "../shared/trim";

const DIAMONDS = ["#f2b233", "#a5213a", "#13716f"];
export const trim = () =>
  strip(
    44,
    many(36, (i) => `<path d="M${i * 40} 5h40l-20 34z" fill="${DIAMONDS[i % 3]}"/>`) +
      `<rect width="1440" height="6" fill="#8a5a10"/>`,
    1440,
  );
