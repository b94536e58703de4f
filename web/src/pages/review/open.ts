// What a review needs, loaded with the first one.

export { Lookback } from "./lookback.svelte";
export { default as Panel } from "./Panel.svelte";
