// Paces at which a turn may take a day or more.
import type { Pace } from "./wire";

const SLOW: readonly Pace[] = ["day", "days"];
export const isSlow = (pace: Pace) => SLOW.includes(pace);
