/**
 * A primary, two standbys and HAProxy in front. This harness chooses the primary, as Patroni would: HAProxy checks one HTTP address per
 * server, and only the leader's returns 200.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/test/database/local-postgres.ts";
import { initializeDataFolder, createNode, type PostgresNode, runTool } from "./postgres-node.ts";
import { startTcpProxy } from "./tcp-proxy.ts";

export interface Cluster {
  /** HAProxy's port, which always leads to the primary. */
  readonly port: number;
  readonly adminUrl: string;
  readonly primary: () => PostgresNode;
  readonly standbys: () => readonly PostgresNode[];
  /** Sets whether commits wait for one of the two standbys. */
  readonly setWaitForStandby: (doesWait: boolean) => Promise<void>;
  /** Holds back what the primary sends to the standbys. */
  readonly holdReplication: () => Promise<void>;
  /** Drops the data held back, as a broken network would. */
  readonly dropReplication: () => Promise<void>;
  /** Kills the primary and promotes the standby with the most WAL; returns the milliseconds until it accepts writes. */
  readonly failOver: (whenKilled?: () => Promise<void>) => Promise<number>;
  /** Brings the failed server back as a standby, rewound to where the timelines diverged. */
  readonly rejoin: (failedNode: PostgresNode) => Promise<void>;
  readonly waitForStandbys: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const names = ["a", "b", "c"] as const;
/** Keeps enough WAL for a server that rejoins. */
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

interface Backend {
  readonly node: PostgresNode;
  readonly leaderCheck: { readonly port: number };
}

/** How HAProxy detects the leader: fast, or with the values of Patroni's manual, so that a busy machine does not count as down. */
const checks = {
  soon: { timeout: "1s", every: "inter 200ms rise 1", fall: 1 },
  patient: { timeout: "5s", every: "inter 3s rise 2", fall: 3 },
};

const proxyConfiguration = (port: number, backends: readonly Backend[], check: keyof typeof checks): string => `
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
${backends.map(({ node, leaderCheck }) => `  server ${node.name} 127.0.0.1:${node.port} check port ${leaderCheck.port}`).join("\n")}
`;

/** HAProxy's health check for one PostgreSQL server: an HTTP server that answers 200 only while that server is the leader. */
const startLeaderCheck = async (isLeader: () => boolean) => {
  const port = await freePort();
  let refusals = 0;
  const server = createServer((_request, response) => {
    const isLeading = isLeader();
    response.writeHead(isLeading ? 200 : 503).end(() => {
      if (!isLeading) refusals += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port, close: () => server.close(), refusals: () => refusals };
};

/** How many bytes of WAL the server has received. */
const receivedBytes = async (node: PostgresNode): Promise<bigint> => {
  const [row] = await node.query<{ bytes: string }>(
    // A restarted server counts what it has received from the start of a WAL segment.
    "select pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::text as bytes",
  );
  return BigInt(row?.bytes ?? 0);
};

export const startCluster = async (check: keyof typeof checks = "soon"): Promise<Cluster> => {
  const port = await freePort();
  const nodes = await Promise.all(names.map((name) => createNode(name)));
  const [first, ...followers] = nodes;
  if (first === undefined) throw new Error("no server");
  let leader: PostgresNode | undefined = first;

  const backends = await Promise.all(
    nodes.map(async (node) => ({ node, leaderCheck: await startLeaderCheck(() => leader === node) })),
  );
  const file = join(mkdtempSync(join(tmpdir(), "haproxy-")), "haproxy.cfg");
  writeFileSync(file, proxyConfiguration(port, backends, check));

  await initializeDataFolder(first.data);
  // In the configuration file, for tools that start the server themselves, such as pg_rewind.
  appendFileSync(join(first.data, "postgresql.conf"), settings.map((setting) => `${setting}\n`).join(""));
  await first.start();
  const proxy: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  process.once("exit", () => proxy.kill("SIGKILL"));

  const standbyProxies = new Map(
    await Promise.all(nodes.map(async (node) => [node, await startTcpProxy(() => port)] as const)),
  );
  /** Standbys follow the current leader through the same HAProxy, each behind its own TCP proxy. */
  const primaryConninfo = (node: PostgresNode): string =>
    `host=127.0.0.1 port=${standbyProxies.get(node)?.port} user=postgres application_name=${node.name}`;
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
    await node.query(`alter system set primary_conninfo = '${primaryConninfo(node)}'`);
    await node.query("select pg_reload_conf()");
  }

  // HAProxy counts every server as up until `fall` checks have failed; one more makes sure that it has acted on them.
  const haveRefused = (): boolean =>
    backends.every(({ node, leaderCheck }) => node === first || leaderCheck.refusals() > checks[check].fall);
  for (let tries = 0; !haveRefused(); tries += 1) {
    if (tries === 600) throw new Error("HAProxy does not ask who leads");
    await wait(50);
  }

  const primary = (): PostgresNode => {
    if (leader === undefined) throw new Error("nobody leads");
    return leader;
  };
  const standbys = (): readonly PostgresNode[] => nodes.filter((node) => node !== leader);
  const waitUntilBothFollow = async (): Promise<void> => {
    for (let tries = 0; tries < 600; tries += 1) {
      const rows = await primary()
        .query<{ n: number }>("select count(*)::int n from pg_stat_replication where state = 'streaming'")
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
    waitForStandbys: waitUntilBothFollow,
    setWaitForStandby: async (shouldWait) => {
      // Set on every server, so that it holds for the next leader too.
      for (const node of nodes) {
        await node.query(`alter system set synchronous_standby_names = '${shouldWait ? "ANY 1 (a, b, c)" : ""}'`);
        await node.query("select pg_reload_conf()");
      }
    },
    holdReplication: async () => {
      for (const standbyProxy of standbyProxies.values()) await standbyProxy.setMode("silent");
    },
    dropReplication: async () => {
      for (const standbyProxy of standbyProxies.values()) {
        await standbyProxy.setMode("refused");
        await standbyProxy.setMode("passthrough");
      }
    },
    failOver: async (whenKilled = async () => undefined) => {
      const failedNode = primary();
      await failedNode.killAll();
      await whenKilled();
      const startedAt = performance.now();
      leader = undefined;
      const remaining = nodes.filter((node) => node !== failedNode);
      const receivedByNode = await Promise.all(remaining.map(receivedBytes));
      const next = remaining.reduce((best, node, index) =>
        (receivedByNode[index] ?? 0n) > (receivedByNode[remaining.indexOf(best)] ?? 0n) ? node : best,
      );
      await next.query("select pg_promote(true, 30)");
      leader = next;
      for (;;) {
        const recoveryRows = await next.query("select pg_is_in_recovery() as r").catch(() => undefined);
        if (recoveryRows !== undefined) break;
        await wait(20);
      }
      return performance.now() - startedAt;
    },
    rejoin: async (failedNode) => {
      // Without a checkpoint the new primary's control file names the old timeline, and pg_rewind would find nothing to do.
      await primary().query("checkpoint");
      await runTool(
        "pg_rewind",
        "-D",
        failedNode.data,
        "--source-server",
        `${primary().adminUrl}?application_name=${failedNode.name}`,
        "-R",
      );
      await failedNode.start();
      await failedNode.query(`alter system set primary_conninfo = '${primaryConninfo(failedNode)}'`);
      await failedNode.query("select pg_reload_conf()");
      await waitUntilBothFollow();
    },
    stop: async () => {
      proxy.kill("SIGTERM");
      for (const { leaderCheck } of backends) leaderCheck.close();
      for (const standbyProxy of standbyProxies.values()) await standbyProxy.close();
      await Promise.all(nodes.map((node) => node.killAll()));
      for (const node of nodes) rmSync(node.home, { recursive: true, force: true });
    },
  };
};
