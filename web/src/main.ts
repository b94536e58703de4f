import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { SPRITES } from "./lib/sprite";

// The icons are mounted once; everything draws them with <use href="#i-…">.
document.body.insertAdjacentHTML("afterbegin", SPRITES.join(""));

const target = document.getElementById("app");
if (target) mount(App, { target });
