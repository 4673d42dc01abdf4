// What is spoken of the game.
import type { CourtEvent } from "../../wire";
import type { Worth } from "../shared/event-sentences";

export const worth = (event: CourtEvent): Worth => (event.key === "court.refilled" ? "long" : "always");
