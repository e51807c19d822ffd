/** Runs the small form of several benches: whether they still run at all, not what they measure. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

export interface Part {
  /** A program of bench/ and what it is told besides `--quick`. */
  readonly program: string;
  readonly flags?: readonly string[];
  /** Programs that this one needs on the machine; `script/bootstrap --bench` installs them. */
  readonly needs?: readonly string[];
}

const isThere = (program: string): boolean => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** Ends with the first that fails. One whose tools are not there is named and left out. */
export const runQuickly = async (parts: readonly Part[]): Promise<void> => {
  for (const { program, flags = [], needs = [] } of parts) {
    const missing = needs.filter((each) => !isThere(each));
    if (missing.length > 0) {
      console.log(`${program}: left out, ${missing.join(" and ")} not installed`);
      continue;
    }
    const begun = performance.now();
    const child = spawn(process.execPath, [new URL(program, import.meta.url).pathname, "--quick", ...flags], {
      stdio: "inherit",
    });
    const [code] = (await once(child, "exit")) as [number | null];
    console.log(`\n${program}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
    if (code !== 0) {
      console.error(`${program} ended with ${code}`);
      process.exit(1);
    }
  }
};
