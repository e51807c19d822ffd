/**
 * A primary, two servers that follow it and HAProxy before them. Which of them is the primary is said by this harness, as Patroni
 * would say it: HAProxy asks one address per server, and only the leader's answers yes.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/test/local-postgres.ts";
import { initialise, makeNode, type PostgresNode, runTool } from "./postgres-node.ts";
import { layWire } from "./wire.ts";

export interface Cluster {
  /** Through HAProxy, always the primary. */
  readonly port: number;
  readonly adminUrl: string;
  readonly primary: () => PostgresNode;
  readonly standbys: () => readonly PostgresNode[];
  /** From now on commits wait for one of the two others, or for nobody. */
  readonly waitForStandby: (doesWait: boolean) => Promise<void>;
  /** What the primary sends to the others is held on the way. */
  readonly holdReplication: () => Promise<void>;
  /** What was held is lost, as on a network that broke. */
  readonly dropReplication: () => Promise<void>;
  /** Kills the primary and lets the one that has most of it take over; milliseconds until it takes writes. */
  readonly failOver: (whenKilled?: () => Promise<void>) => Promise<number>;
  /** The one that fell comes back as a follower: rewound to where the others parted from it. */
  readonly rejoin: (fallen: PostgresNode) => Promise<void>;
  readonly bothFollow: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const names = ["a", "b", "c"] as const;
/** Enough is kept for one that comes back. */
const settings = [
  "wal_level=replica",
  "max_wal_senders=10",
  "wal_keep_size=1GB",
  "hot_standby=on",
  "max_connections=200",
  "shared_buffers=128MB",
  "wal_receiver_status_interval=1s",
  "wal_retrieve_retry_interval=200ms",
];

interface Behind {
  readonly node: PostgresNode;
  readonly sign: { readonly port: number };
}

/** How HAProxy finds out who leads: soon, or as Patroni's manual has it, where a busy machine must not be taken for a dead one. */
const checks = {
  soon: { timeout: "1s", every: "inter 200ms rise 1", fall: 1 },
  patient: { timeout: "5s", every: "inter 3s rise 2", fall: 3 },
};

const proxyConfiguration = (port: number, behind: readonly Behind[], check: keyof typeof checks): string => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check ${checks[check].timeout}
frontend database
  bind 127.0.0.1:${port}
  default_backend leader
backend leader
  option httpchk
  default-server ${checks[check].every} fall ${checks[check].fall} on-marked-down shutdown-sessions
${behind.map(({ node, sign }) => `  server ${node.name} 127.0.0.1:${node.port} check port ${sign.port}`).join("\n")}
`;

/** Whom HAProxy may let through: one small HTTP server per PostgreSQL server. */
const startLeaderSign = async (isLeader: () => boolean) => {
  const port = await freePort();
  let refusals = 0;
  const server = createServer((_request, response) => {
    const doesLead = isLeader();
    response.writeHead(doesLead ? 200 : 503).end(() => {
      if (!doesLead) refusals += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port, close: () => server.close(), refusals: () => refusals };
};

/** How much of the primary it has. */
const received = async (node: PostgresNode): Promise<bigint> => {
  const [row] = await node.ask<{ bytes: string }>(
    // A server that was started again counts what it receives from a segment's beginning on.
    "select pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::text as bytes",
  );
  return BigInt(row?.bytes ?? 0);
};

export const startCluster = async (check: keyof typeof checks = "soon"): Promise<Cluster> => {
  const port = await freePort();
  const nodes = await Promise.all(names.map((name) => makeNode(name)));
  const [first, ...followers] = nodes;
  if (first === undefined) throw new Error("no server");
  let leader: PostgresNode | undefined = first;

  const behind = await Promise.all(
    nodes.map(async (node) => ({ node, sign: await startLeaderSign(() => leader === node) })),
  );
  const file = join(mkdtempSync(join(tmpdir(), "haproxy-")), "haproxy.cfg");
  writeFileSync(file, proxyConfiguration(port, behind, check));

  await initialise(first.data);
  // In the file, for tools that start the server by themselves, such as pg_rewind.
  appendFileSync(join(first.data, "postgresql.conf"), settings.map((setting) => `${setting}\n`).join(""));
  await first.start();
  const proxy: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  process.once("exit", () => proxy.kill("SIGKILL"));

  const wires = new Map(await Promise.all(nodes.map(async (node) => [node, await layWire(() => port)] as const)));
  /** They follow whoever leads, through the same proxy and a wire of their own before it. */
  const follow = (node: PostgresNode): string =>
    `host=127.0.0.1 port=${wires.get(node)?.port} user=postgres application_name=${node.name}`;
  for (const node of followers) {
    await runTool(
      "pg_basebackup",
      "-D",
      node.data,
      "-d",
      `${first.adminUrl}?application_name=${node.name}`,
      "-X",
      "stream",
      "-c",
      "fast",
      "-R",
    );
    await node.start();
    await node.ask(`alter system set primary_conninfo = '${follow(node)}'`);
    await node.ask("select pg_reload_conf()");
  }

  // HAProxy takes every server for a leader until it was told otherwise that often, and once more to be sure that it has heard.
  const haveRefused = (): boolean =>
    behind.every(({ node, sign }) => node === first || sign.refusals() > checks[check].fall);
  for (let tries = 0; !haveRefused(); tries += 1) {
    if (tries === 600) throw new Error("HAProxy does not ask who leads");
    await wait(50);
  }

  const primary = (): PostgresNode => {
    if (leader === undefined) throw new Error("nobody leads");
    return leader;
  };
  const standbys = (): readonly PostgresNode[] => nodes.filter((node) => node !== leader);
  const bothFollow = async (): Promise<void> => {
    for (let tries = 0; tries < 600; tries += 1) {
      const rows = await primary()
        .ask<{ n: number }>("select count(*)::int n from pg_stat_replication where state = 'streaming'")
        .catch(() => []);
      if (rows[0]?.n === names.length - 1) return;
      await wait(100);
    }
    throw new Error("the standbys do not follow");
  };
  return {
    port,
    adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    primary,
    standbys,
    bothFollow,
    waitForStandby: async (doesWait) => {
      // In every server's own settings, so that it holds for whoever leads next.
      for (const node of nodes) {
        await node.ask(`alter system set synchronous_standby_names = '${doesWait ? "ANY 1 (a, b, c)" : ""}'`);
        await node.ask("select pg_reload_conf()");
      }
    },
    holdReplication: async () => {
      for (const wire of wires.values()) await wire.become("silent");
    },
    dropReplication: async () => {
      for (const wire of wires.values()) {
        await wire.become("refused");
        await wire.become("through");
      }
    },
    failOver: async (whenKilled = async () => undefined) => {
      const fallen = primary();
      await fallen.killAll();
      await whenKilled();
      const begun = performance.now();
      leader = undefined;
      const left = nodes.filter((node) => node !== fallen);
      const have = await Promise.all(left.map(received));
      const next = left.reduce((best, node, at) => ((have[at] ?? 0n) > (have[left.indexOf(best)] ?? 0n) ? node : best));
      await next.ask("select pg_promote(true, 30)");
      leader = next;
      for (;;) {
        const done = await next.ask("select pg_is_in_recovery() as r").catch(() => undefined);
        if (done !== undefined) break;
        await wait(20);
      }
      return performance.now() - begun;
    },
    rejoin: async (fallen) => {
      // Until then the new primary's control file names the old timeline, and pg_rewind would find nothing to do.
      await primary().ask("checkpoint");
      await runTool(
        "pg_rewind",
        "-D",
        fallen.data,
        "--source-server",
        `${primary().adminUrl}?application_name=${fallen.name}`,
        "-R",
      );
      await fallen.start();
      await fallen.ask(`alter system set primary_conninfo = '${follow(fallen)}'`);
      await fallen.ask("select pg_reload_conf()");
      await bothFollow();
    },
    stop: async () => {
      proxy.kill("SIGTERM");
      for (const { sign } of behind) sign.close();
      for (const wire of wires.values()) await wire.close();
      await Promise.all(nodes.map((node) => node.killAll()));
      for (const node of nodes) rmSync(node.home, { recursive: true, force: true });
    },
  };
};
