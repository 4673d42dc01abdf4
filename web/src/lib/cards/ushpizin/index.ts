import type { CardRenderer } from "../card-renderers.svelte";
import { ushpizinBack, ushpizinFace } from "./drawings";

export default { front: ushpizinFace, back: ushpizinBack } satisfies CardRenderer;
