// For tests: all icons there are, as they are drawn.

export const SPRITES: readonly string[] = Object.values(
  import.meta.glob<string>(["../look/icons.svg", "../games/*/icons.svg"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
