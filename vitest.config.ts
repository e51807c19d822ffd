/** Three kinds of tests: pure rules, the server on a real PostgreSQL, and the tools of the project itself. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./server/test/longest-first.ts";

const pure = ["domain/**/*.test.ts", "content/**/*.test.ts", "web/**/*.test.{ts,tsx}"];
const folder = "server/test/temporary-folder.ts";

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL and for processes of their own as much as they work: three at once on two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      // No test here waits for anything: where one takes long, the machine is busy.
      { test: { name: "pure", include: pure, isolate: false, testTimeout: 60_000 } },
      { test: { name: "tools", include: ["{script,bench}/**/*.test.ts"], globalSetup: folder, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: [folder, "server/test/template-database.ts"],
          // Loading the whole server anew for each file took more than half of the time. Each file has its own database.
          isolate: false,
          // Rows and answers die young: with room for them they are thrown away less often.
          execArgv: ["--max-semi-space-size=64"],
          // Nor here is a clock asserted: a machine that has no time for its guest must not fail a test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
