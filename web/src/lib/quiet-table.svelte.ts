// A quiet table: no phrases, no reactions, no sounds and no vibration on this device; as stored.
import { readStored, writeStored } from "./storage";

let on = $state(readStored("quiet-table") === "yes");

export const quietTable = {
  get on() {
    return on;
  },
};

export function setQuietTable(wanted: boolean): void {
  on = wanted;
  writeStored("quiet-table", wanted ? "yes" : "no");
}
