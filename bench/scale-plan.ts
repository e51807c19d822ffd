/** What fifty thousand requests a second and a hundred million candidates would take, reckoned from what was measured: docs/scale.md. */
import { cpus } from "node:os";
import { kinds } from "./load/kinds.ts";
import { type Figures, readFigures, whole, writeSection } from "./report.ts";

/** What we do not measure: prices of a large cloud provider, by the month, and how much of the prerendered pages a CDN keeps. */
const assumed = { dollarsPerCore: 25, dollarsPerGigabyte: 0.1, shareAtTheEdge: 0.95, useOfCores: 0.6 };
const candidatesInAll = 100_000_000;
const largestRate = 50_000;
const longestMatchMs = 1000;

const all = readFigures();
const figuresOf = (name: string): Figures => {
  const found = all[name];
  if (found === undefined) throw new Error(`docs/figures.json has nothing of ${name}: run its bench first`);
  return found;
};
const figure = (name: string, of: string): number => {
  const value = figuresOf(name)[of];
  if (value === undefined) throw new Error(`docs/figures.json does not say ${of} of ${name}`);
  return value;
};

const isPage = ({ name }: (typeof kinds)[number]): boolean => name === "prerendered pages";
const rateOf = (some: readonly (typeof kinds)[number][]): number => some.reduce((sum, each) => sum + each.perSecond, 0);
const [pageRate, otherRate] = [rateOf(kinds.filter(isPage)), rateOf(kinds.filter((kind) => !isPage(kind)))];
const pageShare = pageRate / (pageRate + otherRate);

/** Seconds of a core: a page by its own bench, the others by what is left of all cores in the mixed load. */
const cores = cpus().length;
const multiple = figure("mixed", "multiple");
const pageCost = 1 / figure("pages", "perSecond");
const otherCost = (cores - pageRate * multiple * pageCost) / (otherRate * multiple);

const coresFor = (perSecond: number, withCdn: boolean): number => {
  const pages = perSecond * pageShare * (withCdn ? 1 - assumed.shareAtTheEdge : 1);
  return (pages * pageCost + perSecond * (1 - pageShare) * otherCost) / assumed.useOfCores;
};

/** How the p95 of a match grows with its pool, by the two largest that were measured. */
const [small, large] = [100_000, 1_000_000];
const growth = Math.log10(figure("match-scale", `p95MsAt${large}`) / figure("match-scale", `p95MsAt${small}`));
const matchP95At = (pool: number): number => figure("match-scale", `p95MsAt${large}`) * (pool / large) ** growth;
const largestShard = large * (longestMatchMs / figure("match-scale", `p95MsAt${large}`)) ** (1 / growth);
const shards = Math.ceil(candidatesInAll / largestShard);
const gigabytes = (figure("match-scale", "bytesPerCandidate") * candidatesInAll) / 1e9;

const dollars = (value: number): string => `$${whole(Math.ceil(value / 10) * 10)}`;
const rates = [500, 2000, 10_000, largestRate];
const rows = rates.map((rate) => {
  const [bare, edged] = [coresFor(rate, false), coresFor(rate, true)];
  return `| ${whole(rate)} | ${whole(Math.ceil(bare))} | ${whole(Math.ceil(edged))} | ${dollars(edged * assumed.dollarsPerCore)} |`;
});
const pools = [large, 10_000_000, candidatesInAll].map((pool) => {
  const needed = Math.max(1, Math.ceil(pool / largestShard));
  return `| ${whole(pool)} | ${matchP95At(pool).toFixed(0)} ms${pool > large ? ", extrapolated" : ", measured"} | ${whole(needed)} | ${whole((figure("match-scale", "bytesPerCandidate") * pool) / 1e9)} GB |`;
});

const report = `## Reckoned from the measurements

\`npm run scale-plan\`. Measured here: a prerendered page takes ${(pageCost * 1e6).toFixed(0)} µs of a core; any other request of the mixed load ${(otherCost * 1000).toFixed(1)} ms, with its share of PostgreSQL, two
standbys and the generator, all on ${cores} cores at ${multiple} times the mix, the most that was well as a whole. Assumed: a CDN answers ${assumed.shareAtTheEdge * 100} % of prerendered pages, cores are used to ${assumed.useOfCores * 100} %, a core costs $${assumed.dollarsPerCore} and a
gigabyte of disk $${assumed.dollarsPerGigabyte.toFixed(2)} a month.

| requests a second, same mix | cores | cores behind a CDN | cores a month |
| --- | --- | --- | --- |
${rows.join("\n")}

A match over one pool, and shards so that its p95 stays under ${longestMatchMs} ms; the growth from ${whole(small)} to ${whole(large)} is a power of ${growth.toFixed(2)}, and is taken to go on:

| candidates in one pool | p95 in one cluster | shards | disk for facts and index |
| --- | --- | --- | --- |
${pools.join("\n")}

Two clusters with half of ${whole(figure("match-shards", "candidates"))} candidates each gave the same answers as one (${figure("match-shards", "twoP95Ms").toFixed(0)} ms at p95 against ${figure("match-shards", "oneP95Ms").toFixed(0)} ms, on the same cores). At ${whole(candidatesInAll)}
candidates, ${whole(shards)} shards hold ${whole(gigabytes)} GB, ${dollars(gigabytes * assumed.dollarsPerGigabyte)} of disk a month for each copy.`;
console.log(report);
writeSection("scale-plan", report, "scale");
