import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWorker } from "./lib/worker";

startWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
