// Whether the title and the icon of the tab say that it is the reader's turn; on or off, as stored.
import { readStored, writeStored } from "./storage";

let on = $state(readStored("mark") !== "off");

export const turnMark = {
  get on() {
    return on;
  },
};

export function setTurnMark(wanted: boolean): void {
  on = wanted;
  writeStored("mark", wanted ? "on" : "off");
}
