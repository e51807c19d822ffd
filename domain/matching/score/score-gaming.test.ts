/** Attempts to raise a score without the work behind it: a headline that no role shows, and the ad pasted into the profile. */
import { expect, test } from "vitest";
import type { CandidateRecord } from "../facts/candidate-facts.ts";
import { factsOf } from "../facts/facts-of.ts";
import { needsOf } from "../ad/needs-of.ts";
import { scorerFor } from "./score.ts";
import { matchTextOf } from "../words/match-text.ts";

const requirements = `Must have:
- Kubernetes clusters in production on AWS
- Terraform modules for networking and access
- Go or Python services with automated tests
- Prometheus and Grafana alerting
Nice to have:
- PostgreSQL replication and backups
- GitHub Actions pipelines`;
const job = {
  title: "Senior Platform Engineer",
  industry: "Software",
  description: "Run the platform that our product teams ship on.",
  requirements,
  location: "Austin, TX",
  minYears: 4,
};
const scorer = scorerFor(needsOf(job));
const austin = { location: "Austin, TX" } satisfies CandidateRecord;
const waiterRecord: CandidateRecord = {
  ...austin,
  currentTitle: "Waiter",
  summary: "I like guests.",
  experience: [
    { title: "Waiter", industry: "Restaurants", start: "2017-01", end: null, description: "Served guests." },
  ],
};
const pasted: CandidateRecord = {
  ...waiterRecord,
  summary: `I like guests. ${requirements}`,
  experience: [
    {
      title: "Waiter",
      industry: "Restaurants",
      start: "2017-01",
      end: null,
      description: `Served guests.\n${requirements}`,
    },
  ],
};
const engineer: CandidateRecord = {
  ...austin,
  currentTitle: "Senior Platform Engineer",
  skills: ["Kubernetes", "AWS", "Terraform", "Go", "Prometheus", "Grafana", "PostgreSQL"],
  experience: [
    {
      title: "Platform Engineer",
      industry: "Software",
      start: "2019-01",
      end: null,
      description:
        "Moved 40 services to Kubernetes on AWS. Wrote the Terraform for our networks. Built deploy tools in Go, with tests in GitHub Actions. On call with Prometheus and Grafana. Looked after PostgreSQL replicas.",
    },
  ],
};
const traceOf = (record: CandidateRecord) => scorer.trace(factsOf(record, "2026-11-01"));
const flagsOf = (record: CandidateRecord) => traceOf(record).redFlags.map(({ kind }) => kind);
const headline = "Senior Platform Engineer";

test("[SEC-M8] gives no credit for an unsupported headline or a pasted ad", () => {
  const honest = traceOf(engineer);
  expect(honest.overall).toBeGreaterThanOrEqual(85);
  expect(flagsOf(engineer)).not.toContain("ad-text-copied");
  expect(flagsOf(engineer)).not.toContain("title-not-shown");

  const plain = traceOf(waiterRecord).value;
  expect(traceOf(pasted).value).toBeLessThanOrEqual(plain);
  expect(traceOf({ ...pasted, currentTitle: headline }).value).toBeLessThanOrEqual(plain);
  expect(traceOf({ ...waiterRecord, currentTitle: headline }).value).toBeLessThanOrEqual(plain);
  expect(traceOf({ ...pasted, currentTitle: headline }).overall).toBeLessThan(honest.overall / 2);
  // The ranking value and the displayed trace agree.
  const gamed = factsOf({ ...pasted, currentTitle: headline }, "2026-11-01");
  expect(scorer.value(gamed)).toBe(scorer.trace(gamed).value);
});

test("[SEC-M8] flags copied text and an unproven title in plain words", () => {
  const gamed = { ...pasted, currentTitle: headline };
  expect(flagsOf(gamed)).toEqual(expect.arrayContaining(["ad-text-copied", "title-not-shown"]));
  const spans = traceOf(gamed).redFlags.find(({ kind }) => kind === "ad-text-copied")?.spans ?? [];
  expect(new Set(spans.map(({ source }) => source))).toEqual(new Set(["summary", "experience.0.description"]));
  const words = matchTextOf(traceOf(gamed), job).redFlags;
  expect(words.some((each) => each.startsWith("This profile repeats the job ad word for word."))).toBe(true);
  // An honest engineer who also pastes the ad keeps the credit of the roles.
  const both = { ...engineer, summary: requirements };
  expect(flagsOf(both)).toContain("ad-text-copied");
  expect(traceOf(both).value).toBeGreaterThanOrEqual(traceOf(engineer).value);
});

test("[SEC-M8] treats the title as a claim if a record has no history", () => {
  const imported: CandidateRecord = { ...austin, currentTitle: headline, skills: ["Kubernetes", "AWS", "Terraform"] };
  const untitled = traceOf({ ...imported, currentTitle: null });
  expect(traceOf(imported).value).toBeGreaterThan(untitled.value);
  expect(traceOf(imported).value).toBeLessThan(traceOf(engineer).value);
  expect(flagsOf(imported)).toContain("title-unproven");
  expect(flagsOf(engineer)).not.toContain("title-unproven");
  expect(matchTextOf(traceOf(imported), job).redFlags.join(" ")).toContain("It counts as a claim, not as experience.");
});

const accounting = {
  title: "Accountant",
  industry: "Financial services",
  requirements:
    "Must have:\n- Month-end close and account reconciliations\n- Journal entries and accruals under GAAP\n- QuickBooks or NetSuite\n- Excel with pivot tables",
  location: "Austin, TX",
  minYears: 2,
};
const accountingScorer = scorerFor(needsOf(accounting));
const accountingWords =
  "Accountant with month-end close, account reconciliations, journal entries, accruals, GAAP, QuickBooks, NetSuite, Excel, pivot tables.";
const gig = (title: string, description: string): CandidateRecord => ({
  ...austin,
  currentTitle: "Accountant",
  summary: accountingWords,
  skills: ["Month-end close", "Reconciliations", "Journal entries", "GAAP", "QuickBooks", "Excel"],
  experience: [{ title, industry: "Transportation", start: "2019-01", end: null, description }],
});
/** Someone worth a call: the work is shown, one must-have only in part. */
const staffAccountant: CandidateRecord = {
  ...austin,
  currentTitle: "Staff Accountant",
  skills: ["Excel"],
  experience: [
    {
      title: "Staff Accountant",
      industry: "Construction",
      start: "2022-01",
      end: null,
      description: "Books accruals and journal entries, reconciles bank accounts at month end in Sage.",
    },
  ],
};

test.each([
  ["Rideshare Driver", "Drives riders around town."],
  ["Driver Partner", "Rides and airport trips."],
  ["Independent Contractor", "Food delivery by bike."],
  ["Self-employed", "Odd jobs."],
  ["Gig Worker", `Deliveries. ${accounting.requirements}`],
  ["Self-employed", accounting.requirements.split("\n").toReversed().join(". ")],
])("a headline and the ad's words lift nobody: %s", (title, description) => {
  const facts = factsOf(gig(title, description), "2026-11-01");
  const trace = accountingScorer.trace(facts);
  expect(trace.overall).toBeLessThan(accountingScorer.trace(factsOf(staffAccountant, "2026-11-01")).overall);
  expect(trace.redFlags.map(({ kind }) => kind)).toContain(
    description.includes("Month-end") ? "ad-text-copied" : "title-not-shown",
  );
});

test("reads the work of an unknown title from its duties, and names them", () => {
  const record: CandidateRecord = {
    ...staffAccountant,
    currentTitle: "Numbers Wrangler",
    experience: [
      {
        title: "Numbers Wrangler",
        industry: "Construction",
        start: "2022-01",
        end: null,
        description:
          "Month-end close, journal entries and accruals in QuickBooks. Bank reconciliations, accounts payable, general ledger.",
      },
    ],
  };
  const [role] = factsOf(record, "2026-11-01").roles;
  expect(role?.inferred?.occupations[0]).toMatch(/^accounting\./);
  expect(role?.inferred?.spans.length).toBeGreaterThan(1);
  expect(accountingScorer.trace(factsOf(record, "2026-11-01")).overall).toBeGreaterThan(50);
});

const mechanicState = (need: string, description: string) => {
  const mechanic: CandidateRecord = {
    experience: [
      { title: "Maintenance Technician", industry: "Manufacturing", start: "2019-01", end: null, description },
    ],
  };
  const mechanicNeeds = needsOf({ title: "Maintenance Technician", requirements: `- ${need}` });
  return scorerFor(mechanicNeeds).trace(factsOf(mechanic, "2026-11-01")).needs[0]?.state;
};

test("one member of a group of skills does not prove another", () => {
  expect(mechanicState("Gearboxes", "Repairs gearboxes.")).toBe("met");
  expect(mechanicState("Gearboxes", "Repairs conveyors.")).toBe("partly");
  expect(mechanicState("M&A", "Ran mergers and acquisitions.")).toBe("met");
});
