/** Property test of anonymous lists: nothing that a reader gets contains an identifying word. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { ShortlistByLink } from "#domain/shortlists/shortlist-by-link.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createShortlistHelpers } from "../../test/fixtures/shortlists.ts";

const built = await buildTestApp();
const { owner, work } = built;
beforeAll(async () => {
  await work();
});
const { setUpShortlistJob } = createShortlistHelpers(built);

/** A word that no page contains. The last letter tells the fields apart, because random words can repeat. */
const marker = (last: string) => fc.stringMatching(/^[a-z]{7,11}$/).map((word) => `Q${word}${last}`);
const title = fc.constantFrom("ICU Nurse", "Senior Software Engineer", "Account Manager", "Welder", "");

const generatedRecord = fc.record({
  firstName: marker("F"),
  lastName: marker("L"),
  mailbox: marker("M"),
  phone: fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String),
  employers: fc.array(marker("E"), { minLength: 1, maxLength: 4 }),
  school: marker("S"),
  handle: marker("H"),
  jobTitle: title,
  skill: fc.constantFrom("Patient Care", "Excel", "Welding", "Epic"),
  year: fc.integer({ min: 1990, max: 2020 }),
});
type GeneratedRecord = typeof generatedRecord extends fc.Arbitrary<infer T> ? T : never;

/** Puts identifying words wherever someone types: titles, skills, summaries, descriptions. */
const candidateRowOf = (record: GeneratedRecord): Partial<typeof candidates.$inferInsert> => {
  const [employer = ""] = record.employers;
  const all = `${record.firstName} ${record.lastName}, ${record.mailbox}@people.example, ${record.phone}, ${record.employers.join(", ")}`;
  return {
    firstName: record.firstName,
    lastName: record.lastName,
    email: `${record.mailbox}@people.example`,
    phone: record.phone,
    currentTitle: `${record.jobTitle} at ${employer}`,
    currentCompany: employer,
    linkedinUrl: `https://linkedin.example/in/${record.handle}`,
    portfolioUrl: `https://${record.handle}.example/`,
    location: `${record.school} Falls, OH`,
    summary: all,
    notes: all,
    skills: [record.skill, employer, `${record.skill} at ${employer}`, record.lastName],
    workHistory: record.employers.map((company, index) => ({
      title: index % 2 === 0 ? `${record.jobTitle} ${company}` : `${company} ${record.jobTitle}`,
      company,
      location: company,
      industry: company,
      start: String(record.year),
      end: index === 0 ? null : String(record.year + 2),
      description: all,
    })),
    credentials: [
      { name: "RN license", issuer: record.school, number: record.phone, region: "OH", status: "held" },
      { name: `CDL of ${record.lastName}`, region: employer, status: "held" },
    ],
    languages: [{ name: "Spanish", level: employer }, { name: record.firstName }],
    education: [{ degree: `BSN ${record.school}`, field: record.school, school: record.school, year: record.year }],
  };
};

const identifyingWordsOf = (record: GeneratedRecord): readonly string[] => [
  record.firstName,
  record.lastName,
  record.mailbox,
  record.phone,
  record.phone.slice(-7),
  ...record.employers,
  record.school,
  record.handle,
];

test("an anonymous list sends no name, address, number, employer, school or link", async () => {
  const { person, sendWithoutEmails } = await setUpShortlistJob();
  const people = fc.sample(generatedRecord, 30);
  const listedCandidates = [];
  for (const record of people) listedCandidates.push(await person(candidateRowOf(record)));
  const { link, reader, list } = await sendWithoutEmails(listedCandidates, {
    title: "Round one",
    entries: listedCandidates.map(({ applicationId }) => ({ applicationId, why: "Worth a talk" })),
  });
  const response = await reader.get(link);
  expect(response.statusCode).toBe(200);
  const visibleList = response.json<ShortlistByLink>();
  expect(visibleList.candidates).toHaveLength(30);
  // The page is not simply empty.
  expect(visibleList.candidates.filter(({ skills }) => skills.length > 0).length).toBeGreaterThan(20);
  expect(visibleList.candidates.every(({ place, education }) => place === "Ohio" && education.length === 1)).toBe(true);
  expect(visibleList.candidates[0]).toMatchObject({ languages: ["Spanish"] });
  expect(visibleList.candidates[0]?.credentials).toContain("RN license, Ohio");
  const answered = await reader.put(`${link}/answers/${list.entries[0]?.id}`, { verdict: "yes" });
  for (const body of [response.body, answered.body]) {
    const lower = body.toLowerCase();
    for (const record of people)
      expect(identifyingWordsOf(record).filter((word) => lower.includes(word.toLowerCase()))).toEqual([]);
    for (const { applicationId, candidateId } of listedCandidates) {
      expect(lower).not.toContain(applicationId);
      expect(lower).not.toContain(candidateId);
    }
  }
});

test("rejects identifying text in a list, and hides it if a record changed later", async () => {
  const { person, draft, admin, job, sentTo } = await setUpShortlistJob();
  const maya = await person({ currentCompany: "Mercy General, Inc." });
  const make = (more: object) => admin.post(`/api/jobs-enhanced/${job.id}/shortlists`, draft([maya], more));
  const entry = (why: string) => ({ entries: [{ applicationId: maya.applicationId, why }] });
  for (const [more, field] of [
    [{ title: "Maya and others" }, "title"],
    [{ note: "Ask about Mercy General" }, "note"],
    [entry("Okafor is calm"), "entries.0.why"],
  ] as const) {
    const refused = await make(more);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
  }
  expect((await make({ ...entry("Okafor is calm"), isAnonymous: false })).statusCode).toBe(201);

  const { link, reader } = await sentTo([maya], { title: "Night leads", note: "Ask them", ...entry("Calm and fair") });
  const readList = async () => (await reader.get(link)).json<ShortlistByLink>();
  expect(await readList()).toMatchObject({ title: "Night leads", candidates: [{ why: "Calm and fair" }] });
  await owner.db
    .update(candidates)
    .set({ currentCompany: "Night Leads", lastName: "Fair" })
    .where(eq(candidates.id, maya.candidateId));
  expect(await readList()).toMatchObject({ title: "", note: "Ask them", candidates: [{ why: "" }] });
});

test("a named list shows the record without contact details", async () => {
  const { person, sentTo } = await setUpShortlistJob();
  const [generated] = fc.sample(generatedRecord, 1);
  if (generated === undefined) throw new Error("no record was generated");
  const { summary: _summary, ...record } = candidateRowOf(generated);
  const maya = await person({
    ...record,
    skills: [generated.skill],
    workHistory: [{ title: "ICU Nurse", company: generated.employers[0] ?? "", start: "2019", end: null }],
  });
  const { link, reader } = await sentTo([maya], { isAnonymous: false, title: "By name" });
  const { body } = await reader.get(link);
  for (const shown of [generated.firstName, generated.lastName, generated.employers[0] ?? ""])
    expect(body).toContain(shown);
  for (const hidden of [generated.mailbox, generated.phone, generated.handle]) expect(body).not.toContain(hidden);
});

test("a named list shows licenses without numbers, and nothing of them under a consent that doesn't name them", async () => {
  const { person, sentTo, sendWithoutEmails } = await setUpShortlistJob();
  const record: Partial<typeof candidates.$inferInsert> = {
    credentials: [{ name: "RN license 412233", number: "412233", region: "OH", validTo: "2090-05", status: "held" }],
    languages: [{ name: "Spanish", level: "fluent" }],
  };
  const named = { isAnonymous: false };
  const shown = await sentTo([await person(record)], named);
  const { body } = await shown.reader.get(shown.link);
  expect(JSON.parse(body)).toMatchObject({
    candidates: [{ credentials: ["RN license …, OH, Valid through May 2090"], languages: ["Spanish (fluent)"] }],
  });
  expect(body).not.toContain("412233");
  const old = await sendWithoutEmails([await person(record)], named, "submission/1");
  expect((await old.reader.get(old.link)).json()).toMatchObject({ candidates: [{ credentials: [], languages: [] }] });
});
