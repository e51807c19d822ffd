import { expect, test, vi } from "vitest";
import type { CandidateRecord } from "./candidate-facts.ts";
import { factsOf } from "./facts-of.ts";
import { needsOf } from "../ad/needs-of.ts";
import { scoreMatch, scorerFor } from "../score/score.ts";

// The vocabulary loads on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const needs = needsOf({
  title: "Registered Nurse",
  industry: "Hospitals",
  requirements: "Must have:\n- Georgia RN license\n- Wound care",
});

const nurse = (skills: readonly string[], summary = ""): CandidateRecord => ({
  currentTitle: "Nurse",
  summary,
  skills,
  experience: [
    {
      title: "Staff Nurse",
      industry: "Hospitals",
      start: "2020-01",
      end: null,
      description: "Wound care, pressure injuries.",
    },
  ],
});

const traceOf = (record: CandidateRecord) => scorerFor(needs).trace(factsOf(record, "2026-11-01"));
const stateOf = (record: CandidateRecord) => traceOf(record).needs[0]?.state;

test("meets a license by its name, with or without its state", () => {
  expect(stateOf(nurse(["RN license (Georgia)"]))).toBe("met");
  expect(stateOf(nurse(["RN license"]))).toBe("met");
  expect(stateOf(nurse(["Georgia RN license"]))).toBe("met");
  expect(stateOf(nurse(["Compact RN license, Tennessee"]))).toBe("met");
});

test("meets a license of another state in part, and flags it", () => {
  const trace = traceOf(nurse(["RN license (Oregon)"]));
  expect(trace.needs[0]?.state).toBe("partly");
  expect(trace.redFlags.map((flag) => flag.kind)).toContain("license-of-another-state");
  expect(traceOf(nurse(["RN license"])).redFlags.map((flag) => flag.kind)).not.toContain("license-of-another-state");
});

test("gives no credit for words shared with a license, and none after a denial", () => {
  expect(stateOf(nurse(["Fishing license"], "A registered user of the nursing library in Georgia."))).toBe("missing");
  expect(stateOf(nurse(["RN license"], "I hold no license here and look for a way in."))).toBe("missing");
  expect(stateOf(nurse(["RN license"], "No license restrictions or discipline."))).toBe("met");
});

const record = (description: string): CandidateRecord => ({
  experience: [{ title: "Nurse", industry: "Hospitals", start: "2020-01", end: null, description }],
});
const names = (description: string) => factsOf(record(description), "2026-11-01").skills.map((skill) => skill.name);

test("gives a role no credit for work that others do", () => {
  expect(names("Wound care is handled by an outside team. Triage.")).not.toContain("Wound care");
  expect(names("Wound care and triage.")).toContain("Wound care");
});

const electricianJob = (location: string) =>
  needsOf({
    title: "Journeyman Electrician",
    industry: "Construction",
    requirements: "Must have:\n- Journeyman electrician license\n- Conduit bending",
    location,
  });
const electrician = (more: Partial<CandidateRecord>): CandidateRecord => ({
  currentTitle: "Electrician",
  experience: [
    { title: "Electrician", industry: "Construction", start: "2020-01", end: null, description: "Conduit bending." },
  ],
  ...more,
});
const licenseTrace = (location: string, more: Partial<CandidateRecord>) =>
  scorerFor(electricianJob(location)).trace(factsOf(electrician(more), "2026-11-01"));

test.each([
  ["in the summary", { summary: "Testing for my journeyman card in June." }],
  ["in the list", { skills: ["Journeyman card (testing in June)"] }],
  [
    "in the summary, though the list has it",
    { summary: "Taking the exam: testing for my journeyman card.", skills: ["Journeyman card"] },
  ],
  ["in its field", { credentials: [{ name: "Journeyman electrician license", status: "in_progress" }] }],
] as const)("a card in progress is not held, %s", (_where, more) => {
  const trace = licenseTrace("Denver, CO", more);
  expect(trace.needs[0]?.state).toBe("missing");
  expect(trace.redFlags.map(({ kind }) => kind)).toContain("credential-in-progress");
});

test.each([
  ["its status", { name: "Journeyman electrician license", status: "lapsed" }],
  ["its date", { name: "Journeyman electrician license", status: "held", validTo: "2026-03" }],
] as const)("an expired license is not held, by %s", (_how, credential) => {
  const trace = licenseTrace("Denver, CO", { credentials: [credential] });
  expect(trace.needs[0]?.state).toBe("missing");
  expect(trace.redFlags.map(({ kind }) => kind)).toContain("credential-lapsed");
});

const held = (region: string): Partial<CandidateRecord> => ({
  credentials: [{ name: "Journeyman electrician license", region, status: "held", validTo: "2028" }],
});

test("a Colorado license meets a Colorado job, and a Texas job in part, by reciprocity", () => {
  expect(licenseTrace("Denver, CO", held("Colorado")).needs[0]?.state).toBe("met");
  const texas = licenseTrace("Houston, TX", held("CO"));
  expect(texas.needs[0]?.state).toBe("partly");
  expect(texas.redFlags.map(({ kind }) => kind)).toContain("license-of-another-state");
  expect(texas.value).toBeGreaterThan(licenseTrace("Houston, TX", held("New York")).value);
  expect(licenseTrace("Houston, TX", { skills: ["Journeyman electrician license (CO)"] }).needs[0]?.state).toBe(
    "partly",
  );
});

const stateOfJob = (location: string) =>
  scorerFor(needsOf({ title: "Registered Nurse", requirements: "- RN license\n- Wound care", location })).trace(
    factsOf(nurse(["RN license, Ohio (compact)"]), "2026-11-01"),
  ).needs[0]?.state;

test("a compact license is valid in the compact's states alone", () => {
  expect(stateOfJob("Columbus, OH")).toBe("met");
  expect(stateOfJob("Nashville, TN")).toBe("met");
  expect(stateOfJob("Sacramento, CA")).toBe("partly");
});

test("a nurse's credentials meet the ad by their codes", () => {
  const ad = needsOf({
    title: "Emergency Department Nurse",
    requirements: "- Active Ohio RN license\n- BLS and ACLS\n- PALS\n- Certified Emergency Nurse",
    location: "Dayton, OH",
  });
  const credentials = ["Registered Nurse", "CEN", "ACLS", "BLS", "PALS"].map(
    (name) => ({ name, status: "held", region: name === "Registered Nurse" ? "Ohio" : null }) as const,
  );
  const trace = scorerFor(ad).trace(factsOf({ ...nurse([]), credentials }, "2026-11-01"));
  expect(trace.needs.map(({ state }) => state)).toEqual(["met", "met", "met", "met"]);
});

const first = (requirement: string, skills: readonly string[]) =>
  scorerFor(needsOf({ title: "Interpreter", requirements: `- ${requirement}` })).trace(
    factsOf({ currentTitle: "Interpreter", skills }, "2026-11-01"),
  ).needs[0];

test("a language does not meet a certificate, and an alternative stays one", () => {
  expect(first("Court certification in Spanish", ["Spanish"])?.state).not.toBe("met");
  expect(needsOf({ title: "Nurse", requirements: "- RN or LPN license" }).needs[0]?.elements).toHaveLength(1);
  expect(needsOf({ title: "Engineer", requirements: "- Go (or Java, Kotlin)" }).needs[0]?.elements).toHaveLength(1);
});

test.each([
  ["Pharmacist", "Pharmacist license"],
  ["Journeyman Plumber", "Journeyman plumber license"],
  ["Registered Nurse (RN)", "RN license"],
])("reads a credential named %s as the license of that work", (name, license) => {
  const { skills } = factsOf({ credentials: [{ name, region: "NM", status: "held" }] }, "2026-11");
  expect(skills.find((skill) => skill.name === license)).toMatchObject({ states: ["NM"], isHeld: true });
});

const emergencyJob = needsOf({
  title: "Emergency Department Registered Nurse",
  location: "Tulsa, OK",
  requirements: "- RN license\n- Triage",
});
const limitsFor = (skills: readonly string[], credentials: CandidateRecord["credentials"] = []) =>
  scoreMatch(
    emergencyJob,
    factsOf(
      {
        currentTitle: "Emergency RN",
        skills,
        credentials,
        experience: [
          { title: "Emergency RN", industry: "Hospitals", start: "2018-05", end: null, description: "Triage." },
        ],
      },
      "2026-11-01",
    ),
  ).limits.map(({ reason }) => reason);

test("a certificate doesn't stand in for a license of another state, or for one in progress", () => {
  expect(limitsFor(["CEN", "CA RN license"])).toContain("license-of-another-state");
  expect(limitsFor(["CEN"], [{ name: "RN", region: "OK", status: "in_progress" }])).toContain("non-negotiable-missing");
  expect(limitsFor(["CEN", "OK RN license"])).toEqual([]);
});

const plumberLicense = (skill: string) =>
  factsOf(
    { skills: [skill], experience: [{ title: "Plumber", industry: "Plumbing", start: "2020-01", end: null }] },
    "2026-11-01",
  ).skills.find(({ name }) => name === "Journeyman plumber license");

test("a journeyman card is that of the person's trade", () => {
  expect(plumberLicense("journeyman license (TX)")?.states).toEqual(["TX"]);
  expect(plumberLicense("drain cleaning")).toBeUndefined();
});

const limitsForVisa = (description: string) =>
  scoreMatch(
    needsOf({ title: "DevOps Engineer", description, requirements: "- Terraform" }),
    factsOf(
      {
        summary: "DevOps engineer on H-1B.",
        experience: [{ title: "DevOps Engineer", start: "2020-01", end: null, description: "Terraform." }],
      },
      "2026-11-01",
    ),
  ).limits.map(({ reason }) => reason);

test("a visa that needs a sponsor counts only where the ad offers none", () => {
  expect(limitsForVisa("We cannot sponsor visas.")).toContain("terms-refused");
  expect(limitsForVisa("Eligible to work in the US without sponsorship.")).toContain("terms-refused");
  expect(limitsForVisa("We like trucks.")).not.toContain("terms-refused");
});

test("reads a language entry as the listed skill, and quotes it with its level", () => {
  const spanish = needsOf({ title: "Registered Nurse", requirements: "Must have:\n- Spanish" });
  const read = (record: CandidateRecord) => scorerFor(spanish).trace(factsOf(record, "2026-11-01")).needs[0];
  const entry = read({ ...nurse([]), languages: [{ name: "Spanish", level: "fluent" }] });
  expect(entry?.state).toBe(read(nurse(["Spanish"]))?.state);
  expect(entry?.elements[0]?.spans).toEqual([{ source: "languages.0", start: 0, end: "Spanish (fluent)".length }]);
});
