/** The closing line of a full check: how many tests of all kinds passed and failed. */
import { existsSync, readFileSync } from "node:fs";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const read = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown) : undefined;

const unit = (file: string): Count => {
  const report = read(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
};

const browser = (file: string): Count => {
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return { passed: report?.stats.expected ?? 0, failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) };
};

const counts = [unit("test-results/pure.json"), unit("test-results/server.json"), browser("test-results/browser.json")];
const sum = (pick: (count: Count) => number): number => counts.reduce((total, count) => total + pick(count), 0);
console.log(`${sum((count) => count.passed)} passed, ${sum((count) => count.failed)} failed`);
