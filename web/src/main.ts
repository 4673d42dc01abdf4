import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/boards/themes";
import { fileAddress } from "./lib/engine/here";
import { loadCatalogue } from "./lib/catalogue.svelte";
import { here, startRouter } from "./lib/router.svelte";
import { firstLanguage, speak } from "./lib/words/locale.svelte";
import { atLeisure, fetchPage } from "./pages/lazy-pages";

async function start(): Promise<void> {
  fetchPage(here.route);
  if (here.route.page === "home") loadCatalogue(); // in parallel with the language
  await speak(firstLanguage());
  startRouter();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

/** A style sheet that was not reached would be missing for good: a chunk asks for its own only once. */
function fetchAgain({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  setTimeout(() => target.replaceWith(target.cloneNode()), 2000);
}

addEventListener("error", fetchAgain, { capture: true });
void start();
// Optional: without a service worker the page needs the network.
if (import.meta.env.PROD)
  atLeisure(() => void navigator.serviceWorker?.register(fileAddress("sw.js")).catch(() => undefined));
