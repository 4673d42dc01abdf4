// One flat sign in a 20-unit box for each pair of the court: wallpaper, brooch and badge.
import { circ, ell, g, path, rect, ring, star } from "../core";

export const EMBLEM: Record<string, (fill: string) => string> = {
  sun: (f) =>
    circ(0, 0, 5, f) + ring(8, (_, a) => g(`rotate(${a})`, path("M-1.8 -6.5L0 -10.5L1.8 -6.5Z", f))),
  heart: (f) => path("M0 9C-14 -1 -9 -9 -4.5 -9C-2 -9 0 -7 0 -5C0 -7 2 -9 4.5 -9C9 -9 14 -1 0 9Z", f),
  lily: (f) =>
    path(
      "M0 -10C4 -5 4 0 2 3H-2C-4 0 -4 -5 0 -10ZM-3 3C-3 -2 -6 -5 -9 -3C-11 0 -8 3 -7 4C-6 2 -4 1 -3 3ZM3 3C3 -2 6 -5 9 -3C11 0 8 3 7 4C6 2 4 1 3 3ZM-5 4.5H5V7H2L0 10L-2 7H-5Z",
      f,
    ),
  star: (f) => star(0, 0, 10.5, f),
  bell: (f) => path("M0 -10C6 -9 6 -1 9 4H-9C-6 -1 -6 -9 0 -10Z", f) + circ(0, 7, 3, f),
  shield: (f) =>
    path("M-8 -9H8V0C8 6 3 9 0 10.5C-3 9 -8 6 -8 0ZM-1.5 -6V6.5L1.5 6.5V-6Z", f, 'fill-rule="evenodd"'),
  moon: (f) => path("M4 -9.5A10 10 0 1 0 9 6A8.5 8.5 0 0 1 4 -9.5Z", f),
  spoon: (f) => ell(0, -5, 4.8, 5.8, f) + rect(-1.5, 0, 3, 11, f, 1.5),
  key: (f) =>
    path(
      "M0 -10A5 5 0 0 1 1.5 -0.3V2H5V5H1.5V7H4V10H-1.5V-0.3A5 5 0 0 1 0 -10ZM0 -7.3A2.3 2.3 0 1 0 0 -2.7A2.3 2.3 0 1 0 0 -7.3Z",
      f,
      'fill-rule="evenodd"',
    ),
  arrow: (f) => path("M9 -9L8 -1L5.5 -3.5L-4 6L-4 9L-6 10.5L-7 7L-10.5 6L-9 4L-6 4L3.5 -5.5L1 -8Z", f),
  note: (f) => path("M-3 -9L8 -11V4.5A3.6 3 0 1 1 5 2V-6L0 -5V7A3.6 3 0 1 1 -3 4.5Z", f),
  flower: (f) => ring(5, (_, a) => g(`rotate(${a})`, ell(0, -6, 3.8, 4.4, f))) + circ(0, 0, 2.6, f),
  hammer: (f) => rect(-9, -10, 18, 8, f, 1.5) + rect(-1.9, -3, 3.8, 14, f, 1.2),
  coin: (f) =>
    path("M0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10ZM-3.5 -3.5H3.5V3.5H-3.5Z", f, 'fill-rule="evenodd"'),
  quill: (f) => path("M9 -10C-2 -9 -8 -1 -7.5 5L-10 10L-8 10.5L-5.5 6.5C2 6 9 0 9 -10Z", f),
  drop: (f) => path("M0 -10.5C6 -2 7.5 1 7.5 3.5A7.5 7 0 0 1 -7.5 3.5C-7.5 1 -6 -2 0 -10.5Z", f),
  scales: (f) =>
    rect(-1.2, -9, 2.4, 17, f) +
    rect(-8.5, -8, 17, 2.4, f, 1) +
    path("M-12 2H-4A4 4 0 0 1 -12 2ZM4 2H12A4 4 0 0 1 4 2ZM-8 -7L-11.5 2H-4.5ZM8 -7L11.5 2H4.5Z", f) +
    rect(-5, 7.5, 10, 2.5, f, 1),
  anchor: (f) =>
    path(
      "M0 -10.5A3 3 0 0 1 1.5 -5V-3H5V-0.5H1.5V6.5C4.5 6 6.5 4 7 1.5L5 2.5L8 -2L10.5 3L9 2.3C8.5 7 4.5 10 0 10.5C-4.5 10 -8.5 7 -9 2.3L-10.5 3L-8 -2L-5 2.5L-7 1.5C-6.5 4 -4.5 6 -1.5 6.5V-0.5H-5V-3H-1.5V-5A3 3 0 0 1 0 -10.5Z",
      f,
    ),
  leaf: (f) => path("M0 -10.5C8 -5 8 3 1.2 8V10.5H-1.2V8C-8 3 -8 -5 0 -10.5Z", f),
  brush: (f) =>
    path("M8 -10.5L10.5 -8L2 3L-2.5 -1ZM-3.5 0L1 4.5C1 9 -4 10.5 -10 9C-7 7 -8 1 -3.5 0Z", f),
  wing: (f) =>
    path(
      "M-10 6C-10 -4 -2 -10 10 -10C9 -7 7 -5 5 -4.5C8 -4 8.5 -4 8.5 -4C7.5 -1 5 0.5 3 0.8C5 1.2 5.5 1.5 5.5 1.5C3 5.5 -2 5.5 -5 5.5C-7 6 -8 8 -8 10Z",
      f,
    ),
  bow: (f) => path("M0 -2.5L-10.5 -8V8L0 2.5L10.5 8V-8Z", f) + circ(0, 0, 3.6, f),
  compass: (f) => path("M0 -11L2.6 -2.6L11 0L2.6 2.6L0 11L-2.6 2.6L-11 0L-2.6 -2.6Z", f),
  hex: (f) =>
    path(
      "M0 -10L8.7 -5V5L0 10L-8.7 5V-5ZM0 -4.5L-4 -2.2V2.2L0 4.5L4 2.2V-2.2Z",
      f,
      'fill-rule="evenodd"',
    ),
};
