import type { CardFan } from "../fans";

export default ["1", "4", "fire", "7", "10"].map((face) => [{ face }]) satisfies CardFan;
