import { beforeEach, expect, it, vi } from "vitest";
import { fakeStorage } from "../testing/browser";

const storage = fakeStorage();
vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

async function fresh() {
  const { confirming } = await import("./confirming.svelte");
  const { settings } = await import("../lib/settings.svelte");
  return { confirming, settings };
}

it("is offered when six answers were confirmed, also after a reload", async () => {
  const { confirming } = await fresh();
  for (let n = 0; n < 5; n += 1) confirming.count();
  expect(confirming.isOffered).toBe(false);
  vi.resetModules();
  const again = (await fresh()).confirming;
  again.count();
  expect(again.isOffered).toBe(true);
});

it("is offered once: a reader who goes on confirming is not asked again", async () => {
  const { confirming, settings } = await fresh();
  for (let n = 0; n < 9; n += 1) confirming.count();
  confirming.choose(false);
  expect([confirming.isOffered, settings.confirm]).toEqual([false, "on"]);
  vi.resetModules();
  expect((await fresh()).confirming.isOffered).toBe(false);
});

it("answers at once from then on, if that was chosen", async () => {
  const { confirming, settings } = await fresh();
  for (let n = 0; n < 6; n += 1) confirming.count();
  confirming.choose(true);
  expect([confirming.isOffered, settings.confirm]).toEqual([false, "off"]);
});
