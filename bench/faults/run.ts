/**
 * Injects each fault many times, at random moments while clients send forms. Afterwards the acknowledged forms, the stored rows and the
 * sent emails must agree, no response may have had an unexpected status, and no process may have exited by itself.
 */
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import { describeMachine, formatInteger, writeSection } from "../support/report.ts";
import { compareResults, type Verdict } from "./compare.ts";
import { type Fault, faults, type FaultContext } from "./faults.ts";
import { type SendResults, startFormSenders } from "./senders.ts";
import { canMoveClock, startSinglePostgres, startFaultEnvironment } from "./environment.ts";

const quick = process.argv.includes("--quick");
/** Runs only the faults whose name contains one of these comma-separated words. */
const only = process.argv
  .find((each) => each.startsWith("--only="))
  ?.slice(7)
  .split(",");
const times = quick ? 1 : 10;
const perSecond = quick ? 15 : 20;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);

interface Outcome {
  readonly fault: Fault;
  readonly verdict: Verdict;
  /** The longest time from a recovery to the next acknowledged form. */
  readonly recoveryMs: number;
  readonly longestMs: number;
  readonly statuses: SendResults["statuses"];
  readonly problems: readonly string[];
}

const msUntilNextAcknowledged = async (senders: ReturnType<typeof startFormSenders>): Promise<number> => {
  const [before, startedAt] = [senders.acknowledgedSoFar(), performance.now()];
  while (senders.acknowledgedSoFar() === before && performance.now() - startedAt < 60_000) await wait(10);
  return performance.now() - startedAt;
};

const findProblems = (
  fault: Fault,
  verdict: Verdict,
  { statuses }: SendResults,
  unexpectedExits: readonly string[],
): string[] => {
  const unexpectedStatuses = [...statuses.keys()].filter(
    (status) => status !== 201 && !fault.allowedStatuses.includes(status),
  );
  return [
    ...(verdict.lost > 0 ? [`${verdict.lost} lost`] : []),
    ...(verdict.duplicated > 0 ? [`${verdict.duplicated} doubled`] : []),
    ...(verdict.abandoned > 0 ? [`${verdict.abandoned} never acknowledged`] : []),
    ...(verdict.rows !== verdict.acknowledged ? [`${verdict.rows} rows`] : []),
    ...(verdict.emailsSent !== verdict.emailsExpected
      ? [`${verdict.emailsExpected - verdict.emailsSent} mails missing`]
      : []),
    ...unexpectedStatuses.map((status) => `${statuses.get(status)} x ${status}`),
    ...unexpectedExits,
  ];
};

const runFault = async (fault: Fault, context: FaultContext, index: number): Promise<Outcome> => {
  const { environment } = context;
  const emailPrefix = `f${index}`;
  const exitsBefore = environment.api.unexpectedExits.length + environment.worker.unexpectedExits.length;
  const senders = startFormSenders({ origin: environment.api.origin, perSecond, emailPrefix });
  let recoveryTimesMs = 0;
  for (let time = 0; time < times; time += 1) {
    await wait(random.between(500, quick ? 1500 : 3000));
    await fault.inject(context);
    recoveryTimesMs = Math.max(recoveryTimesMs, await msUntilNextAcknowledged(senders));
  }
  await wait(1000);
  const results = await senders.stop();
  const verdict = await compareResults(environment, emailPrefix, results);
  const unexpectedExits = [...environment.api.unexpectedExits, ...environment.worker.unexpectedExits].slice(
    exitsBefore,
  );
  const longestMs = Math.max(...results.acknowledged.map(({ ms }) => ms));
  return {
    fault,
    verdict,
    recoveryMs: recoveryTimesMs,
    longestMs,
    statuses: results.statuses,
    problems: findProblems(fault, verdict, results, unexpectedExits),
  };
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const rowOf = ({ fault, verdict, recoveryMs, longestMs, statuses, problems }: Outcome): string => {
  const others = [...statuses].filter(([status]) => status !== 201);
  const refused = others.map(([status, n]) => `${n} x ${status === 0 ? "no answer" : status}`).join(", ");
  return `| ${fault.name} | ${times} | ${formatInteger(verdict.acknowledged)} | **${verdict.lost}** | ${verdict.duplicated} | ${verdict.emailsSent} of ${verdict.emailsExpected} | ${verdict.repeatedEmails} | ${refused || "none"} | ${seconds(recoveryMs)} | ${seconds(longestMs)} | ${problems.join("; ") || "none"} |`;
};

const selectedFaults = faults
  .map((fault, index) => ({ fault, at: index }))
  .filter(({ fault }) => only?.some((part) => fault.name.includes(part)) ?? true);
const database = await startSinglePostgres();
const outcomes: Outcome[] = [];

/** Faults that move the clock run in a separate environment, because a fake clock makes every time lookup slower. */
const runFaults = async (some: typeof selectedFaults, movesClock: boolean): Promise<void> => {
  if (some.length === 0) return;
  const environment = await startFaultEnvironment(database, { movesClock, database: movesClock ? "moved" : "faults" });
  try {
    for (const { fault, at: index } of some) {
      outcomes.push(await runFault(fault, { environment, database, random }, index));
      console.error(rowOf(outcomes.at(-1) as Outcome));
    }
  } finally {
    await environment.stop();
  }
};

try {
  await runFaults(
    selectedFaults.filter(({ fault }) => fault.movesClock !== true),
    false,
  );
  const moving = selectedFaults.filter(({ fault }) => fault.movesClock === true);
  if (canMoveClock) await runFaults(moving, true);
  else if (moving.length > 0) console.error("Left out: the clock cannot be moved, libfaketime is not installed.");
} finally {
  await database.stop();
}
const report = `## Fault injection

\`npm run faults\` (seed ${seed}): ${perSecond} forms a second, each fault ${times} times at random moments, on ${describeMachine()}. A client that gets no 201 retries
with the same key, and one in ten sends again even after a 201. At the end, every acknowledged form must be exactly one row, every row must
have both of its emails, and no process may have exited by itself. "Recovery" is the longest time from the end of the fault to the next
acknowledged form. "Slowest" is the longest time from a form's first try to its acknowledgment.

| fault | times | acknowledged | lost | duplicated | emails | sent again to the mail server | rejected during the fault | recovery | slowest | other problems |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}

${outcomes.map(({ fault }) => `- **${fault.name}**: ${fault.description}.`).join("\n")}`;
console.log(report);
if (!quick && only === undefined) writeSection("faults", report, "reliability");
process.exit(outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0);
