import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { IS_OFFLINE } from "./lib/surroundings";
import { startWorker } from "./lib/worker";

// Before the page asks for anything.
if (IS_OFFLINE) (await import("./offline/start")).startService();
startWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
