// Pennants of a palace.
import { many, strip } from "../shared/trim";

const PENNANTS = ["#a5213a", "#f2b233", "#13716f", "#68345f", "#2d4a8e"];
const pennant = (i: number) => {
  const x = i * 60;
  return (
    `<path d="M${x} 0H${x + 60}V26Q${x + 30} 66 ${x} 26Z" fill="${PENNANTS[i % 5]}"/>` +
    `<path d="M${x + 30} 0H${x + 60}V26Q${x + 48} 44 ${x + 30} 46Z" fill="#1d2a45" opacity=".12"/>` +
    `<circle cx="${x}" cy="30" r="5" fill="#f2b233"/>`
  );
};
export const trim = () =>
  strip(56, `${many(25, pennant)}<rect width="1500" height="6" fill="#7c1730"/>`, 1500);
