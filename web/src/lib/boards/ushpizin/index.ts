import type { BoardModule } from "../../table/board";
import { trivial } from "./asked";
import { hold } from "./hold";

export const module: BoardModule<"ushpizin"> = {
  hold: (news, view) => hold(news, view.seat),
  trivial: (_, moves) => trivial(moves),
  keepsLog: false,
};
export default module;
