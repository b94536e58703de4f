import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import sprite from "./look/icons.svg?raw";

// The icons are mounted once; everything draws them with <use href="#i-…">.
document.body.insertAdjacentHTML("afterbegin", sprite);

const target = document.getElementById("app");
if (target) mount(App, { target });
