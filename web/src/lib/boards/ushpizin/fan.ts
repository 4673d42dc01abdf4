import type { CardFan } from "../fans";

export default ["jacob", "joseph", "david", "abraham"].map((face) => [{ face }]) satisfies CardFan;
