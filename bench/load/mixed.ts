/**
 * The mixed load: the highest multiple of it that is held, ten minutes at that, and five times as much, which must be refused with
 * a word on when to come back, and be over ten seconds after it ends.
 */
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { keepFigures, machine, whole, writeSection } from "../report.ts";
import { withClient } from "../running.ts";
import { kinds } from "./kinds.ts";
import type { Answer } from "./generator.ts";
import { soakIn, soakMultiple } from "./soaking.ts";
import { byKind, isHeldAsAWhole, isHeldByEach, missesIn, p99Of, run, tableOf } from "./stints.ts";
import { startLoadWorld } from "./world.ts";

const quick = process.argv.includes("--quick");
const longSeconds = Number(process.argv.find((each) => each.startsWith("--seconds="))?.slice(10) ?? (quick ? 8 : 600));
const multiples = quick ? [0.1] : [0.05, 0.1, 0.25, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3];
const trySeconds = quick ? 4 : 40;
const mostMs = 500;
const overloadTimes = 5;
const overloadSeconds = quick ? 4 : 30;
const backSeconds = 10;
/** Where a rare and dear kind alone is slow, the mix as a whole may still be well: told apart, and never called held. */
const verdictOn = (answers: readonly Answer[]): string => {
  if (isHeldByEach(answers, mostMs)) return "held";
  return isHeldAsAWhole(answers, mostMs) ? "not held by every kind, well as a whole" : "not held";
};

/** In seconds, from the beginning of their stint. */
const lastOf = (answers: readonly Answer[]): string =>
  answers.reduce((last, { at, ms }) => Math.max(last, at + ms / 1000), 0).toFixed(1);

const world = await startLoadWorld(quick ? { candidates: 1000, jobs: 2000 } : { candidates: 100_000, jobs: 100_000 });
const { known, app } = world;
const stint = (multiple: number, seconds: number) => run({ port: app.port, known, multiple, seconds });
const forms = (): Promise<number> =>
  withClient(world.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      "select count(*)::int n from quote_requests where email like 'load-%'",
    );
    return rows[0]?.n ?? 0;
  });

try {
  await stint(0.2, quick ? 3 : 20);
  const tried: string[] = [];
  let held = 0;
  const wellAt: number[] = [];
  for (const multiple of multiples) {
    const answers = await stint(multiple, trySeconds);
    const rows = byKind(answers);
    const slow = rows.filter(({ p99 }) => p99 >= mostMs).map(({ name, p99 }) => `${name} ${p99.toFixed(0)} ms`);
    tried.push(
      `| ${multiple} | ${p99Of(answers).toFixed(0)} ms | ${slow.join(", ") || "none"} | ${missesIn(answers)} | ${verdictOn(answers)} |`,
    );
    console.error(tried.at(-1));
    if (!isHeldAsAWhole(answers, mostMs)) break;
    if (isHeldByEach(answers, mostMs) && held === (wellAt.at(-1) ?? 0)) held = multiple;
    wellAt.push(multiple);
    await wait(3000);
  }

  // What was well for seconds need not be for minutes: the highest that is, so that five times it is an overload.
  const long: string[] = [];
  const leastAt = multiples[0] ?? 1;
  let longAt = leastAt;
  for (const multiple of wellAt.length === 0 ? [leastAt] : wellAt.toReversed()) {
    longAt = multiple;
    await wait(5000);
    const before = await forms();
    const answers = await stint(multiple, longSeconds);
    const stored = (await forms()) - before;
    const acknowledged = answers.filter(({ kind, status }) => kind === "forms" && status === 201).length;
    long.push(`${longSeconds} seconds at ${multiple}, ${verdictOn(answers)} (p99 of all ${p99Of(answers).toFixed(0)} ms):

${tableOf(byKind(answers))}

Refused, failed or without an answer: ${missesIn(answers)}. Forms acknowledged ${whole(acknowledged)}, stored ${whole(stored)}.`);
    console.error(long.at(-1));
    if (isHeldAsAWhole(answers, mostMs)) break;
  }

  await wait(5000);
  const over = await stint(longAt * overloadTimes, overloadSeconds);
  const after = await stint(longAt * 0.8, backSeconds * 2);
  const count = (of: (status: number) => boolean): number => over.filter(({ status }) => of(status)).length;
  const refused = over.filter(({ status }) => status === 503 || status === 429);
  const slow = after.filter(({ ms, status }) => ms > mostMs || status === 0 || status >= 400);
  const slowByKind = [...Map.groupBy(slow, ({ kind }) => kind)].map(([kind, each]) => `${kind} ${lastOf(each)} s`);

  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0);
  const usual = kinds.map(({ name, perSecond }) => `${perSecond} ${name}`).join(", ");
  const report = `## The mixed load

\`npm run bench:mixed\`: per second ${usual}; one process for pages and API, one for tasks, PostgreSQL with two standbys of which every
commit waits for one, ${whole(quick ? 1000 : 100_000)} candidates in the pool, generator and all of it on the same ${machine()}. Each request is timed from the moment it was due.
Held: p99 of every kind under ${mostMs} ms, nothing refused, no 5xx. Well as a whole: the same of all requests together.

| times the mix, for ${trySeconds} s | p99 of all | p99 of a kind over ${mostMs} ms | refused or failed | |
| --- | --- | --- | --- | --- |
${tried.join("\n")}

Highest multiple held: **${held}** (${whole(held * perSecond)} requests a second on ${cpus().length} cores); well as a whole: **${wellAt.at(-1) ?? 0}** (${whole((wellAt.at(-1) ?? 0) * perSecond)} a second).

${long.join("\n\n")}

**${overloadTimes} times that for ${overloadSeconds} s**: ${whole(over.length)} requests, ${whole(count((status) => status >= 200 && status < 400))} answered, ${whole(refused.length)} refused with 503 or 429 (${whole(refused.filter(({ retryAfter }) => retryAfter).length)} of them with Retry-After), ${whole(count((status) => status >= 500 && status !== 503))} with another 5xx, without an answer: ${missesIn(over.filter(({ status }) => status === 0))}.
After it ended, at 0.8 of that multiple, the last answer above ${mostMs} ms or refused came after ${lastOf(slow)} s (target: ${backSeconds} s; watched for ${backSeconds * 2} s)${slowByKind.length === 0 ? "" : `: ${slowByKind.join(", ")}`}.`;
  console.log(report);
  if (!quick) {
    writeSection("mixed", report, "reliability");
    keepFigures("mixed", { multipleHeld: held, multiple: longAt });
  }
  // Filling the pool takes half as long as the soak itself: where both are wanted, once.
  if (process.argv.includes("--with-soak"))
    await soakIn(world, { multiple: soakMultiple, minutes: 30, isQuick: false });
} finally {
  await world.stop();
}
process.exit(0);
