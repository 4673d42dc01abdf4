import type { CardFan } from "../fans";

export default ["moses", null, "friends", "moses"].map((face) => [{ face }]) satisfies CardFan;
