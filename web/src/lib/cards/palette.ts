// The inks of tokens.css. Cards are printed things: the same colours in any theme.
export const C = {
  ink: "#1d2a45",
  inkSoft: "#46536e",
  paper: "#fffaf0",
  cream: "#f7edda",
  linen: "#efe2c9",
  sand: "#e2cda2",
  saffron: "#f2b233",
  amber: "#d5861b",
  terracotta: "#cb5a33",
  pomegranate: "#a5213a",
  wine: "#7c1730",
  rose: "#eaa193",
  plum: "#68345f",
  plumDeep: "#4a2347",
  indigo: "#2d4a8e",
  indigoDeep: "#1f3468",
  sky: "#93c7de",
  teal: "#13716f",
  tealDeep: "#0d5553",
  mint: "#a5d3c0",
  olive: "#76822f",
  leaf: "#3a6a48",
  leafDeep: "#274b34",
  night: "#131e36",
  white: "#ffffff",
  wood: "#9a6238",
  woodDeep: "#754626",
  stone: "#b9b3a6",
  stoneDeep: "#8f897d",
  steel: "#aebccb",
  steelDeep: "#7f8fa3",
};
// Skin and hair, used by people on cards.
export const SKIN = ["#f4cfa8", "#e6b081", "#cb8d5c", "#a1683f", "#764629"];
export const HAIR = {
  black: "#2a2331",
  brown: "#5b3823",
  chestnut: "#8a4b27",
  red: "#b8532a",
  blond: "#d9a441",
  grey: "#a9a7a6",
  white: "#efece4",
};

/** Ten papers that only darken from 1 to 10, so that their order survives any colour blindness. */
export const RAMP = [
  "#fbe6ae",
  "#f8d27a",
  "#f2b84a",
  "#e89a3c",
  "#d97a3a",
  "#bb4f39",
  "#a03845",
  "#843358",
  "#5c2f63",
  "#352a5c",
];
