/** Lighthouse on the home page as a phone sees it: the median of five runs. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/test/local-postgres.ts";
import { machine, median, writeSection } from "./report.ts";
import { reachable } from "./reachable.ts";

const runs = process.argv.includes("--quick") ? 1 : 5;
const page = process.argv.slice(2).find((word) => word.startsWith("/")) ?? "/";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
}

const port = await freePort();
const server = spawn(process.execPath, ["e2e/server.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), ORIGIN: `http://127.0.0.1:${port}`, SMTP_URL: "smtp://127.0.0.1:1" },
});
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const chromium = execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();

const measure = (n: number): Report => {
  const output = join(folder, `${n}.json`);
  execFileSync(
    "node_modules/.bin/lighthouse",
    [
      `http://127.0.0.1:${port}${page}`,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join(",")}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ["ignore", "ignore", "inherit"] },
  );
  return JSON.parse(readFileSync(output, "utf8")) as Report;
};

/** Lighthouse now and then fails to record its trace; that is no measurement, so it is taken again. */
const run = (n: number, triesLeft = 3): Report => {
  try {
    return measure(n);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return run(n, triesLeft - 1);
  }
};

try {
  await reachable(`http://127.0.0.1:${port}/healthz`);
  const reports = Array.from({ length: runs }, (_each, n) => run(n));
  const scores = categories.map((category) => {
    const all = reports.map((report) => Math.round(report.categories[category].score * 100));
    return `| ${category} | **${median(all)}** | ${all.join(", ")} | ${category === "performance" ? "90" : "100"} |`;
  });
  const timing = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? 0));
  const failing = Object.values(reports[0]?.audits ?? {}).filter((audit) => audit.score !== null && audit.score < 0.9);
  const report = `## Lighthouse, mobile, ${page}

\`npm run bench:lighthouse\`: ${runs} runs with Lighthouse's own simulated phone and network, on ${machine()}.

| category | median | runs | target |
| --- | --- | --- | --- |
${scores.join("\n")}

First and largest contentful paint ${(timing("first-contentful-paint") / 1000).toFixed(1)} s and ${(timing("largest-contentful-paint") / 1000).toFixed(1)} s, total blocking time ${Math.round(timing("total-blocking-time"))} ms,
layout shift ${timing("cumulative-layout-shift").toFixed(3)}, ${Math.round(timing("total-byte-weight") / 1024)} KiB in all.`;
  console.log(report);
  console.log(failing.map((audit) => `${audit.score} ${audit.title}`).join("\n"));
  if (runs > 1) writeSection(`lighthouse ${page}`, report);
} finally {
  server.kill("SIGTERM");
}
