import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { here, startRouter } from "./lib/router.svelte";
import { firstLanguage, speak } from "./lib/words/tongue.svelte";
import { atLeisure, fetchPage } from "./pages/fetched";

async function start(): Promise<void> {
  fetchPage(here.route);
  await speak(firstLanguage());
  startRouter();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
// Nothing depends on it: without a service worker the page only needs the network.
if (import.meta.env.PROD)
  atLeisure(() => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined));
