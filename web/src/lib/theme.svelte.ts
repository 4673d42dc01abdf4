// Light or dark: the system's choice until the visitor makes one.
import { readStored, writeStored } from "./storage";

type Theme = "light" | "dark";
const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = () => {
  const theme = readStored("theme");
  return theme === "light" || theme === "dark" ? theme : null;
};
const system = (): Theme => (night.matches ? "dark" : "light");

let shown = $state<Theme>(chosen() ?? system());

function show(theme: Theme): void {
  shown = theme;
  document.documentElement.dataset.theme = theme;
}
night.addEventListener("change", () => {
  if (!chosen()) show(system());
});

export const theme = {
  get dark() {
    return shown === "dark";
  },
};

/** The manual switch; it is remembered. */
export function setDark(dark: boolean): void {
  const theme = dark ? "dark" : "light";
  writeStored("theme", theme);
  show(theme);
}
