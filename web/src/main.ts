import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { IS_OFFLINE } from "./lib/surroundings";
import { startWorker } from "./lib/worker";

/** Not awaited at the top level: then everything shared would be in files apart, and come later. */
async function start(): Promise<void> {
  // Before the page asks for anything.
  if (IS_OFFLINE) (await import("./offline/start")).startService();
  startWorker();

  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
