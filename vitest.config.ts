/** Three kinds of tests: pure rules, the server on a real PostgreSQL, and the tools of the project itself. */
import { defineConfig } from "vitest/config";

const pure = ["domain/**/*.test.ts", "content/**/*.test.ts", "web/**/*.test.{ts,tsx}"];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "pure", include: pure } },
      { test: { name: "tools", include: ["script/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/test/template-database.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
