// The pictures of a quick card, by what is said beside them (`quick-<game>-<name>`); in this order.
import type { Scene } from "../rules/pictures";

export type Quick = Readonly<Record<string, readonly Scene[]>>;
