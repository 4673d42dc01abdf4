// How this device's owner appears at a table.
import { type Me, ownName, ownSymbol } from "../lib/device";
import { say } from "../lib/words/locale.svelte";

export const myself = (): Me => ({ name: ownName() ?? say("page.default_name"), colour: ownSymbol() });
