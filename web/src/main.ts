import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouter } from "./lib/router.svelte";
import { firstLanguage, speak } from "./lib/words/tongue.svelte";

async function start(): Promise<void> {
  await speak(firstLanguage());
  startRouter();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
// Nothing depends on it: without a service worker the page only needs the network.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
