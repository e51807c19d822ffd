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
import { keepFigures, machine, median, whole, writeSection } from "./report.ts";
import { neverRefuses, startDatabase, startProcess } from "./running.ts";
import { wrk } from "./wrk.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 1 : 5;
const seconds = quick ? 2 : 6;
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
  return { address, sent: packed.length, stop: () => nginx.kill("SIGTERM") };
};

try {
  const load = { seconds, connections, headers: gzip };
  const measured: { path: string; sent: number; results: { nginx: number; ours: number; ratio: number }[] }[] = [];
  for (const path of paths) {
    const nginx = await beside(path);
    await wrk(ours.origin + path, load);
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await wrk(nginx.address, load);
      const mine = await wrk(ours.origin + path, load);
      results.push({ nginx: theirs.perSecond, ours: mine.perSecond, ratio: mine.perSecond / theirs.perSecond });
    }
    nginx.stop();
    measured.push({ path, sent: nginx.sent, results });
  }
  const ratio = (of: (typeof measured)[number]): number => median(of.results.map((each) => each.ratio));
  const main = measured.find(({ path }) => path === page) ?? measured[0];
  if (main === undefined) throw new Error("nothing was measured");
  const rows = main.results.map(
    (each, at) => `| ${at + 1} | ${whole(each.nginx)} | ${whole(each.ours)} | ${each.ratio.toFixed(2)} |`,
  );
  const bySize = measured.toSorted((a, b) => a.sent - b.sent);
  const sizes = bySize.map(
    (each) =>
      `| ${each.path} | ${whole(each.sent)} | ${whole(median(each.results.map((one) => one.nginx)))} | ${whole(median(each.results.map((one) => one.ours)))} | ${ratio(each).toFixed(2)} |`,
  );
  const cost = (of: "nginx" | "ours") =>
    bySize.map((each) => [each.sent, 1_000_000 / median(each.results.map((one) => one[of]))] as const);
  const chart = quick
    ? ""
    : writeChart("pages", {
        title: "Microseconds a prerendered page",
        x: "bytes sent",
        y: "µs",
        lines: [
          { name: "ours", points: cost("ours") },
          { name: "nginx", points: cost("nginx") },
        ],
      });
  const report = `## A prerendered page against nginx

\`npm run bench:pages\`: ${page}, gzip, ${main.sent} bytes, all our headers on both sides, one process each, wrk with ${connections} connections
for ${seconds} s on the same ${machine()}.

| round | nginx, requests/s | ours, requests/s | ratio |
| --- | --- | --- | --- |
${rows.join("\n")}

Median ratio: **${ratio(main).toFixed(2)}** (target ${target}). Other sizes, medians of as many rounds:

| page | bytes | nginx, requests/s | ours, requests/s | ratio |
| --- | --- | --- | --- | --- |
${sizes.join("\n")}

${chart}`;
  console.log(report);
  if (!quick) {
    writeSection("pages", report);
    keepFigures("pages", { perSecond: median(main.results.map((each) => each.ours)), ratio: ratio(main) });
  }
} finally {
  await ours.stop();
  database.stop();
}
