// What the strips along the far edge of the table are drawn with; each game has its own in `<game>/trim.ts`.
const WIDEST = 9000; // however wide a window is, the strip is never scaled beyond its height

/** A strip that repeats itself; `period` is after how many units it begins anew. */
export const strip = (height: number, inner: string, period = 1400) =>
  `<svg viewBox="0 0 ${WIDEST} ${height}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">` +
  `<pattern id="trim" width="${period}" height="${height}" patternUnits="userSpaceOnUse">${inner}</pattern>` +
  `<rect width="${WIDEST}" height="${height}" fill="url(#trim)"/></svg>`;
export const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("");
