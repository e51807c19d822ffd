/** Computes what fifty thousand requests a second and a hundred million candidates would need, from the measurements, for docs/scale.md. */
import { cpus } from "node:os";
import { requestKinds } from "./load/request-kinds.ts";
import { type Metrics, readMetrics, formatInteger, writeSection } from "./support/report.ts";

/** Assumptions that we do not measure: monthly prices of a large cloud provider, and the share of prerendered pages that a CDN serves. */
const assumptions = { dollarsPerCore: 25, dollarsPerGigabyte: 0.1, shareAtTheEdge: 0.95, useOfCores: 0.6 };
const totalCandidates = 100_000_000;
const maxRate = 50_000;
const maxMatchMs = 1000;

const all = readMetrics();
const metricsOf = (name: string): Metrics => {
  const metrics = all[name];
  if (metrics === undefined) throw new Error(`docs/figures.json has no data of ${name}: run its bench first`);
  return metrics;
};
const metric = (name: string, key: string): number => {
  const value = metricsOf(name)[key];
  if (value === undefined) throw new Error(`docs/figures.json has no ${key} of ${name}`);
  return value;
};

const isPage = ({ name }: (typeof requestKinds)[number]): boolean => name === "prerendered pages";
const rateOf = (kinds: readonly (typeof requestKinds)[number][]): number =>
  kinds.reduce((sum, each) => sum + each.perSecond, 0);
const [pageRate, otherRate] = [
  rateOf(requestKinds.filter(isPage)),
  rateOf(requestKinds.filter((kind) => !isPage(kind))),
];
const pageShare = pageRate / (pageRate + otherRate);

/** CPU seconds per request: a page from its own bench, other requests from the rest of all cores in the mixed load. */
const cores = cpus().length;
const multiple = metric("mixed", "multiple");
const pageCost = 1 / metric("pages", "perSecond");
const otherCost = (cores - pageRate * multiple * pageCost) / (otherRate * multiple);

const coresFor = (perSecond: number, withCdn: boolean): number => {
  const pages = perSecond * pageShare * (withCdn ? 1 - assumptions.shareAtTheEdge : 1);
  return (pages * pageCost + perSecond * (1 - pageShare) * otherCost) / assumptions.useOfCores;
};

/** How the p95 of a match grows with its pool, from the two largest sizes measured. */
const [small, large] = [100_000, 1_000_000];
const growth = Math.log10(metric("match-scale", `p95MsAt${large}`) / metric("match-scale", `p95MsAt${small}`));
const matchP95At = (pool: number): number => metric("match-scale", `p95MsAt${large}`) * (pool / large) ** growth;
const maxShardSize = large * (maxMatchMs / metric("match-scale", `p95MsAt${large}`)) ** (1 / growth);
const shards = Math.ceil(totalCandidates / maxShardSize);
const gigabytes = (metric("match-scale", "bytesPerCandidate") * totalCandidates) / 1e9;

const formatDollars = (value: number): string => `$${formatInteger(Math.ceil(value / 10) * 10)}`;
const rates = [500, 2000, 10_000, maxRate];
const rows = rates.map((rate) => {
  const [coresWithoutCdn, coresWithCdn] = [coresFor(rate, false), coresFor(rate, true)];
  return `| ${formatInteger(rate)} | ${formatInteger(Math.ceil(coresWithoutCdn))} | ${formatInteger(Math.ceil(coresWithCdn))} | ${formatDollars(coresWithCdn * assumptions.dollarsPerCore)} |`;
});
const pools = [large, 10_000_000, totalCandidates].map((pool) => {
  const shardCount = Math.max(1, Math.ceil(pool / maxShardSize));
  return `| ${formatInteger(pool)} | ${matchP95At(pool).toFixed(0)} ms${pool > large ? ", extrapolated" : ", measured"} | ${formatInteger(shardCount)} | ${formatInteger((metric("match-scale", "bytesPerCandidate") * pool) / 1e9)} GB |`;
});

const report = `## Estimates from the measurements

\`npm run scale-plan\`. Measured here: a prerendered page takes ${(pageCost * 1e6).toFixed(0)} µs of CPU time; any other request of the mixed load ${(otherCost * 1000).toFixed(1)} ms, including its share of PostgreSQL, two
standbys and the load generator, all on ${cores} cores at ${multiple} times the mix, the highest multiple that was sustained overall. Assumed: a CDN serves ${assumptions.shareAtTheEdge * 100} % of prerendered pages, CPU utilization is ${assumptions.useOfCores * 100} %, a core costs $${assumptions.dollarsPerCore} and a
gigabyte of disk $${assumptions.dollarsPerGigabyte.toFixed(2)} a month.

| requests a second, same mix | cores | cores behind a CDN | cost of cores a month |
| --- | --- | --- | --- |
${rows.join("\n")}

Matching over one pool, with enough shards to keep p95 under ${maxMatchMs} ms. The growth from ${formatInteger(small)} to ${formatInteger(large)} is a power of ${growth.toFixed(2)}, and we assume that it continues:

| candidates in one pool | p95 in one cluster | shards | disk for facts and index |
| --- | --- | --- | --- |
${pools.join("\n")}

Two clusters with half of ${formatInteger(metric("match-shards", "candidates"))} candidates each returned the same results as one (${metric("match-shards", "twoP95Ms").toFixed(0)} ms at p95 against ${metric("match-shards", "oneP95Ms").toFixed(0)} ms, on the same cores). At ${formatInteger(totalCandidates)}
candidates, ${formatInteger(shards)} shards hold ${formatInteger(gigabytes)} GB, ${formatDollars(gigabytes * assumptions.dollarsPerGigabyte)} of disk a month for each copy.`;
console.log(report);
writeSection("scale-plan", report, "scale");
