import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 4310);

/** Debian's Chromium, never the test runner's own download. The headless shell is twice as fast. */
const chromium = (): string => {
  const given = process.env["CHROMIUM"];
  return (
    given ??
    execFileSync(
      "sh",
      ["-c", "command -v chromium-headless-shell || command -v chromium || command -v chromium-browser"],
      { encoding: "utf8" },
    ).trim()
  );
};

const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page here embeds another site, so spare processes for other sites would only cost time.
  "--disable-site-isolation-trials",
  // Tests run about 5% faster without a separate network process.
  "--enable-features=NetworkServiceInProcess2",
  // A page lives for only seconds here, so the optimizing compilers never pay off; they cost about 14% of the time.
  "--js-flags=--no-opt --no-maglev",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  // Workers sometimes wait for an email or a timer: two workers left nearly 10% of two cores idle.
  workers: 3,
  fullyParallel: true,
  // Three browsers, a server and a database share two cores, so timeouts are long to avoid false failures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Tracing every test takes 40% of the time. Instead, a failed test is retried once to record its trace, and still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter:
    process.env["CI"] === undefined ? "list" : [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    trace: "on-first-retry",
    // Animations are slow without a GPU, and every click waits until they end.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: chromium(), args: browserFlags },
  },
  webServer: {
    command: "npm run -s start:browser-tests",
    env: { PORT: String(port), HOST: "127.0.0.1", ORIGIN: `http://127.0.0.1:${port}` },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 8000 },
  },
});
