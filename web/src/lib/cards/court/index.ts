import type { CardRenderer } from "../card-renderers.svelte";
import { hat, hatBack, person, personBack } from "./drawings";

export default {
  front: (face, print, part) => (part === "card" ? person(face, print) : hat(face)),
  back: (_, part) => (part === "card" ? personBack() : hatBack()),
} satisfies CardRenderer;
