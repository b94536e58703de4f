import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ShuffleInfo, TableInfo } from "../protocol";
import { sha256 } from "./sha256";
import { keepPromise, verdictOn } from "./shuffle";

const SEED = "9223372036854775807";
const NONCE = "ab".repeat(32);
// Made by Python: tests/core/test_shuffle.py has the same.
const COMMITMENT = "88b8c5c77ff17a225daaeba9a2a4f2178a410828f2f2b7b8e8f815dfd73ae6d1";
const WIDE = "340282366920938463463374607431768211455"; // 2 ** 128 - 1
const OF_WIDE = "0e0f2b65a452238e1a139c9e0bf7405a8f8c39415888180e2205f1952c9cf852";

function table(finished: boolean, shuffle: Partial<ShuffleInfo> = {}): TableInfo {
  const told = finished ? { seed: SEED, nonce: NONCE } : { seed: null, nonce: null };
  const whole = { kind: "fair", commitment: COMMITMENT, ...told, ...shuffle };
  return { id: "abc", finished, shuffle: whole } as TableInfo;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the digest", () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i letters", async (length) => {
    const text = "příliš žluťoučký kůň".repeat(60).slice(0, length);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    expect(sha256(text)).toBe(digits.join(""));
  });
});

describe("a shuffle", () => {
  it("is what it is said to be while the game goes on", () => {
    expect(verdictOn(table(false))).toBe("fair");
    for (const kind of ["chosen", "branched", "imported", "unknown"] as const)
      expect(verdictOn(table(false, { kind, commitment: null }))).toBe(kind);
  });

  it("was as promised if the promise was seen before", () => {
    keepPromise(table(false));
    expect(verdictOn(table(true))).toBe("kept");
  });

  it("of a seed with more digits than a number here keeps is checked to the last one", () => {
    keepPromise(table(false, { commitment: OF_WIDE }));
    const told = { commitment: OF_WIDE, seed: WIDE };
    expect(verdictOn(table(true, told))).toBe("kept");
    const off = WIDE.replace(/5$/, "6"); // as numbers both would be equal
    expect(Number(off)).toBe(Number(WIDE));
    expect(verdictOn(table(true, { ...told, seed: off }))).toBe("broken");
  });

  it("is consistent if this browser comes too late to have seen the promise", () => {
    keepPromise(table(true));
    expect(verdictOn(table(true))).toBe("consistent");
  });

  it("is broken if the seed does not lead to the promise", () => {
    expect(verdictOn(table(true, { seed: "1" }))).toBe("broken");
    expect(verdictOn(table(true, { nonce: "cd".repeat(32) }))).toBe("broken");
  });

  it("is broken if another promise was seen before", () => {
    keepPromise(table(false, { commitment: "0".repeat(64) }));
    keepPromise(table(false)); // the first is the one that counts
    expect(verdictOn(table(false))).toBe("broken");
    expect(verdictOn(table(true))).toBe("broken");
    expect(verdictOn(table(true, { nonce: null, commitment: null }))).toBe("broken");
  });

  it("of a record is told as such", () => {
    expect(verdictOn(table(true, { kind: "imported" }))).toBe("imported");
    expect(verdictOn(table(true, { kind: "chosen", nonce: null, commitment: null }))).toBe(
      "chosen",
    );
  });
});
