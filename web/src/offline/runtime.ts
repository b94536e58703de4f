// What the build has put next to the page: Python, Mori, nets, and answers known beforehand.

export interface Runtime {
  version: string;
  /** The folder with Pyodide and Python's standard library, and that with Mori. */
  python: string;
  mori: string;
  /** What carries over the rows of an earlier version. */
  migrations: string;
  /** The revision of the rows that this version keeps. */
  revision: string;
  engine: "compiled" | "interpreted";
  /** The sizes of all files by their paths. */
  bytes: Readonly<Record<string, number>>;
  /** By the paths of requests: the files that hold their answers. */
  answers: Readonly<Record<string, string>>;
  /** By game: the file of its net, and where Python expects it. */
  nets: Readonly<Record<string, { file: string; place: string }>>;
}

declare const __RUNTIME__: Runtime;

export const RUNTIME: Runtime = __RUNTIME__;
