/** Three test projects: pure logic, the server on a real PostgreSQL, and the project's own tools. */
import { defineConfig } from "vitest/config";
import { SlowTestsFirst } from "./server/test/slow-tests-first.ts";

const pure = ["domain/**/*.test.ts", "content/**/*.test.ts", "web/**/*.test.{ts,tsx}"];
// Workers inherit it, so that all of them draw from one seed.
process.env["PROPERTY_SEED"] ??= String(Math.floor(Math.random() * 2 ** 31));

const seed = "server/test/property-seed.ts";
const folder = "server/test/temporary-folder.ts";

export default defineConfig({
  test: {
    // Server tests wait for PostgreSQL and child processes half of the time: three workers on two cores.
    maxWorkers: 3,
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      // These tests wait for nothing: a slow one means a busy machine.
      { test: { name: "pure", include: pure, setupFiles: seed, isolate: false, testTimeout: 60_000 } },
      { test: { name: "tools", include: ["{script,bench}/**/*.test.ts"], globalSetup: folder, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          setupFiles: seed,
          globalSetup: [folder, "server/test/template-database.ts"],
          // Reloading the server for each file took more than half of the time. Each file has its own database.
          isolate: false,
          // Most objects are short-lived: a larger young generation means fewer collections.
          execArgv: ["--max-semi-space-size=64"],
          // No test asserts a duration: a busy machine must not fail a test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
