/** Fails if the installed packages differ from package-lock.json. */
import { readFileSync } from "node:fs";
import { type Lock, findLockProblems, type Manifest } from "./lock-problems.ts";

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

const problems = findLockProblems(
  readJson("package.json") as Manifest,
  readJson("package-lock.json") as Lock,
  readJson("node_modules/.package-lock.json") as Lock,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
