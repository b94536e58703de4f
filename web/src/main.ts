import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { SPRITES } from "./lib/sprite";
import { startWorker } from "./lib/worker";

// The icons are mounted once; everything draws them with <use href="#i-…">.
document.body.insertAdjacentHTML("afterbegin", SPRITES.join(""));

startWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
