/** Measures a job's page, rendered on request: requests per second on all cores, a different job every time, at three table sizes. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { writeChart } from "../support/chart.ts";
import { fillJobs } from "../matching/generated-jobs.ts";
import { saveMetrics, describeMachine, median, formatInteger, writeSection } from "../support/report.ts";
import { disableOverloadCheck, startDatabase, startProcess, withClient } from "../support/bench-processes.ts";
import { retryOnClockJump, wrk } from "../support/wrk.ts";

const quick = process.argv.includes("--quick");
const sizes = quick ? [1000] : [10_000, 100_000, 1_000_000];
const rounds = quick ? 1 : 5;
const seconds = quick ? 2 : 6;
const target = 800;
const connections = quick ? 4 : 16;

const script = join(mkdtempSync(join(tmpdir(), "job-page-")), "jobs.lua");
const database = await startDatabase();
const servers = await Promise.all(
  (quick ? cpus().slice(0, 1) : cpus()).map(() =>
    startProcess({ roles: "api,web", databaseUrl: database.serverUrl, env: disableOverloadCheck }),
  ),
);

const luaScript = (prefix: string, slugs: readonly string[]): string => `
local slugs = { ${slugs.map((slug) => `"${slug}"`).join(", ")} }
local at = math.random(1, #slugs)
request = function()
  at = at % #slugs + 1
  return wrk.format("GET", "${prefix}" .. slugs[at], { ["accept-encoding"] = "gzip" })
end
`;

/** Total requests per second of all processes, as behind a load balancer. */
const measureRate = async (prefix: string, slugs: readonly string[]): Promise<number> => {
  writeFileSync(script, luaScript(prefix, slugs));
  const load = { seconds, connections, script };
  const results = await retryOnClockJump(() => Promise.all(servers.map(({ origin }) => wrk(origin, load))));
  return results.reduce((sum, each) => sum + each.perSecond, 0);
};

const prepareSlugs = (size: number): Promise<string[]> =>
  withClient(database.ownerUrl, async (owner) => {
    await fillJobs(owner, size);
    const { rows } = await owner.query<{ slug: string }>(
      "select slug from jobs where is_active order by random() limit 3000",
    );
    return rows.map(({ slug }) => slug);
  });

try {
  const measured: { size: number; pages: number[]; calls: number[] }[] = [];
  let bytes = 0;
  for (const size of sizes) {
    const slugs = await prepareSlugs(size);
    bytes = (await (await fetch(`${servers[0]?.origin}/jobs/${slugs[0]}`)).arrayBuffer()).byteLength;
    await measureRate("/jobs/", slugs);
    const each = { size, pages: [] as number[], calls: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      each.pages.push(await measureRate("/jobs/", slugs));
      each.calls.push(await measureRate("/api/job-board/", slugs));
    }
    measured.push(each);
    console.error(each);
  }
  const rows = measured.map(
    ({ size, pages, calls }) =>
      `| ${formatInteger(size)} | **${formatInteger(median(pages))}** | ${formatInteger(Math.min(...pages))} to ${formatInteger(Math.max(...pages))} | ${formatInteger(median(calls))} |`,
  );
  const last = measured.at(-1);
  const [pages, calls] = [median(last?.pages ?? []), median(last?.calls ?? [])];
  const chart = quick
    ? ""
    : writeChart("job-page", {
        title: "Milliseconds of all cores for a job's page",
        x: "jobs",
        y: "ms",
        lines: [
          { name: "page", points: measured.map((each) => [each.size, 1000 / median(each.pages)] as const) },
          { name: "its data alone", points: measured.map((each) => [each.size, 1000 / median(each.calls)] as const) },
        ],
      });
  const report = `## A job's page, rendered on request

\`npm run bench:job-page\`: a different job with every request, gzip, ${formatInteger(bytes)} bytes uncompressed, ${servers.length} processes with ${connections} connections each, load generator and
PostgreSQL on the same ${describeMachine()}; ${rounds} rounds of ${seconds} s, medians. Target: ${target} a second.

| jobs | pages a second | rounds | data only, calls a second |
| --- | --- | --- | --- |
${rows.join("\n")}

A page takes ${(1000 / pages).toFixed(2)} ms of all cores at the largest size, of which reading its data takes ${(1000 / calls).toFixed(2)} ms; the rest is React rendering the page and gzip.

${chart}`;
  console.log(report);
  if (!quick) {
    writeSection("job-page", report);
    saveMetrics("job-page", { perSecond: pages, callsPerSecond: calls });
  }
} finally {
  for (const each of servers) await each.stop();
  database.stop();
}
