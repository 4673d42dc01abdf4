// The seven ushpizin: symbols, never faces.
import { C } from "../palette";
import { circ, clip, ell, flame, g, line, path, rect, ring, shade, spark, star } from "../core";
import type { Painting } from "../face";

/** Each a picture for the arch, centre (100, 121). */
export const HONOURED: Record<string, Painting> = {
  abraham: {
    bg: "#f9d68c",
    picture: () =>
      // the tent open to the road
      circ(100, 96, 70, "#fbe3ab") +
      circ(100, 96, 50, C.saffron) +
      path("M-20 176Q40 138 104 166T220 156V300H-20Z", "#e3a45c") +
      path("M-20 202Q60 184 220 206V300H-20Z", "#c98643") +
      line("M24 166L2 204M176 166L198 204", C.ink, 2.5) +
      path("M100 68Q84 132 18 170L32 212H100Z", C.pomegranate) +
      path("M100 68Q116 132 182 170L168 212H100Z", C.wine) +
      path("M100 68Q92 136 60 212H44Q86 140 100 68Z", C.cream) +
      path("M100 68Q108 136 140 212H156Q114 140 100 68Z", C.sand) +
      path("M100 92Q96 156 76 214H124Q104 156 100 92Z", C.night) +
      path("M100 150Q97 190 88 214H112Q103 190 100 150Z", "#e08b2a") +
      circ(100, 197, 7, "#ffe6a3") +
      line("M100 56V72", C.ink, 4) +
      path("M70 214H130L146 232H54Z", C.teal) +
      path("M78 218H122L126 222H74Z", C.saffron),
  },
  isaac: {
    bg: "#c8e4ea",
    picture: () =>
      // the well dug again
      path("M-20 170Q50 130 110 160T220 150V300H-20Z", "#9fb45c") +
      path("M-20 206Q100 186 220 206V300H-20Z", C.olive) +
      rect(56, 84, 11, 90, C.wood) +
      rect(133, 84, 11, 90, C.woodDeep) +
      path("M38 92L100 46V92Z", C.terracotta) +
      path("M162 92L100 46V92Z", "#a8441f") +
      rect(34, 88, 132, 8, C.woodDeep, 4) +
      rect(50, 108, 100, 9, C.wood, 4.5) +
      rect(92, 105, 16, 15, C.woodDeep, 4) +
      line("M100 120V140", C.cream, 3.5) +
      ell(100, 172, 58, 15, "#d9d3c4") +
      ell(100, 171, 45, 10, C.tealDeep) +
      path("M57 173A45 10 0 0 0 143 173Q120 180 100 177T57 173Z", "#3fa3a0") +
      path("M84 138H116L111 166H89Z", C.amber) +
      shade("M100 138H116L111 166H100Z", 0.2) +
      rect(82, 135, 36, 6, C.woodDeep, 3) +
      clip(
        "M42 172A58 15 0 0 0 158 172L150 224Q100 238 50 224Z",
        rect(30, 160, 140, 90, C.stone) +
          [
            [44, 186, 30],
            [78, 190, 38],
            [120, 186, 40],
            [50, 204, 40],
            [94, 207, 36],
            [134, 203, 30],
            [56, 221, 34],
            [94, 224, 30],
            [128, 220, 30],
          ]
            .map(([x, y, w], i) => rect(x, y, w, 14, ["#cfc9bb", "#a8a294", "#c2bcae"][i % 3], 4))
            .join("") +
          shade("M100 160H170V250H100Z", 0.14),
      ) +
      line(
        "M22 214V198M16 214Q18 206 14 200M28 214Q26 206 32 202M176 216V202M170 216Q172 208 168 204M182 216Q181 209 186 204",
        C.leaf,
        3.5,
      ) +
      circ(22, 196, 4, C.pomegranate) +
      circ(176, 200, 4, C.saffron),
  },
  jacob: {
    bg: C.indigoDeep,
    picture: () =>
      // the ladder in the dream
      circ(100, 40, 112, "#27427f") +
      circ(100, 40, 84, "#36569c") +
      circ(100, 40, 58, "#6d90cc") +
      circ(100, 40, 34, "#fbe8b4") +
      spark(36, 120, 9, C.saffron) +
      spark(166, 106, 8, C.saffron) +
      spark(28, 176, 6, C.cream) +
      spark(174, 170, 7, C.cream) +
      spark(52, 78, 5, C.cream) +
      spark(148, 70, 5, C.cream) +
      path("M-20 214Q50 188 110 206T220 196V300H-20Z", C.night) +
      path("M60 232L90 30H96L72 232ZM140 232L110 30H104L128 232Z", C.saffron) +
      path("M140 232L110 30H107L134 232Z", C.amber) +
      [
        [214, 7],
        [187, 6.5],
        [162, 6],
        [139, 5.5],
        [118, 5],
        [99, 4.5],
        [82, 4],
        [67, 3.5],
        [54, 3],
      ]
        .map(([y, w]) => {
          const t = (232 - y) / 202,
            a = 66 + t * 27,
            b = 134 - t * 27;
          return line(`M${a.toFixed(1)} ${y}H${b.toFixed(1)}`, C.saffron, w);
        })
        .join("") +
      path("M22 224Q20 204 42 204Q64 204 62 224Z", C.stone) +
      shade("M44 204Q64 204 62 224H44Z", 0.25),
  },
  moses: {
    bg: "#f6c9a4",
    picture: () =>
      // tablets, mountain, parted sea
      ring(14, (_, a) => g(`rotate(${a} 100 112)`, path("M100 112L88 -40H112Z", "#fbdfbd"))) +
      path("M100 54L-10 236H100Z", "#2b8a84") +
      path("M100 54L210 236H100Z", C.tealDeep) +
      path("M100 54L78 90L90 86L100 98L111 86L122 90Z", C.cream) +
      path("M54 196V112A22 22 0 0 1 98 112V196A4 4 0 0 1 94 200H58A4 4 0 0 1 54 196Z", C.paper) +
      path("M102 196V112A22 22 0 0 1 146 112V196A4 4 0 0 1 142 200H106A4 4 0 0 1 102 196Z", "#eadbbd") +
      [116, 132, 148, 164, 180]
        .map((y, i) => line(`M${64 + (i % 2) * 4} ${y}H88M112 ${y}H${136 - (i % 2) * 5}`, C.ink, 5))
        .join("") +
      path("M-20 212Q0 196 20 208T60 208T84 216V300H-20Z", C.indigo) +
      path("M220 212Q200 196 180 208T140 208T116 216V300H220Z", C.indigoDeep) +
      path("M84 216L116 216L136 300H64Z", C.sand),
  },
  aaron: {
    bg: C.leafDeep,
    picture: () =>
      // the lamp
      circ(100, 108, 92, "#315c41") +
      circ(100, 108, 66, "#3d7050") +
      path("M-10 -10H44Q46 70 22 132Q14 180 24 260H-10Z", C.plum) +
      path("M210 -10H156Q154 70 178 132Q186 180 176 260H210Z", C.plumDeep) +
      line("M22 132H4M178 132H196", C.saffron, 5) +
      path("M50 226H150V300H50Z", C.leafDeep) +
      path("M62 212H138L146 226H54Z", C.amber) +
      path("M76 200H124L130 212H70Z", C.saffron) +
      [18, 37, 56]
        .map((r) => line(`M${100 - r} 104V112A${r} ${r} 0 0 0 ${100 + r} 112V104`, C.saffron, 8))
        .join("") +
      line("M100 104V202", C.saffron, 9) +
      [130, 149, 168, 187].map((y) => ell(100, y, 9, 5.5, C.amber)).join("") +
      [-56, -37, -18, 0, 18, 37, 56]
        .map(
          (x) =>
            path(`M${92 + x} 94H${108 + x}L${105 + x} 105H${95 + x}Z`, C.amber) +
            flame(100 + x, 80, 0.56, "#f7a531", "#fff0bd"),
        )
        .join(""),
  },
  joseph: {
    bg: "#bfe0ee",
    picture: () => {
      // the coat and the dream
      const cut =
        "M80 66Q100 80 120 66L146 76L186 142L160 160L143 134L150 214Q100 226 50 214L57 134L40 160L14 142L54 76Z";
      const cols = [C.pomegranate, C.saffron, C.teal, C.cream, C.indigo, C.terracotta, C.mint, C.plum];
      const sheaf = (x: number, s: number) =>
        g(
          `translate(${x} 214) scale(${s} 1)`,
          path("M-4 20L-20 -30L-8 -40L0 -44L8 -40L20 -30L4 20Z", C.saffron) +
            line("M0 18V-42M-3 18L-15 -30M3 18L15 -30", C.amber, 3) +
            rect(-10, -8, 20, 8, C.pomegranate, 3),
        );
      return (
        path("M-20 200Q60 182 220 200V300H-20Z", "#dba84f") +
        Array.from({ length: 11 }, (_, i) => {
          const a = ((198 + i * 14.4) * Math.PI) / 180;
          return star(100 + 76 * Math.cos(a), 106 + 78 * Math.sin(a), 6.5, C.amber);
        }).join("") +
        sheaf(26, 1) +
        sheaf(174, -1) +
        clip(
          cut,
          cols
            .concat(cols, cols)
            .slice(0, 15)
            .map((c, i) => rect(10 + i * 12, 50, 12.5, 190, c))
            .join("") +
            rect(0, 196, 200, 10, C.ink, 0, 'opacity=".9"') +
            rect(0, 199, 200, 4, C.saffron) +
            shade("M100 60H200V240H100Z", 0.15) +
            path("M97 70H103V230H97Z", C.ink) +
            line("M57 134L54 90M143 134L146 90", C.ink, 3, 'opacity=".5"'),
        ) +
        path("M80 66Q100 80 120 66L112 62Q100 70 88 62Z", C.ink) +
        path("M84 66L100 100L116 66Q100 78 84 66Z", C.ink) +
        [124, 146, 168].map((y) => circ(100, y, 4.5, C.saffron)).join("")
      );
    },
  },
  david: {
    bg: C.plum,
    picture: () =>
      // the lyre and the crown
      circ(100, 124, 82, "#7d4672") +
      circ(100, 124, 60, "#95588a") +
      path("M70 76L64 42L84 58L100 34L116 58L136 42L130 76Z", C.saffron) +
      shade("M100 34L116 58L136 42L130 76H100Z", 0.16) +
      circ(64, 40, 5, C.cream) +
      circ(100, 32, 6, C.cream) +
      circ(136, 40, 5, C.cream) +
      circ(84, 68, 3.6, C.pomegranate) +
      circ(100, 68, 3.6, C.teal) +
      circ(116, 68, 3.6, C.pomegranate) +
      [82, 91, 100, 109, 118].map((x) => line(`M${x} 106V192`, C.cream, 2.6)).join("") +
      line("M54 92C40 128 56 180 84 200", "#e39a2b", 14) +
      line("M146 92C160 128 144 180 116 200", C.amber, 14) +
      circ(53, 90, 11, C.amber) +
      circ(147, 90, 11, "#b36d12") +
      circ(53, 90, 5, C.plum) +
      circ(147, 90, 5, C.plum) +
      rect(44, 104, 112, 10, C.wood, 5) +
      path("M68 186Q100 172 132 186L138 212Q100 228 62 212Z", C.terracotta) +
      shade("M100 179Q116 179 132 186L138 212Q120 220 100 220Z", 0.18) +
      circ(100, 202, 7, C.plumDeep),
  },
};
