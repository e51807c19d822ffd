/** A process for work on strangers' bytes: no environment, no writing, no children, little memory, and the last in the queue for a core. */
import { type ChildProcess, fork } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

export interface Confinement {
  readonly heapMegabytes: number;
  /** Pictures need a native library, and text recognition a thread. */
  readonly mayUseAddonsAndThreads?: boolean;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const modules = `${root}node_modules`;
/** The program and its libraries; not the folder of uploads, nor what else lies beside them. */
const readable = [`${root}package.json`, `${root}domain/`, `${root}server/`, modules, `${realpathSync(modules)}/`];

/**
 * Other work comes first: a request waits for nobody's résumé. It is started with this and not given it afterwards: on a busy machine
 * it would have begun threads by then, which keep the priority they were born with.
 */
const politely = ["-n", "10"];

export const forkConfined = (program: URL, { heapMegabytes, mayUseAddonsAndThreads = false }: Confinement) => {
  const child: ChildProcess = fork(fileURLToPath(program), [], {
    cwd: tmpdir(),
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    execPath: "nice",
    execArgv: [
      ...politely,
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      "--disallow-code-generation-from-strings",
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...(mayUseAddonsAndThreads ? ["--allow-addons", "--allow-worker"] : []),
    ],
  });
  // Killing and talking to a process that has just ended are no errors of ours.
  child.on("error", () => undefined);
  return child;
};

const pageBytes = 4096;
const tickMs = 10;

export interface Allowance {
  /** Its buffers included, which the heap's limit does not count. */
  readonly residentBytes: number;
  /** On a core, from now on: a machine that is busy with something else makes no file a bad one. */
  readonly processorMs: number;
}

const residentOf = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]) * pageBytes;

/** The name of a program may hold spaces and brackets, so fields are counted from the last bracket on. */
const processorTimeOf = async (task: number | string): Promise<number> => {
  const fields = (await readFile(`/proc/${task}/stat`, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Calls `tooMuch` once the process has taken more than its allowance. Where the system does not tell, only the clock is left. */
export const watchProcess = (pid: number, allowance: Allowance, tooMuch: () => void): (() => void) => {
  const begun = processorTimeOf(pid).catch(() => 0);
  const look = async (): Promise<void> => {
    const used = (await processorTimeOf(pid)) - (await begun);
    if (used > allowance.processorMs || (await residentOf(pid)) > allowance.residentBytes) tooMuch();
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  return () => clearInterval(timer);
};

/** The same for one thread of this process, whose task is "<process>/task/<thread>": calls `tooMuch` once it has used its time on a core. */
export const watchThread = (task: string, processorMs: number, tooMuch: () => void): (() => void) => {
  const begun = processorTimeOf(task).catch(() => 0);
  const look = async (): Promise<void> => {
    if ((await processorTimeOf(task)) - (await begun) > processorMs) tooMuch();
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  return () => clearInterval(timer);
};
