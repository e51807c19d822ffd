/**
 * Things break at random moments while people send forms, each many times over. Afterwards what was acknowledged, what is stored and
 * what was mailed must agree, nobody may have seen an answer that says it was our mistake, and no process may have ended by itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chance } from "#server/db/seed/chance.ts";
import { machine, whole, writeSection } from "../report.ts";
import { compare, type Verdict } from "./compare.ts";
import { type Fault, faults, type Scene } from "./faults.ts";
import { type Heard, startSending } from "./senders.ts";
import { canMoveClock, startSingle, startWorld } from "./world.ts";

const quick = process.argv.includes("--quick");
/** Parts of names, with commas between. */
const only = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice(7)
  .split(",");
const times = quick ? 1 : 10;
const perSecond = quick ? 15 : 20;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const draw = chance(seed);

interface Outcome {
  readonly fault: Fault;
  readonly verdict: Verdict;
  /** From the healing to the next acknowledged form, the slowest. */
  readonly backMs: number;
  readonly longestMs: number;
  readonly statuses: Heard["statuses"];
  readonly faultsFound: readonly string[];
}

const untilAnotherIs = async (sent: ReturnType<typeof startSending>): Promise<number> => {
  const [before, begun] = [sent.acknowledgedSoFar(), performance.now()];
  while (sent.acknowledgedSoFar() === before && performance.now() - begun < 60_000) await wait(10);
  return performance.now() - begun;
};

const found = (fault: Fault, verdict: Verdict, { statuses }: Heard, surprises: readonly string[]): string[] => {
  const odd = [...statuses.keys()].filter((status) => status !== 201 && !fault.mayAnswer.includes(status));
  return [
    ...(verdict.lost > 0 ? [`${verdict.lost} lost`] : []),
    ...(verdict.doubled > 0 ? [`${verdict.doubled} doubled`] : []),
    ...(verdict.abandoned > 0 ? [`${verdict.abandoned} never acknowledged`] : []),
    ...(verdict.rows !== verdict.acknowledged ? [`${verdict.rows} rows`] : []),
    ...(verdict.mailsSent !== verdict.mailsOwed ? [`${verdict.mailsOwed - verdict.mailsSent} mails missing`] : []),
    ...odd.map((status) => `${statuses.get(status)} x ${status}`),
    ...surprises,
  ];
};

const suffer = async (fault: Fault, scene: Scene, at: number): Promise<Outcome> => {
  const { world } = scene;
  const mark = `f${at}`;
  const surprisesBefore = world.api.surprises.length + world.worker.surprises.length;
  const sent = startSending({ origin: world.api.origin, perSecond, mark });
  let backMs = 0;
  for (let time = 0; time < times; time += 1) {
    await wait(draw.between(500, quick ? 1500 : 3000));
    await fault.happen(scene);
    backMs = Math.max(backMs, await untilAnotherIs(sent));
  }
  await wait(1000);
  const heard = await sent.stop();
  const verdict = await compare(world, mark, heard);
  const surprises = [...world.api.surprises, ...world.worker.surprises].slice(surprisesBefore);
  const longestMs = Math.max(...heard.acknowledged.map(({ ms }) => ms));
  return {
    fault,
    verdict,
    backMs,
    longestMs,
    statuses: heard.statuses,
    faultsFound: found(fault, verdict, heard, surprises),
  };
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const rowOf = ({ fault, verdict, backMs, longestMs, statuses, faultsFound }: Outcome): string => {
  const others = [...statuses].filter(([status]) => status !== 201);
  const refused = others.map(([status, n]) => `${n} x ${status === 0 ? "no answer" : status}`).join(", ");
  return `| ${fault.name} | ${times} | ${whole(verdict.acknowledged)} | **${verdict.lost}** | ${verdict.doubled} | ${verdict.mailsSent} of ${verdict.mailsOwed} | ${verdict.repeats} | ${refused || "none"} | ${seconds(backMs)} | ${seconds(longestMs)} | ${faultsFound.join("; ") || "none"} |`;
};

const chosen = faults
  .map((fault, at) => ({ fault, at }))
  .filter(({ fault }) => only?.some((part) => fault.name.includes(part)) ?? true);
const database = await startSingle();
const outcomes: Outcome[] = [];

/** Those that need a clock that moves have a world of their own: it makes every look at the time slower. */
const sufferAll = async (some: typeof chosen, movesClock: boolean): Promise<void> => {
  if (some.length === 0) return;
  const world = await startWorld(database, { movesClock, database: movesClock ? "moved" : "faults" });
  try {
    for (const { fault, at } of some) {
      outcomes.push(await suffer(fault, { world, database, draw }, at));
      console.error(rowOf(outcomes.at(-1) as Outcome));
    }
  } finally {
    await world.stop();
  }
};

try {
  await sufferAll(
    chosen.filter(({ fault }) => fault.movesClock !== true),
    false,
  );
  const moving = chosen.filter(({ fault }) => fault.movesClock === true);
  if (canMoveClock) await sufferAll(moving, true);
  else if (moving.length > 0) console.error("Left out: the clock cannot be moved, libfaketime is not installed.");
} finally {
  await database.stop();
}
const report = `## What breaks, and what is left

\`npm run faults\` (seed ${seed}): ${perSecond} forms a second, each fault ${times} times at random moments, on ${machine()}. Whoever gets no 201 sends again
under the same key, and every tenth person sends once more after it. Afterwards every acknowledged form must be a row once, every row must
have both of its mails, and no process may have ended by itself. "Back" is the time from the healing to the next acknowledged form, the
slowest; "longest" is from a form's first try to its acknowledgement.

| fault | times | acknowledged | lost | doubled | mails | repeated at the mail server | refused meanwhile | back | longest | found amiss |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}

${outcomes.map(({ fault }) => `- **${fault.name}**: ${fault.what}.`).join("\n")}`;
console.log(report);
if (!quick && only === undefined) writeSection("faults", report, "reliability");
process.exit(outcomes.some(({ faultsFound }) => faultsFound.length > 0) ? 1 : 0);
