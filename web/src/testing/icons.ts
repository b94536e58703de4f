// All icons, as drawn, for tests.

export const SPRITES: readonly string[] = Object.values(
  import.meta.glob<string>(["../look/icons.svg", "../games/*/icons.svg"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
