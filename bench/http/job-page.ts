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
const targetPagesPerSecond = 800;
const connections = quick ? 4 : 16;

const scriptPath = join(mkdtempSync(join(tmpdir(), "job-page-")), "jobs.lua");
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
  writeFileSync(scriptPath, luaScript(prefix, slugs));
  const wrkOptions = { seconds, connections, script: scriptPath };
  const results = await retryOnClockJump(() => Promise.all(servers.map(({ origin }) => wrk(origin, wrkOptions))));
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
  const measurements: { size: number; pageRates: number[]; apiRates: number[] }[] = [];
  let bytes = 0;
  for (const size of sizes) {
    const slugs = await prepareSlugs(size);
    bytes = (await (await fetch(`${servers[0]?.origin}/jobs/${slugs[0]}`)).arrayBuffer()).byteLength;
    await measureRate("/jobs/", slugs);
    const measurement = { size, pageRates: [] as number[], apiRates: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      measurement.pageRates.push(await measureRate("/jobs/", slugs));
      measurement.apiRates.push(await measureRate("/api/job-board/", slugs));
    }
    measurements.push(measurement);
    console.error(measurement);
  }
  const rows = measurements.map(
    ({ size, pageRates, apiRates }) =>
      `| ${formatInteger(size)} | **${formatInteger(median(pageRates))}** | ${formatInteger(Math.min(...pageRates))} to ${formatInteger(Math.max(...pageRates))} | ${formatInteger(median(apiRates))} |`,
  );
  const last = measurements.at(-1);
  const [pages, calls] = [median(last?.pageRates ?? []), median(last?.apiRates ?? [])];
  const chart = quick
    ? ""
    : writeChart("job-page", {
        title: "Milliseconds of all cores for a job's page",
        x: "jobs",
        y: "ms",
        lines: [
          { name: "page", points: measurements.map((each) => [each.size, 1000 / median(each.pageRates)] as const) },
          {
            name: "its data alone",
            points: measurements.map((each) => [each.size, 1000 / median(each.apiRates)] as const),
          },
        ],
      });
  const report = `## A job's page, rendered on request

\`npm run bench:job-page\`: a different job with every request, gzip, ${formatInteger(bytes)} bytes uncompressed, ${servers.length} processes with ${connections} connections each, load generator and
PostgreSQL on the same ${describeMachine()}; ${rounds} rounds of ${seconds} s, medians. Target: ${targetPagesPerSecond} a second.

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
  for (const server of servers) await server.stop();
  database.stop();
}
