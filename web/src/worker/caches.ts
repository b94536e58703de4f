// The names of the caches that hold the files of a page. All pages of one host share them, and a
// service may have two: its own, and the one that needs no service.

const KEPT = "mori";
/** Versions up to 0.2 named no folder. */
const EARLIER = /^mori-[0-9a-f]+$/;

/** The cache of a version. `folder` is the address of the folder that holds the page. */
export function cacheOf(folder: string, version: string): string {
  return `${KEPT} ${new URL(folder).pathname} ${version}`;
}

/** Whether a cache was made for another version of the page in this folder. */
export function isOutdated(name: string, folder: string, version: string): boolean {
  if (EARLIER.test(name)) return true;
  return name.startsWith(cacheOf(folder, "")) && name !== cacheOf(folder, version);
}
