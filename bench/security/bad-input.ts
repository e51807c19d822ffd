/**
 * Runs the tests of server/test/bad-input with many more requests and files than a normal check. Anything found fails those tests; the
 * report says how much was tried.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";

const requestsPerCall = Number(process.env["BAD_INPUTS"] ?? 220);
const filesPerEndpoint = Number(process.env["BAD_FILES"] ?? 100);
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const folder = mkdtempSync(join(tmpdir(), "bad-input-"));
const [inputs, files, urls] = ["inputs", "files", "urls"].map((name) => join(folder, `${name}.json`)) as [
  string,
  string,
  string,
];
const startedAt = performance.now();
const child = spawn(
  process.execPath,
  [
    "script/database/with-postgres.ts",
    "node_modules/.bin/vitest",
    "run",
    "--project",
    "server",
    "server/test/bad-input",
    "--testTimeout=1800000",
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      SEED: String(seed),
      BAD_INPUTS: String(requestsPerCall),
      BAD_FILES: String(filesPerEndpoint),
      BAD_INPUT_FIGURES: inputs,
      BAD_FILE_FIGURES: files,
      BAD_URL_FIGURES: urls,
    },
  },
);
const [code] = (await once(child, "exit")) as [number | null];
if (code !== 0) {
  console.error(`Something was found (seed ${seed}): it is named above.`);
  process.exit(1);
}
const readCounts = (file: string): Record<string, number> =>
  JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
const [requestCounts, fileCounts, urlCounts] = [readCounts(inputs), readCounts(files), readCounts(urls)];
const formatCount = (value: number | undefined): string => formatInteger(value ?? 0);
const report = `## Bad input

\`npm run bench:bad-input\` (seed ${seed}), in ${((performance.now() - startedAt) / 60_000).toFixed(0)} minutes on ${describeMachine()}. Requests are generated from the schema of every call, valid and invalid, and
sent by users with access to it. Files are valid ones that were truncated, mixed, renamed and modified, bombs included. URLs spell private addresses in every way
that we know. A canary server listens on this machine; with the URL check turned off, it is reached.

| what | tried | details | 5xx, hangs, crashes |
| --- | --- | --- | --- |
| requests to ${formatCount(requestCounts["calls"])} calls | ${formatCount(requestCounts["requests"])} | ${formatCount(requestCounts["fitting"])} valid, ${formatCount(requestCounts["spoilt"])} invalid; ${formatCount(requestCounts["answered"])} answered according to the schema, ${formatCount(requestCounts["refused"])} rejected with an error message | 0 |
| files and forms with files to ${formatCount(fileCounts["endpoints"])} endpoints | ${formatCount(fileCounts["files"])} | ${formatCount(fileCounts["taken"])} accepted, ${formatCount(fileCounts["refused"])} rejected with an error message | 0 |
| URLs for the server to fetch or post to | ${formatCount(urlCounts["urls"])} | tried ${formatCount(urlCounts["tries"])} times; the canary was reached ${formatCount(urlCounts["connections"])} times, without the check ${formatCount(urlCounts["connectionsWithoutCheck"])} times | 0 |

Problems found this way now have their own tests: text with NUL, forms with a wrong or missing boundary, files without a name, JSON nested ten thousand levels deep.`;
console.log(report);
writeSection("bad-input", report, "reliability");
