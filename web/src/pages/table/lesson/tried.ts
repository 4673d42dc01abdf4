// What is tried beside what a lesson asks for. A control that says which move it means asks the server why not by itself.
const CONTROL = "button, [data-spot], [data-place]";
const FREE = 'button:not(:disabled, [aria-disabled="true"])';
const ASKS = "[data-meant], [data-missing]";

const meant = (event: Event) =>
  !(event instanceof KeyboardEvent) || event.key === "Enter" || event.key === " ";

/** Whether a tap or a key was meant for something that cannot be used now. */
export function isElsewhere(event: Event): boolean {
  if (!(event.target instanceof Element) || !meant(event)) return false;
  const control = event.target.closest(CONTROL);
  return control !== null && control.closest(FREE) === null && control.closest(ASKS) === null;
}
