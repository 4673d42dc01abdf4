// The current time, updated four times a second while a component reads it.
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;
const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export const clock = {
  get now(): number {
    follow();
    return Date.now();
  },
};
