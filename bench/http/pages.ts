/**
 * Compares prerendered pages of three sizes: our requests per second, nginx's, and those of Node's own bare HTTP server. Each is one
 * process and sends the same bytes, in the same run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "#server/test/database/local-postgres.ts";
import { writeChart } from "../support/chart.ts";
import { startNginx } from "../support/nginx.ts";
import { waitUntilReachable } from "../support/wait-until-reachable.ts";
import { processTreeCpuSeconds } from "../support/cpu-shares.ts";
import { saveMetrics, describeMachine, median, formatInteger, writeSection } from "../support/report.ts";
import { disableOverloadCheck, startDatabase, startProcess } from "../support/bench-processes.ts";
import { retryOnClockJump, wrk } from "../support/wrk.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 15;
const seconds = 2;
const connections = 32;
const target = 0.45;
/** The page that the target applies to; a normal run also measures a small file and the largest page. */
const page = "/registered-nurse-recruiters";
const paths = quick ? [page] : ["/robots.txt", page, "/"];

const gzip = { "accept-encoding": "gzip" };

/** The bytes as sent, still compressed; fetch would decompress them. */
const bytesOf = async (address: string): Promise<Buffer> => {
  const request = get(address, { headers: gzip });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return buffer(response);
};

const database = await startDatabase();
const ownServer = await startProcess({
  roles: "api,web",
  databaseUrl: database.serverUrl,
  env: { ORIGIN: "https://bench.example", ...disableOverloadCheck },
});

/** nginx serves our exact bytes from disk and must send every header that we send. */
const startServers = async (path: string) => {
  const sample = await fetch(ownServer.origin + path, { headers: gzip });
  const gzipBody = await bytesOf(ownServer.origin + path);
  const root = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx workers run as another user when root starts it.
  chmodSync(root, 0o755);
  const file = path.endsWith(".txt") ? "page.txt" : "page.html";
  writeFileSync(join(root, file), Buffer.from(await sample.arrayBuffer()));
  writeFileSync(join(root, `${file}.gz`), gzipBody);
  const port = await freePort();
  const nginx = startNginx({ folder: root, port, root, file, headers: sample.headers });
  const address = `http://127.0.0.1:${port}/`;
  await waitUntilReachable(address);
  const nginxResponse = await fetch(address, { headers: gzip });
  const missing = [...sample.headers.keys()].filter(
    (name) => !nginxResponse.headers.has(name) && name !== "keep-alive",
  );
  if (!gzipBody.equals(await bytesOf(address)) || missing.length > 0) {
    throw new Error(`nginx does not answer alike: ${missing.join(", ")}`);
  }
  const barePort = await freePort();
  const fields = [...sample.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  const bare = spawn(
    process.execPath,
    ["bench/http/bare-http.ts", String(barePort), join(root, `${file}.gz`), JSON.stringify(fields.flat())],
    { stdio: "inherit" },
  );
  const stop = (): void => {
    nginx.kill("SIGTERM");
    bare.kill("SIGTERM");
  };
  process.once("exit", stop);
  const bareAddress = `http://127.0.0.1:${barePort}/`;
  await waitUntilReachable(bareAddress);
  return {
    sent: gzipBody.length,
    nginx: { address, pid: nginx.pid ?? 0 },
    bare: { address: bareAddress, pid: bare.pid ?? 0 },
    ours: { address: ownServer.origin + path, pid: ownServer.child.pid ?? 0 },
    stop,
  };
};

type Servers = Awaited<ReturnType<typeof startServers>>;
const contenders = ["nginx", "bare", "ours"] as const;
type Contender = (typeof contenders)[number];

/** Many short alternating rounds, so that other load on the machine affects all servers alike. */
const measureAlternating = async (all: Servers) => {
  const runRound = async (contender: Contender) => {
    const { address, pid } = all[contender];
    return retryOnClockJump(async () => {
      const before = processTreeCpuSeconds(pid);
      const { perSecond, requests } = await wrk(address, { seconds, connections, headers: gzip });
      return { perSecond, microseconds: ((processTreeCpuSeconds(pid) - before) * 1_000_000) / requests };
    });
  };
  for (const contender of contenders) await runRound(contender);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ nginx: await runRound("nginx"), bare: await runRound("bare"), ours: await runRound("ours") });
  }
  return results;
};

try {
  const measurements: { path: string; sent: number; results: Awaited<ReturnType<typeof measureAlternating>> }[] = [];
  for (const path of paths) {
    const all = await startServers(path);
    measurements.push({ path, sent: all.sent, results: await measureAlternating(all) });
    all.stop();
  }
  type Measured = (typeof measurements)[number];
  const medianOf = ({ results }: Measured, contender: Contender, metric: "perSecond" | "microseconds"): number =>
    median(results.map((each) => each[contender][metric]));
  const rateRatio = ({ results }: Measured): number =>
    median(results.map((each) => each.ours.perSecond / each.nginx.perSecond));
  const costRatio = ({ results }: Measured, contender: Contender, against: Contender): number =>
    median(results.map((each) => each[against].microseconds / each[contender].microseconds));
  const targetPage = measurements.find(({ path }) => path === page) ?? measurements[0];
  if (targetPage === undefined) throw new Error("nothing was measured");
  const bySize = measurements.toSorted((a, b) => a.sent - b.sent);
  const rows = bySize.map((measurement) =>
    [
      "",
      measurement.path,
      formatInteger(measurement.sent),
      ...contenders.map((contender) => formatInteger(medianOf(measurement, contender, "perSecond"))),
      `**${rateRatio(measurement).toFixed(2)}**`,
      ...contenders.map((contender) => `${medianOf(measurement, contender, "microseconds").toFixed(1)} µs`),
      `**${costRatio(measurement, "ours", "nginx").toFixed(2)}**`,
      costRatio(measurement, "bare", "nginx").toFixed(2),
      costRatio(measurement, "ours", "bare").toFixed(2),
      "",
    ]
      .join(" | ")
      .trim(),
  );
  const cost = (contender: Contender) =>
    bySize.map((each) => [each.sent, medianOf(each, contender, "microseconds")] as const);
  const chart = quick
    ? ""
    : writeChart("pages", {
        title: "Microseconds of a core for a prerendered page",
        x: "bytes sent",
        y: "µs",
        lines: [
          { name: "ours", points: cost("ours") },
          { name: "Node alone", points: cost("bare") },
          { name: "nginx", points: cost("nginx") },
        ],
      });
  const report = `## A prerendered page against nginx

\`npm run bench:pages\`: gzip, the same bytes and all our headers on both sides, one process each, wrk with ${connections} connections, ${rounds} rounds of ${seconds} s, alternating, medians, on the
same ${describeMachine()}. Ratios compare pairs of rounds: by requests per second, and by CPU time per response, which
excludes CPU time used by other programs. Target for ${page}: ${target}.

| page | bytes | nginx, requests/s | plain Node, requests/s | ours, requests/s | ours / nginx | nginx, CPU | plain Node, CPU | ours, CPU | ours / nginx, per CPU | plain Node / nginx, per CPU | ours / plain Node, per CPU |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

Plain Node ("Node alone" in the chart) is Node's own HTTP server with the response ready in memory and no application code (bench/http/bare-http.ts): the upper bound for any
program on Node. nginx hands the file to the kernel (sendfile). Node has no such call and copies every byte, so its cost grows with the size of the page.

${chart}`;
  console.log(report);
  if (!quick) {
    writeSection("pages", report);
    saveMetrics("pages", {
      perSecond: medianOf(targetPage, "ours", "perSecond"),
      ratio: rateRatio(targetPage),
      ratioByCost: costRatio(targetPage, "ours", "nginx"),
      ratioToNode: costRatio(targetPage, "ours", "bare"),
    });
  }
} finally {
  await ownServer.stop();
  database.stop();
}
