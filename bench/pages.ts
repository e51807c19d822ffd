/** Prerendered pages of three sizes: requests a second of ours against nginx's, one process each, same bytes, in one run. */
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
import { wrk } from "./wrk.ts";

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
  return { address, sent: packed.length, pid: nginx.pid ?? 0, stop: () => nginx.kill("SIGTERM") };
};

/** Many short rounds in turn: whoever else uses the machine takes from both alike. */
const askInTurn = async (path: string, nginx: { readonly address: string; readonly pid: number }) => {
  const load = { seconds, connections, headers: gzip };
  const ask = async (address: string, pid: number) => {
    const before = processorSecondsOf(pid);
    const { perSecond, requests } = await wrk(address, load);
    return { perSecond, microseconds: ((processorSecondsOf(pid) - before) * 1_000_000) / requests };
  };
  await ask(ours.origin + path, ours.child.pid ?? 0);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      nginx: await ask(nginx.address, nginx.pid),
      ours: await ask(ours.origin + path, ours.child.pid ?? 0),
    });
  }
  return results;
};

try {
  const measured: { path: string; sent: number; results: Awaited<ReturnType<typeof askInTurn>> }[] = [];
  for (const path of paths) {
    const nginx = await beside(path);
    measured.push({ path, sent: nginx.sent, results: await askInTurn(path, nginx) });
    nginx.stop();
  }
  type Measured = (typeof measured)[number];
  const half = ({ results }: Measured, who: "nginx" | "ours", what: "perSecond" | "microseconds"): number =>
    median(results.map((each) => each[who][what]));
  const byRate = ({ results }: Measured): number =>
    median(results.map((each) => each.ours.perSecond / each.nginx.perSecond));
  const byCost = ({ results }: Measured): number =>
    median(results.map((each) => each.nginx.microseconds / each.ours.microseconds));
  const main = measured.find(({ path }) => path === page) ?? measured[0];
  if (main === undefined) throw new Error("nothing was measured");
  const bySize = measured.toSorted((a, b) => a.sent - b.sent);
  const rows = bySize.map(
    (each) =>
      `| ${each.path} | ${whole(each.sent)} | ${whole(half(each, "nginx", "perSecond"))} | ${whole(half(each, "ours", "perSecond"))} | **${byRate(each).toFixed(2)}** | ${half(each, "nginx", "microseconds").toFixed(1)} µs | ${half(each, "ours", "microseconds").toFixed(1)} µs | **${byCost(each).toFixed(2)}** |`,
  );
  const cost = (of: "nginx" | "ours") => bySize.map((each) => [each.sent, half(each, of, "microseconds")] as const);
  const chart = quick
    ? ""
    : writeChart("pages", {
        title: "Microseconds of a core for a prerendered page",
        x: "bytes sent",
        y: "µs",
        lines: [
          { name: "ours", points: cost("ours") },
          { name: "nginx", points: cost("nginx") },
        ],
      });
  const report = `## A prerendered page against nginx

\`npm run bench:pages\`: gzip, the same bytes and all our headers on both sides, one process each, wrk with ${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians, on the
same ${machine()}. Ratios are of pairs of rounds: by what was answered, and by the time of a core that an answer took, in which what
others took from the machine does not count. Target for ${page}: ${target}.

| page | bytes | nginx, requests/s | ours, requests/s | ratio | nginx, of a core | ours, of a core | ratio |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

${chart}`;
  console.log(report);
  if (!quick) {
    writeSection("pages", report);
    keepFigures("pages", {
      perSecond: half(main, "ours", "perSecond"),
      ratio: byRate(main),
      ratioByCost: byCost(main),
    });
  }
} finally {
  await ours.stop();
  database.stop();
}
