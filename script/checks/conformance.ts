/**
 * Reports which requirements are proven by tests. An id counts if a test's title contains it; an id that must be checked in a browser
 * counts only in a browser test. Fails if a test names an unknown id, or if a finished area loses a proof.
 */
import { globSync, readFileSync } from "node:fs";

interface Requirement {
  readonly id: string;
  readonly check: "browser" | "api" | "db" | "unit";
}

/** Areas or single ids that are finished and must stay proven. */
const finished = [
  "DATA",
  "TOAST",
  "UI",
  "QUOTE",
  "HOME",
  "PRICE",
  "TESTI",
  "JOBS",
  "CONTACT",
  "LEAD",
  "NAV",
  "FOOT",
  "CLAIM",
  "ABOUT",
  "SVC",
  "IND",
  "INQ",
  "ROLE",
  "HEALTH",
  "CALC",
  "FRAC",
  "POOL",
  "AUTH",
  "ERR",
  "SIGNUP",
  "ONBOARD",
  "ROUTE-02",
  "ROUTE-03",
  "ROUTE-04",
  "ROUTE-05",
  "ROUTE-06",
  "ROUTE-07",
  "ROUTE-08",
  "ROUTE-09",
  "ROUTE-10",
  "ROUTE-11",
  "ROUTE-12",
  "ROUTE-13",
  "ROUTE-14",
  "API-01",
  "API-02",
  "API-03",
  "API-04",
  "API-05",
  "API-06",
  "API-07",
  "API-08",
  "API-09",
  "API-10",
  "API-11",
  "API-12",
  "API-13",
  "BOOK",
  "DASH-01",
  "DASH-02",
  "DASH-03",
  "DASH-05",
  "DASH-09",
  "DASH-10",
  "DASH-11",
  "DASH-12",
  "DASH-13",
  "DASH-14",
  "DASH-15",
  "DASH-16",
];

const requirements = readFileSync("docs/spec/requirements.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Requirement);

/** `[QUOTE-12] …`, `[QUOTE-12 QUOTE-13] …` or `[QUOTE-12] [QUOTE-13] …` at the start of a title. */
const titles = /["'`]((?:\[(?:[A-Z]+-\d{2}[ ,]*)+\] ?)+)/g;

const idsIn = (pattern: string): ReadonlySet<string> =>
  new Set(
    globSync(pattern, { exclude: (path) => path.includes("node_modules") })
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(titles)])
      .flatMap(([, ids = ""]) => ids.match(/(?<![A-Z])[A-Z]+-\d{2}/g) ?? []),
  );

const inBrowser = idsIn("e2e/**/*.spec.ts");
const elsewhere = idsIn("{domain,content,server,web,script}/**/*.test.{ts,tsx}");

const isProven = ({ id, check }: Requirement): boolean =>
  inBrowser.has(id) || (check !== "browser" && elsewhere.has(id));
const areaOf = (id: string): string => id.replace(/-\d+$/, "");

const proven = requirements.filter(isProven);
const areas = Map.groupBy(requirements, (requirement) => areaOf(requirement.id));
for (const [area, all] of areas) {
  const open = all
    .filter((requirement) => !isProven(requirement))
    .map((requirement) => requirement.id.slice(area.length + 1));
  const count = `${all.length - open.length} of ${all.length}`.padStart(9);
  console.log(`${area.padEnd(8)} ${count}${open.length > 0 ? `   open: ${open.join(" ")}` : ""}`);
}
console.log(`\n${proven.length} of ${requirements.length} requirements have a test with their id in the title`);

const knownIds = new Set(requirements.map((requirement) => requirement.id));
const unknown = [...inBrowser, ...elsewhere].filter((id) => !knownIds.has(id));
const lostRequirements = requirements.filter(
  (requirement) =>
    (finished.includes(requirement.id) || finished.includes(areaOf(requirement.id))) && !isProven(requirement),
);
for (const id of unknown) console.error(`A test title has the id ${id}, which is not a requirement.`);
for (const { id } of lostRequirements) console.error(`${id} is marked as finished, but no test title has it.`);
if (unknown.length + lostRequirements.length > 0) process.exit(1);
