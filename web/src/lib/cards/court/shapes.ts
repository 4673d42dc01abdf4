// A hat lies above its person: the corners are sharp where the two cards meet.
import type { Shapes } from "../shapes";

export default {
  card: { height: 280, corners: "2% 2% 8% 8% / 1.4% 1.4% 5.7% 5.7%" },
  hat: { height: 170, corners: "8% 8% 2% 2% / 9.4% 9.4% 2.4% 2.4%" },
} satisfies Shapes;
