// A picture of a page: node tools/shot.mjs URL out.png 1440x900 [--dark] [--lang cs] [--touch]
// [--click selector]… [--key key]… [--hover selector]… [--wait ms]…, steps in the order given.
import { chromium } from "playwright-core";

const [url, out, size, ...rest] = process.argv.slice(2);
if (!url || !out || !size) {
  console.error(
    "node tools/shot.mjs URL out.png WIDTHxHEIGHT [--dark] [--lang cs] [--click selector]…",
  );
  process.exit(2);
}
const [width, height] = size.split("x").map(Number);
const steps = [];
const flags = { dark: false, touch: false, lang: "en" };
for (let i = 0; i < rest.length; i++) {
  const word = rest[i].replace(/^--/, "");
  if (word === "dark" || word === "touch") flags[word] = true;
  else if (word === "lang") flags.lang = rest[++i];
  else steps.push([word, rest[++i]]);
}

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
try {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: flags.dark ? "dark" : "light",
    locale: flags.lang,
    hasTouch: flags.touch,
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) console.error("console:", message.text());
  });
  page.on("pageerror", (error) => console.error("error:", error.stack));
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  for (const [step, value] of steps) {
    if (step === "click") await page.locator(value).first().click();
    else if (step === "hover") await page.locator(value).first().hover();
    else if (step === "key") await page.keyboard.press(value);
    else if (step === "wait") await page.waitForTimeout(Number(value));
    else throw new Error(`no such step: ${step}`);
    await page.waitForTimeout(250);
  }
  await page.screenshot({ path: out });
} finally {
  await browser.close();
}
