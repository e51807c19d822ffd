/** Runs the small form of several benches: whether they still run at all, not what they measure. So several run at once. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Part {
  /** A program of bench/ and what it is told besides `--quick`. */
  readonly program: string;
  readonly flags?: readonly string[];
  /** Programs that this one needs on the machine; `script/bootstrap --bench` installs them. */
  readonly needs?: readonly string[];
}

const atOnce = 3;

const isThere = (program: string): boolean => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** Whether it ended well; what it said is printed whole once it has ended. One whose tools are not there is named and left out. */
const run = async ({ program, flags = [], needs = [] }: Part): Promise<boolean> => {
  const missing = needs.filter((each) => !isThere(each));
  if (missing.length > 0) {
    console.log(`${program}: left out, ${missing.join(" and ")} not installed`);
    return true;
  }
  const begun = performance.now();
  const child = spawn(process.execPath, [new URL(program, import.meta.url).pathname, "--quick", ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) console.error(complained);
  console.log(`${said}\n${program}: ${((performance.now() - begun) / 1000).toFixed(0)} s, ended with ${code}\n`);
  return code === 0;
};

/** All of them, whatever happens to one. */
export const runSmallForms = async (parts: readonly Part[]): Promise<void> => {
  const waiting = [...parts];
  let isWell = true;
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      isWell = (await run(part)) && isWell;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.exit(isWell ? 0 : 1);
};
