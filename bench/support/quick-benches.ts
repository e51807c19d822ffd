/** Runs several benches in quick mode, in parallel. This checks that they still work; their measurements mean nothing. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface QuickBench {
  /** A program in bench/ and its arguments in addition to `--quick`. */
  readonly program: string;
  readonly args?: readonly string[];
  /** Tools that this bench needs on the machine; `script/bootstrap --bench` installs them. */
  readonly requiredTools?: readonly string[];
}

const concurrency = 3;

const isInstalled = (program: string): boolean => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** Prints the bench's whole output at its end and returns whether it passed. A bench whose tools are missing is skipped with a message. */
const run = async ({ program, args = [], requiredTools = [] }: QuickBench): Promise<boolean> => {
  const missing = requiredTools.filter((each) => !isInstalled(each));
  if (missing.length > 0) {
    console.log(`${program}: left out, ${missing.join(" and ")} not installed`);
    return true;
  }
  const startedAt = performance.now();
  const child = spawn(process.execPath, [new URL(`../${program}`, import.meta.url).pathname, "--quick", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code !== 0) console.error(stderr);
  console.log(`${stdout}\n${program}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ended with ${code}\n`);
  return code === 0;
};

/** Runs all of them, even if one fails. */
export const runQuickBenches = async (parts: readonly QuickBench[]): Promise<void> => {
  const waiting = [...parts];
  let allPassed = true;
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      allPassed = (await run(part)) && allPassed;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  process.exit(allPassed ? 0 : 1);
};
