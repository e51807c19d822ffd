import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 4310);

/** Debian's Chromium, never the test runner's own download. The headless shell takes half the time. */
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
  // No page here embeds another site, and spare processes for one cost time.
  "--disable-site-isolation-trials",
  // Without a process for the network, a browser takes a twentieth less time.
  "--enable-features=NetworkServiceInProcess2",
  // A page lives for seconds here, so the optimizing compilers never pay off; they cost a seventh of the time.
  "--js-flags=--no-opt --no-maglev",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  // Workers sometimes wait for an email or a timer: two of them left nearly a tenth of two cores idle.
  workers: 3,
  fullyParallel: true,
  // Three browsers, a server and a database share two cores: waiting is cheap, a false alarm is not.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Recording every test takes two fifths of the time. A test that fails runs once more to be recorded, and still fails.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env["CI"] !== undefined,
  reporter:
    process.env["CI"] === undefined ? "list" : [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    trace: "on-first-retry",
    // Animations run without a GPU here, and every click waits for their end.
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
