/** The summary of a full check: how many tests passed and failed, and which passed only on retry. */
import { existsSync, readFileSync } from "node:fs";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const readJson = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown) : undefined;

const unit = (file: string): Count => {
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
};

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const browserReport = readJson("test-results/browser.json") as BrowserReport | undefined;
const browser = ({ stats }: BrowserReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

const flakyTitles = ({ suites = [], specs }: Suite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
];

const counts = [
  unit("test-results/pure.json"),
  unit("test-results/server.json"),
  browserReport === undefined ? { passed: 0, failed: 0 } : browser(browserReport),
];
const sum = (pick: (count: Count) => number): number => counts.reduce((total, count) => total + pick(count), 0);
console.log(`${sum((count) => count.passed)} passed, ${sum((count) => count.failed)} failed`);
for (const title of browserReport?.suites.flatMap(flakyTitles) ?? [])
  console.log(`Passed only after a retry: ${title}`);
