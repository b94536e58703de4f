// The icons that must be pictures, drawn from public/icon.svg: node tools/icons.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, "utf-8");
const ground = drawing.match(/<rect[^>]*fill="(#\w+)"/)?.[1] ?? "";
const figure = drawing.replace(/^<svg[^>]*>/, "").replace(/<rect[^>]*>|<\/svg>/g, "");

// Name: size, ground, how much of it the figure takes, one colour for all of it.
const icons = {
  "icon-192": [192, null, 1, null],
  "icon-512": [512, null, 1, null],
  // Cut by whoever shows them: the figure keeps to the middle, the ground goes to the edge.
  "icon-maskable": [512, ground, 0.76, null],
  "icon-180": [180, ground, 0.9, null],
  // A mark in the bar of a phone: its shape alone counts.
  badge: [96, "none", 1.35, "#ffffff"],
};

function drawn(size, fill, share, colour) {
  if (fill === null) return drawing.replace("<svg", `<svg width="${size}" height="${size}"`);
  const move = 16 * (1 - share);
  const inside = colour ? figure.replace(/fill="#\w+"/g, `fill="${colour}"`) : figure;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
    <rect width="32" height="32" fill="${fill}"/>
    <g transform="translate(${move} ${move}) scale(${share})">${inside}</g></svg>`;
}

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  for (const [name, [size, ...how]] of Object.entries(icons)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawn(size, ...how)}`);
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  }
} finally {
  await browser.close();
}
