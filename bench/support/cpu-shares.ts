/** Measures which programs used the CPU cores during a run, because a slow result on a busy shared machine proves nothing. */
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

interface Ticks {
  readonly all: number;
  readonly idle: number;
  readonly ours: number;
  readonly stolen: number;
}

/** A program's name may contain spaces and parentheses, so fields are counted from the last parenthesis. */
const readProcessStat = (pid: string): { parent: string; ticks: number } | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // Its own time and that of its exited children.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { parent: fields[1] ?? "", ticks };
  } catch {
    return undefined;
  }
};

const readTicks = (roots: readonly number[]): Ticks => {
  // User, nice, system, idle, iowait, two kinds of interrupts, steal; the later fields are already included in these.
  const cores = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  const processById = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const stat = readProcessStat(pid);
        return stat === undefined ? [] : [[pid, stat] as const];
      }),
  );
  const isOurs = (pid: string): boolean => {
    for (let ancestor: string | undefined = pid; ancestor !== undefined; ancestor = processById.get(ancestor)?.parent) {
      if (roots.includes(Number(ancestor))) return true;
    }
    return false;
  };
  const ours = [...processById].filter(([pid]) => isOurs(pid)).reduce((sum, [, { ticks }]) => sum + ticks, 0);
  return {
    all: cores.reduce((sum, each) => sum + each, 0),
    idle: (cores[3] ?? 0) + (cores[4] ?? 0),
    ours,
    stolen: cores[7] ?? 0,
  };
};

const ticksPerSecond = 100;

/** CPU seconds used by a process and all its descendants; other programs on the machine do not count. */
export const processTreeCpuSeconds = (root: number): number => readTicks([root]).ours / ticksPerSecond;

/** The postmaster, the ancestor of all processes of a database server. */
export const postmasterPid = async (adminUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const root = Number(readProcessStat(String(rows[0]?.pid))?.parent);
  await client.end();
  return root;
};

export interface CpuShares {
  readonly ours: number;
  /** Used by other programs. */
  readonly others: number;
  /** Used by other virtual machines on the same hardware (steal time). */
  readonly stolen: number;
  readonly idle: number;
}

/** Measures until the returned function is called. Each share is a fraction of all cores, 0 to 1. */
export const startCpuShares = (roots: readonly number[]): (() => CpuShares) => {
  const before = readTicks(roots);
  return () => {
    const after = readTicks(roots);
    const all = Math.max(1, after.all - before.all);
    const share = (kind: keyof Ticks): number => (after[kind] - before[kind]) / all;
    const [ours, idle, stolen] = [share("ours"), share("idle"), share("stolen")];
    return { ours, idle, stolen, others: Math.max(0, 1 - ours - idle - stolen) };
  };
};
