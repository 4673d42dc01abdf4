// What the strips along the far edge of the table are drawn with; each game has its own in `<game>/trim.ts`.
export const strip = (height: number, inner: string) =>
  `<svg viewBox="0 0 1400 ${height}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${inner}</svg>`;
export const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("");
