// What the court wears below the chin.
import { C } from "../palette";
import { circ, ell, line, path, rect } from "../core";

/** Clothes, drawn around the centre of the head, from a main colour and a trim. */
export const CLOTHES: Record<string, (main: string, trim: string) => string> = {
  fur: () =>
    path("M-62 86Q0 128 62 86L82 102Q0 172 -82 102Z", C.paper) +
    [
      [-56, 104],
      [-36, 116],
      [-14, 123],
      [14, 123],
      [36, 116],
      [56, 104],
    ]
      .map(([x, y]) => path(`M${x} ${y - 5}q4 8 0 12q-4 -4 0 -12Z`, C.ink))
      .join(""),
  ruff: () =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI;
      return ell(-52 * Math.cos(a), 62 + 26 * Math.sin(a), 13, 15, i % 2 ? "#e8decb" : C.paper);
    }).join(""),
  vest: (_, trim) =>
    path("M-20 70L0 112L20 70L38 77L10 190H-10L-38 77Z", C.paper) +
    line("M-38 77L-10 190M38 77L10 190", trim, 5),
  armour: () =>
    path("M-34 76Q0 96 34 76L40 92Q0 116 -40 92Z", C.steelDeep) +
    [-1, 1]
      .map(
        (s) =>
          path(
            `M${s * 48} 84Q${s * 100} 94 ${s * 104} 160L${s * 62} 150Q${s * 66} 110 ${s * 48} 84Z`,
            C.steelDeep,
          ) + line(`M${s * 58} 112Q${s * 84} 116 ${s * 98} 132`, C.steel, 4),
      )
      .join("") +
    line("M0 112V200", C.steelDeep, 4),
  apron: (_, trim) =>
    path("M-36 104H36L44 220H-44Z", C.paper) +
    line("M-36 106L-26 74M36 106L26 74", C.paper, 9) +
    path("M-26 72L0 98L26 72L30 84L6 104H-6L-30 84Z", trim),
  cape: (_, trim) =>
    path(
      "M-20 70C-70 82 -100 100 -104 180V240H-50C-58 180 -44 120 -20 70ZM20 70C70 82 100 100 104 180V240H50C58 180 44 120 20 70Z",
      trim,
    ) + path("M-20 70Q0 92 20 70L32 74Q0 110 -32 74Z", C.cream),
  scallop: (_, trim) =>
    [-48, -24, 0, 24, 48].map((x) => circ(x, 94 + (48 - Math.abs(x)) * 0.26, 16, trim)).join("") +
    path("M-56 84Q0 74 56 84L40 74H-40Z", trim) +
    path("M-18 68Q0 88 18 68Z", C.paper, 'opacity="0"'),
  robe: (_, trim) =>
    path("M-20 70L-42 80L-26 240H-6L0 118L6 240H26L42 80L20 70L0 106Z", trim) +
    path("M-20 70L0 106L20 70Q0 84 -20 70Z", C.cream),
  sash: (_, trim) =>
    path("M-84 108L-62 92L76 204L58 226Z", trim) +
    [-1, 1]
      .map(
        (s) =>
          ell(s * 76, 106, 24, 11, C.saffron) +
          Array.from({ length: 5 }, (_, i) => rect(s * 76 - 20 + i * 9, 108, 5, 15, C.amber, 2)).join(
            "",
          ),
      )
      .join("") +
    path("M-22 70H22L18 88H-18Z", C.saffron),
  motley: (main, trim) =>
    path("M0 70H20C58 80 100 96 104 168V260H0Z", trim) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const x = -64 + i * 32;
        return (
          path(
            `M${x - 17} 80L${x} ${112 + (2 - Math.abs(i - 2)) * 10}L${x + 17} 80Z`,
            i % 2 ? main : C.saffron,
          ) + circ(x, 116 + (2 - Math.abs(i - 2)) * 10, 6, C.amber)
        );
      })
      .join("") +
    path("M-66 84Q0 58 66 84L20 68H-20Z", C.saffron),
  shawl: (_, trim) =>
    path("M-60 84L0 150L60 84L84 98L0 196L-84 98Z", trim) +
    line("M-72 94L0 172L72 94", C.cream, 3, 'stroke-dasharray="1 9"') +
    path("M-20 70Q0 92 20 70Z", C.cream),
  shirt: (_, trim) =>
    path("M-22 70L0 92L-16 112L-38 78ZM22 70L0 92L16 112L38 78Z", C.paper) + line("M0 94V220", trim, 4),
};
