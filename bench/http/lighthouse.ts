/** Runs Lighthouse with mobile settings five times on one page of each kind and reports the medians. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/test/database/local-postgres.ts";
import { describeMachine, median, writeSection } from "../support/report.ts";
import { waitUntilReachable } from "../support/wait-until-reachable.ts";

const runs = process.argv.includes("--quick") ? 1 : 5;
const requestedPages = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const pages =
  requestedPages.length > 0
    ? requestedPages
    : ["/", "/registered-nurse-recruiters", "/industries/retail", "/calculator", "/fractional-talent"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
}

const port = await freePort();
const server = spawn(process.execPath, ["e2e/environment/server.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), ORIGIN: `http://127.0.0.1:${port}`, SMTP_URL: "smtp://127.0.0.1:1" },
});
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const chromium = execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();

const measure = (page: string, n: number): Report => {
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

/** Lighthouse sometimes fails to record its trace, so a failed run is retried. */
const measureWithRetries = (page: string, n: number, retriesLeft = 3): Report => {
  try {
    return measure(page, n);
  } catch (error) {
    if (retriesLeft === 0) throw error;
    return measureWithRetries(page, n, retriesLeft - 1);
  }
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** One table row: the median scores, and the performance score of every run, because it varies. */
const lineFor = (page: string): string => {
  const reports = Array.from({ length: runs }, (_each, n) => measureWithRetries(page, n));
  const scores = (category: (typeof categories)[number]) =>
    reports.map((report) => Math.round(report.categories[category].score * 100));
  const timing = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? 0));
  const failing = Object.values(reports[0]?.audits ?? {}).filter((audit) => audit.score !== null && audit.score < 0.9);
  console.log(
    page,
    scores("performance").join(", "),
    failing.map((audit) => `${audit.score} ${audit.title}`),
  );
  const cells = [
    page,
    `**${median(scores("performance"))}** (${scores("performance").join(", ")})`,
    ...categories.slice(1).map((category) => median(scores(category))),
    `${seconds(timing("first-contentful-paint"))} s`,
    `${seconds(timing("largest-contentful-paint"))} s`,
    `${Math.round(timing("total-blocking-time"))} ms`,
    timing("cumulative-layout-shift").toFixed(3),
    `${Math.round(timing("total-byte-weight") / 1024)} KiB`,
  ];
  return `| ${cells.join(" | ")} |`;
};

try {
  await waitUntilReachable(`http://127.0.0.1:${port}/readyz`);
  const report = `## Lighthouse, mobile

\`npm run bench:lighthouse\`: ${runs} runs per page with Lighthouse's simulated phone and network, on ${describeMachine()}. Medians;
targets: performance 95, the other three scores 100, layout shift 0.01.

| page | performance (runs) | accessibility | best practices | SEO | first contentful paint | largest contentful paint | blocking time | layout shift | page weight |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${pages.map(lineFor).join("\n")}`;
  console.log(report);
  if (runs > 1 && requestedPages.length === 0) writeSection("lighthouse", report);
} finally {
  server.kill("SIGTERM");
}
