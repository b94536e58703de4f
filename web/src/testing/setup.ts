// What each file of tests begins with: nothing that another has put in place of the browser's, and,
// where modules are replaced or loaded anew (vite.config.ts knows where), none that another has read.

import { expect, inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    alone: string[];
  }
}

vi.useRealTimers();
vi.unstubAllGlobals();
if (inject("alone").includes(expect.getState().testPath ?? "")) vi.resetModules();
