/** A process for untrusted files: no environment, no writing, no children, little memory and a low CPU priority. */
import { type ChildProcess, fork } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

export interface Confinement {
  readonly heapMegabytes: number;
  /** Images need a native library, and text recognition a thread. */
  readonly mayUseAddonsAndThreads?: boolean;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));
const modules = `${root}node_modules`;
/** The program and its libraries, without the folder of uploads. */
const readable = [
  `${root}package.json`,
  `${root}data/compiled/`,
  `${root}domain/`,
  `${root}server/`,
  modules,
  `${realpathSync(modules)}/`,
];

/**
 * Runs the process at a low priority, so that requests do not wait for resumes. The priority is set at the start: on a busy machine the
 * process would otherwise have started threads already, and threads keep the priority they start with.
 */
const niceArguments = ["-n", "10"];

export const forkConfined = (program: URL, { heapMegabytes, mayUseAddonsAndThreads = false }: Confinement) => {
  const child: ChildProcess = fork(fileURLToPath(program), [], {
    cwd: tmpdir(),
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    execPath: "nice",
    execArgv: [
      ...niceArguments,
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      "--disallow-code-generation-from-strings",
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...(mayUseAddonsAndThreads ? ["--allow-addons", "--allow-worker"] : []),
    ],
  });
  // Ignores errors from signaling or messaging a process that has just ended.
  child.on("error", () => undefined);
  return child;
};

const pageBytes = 4096;
const tickMs = 10;

export interface ResourceLimits {
  /** Includes buffers, which the heap limit does not count. */
  readonly residentBytes: number;
  /** CPU time, not wall time, so that a busy machine does not fail a good file. */
  readonly processorMs: number;
}

const residentOf = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]) * pageBytes;

/** A program's name may contain spaces and parentheses, so fields are counted after the last one. */
const processorTimeOf = async (task: number | string): Promise<number> => {
  const fields = (await readFile(`/proc/${task}/stat`, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Calls `onExceeded` once the process exceeds its limits. Without /proc only the caller's timeout applies. */
export const watchProcess = (pid: number, allowance: ResourceLimits, onExceeded: () => void): (() => void) => {
  const startedWith = processorTimeOf(pid).catch(() => 0);
  const check = async (): Promise<void> => {
    const usedMs = (await processorTimeOf(pid)) - (await startedWith);
    if (usedMs > allowance.processorMs || (await residentOf(pid)) > allowance.residentBytes) onExceeded();
  };
  const timer = setInterval(() => void check().catch(() => undefined), 100);
  return () => clearInterval(timer);
};

/** The same for one thread of this process, whose task is "<process>/task/<thread>": calls `onExceeded` once it has used its CPU time. */
export const watchThread = (task: string, processorMs: number, onExceeded: () => void): (() => void) => {
  const startedWith = processorTimeOf(task).catch(() => 0);
  const check = async (): Promise<void> => {
    if ((await processorTimeOf(task)) - (await startedWith) > processorMs) onExceeded();
  };
  const timer = setInterval(() => void check().catch(() => undefined), 100);
  return () => clearInterval(timer);
};
