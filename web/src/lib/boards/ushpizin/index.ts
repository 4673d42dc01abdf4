import type { BoardModule } from "../../table/board";
import { trivial } from "./asked";
import { beats } from "./beats";
import { duration } from "./durations";
import { openView } from "./open";

export const module: BoardModule<"ushpizin"> = {
  duration: (news, view) => duration(news, view.seat),
  beats,
  trivial: (_, moves) => trivial(moves),
  keepsLog: false,
  openView,
};
export default module;
