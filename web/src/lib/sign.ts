// The sign of life of index.html lies over the page until there is something to see.

export function showPage(): void {
  document.getElementById("sign")?.remove();
}
