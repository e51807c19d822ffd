/** Three test projects: pure logic, the server on a real PostgreSQL, and the project's own tools. */
import { defineConfig } from "vitest/config";
import { SlowTestsFirst } from "./server/test/slow-tests-first.ts";

const pure = ["domain/**/*.test.ts", "content/**/*.test.ts", "web/**/*.test.{ts,tsx}"];
// Worker processes inherit the variable, so that all of them use the same seed.
process.env["PROPERTY_SEED"] ??= String(Math.floor(Math.random() * 2 ** 31));

const seed = "server/test/property-seed.ts";
const folder = "server/test/temporary-folder.ts";

export default defineConfig({
  test: {
    // Server tests wait for PostgreSQL and child processes half of the time, so three workers run on two cores.
    maxWorkers: 3,
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      // These tests do not wait for anything, so a slow one only means that the machine is busy.
      { test: { name: "pure", include: pure, setupFiles: seed, isolate: false, testTimeout: 60_000 } },
      { test: { name: "tools", include: ["{script,bench}/**/*.test.ts"], globalSetup: folder, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          setupFiles: seed,
          globalSetup: [folder, "server/test/database/template-database.ts"],
          // Reloading the server for each file took more than half of the time. Each file has its own database.
          isolate: false,
          // Most objects are short-lived, so a larger young generation means fewer collections.
          execArgv: ["--max-semi-space-size=64"],
          // Timeouts are long because a busy machine must not fail a test; no test asserts a duration.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
