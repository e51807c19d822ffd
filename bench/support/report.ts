/** Each bench owns a section of docs/performance.md, docs/reliability.md or docs/resumes.md and overwrites it. No number there is typed by hand. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

export type Page = "performance" | "reliability" | "scale" | "resumes";

const titles: Readonly<Record<Page, string>> = {
  performance: "Performance",
  reliability: "Reliability",
  scale: "From one server to fifty",
  resumes: "How resumes are read",
};

const introduction = (page: Page): string => `# ${titles[page]}

Each section's numbers were written by the script named in it, in one run on one machine. Compare numbers only within a
section: machines differ between runs, but ratios stay nearly the same.
`;

export const describeMachine = (): string => {
  const all = cpus();
  return `${all.length} cores (${all[0]?.model.trim() ?? "unknown"}), Node ${process.versions.node}`;
};

export const writeSection = (name: string, markdown: string, documentName: Page = "performance"): void => {
  const file = new URL(`../../docs/${documentName}.md`, import.meta.url);
  const page = existsSync(file) ? readFileSync(file, "utf8") : introduction(documentName);
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${open}\n\n${markdown.trim()}\n\n${close}`;
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  writeFileSync(
    file,
    start === -1
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, start) + section + page.slice(end + close.length),
  );
};

const metricsFile = new URL("../../docs/figures.json", import.meta.url);

export type Metrics = Readonly<Record<string, number>>;

export const readMetrics = (): Readonly<Record<string, Metrics>> =>
  existsSync(metricsFile) ? (JSON.parse(readFileSync(metricsFile, "utf8")) as Record<string, Metrics>) : {};

/** Stores a section's metrics as numbers, for other pages to compute with. */
export const saveMetrics = (name: string, metrics: Metrics): void => {
  const all = Object.entries({ ...readMetrics(), [name]: metrics }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(metricsFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export const formatInteger = (value: number): string => Math.round(value).toLocaleString("en-US");

/** The value below which this share of the values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export interface TimedQuery {
  readonly group: string;
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

/** Runs each query three times after a warm-up and returns table rows: group, count, p50, p95, slowest. */
export const timeQueries = async (queries: readonly TimedQuery[]): Promise<string> => {
  for (const { run } of queries) await run();
  const times = new Map<string, { readonly ms: number; readonly label: string }[]>();
  for (let round = 0; round < 3; round += 1) {
    for (const { group, label, run } of queries) {
      const started = performance.now();
      await run();
      times.set(group, [...(times.get(group) ?? []), { ms: performance.now() - started, label }]);
    }
  }
  const rows = [...times].map(([group, measurements]) => {
    const ms = measurements.map((each) => each.ms);
    const slowest = measurements.toSorted((a, b) => a.ms - b.ms).at(-1);
    return `| ${group} | ${measurements.length} | ${percentile(ms, 0.5).toFixed(1)} ms | **${percentile(ms, 0.95).toFixed(1)} ms** | ${slowest?.ms.toFixed(1)} ms (${slowest?.label}) |`;
  });
  return `| query | runs | p50 | p95 | slowest |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`;
};
