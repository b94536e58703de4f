// Where the page runs: beside a service, or by itself in a folder of files, where the service runs
// inside the browser (docs/offline.md).

export const IS_OFFLINE: boolean = import.meta.env.MODE === "offline";
