// A staircase in the colours of the numbers.
import { RAMP } from "../../cards/palette";
import { many, strip } from "../shared/trim";

export const trim = () =>
  strip(
    44,
    many(60, (i) => {
      const step = i % 20 < 10 ? i % 20 : 19 - (i % 20);
      return `<rect x="${i * 20}" width="20.5" height="${4 + step * 4}" fill="${RAMP[step]}"/>`;
    }),
    1200,
  );
