import { afterEach, expect, it, vi } from "vitest";
import { loadWords } from "../../words/words";
import { FULL } from "./fixtures";
import { loadProvenance, provenanceOf } from "./provenance";
import { telling } from "./reading";
import { cardText, letterOf, lineState, offerOf, rateLabel, restOf, standingOn } from "./telling";
import type { HitodamaContext, LineView, SpaceView } from "./view";

const words = (await loadWords("en", "hitodama")).knowing({});
const names = ["Ana", "Bo"];
const context = (view: object = FULL.state.view, fingerprint = "") =>
  ({
    words,
    names,
    view,
    components: FULL.components,
    info: { pack: { fingerprint } },
  }) as unknown as HitodamaContext;
const ctx = context();
const text = (message: string, args?: Record<string, unknown>) =>
  words.text(`web-hitodama-${message}`, args);

afterEach(() => vi.unstubAllGlobals());

it("tells what a space offers, by its kind", () => {
  const offer = (kind: string, table = ctx) =>
    offerOf({ kind, gain: { amber: 2 }, pay: { berry: 1 } } as unknown as SpaceView, table);
  const gain = words.ref("bundle:amber=2");
  expect(offer("plus")).toBe(text("offer-plus", { gain }));
  expect(offer("cost")).toBe(text("offer-cost", { pay: words.ref("bundle:berry=1"), gain }));
  expect(offer("merchant")).toBe(text("offer-merchant", { gain }));
  expect(offer("tribute")).toBe(text("offer-tribute"));
  const cost = words.ref("bundle:berry=3");
  const visited = context({ akku_card: { cost: { berry: 3 } } });
  expect(offer("akku_visit", visited)).toBe(text("offer-visit", { cost }));
  expect(offer("akku_visit", context({ akku_card: null }))).toBe(text("offer-visit-none"));
});

it("tells who stands or sleeps on a space, and what blocks it", () => {
  const on = (space: object) => standingOn(space as SpaceView, ctx);
  expect(on({})).toBe(text("on-nothing"));
  expect(on({ blocker: "ice" })).toBe(text("on-ice"));
  expect(on({ essence: { seat: 1, standing: true } })).toBe(text("on-standing", { name: "Bo" }));
  expect(on({ essence: { seat: 0, standing: false } })).toBe(text("on-asleep", { name: "Ana" }));
});

it("tells whether a line is open, and who paid it", () => {
  const state = (name: string, paid_by: number | null) =>
    lineState({ state: name, paid_by } as unknown as LineView, ctx);
  expect(state("open", null)).toBe(text("line-open"));
  expect(state("waived", null)).toBe(text("line-waived"));
  expect(state("waived", 1)).toBe(text("line-waived"));
  expect(state("paid", 0)).toBe(text("line-paid", { name: "Ana" }));
});

it("says nothing twice, and nothing of what the pack lacks", () => {
  expect([restOf("Wake", "Wake."), restOf("Wake", "Wake one.")]).toEqual(["", "Wake one."]);
  expect([cardText(undefined, ctx), rateLabel("nonsense", ctx)]).toEqual(["", ""]);
  expect(letterOf("n", ctx)).toBe("N");
});

it("reads points, cards and goods of a fact as icons", () => {
  vi.stubGlobal("document", { getElementById: () => ({}) });
  expect(telling.gains["cards_drawn"]?.({ deck: "deck:solar", count: 2 })).toEqual([
    { icon: "solar-card", n: 2 },
  ]);
  expect(telling.gains["cards_drawn"]?.({ deck: "deck:solar" })[0]?.n).toBe(1);
  expect(telling.costs["paid"]?.({ goods: "bundle:berry=2" })).toEqual([{ icon: "berry", n: 2 }]);
  expect(telling.isThought("anything")).toBe(false);
});

it("tells where data come from once the service has told", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await loadProvenance("pack");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const entries = [{ table: "tile", id: "amber", provenance: "reconstructed" }];
    const answer = { pack: { fingerprint: "pack" }, entries };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const said = (id: string) => provenanceOf(context({}, "pack"), "tile", id);
  expect(said("amber")).toEqual({}); // this asks
  const told = { provenance: words.provenance("reconstructed") };
  await vi.waitFor(() => expect(said("amber")).toEqual(told));
  expect(said("berry")).toEqual({});
  await loadProvenance("pack");
  await loadProvenance();
  expect(asked).toEqual(["/api/packs/hitodama?pack=pack", "/api/packs/hitodama"]);
});
