/**
 * Prerendered pages of three sizes: requests a second of ours against nginx's, and against Node's own server with nothing behind it;
 * one process each, same bytes, in one run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "#server/test/local-postgres.ts";
import { writeChart } from "./chart.ts";
import { startNginx } from "./nginx.ts";
import { reachable } from "./reachable.ts";
import { processorSecondsOf } from "./processor-share.ts";
import { keepFigures, machine, median, whole, writeSection } from "./report.ts";
import { neverRefuses, startDatabase, startProcess } from "./running.ts";
import { bySteadyClock, wrk } from "./wrk.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 15;
const seconds = 2;
const connections = 32;
const target = 0.45;
/** The page by which the target is read, a small file and the largest page. */
const page = "/registered-nurse-recruiters";
const paths = quick ? [page] : ["/robots.txt", page, "/"];

const gzip = { "accept-encoding": "gzip" };

/** As they are sent, packed; fetch would unpack them. */
const bytesOf = async (address: string): Promise<Buffer> => {
  const request = get(address, { headers: gzip });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return buffer(answer);
};

const database = await startDatabase();
const ours = await startProcess({
  roles: "api,web",
  databaseUrl: database.serverUrl,
  env: { ORIGIN: "https://bench.example", ...neverRefuses },
});

/** The yardstick has our very bytes on its disk, and must send no header less. */
const beside = async (path: string) => {
  const sample = await fetch(ours.origin + path, { headers: gzip });
  const packed = await bytesOf(ours.origin + path);
  const root = mkdtempSync(join(tmpdir(), "nginx-"));
  // nginx runs as another user when root starts it.
  chmodSync(root, 0o755);
  const file = path.endsWith(".txt") ? "page.txt" : "page.html";
  writeFileSync(join(root, file), Buffer.from(await sample.arrayBuffer()));
  writeFileSync(join(root, `${file}.gz`), packed);
  const port = await freePort();
  const nginx = startNginx({ home: root, port, root, file, headers: sample.headers });
  const address = `http://127.0.0.1:${port}/`;
  await reachable(address);
  const yardstick = await fetch(address, { headers: gzip });
  const missing = [...sample.headers.keys()].filter((name) => !yardstick.headers.has(name) && name !== "keep-alive");
  if (!packed.equals(await bytesOf(address)) || missing.length > 0) {
    throw new Error(`nginx does not answer alike: ${missing.join(", ")}`);
  }
  const barePort = await freePort();
  const fields = [...sample.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  const bare = spawn(
    process.execPath,
    ["bench/bare-http.ts", String(barePort), join(root, `${file}.gz`), JSON.stringify(fields.flat())],
    { stdio: "inherit" },
  );
  const stop = (): void => {
    nginx.kill("SIGTERM");
    bare.kill("SIGTERM");
  };
  process.once("exit", stop);
  const bareAddress = `http://127.0.0.1:${barePort}/`;
  await reachable(bareAddress);
  return {
    sent: packed.length,
    nginx: { address, pid: nginx.pid ?? 0 },
    bare: { address: bareAddress, pid: bare.pid ?? 0 },
    ours: { address: ours.origin + path, pid: ours.child.pid ?? 0 },
    stop,
  };
};

type Beside = Awaited<ReturnType<typeof beside>>;
const contenders = ["nginx", "bare", "ours"] as const;
type Contender = (typeof contenders)[number];

/** Many short rounds in turn: whoever else uses the machine takes from all alike. */
const askInTurn = async (all: Beside) => {
  const ask = async (who: Contender) => {
    const { address, pid } = all[who];
    return bySteadyClock(async () => {
      const before = processorSecondsOf(pid);
      const { perSecond, requests } = await wrk(address, { seconds, connections, headers: gzip });
      return { perSecond, microseconds: ((processorSecondsOf(pid) - before) * 1_000_000) / requests };
    });
  };
  for (const who of contenders) await ask(who);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ nginx: await ask("nginx"), bare: await ask("bare"), ours: await ask("ours") });
  }
  return results;
};

try {
  const measured: { path: string; sent: number; results: Awaited<ReturnType<typeof askInTurn>> }[] = [];
  for (const path of paths) {
    const all = await beside(path);
    measured.push({ path, sent: all.sent, results: await askInTurn(all) });
    all.stop();
  }
  type Measured = (typeof measured)[number];
  const half = ({ results }: Measured, who: Contender, what: "perSecond" | "microseconds"): number =>
    median(results.map((each) => each[who][what]));
  const byRate = ({ results }: Measured): number =>
    median(results.map((each) => each.ours.perSecond / each.nginx.perSecond));
  const byCost = ({ results }: Measured, of: Contender, against: Contender): number =>
    median(results.map((each) => each[against].microseconds / each[of].microseconds));
  const main = measured.find(({ path }) => path === page) ?? measured[0];
  if (main === undefined) throw new Error("nothing was measured");
  const bySize = measured.toSorted((a, b) => a.sent - b.sent);
  const rows = bySize.map((each) =>
    [
      "",
      each.path,
      whole(each.sent),
      ...contenders.map((who) => whole(half(each, who, "perSecond"))),
      `**${byRate(each).toFixed(2)}**`,
      ...contenders.map((who) => `${half(each, who, "microseconds").toFixed(1)} µs`),
      `**${byCost(each, "ours", "nginx").toFixed(2)}**`,
      byCost(each, "bare", "nginx").toFixed(2),
      byCost(each, "ours", "bare").toFixed(2),
      "",
    ]
      .join(" | ")
      .trim(),
  );
  const cost = (of: Contender) => bySize.map((each) => [each.sent, half(each, of, "microseconds")] as const);
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

\`npm run bench:pages\`: gzip, the same bytes and all our headers on both sides, one process each, wrk with ${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians, on the
same ${machine()}. Ratios are of pairs of rounds: by what was answered, and by the time of a core that an answer took, in which what
others took from the machine does not count. Target for ${page}: ${target}.

| page | bytes | nginx, requests/s | Node alone | ours | ours of nginx | nginx, of a core | Node alone | ours | ours of nginx | Node of nginx | ours of Node |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

Node alone is Node's own HTTP server with the answer ready in memory and nothing behind it (bench/bare-http.ts): what no program on it can do better.
nginx hands the file to the kernel (sendfile); Node has no such call and copies every byte, which is what grows with the page.

${chart}`;
  console.log(report);
  if (!quick) {
    writeSection("pages", report);
    keepFigures("pages", {
      perSecond: half(main, "ours", "perSecond"),
      ratio: byRate(main),
      ratioByCost: byCost(main, "ours", "nginx"),
      ratioToNode: byCost(main, "ours", "bare"),
    });
  }
} finally {
  await ours.stop();
  database.stop();
}
