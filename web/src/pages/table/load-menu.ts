// The menu of a table and its words, fetched when it is opened.
import { wantWords } from "../../lib/words/locale.svelte";

export async function loadMenu() {
  const [module] = await Promise.all([import("./Menu.svelte"), wantWords("menu")]);
  return module.default;
}
