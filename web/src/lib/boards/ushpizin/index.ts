import type { BoardModule } from "../../table/board";
import { trivial } from "./asked";
import { hold } from "./hold";

export default {
  hold,
  trivial: (_, moves) => trivial(moves),
  keepsLog: false,
} satisfies BoardModule<"ushpizin">;
