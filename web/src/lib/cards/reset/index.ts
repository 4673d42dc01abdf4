import type { CardRenderer } from "../card-renderers.svelte";
import { resetBack, resetFace } from "./drawings";

export default { front: resetFace, back: resetBack } satisfies CardRenderer;
