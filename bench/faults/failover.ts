/**
 * Kills the primary and promotes a standby. In the hard case, replication is held back first, so that everything acknowledged without the
 * standbys is lost. With commits that wait for one of two standbys, nothing may be lost; the control, whose commits wait for none, must
 * lose data.
 */
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import { describeMachine, percentile, formatInteger, writeSection } from "../support/report.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { compareResults } from "./compare.ts";
import { startFormSenders } from "./senders.ts";
import { startFaultEnvironment, type FaultEnvironment } from "./environment.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const controlRuns = quick ? 1 : 3;
const perSecond = quick ? 20 : 30;
const replicationLagMs = 1500;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);

interface Outcome {
  readonly name: string;
  readonly times: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly emails: string;
  readonly unexpectedStatuses: string;
  readonly recoveryMs: readonly number[];
}

const msUntilNextAcknowledged = async (
  senders: ReturnType<typeof startFormSenders>,
  startedAt: number,
): Promise<number> => {
  const before = senders.acknowledgedSoFar();
  while (senders.acknowledgedSoFar() === before) await wait(10);
  return performance.now() - startedAt;
};

const killPrimary = async (cluster: Cluster, isReplicationHeld: boolean): Promise<void> => {
  if (!isReplicationHeld) return void (await cluster.failOver());
  await cluster.holdReplication();
  await wait(replicationLagMs);
  await cluster.failOver(cluster.dropReplication);
};

const runScenario = async (
  name: string,
  count: number,
  { cluster, world }: { readonly cluster: Cluster; readonly world: FaultEnvironment },
  injectFault: () => Promise<void>,
): Promise<Outcome> => {
  const emailPrefix = name.replaceAll(/\W+/g, "");
  const senders = startFormSenders({ origin: world.api.origin, perSecond, emailPrefix });
  const recoveryTimesMs: number[] = [];
  for (let time = 0; time < count; time += 1) {
    await wait(random.between(1000, 3000));
    const oldPrimary = cluster.primary();
    await injectFault();
    recoveryTimesMs.push(await msUntilNextAcknowledged(senders, performance.now()));
    if (cluster.primary() !== oldPrimary) await cluster.rejoin(oldPrimary);
  }
  const results = await senders.stop();
  const verdict = await compareResults(world, emailPrefix, results);
  const unexpectedStatuses = [...results.statuses].filter(([status]) => ![201, 0, 503].includes(status));
  return {
    name,
    times: count,
    acknowledged: verdict.acknowledged,
    lost: verdict.lost,
    duplicated: verdict.duplicated,
    emails: `${verdict.emailsSent} of ${verdict.emailsExpected}`,
    unexpectedStatuses: unexpectedStatuses.map(([status, n]) => `${n} x ${status}`).join(", ") || "none",
    recoveryMs: recoveryTimesMs,
  };
};

const rowOf = (each: Outcome): string =>
  `| ${each.name} | ${each.times} | ${formatInteger(each.acknowledged)} | **${formatInteger(each.lost)}** | ${each.duplicated} | ${each.emails} | ${each.unexpectedStatuses} | ${(percentile(each.recoveryMs, 0.5) / 1000).toFixed(1)} s | ${(Math.max(...each.recoveryMs) / 1000).toFixed(1)} s |`;

const cluster = await startCluster();
await cluster.waitForStandbys();
const world = await startFaultEnvironment(cluster);
const setup = { cluster, world };
const outcomes: Outcome[] = [];
const addOutcome = (outcome: Outcome): void => {
  outcomes.push(outcome);
  console.error(rowOf(outcome));
};
try {
  await cluster.setWaitForStandby(true);
  if (!quick) {
    addOutcome(
      await runScenario("one standby killed", times, setup, async () => {
        const [standby] = cluster.standbys();
        await standby?.killAll();
        await wait(random.between(500, 2000));
        await standby?.start();
        await cluster.waitForStandbys();
      }),
    );
    addOutcome(
      await runScenario("primary killed; commits wait for one of two standbys", times, setup, () =>
        killPrimary(cluster, false),
      ),
    );
  }
  addOutcome(
    await runScenario("primary killed with replication lag; commits wait for one of two standbys", times, setup, () =>
      killPrimary(cluster, true),
    ),
  );
  await cluster.setWaitForStandby(false);
  addOutcome(
    await runScenario("control: with replication lag; commits wait for no standby", controlRuns, setup, () =>
      killPrimary(cluster, true),
    ),
  );
} finally {
  await world.stop();
  await cluster.stop();
}
const report = `## Loss of the database server

\`npm run faults:failover\` (seed ${seed}): PostgreSQL with two standbys behind HAProxy, ${perSecond} forms a second, on ${describeMachine()}. "With replication lag": what
the primary sends to both standbys is delayed by ${replicationLagMs} ms and lost when the primary is killed. The control must lose data; otherwise the test proves nothing.

| scenario | times | acknowledged | lost | duplicated | emails | responses other than 201, 503 or none | time to first write, p50 | slowest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}`;
console.log(report);
if (!quick) writeSection("failover", report, "reliability");
const control = outcomes.at(-1);
const passing = outcomes.slice(0, -1).every(({ lost, duplicated }) => lost === 0 && duplicated === 0);
process.exit(passing && control !== undefined && control.lost > 0 ? 0 : 1);
