/**
 * The primary is killed and a standby takes over, with teeth: what the standbys receive is held back first, so that whatever was
 * acknowledged without them is lost. Waiting for one of two standbys must lose nothing; the control, which waits for none, must lose.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chance } from "#server/db/seed/chance.ts";
import { machine, percentile, whole, writeSection } from "../report.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { compare } from "./compare.ts";
import { startSending } from "./senders.ts";
import { startWorld, type World } from "./world.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const controls = quick ? 1 : 3;
const perSecond = quick ? 20 : 30;
const heldMs = 1500;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const draw = chance(seed);

interface Outcome {
  readonly name: string;
  readonly times: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly mails: string;
  readonly odd: string;
  readonly backMs: readonly number[];
}

const firstAfter = async (sent: ReturnType<typeof startSending>, begun: number): Promise<number> => {
  const before = sent.acknowledgedSoFar();
  while (sent.acknowledgedSoFar() === before) await wait(10);
  return performance.now() - begun;
};

const killPrimary = async (cluster: Cluster, isHeld: boolean): Promise<void> => {
  if (!isHeld) return void (await cluster.failOver());
  await cluster.holdReplication();
  await wait(heldMs);
  await cluster.failOver(cluster.dropReplication);
};

const suffer = async (
  name: string,
  count: number,
  { cluster, world }: { readonly cluster: Cluster; readonly world: World },
  happen: () => Promise<void>,
): Promise<Outcome> => {
  const mark = name.replaceAll(/\W+/g, "");
  const sent = startSending({ origin: world.api.origin, perSecond, mark });
  const backMs: number[] = [];
  for (let time = 0; time < count; time += 1) {
    await wait(draw.between(1000, 3000));
    const fallen = cluster.primary();
    await happen();
    backMs.push(await firstAfter(sent, performance.now()));
    if (cluster.primary() !== fallen) await cluster.rejoin(fallen);
  }
  const heard = await sent.stop();
  const verdict = await compare(world, mark, heard);
  const odd = [...heard.statuses].filter(([status]) => ![201, 0, 503].includes(status));
  return {
    name,
    times: count,
    acknowledged: verdict.acknowledged,
    lost: verdict.lost,
    doubled: verdict.doubled,
    mails: `${verdict.mailsSent} of ${verdict.mailsOwed}`,
    odd: odd.map(([status, n]) => `${n} x ${status}`).join(", ") || "none",
    backMs,
  };
};

const rowOf = (each: Outcome): string =>
  `| ${each.name} | ${each.times} | ${whole(each.acknowledged)} | **${whole(each.lost)}** | ${each.doubled} | ${each.mails} | ${each.odd} | ${(percentile(each.backMs, 0.5) / 1000).toFixed(1)} s | ${(Math.max(...each.backMs) / 1000).toFixed(1)} s |`;

const cluster = await startCluster();
await cluster.bothFollow();
const world = await startWorld(cluster);
const scene = { cluster, world };
const outcomes: Outcome[] = [];
const note = (outcome: Outcome): void => {
  outcomes.push(outcome);
  console.error(rowOf(outcome));
};
try {
  await cluster.waitForStandby(true);
  if (!quick) {
    note(
      await suffer("a standby killed", times, scene, async () => {
        const [standby] = cluster.standbys();
        await standby?.killAll();
        await wait(draw.between(500, 2000));
        await standby?.start();
        await cluster.bothFollow();
      }),
    );
    note(
      await suffer("primary killed, one of two standbys waited for", times, scene, () => killPrimary(cluster, false)),
    );
  }
  note(
    await suffer("primary killed with teeth, one of two standbys waited for", times, scene, () =>
      killPrimary(cluster, true),
    ),
  );
  await cluster.waitForStandby(false);
  note(await suffer("control: with teeth, no standby waited for", controls, scene, () => killPrimary(cluster, true)));
} finally {
  await world.stop();
  await cluster.stop();
}
const report = `## When the database's machine is lost

\`npm run faults:failover\` (seed ${seed}): PostgreSQL with two standbys behind HAProxy, ${perSecond} forms a second, on ${machine()}. "With teeth": what
the primary sends to both standbys is held on the way for ${heldMs} ms and lost when it is killed. The control must lose, or the test proves nothing.

| what | times | acknowledged | lost | doubled | mails | answers other than 201, 503 or none | first write after, p50 | slowest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}`;
console.log(report);
if (!quick) writeSection("failover", report, "reliability");
const control = outcomes.at(-1);
const isWell = outcomes.slice(0, -1).every(({ lost, doubled }) => lost === 0 && doubled === 0);
process.exit(isWell && control !== undefined && control.lost > 0 ? 0 : 1);
