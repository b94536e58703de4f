// Where the page runs: beside a service, or by itself in a folder of files, where the service runs
// inside the browser (docs/offline.md).

export const IS_OFFLINE: boolean = import.meta.env.MODE === "offline";

/** Whether others can be at a table from somewhere else. */
export const HAS_FRIENDS: boolean = !IS_OFFLINE;

/** Whether bots are fast enough here to judge an answer before it is given. */
export const HAS_COACH: boolean = !IS_OFFLINE;
