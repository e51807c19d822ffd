/** Three kinds of tests: pure rules, the server on a real PostgreSQL, and the tools of the project itself. */
import { defineConfig } from "vitest/config";

const pure = ["domain/**/*.test.ts", "content/**/*.test.ts", "web/**/*.test.{ts,tsx}"];

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL as much as they work: two at once on two cores, not one.
    maxWorkers: 2,
    projects: [
      { test: { name: "pure", include: pure } },
      { test: { name: "tools", include: ["script/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/test/template-database.ts",
          // Loading the whole server anew for each file took more than half of the time. Each file has its own database.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
