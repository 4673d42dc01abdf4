import { cards, type Pictures, scene } from "../../rules/pictures";

export default {
  U28: [
    scene(cards("joseph"), "plus", cards("joseph"), "yes"),
    scene(cards("moses"), "plus", cards("grandfather"), "no"),
  ],
} satisfies Pictures;
