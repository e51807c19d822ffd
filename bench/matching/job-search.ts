/** Measures the public job search at three sizes up to a million, as the application's own database user, with many kinds of queries. */
import { openDatabase } from "#server/db/client.ts";
import { searchJobs } from "#server/features/jobs/jobs.service.ts";
import { type JobFilter, jobFilter, salaryBands } from "#domain/jobs/search-jobs.ts";
import { writeChart } from "../support/chart.ts";
import { fillJobs, jobCities as cities, jobTitles as titles } from "./generated-jobs.ts";
import { saveMetrics, describeMachine, percentile, formatInteger, writeSection } from "../support/report.ts";
import { startDatabase, withClient } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const sizes = quick ? [2000, 20_000] : [10_000, 100_000, 1_000_000];

/** Typical searches: whole titles, single words, parts of words, several words in another order, nothing, nonsense. */
const createQueries = () => {
  const words = [...new Set(titles.flatMap((title) => title.split(/[ ,/]+/)))].filter((word) => word.length > 3);
  const searchTexts = [
    "",
    ...titles.filter((_title, index) => index % 12 === 0),
    ...words.filter((_word, index) => index % 9 === 0),
    ...words.filter((_word, index) => index % 17 === 0).map((word) => word.slice(1, 4)),
    ...titles.filter((_title, index) => index % 25 === 0).map((title) => title.split(" ").toReversed().join(" ")),
    "zzz nonsense",
  ];
  return searchTexts.flatMap((title, index) => [
    { title },
    { title, location: cities[index % cities.length] },
    { title, salary: salaryBands[index % salaryBands.length] },
    {
      title,
      location: cities[(index * 7) % cities.length]?.slice(-2),
      salary: salaryBands[(index * 3) % salaryBands.length],
    },
  ]);
};

const database = await startDatabase();
try {
  const { db, close } = openDatabase(database.serverUrl, { max: 1 });
  const filters = createQueries().map((filter) => jobFilter.parse(filter));
  const measurements: { size: number; times: { ms: number; filter: JobFilter }[] }[] = [];
  for (const size of sizes) {
    await withClient(database.ownerUrl, (owner) => fillJobs(owner, size));
    for (const filter of filters.slice(0, 20)) await searchJobs(db, filter);
    const times = [];
    for (const filter of filters) {
      const started = performance.now();
      await searchJobs(db, filter);
      times.push({ ms: performance.now() - started, filter });
    }
    measurements.push({ size, times: times.toSorted((a, b) => a.ms - b.ms) });
    console.error(`${formatInteger(size)}: asked`);
  }
  await close();
  const percentileAt = (share: number) => (measurement: (typeof measurements)[number]) =>
    percentile(
      measurement.times.map(({ ms }) => ms),
      share,
    );
  const [p50, p95] = [percentileAt(0.5), percentileAt(0.95)];
  const rows = measurements.map(
    (each) =>
      `| ${formatInteger(each.size)} | ${p50(each).toFixed(1)} ms | **${p95(each).toFixed(1)} ms** | ${each.times.at(-1)?.ms.toFixed(1)} ms |`,
  );
  const slowest = measurements.at(-1)?.times.toReversed().slice(0, 3) ?? [];
  const line = (name: string, valueOf: typeof p50) => ({
    name,
    points: measurements.map((each) => [each.size, valueOf(each)] as const),
  });
  const chart = quick
    ? ""
    : writeChart("jobs", { title: "Job search", x: "jobs", y: "ms", lines: [line("p50", p50), line("p95", p95)] });
  const report = `## Job search at scale

\`npm run bench:jobs\`: ${filters.length} different searches (title words, parts of words, locations, salary bands and their
combinations), each run once after a warm-up, as the application's database user, on ${describeMachine()}. Target: p95 under 50 ms
at a million.

| jobs | p50 | p95 | slowest |
| --- | --- | --- | --- |
${rows.join("\n")}

Slowest searches: ${slowest.map((each) => `\`${JSON.stringify(each.filter)}\` ${each.ms.toFixed(0)} ms`).join("; ")}.

${chart}`;
  console.log(report);
  const last = measurements.at(-1);
  if (!quick && last !== undefined) {
    writeSection("jobs", report);
    saveMetrics("jobs", { p50Ms: p50(last), p95Ms: p95(last) });
  }
} finally {
  database.stop();
}
