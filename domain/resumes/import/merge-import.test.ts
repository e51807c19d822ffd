import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Education, Position } from "../../profiles/history.ts";
import { emptyProfile, mergeProfile, profile, type Profile, type ProfileUpdate } from "../../profiles/profile.ts";
import { mergeImport } from "./merge-import.ts";
import { skillKeyBy } from "../fields/skill-key.ts";
import { skillNamesOf } from "../fields/skill-names.ts";

const nurse: Position = { title: "Nurse", company: "Northside", start: "2018-03", end: null };
const update: ProfileUpdate = {
  firstName: "Maren",
  skills: ["Payroll", "QuickBooks"],
  experience: [nurse],
  education: [{ degree: "BSc", school: "DePaul University", year: 2014 }],
};

describe("importing into a profile", () => {
  it("[CAND-09] replaces given fields and keeps absent ones", () => {
    const before = mergeProfile(emptyProfile, { firstName: "Mary", title: "Accountant", phone: "1" });
    expect(mergeImport(before, update)).toMatchObject({ firstName: "Maren", title: "Accountant", phone: "1" });
  });

  it("fills a job that the chat knows without dates", () => {
    const said = mergeProfile(emptyProfile, { experience: [{ title: "nurse", company: "Northside " }] });
    expect(mergeImport(said, update).experience).toEqual([
      { title: "nurse", company: "Northside ", start: "2018-03", end: null },
    ]);
  });

  it("refines a year to a month, ends a current job, takes a fuller description", () => {
    const before = mergeProfile(emptyProfile, { experience: [{ ...nurse, start: "2018", description: "Triage" }] });
    const newer = [{ ...nurse, end: "2024-05", description: "Triage\nNight shifts" }];
    expect(mergeImport(before, { experience: newer }).experience).toEqual(newer);
  });

  it("keeps the person's corrections when the same document is imported again", () => {
    const before = mergeProfile(emptyProfile, { experience: [{ ...nurse, end: "2023-01", description: "Mine" }] });
    const again = mergeImport(before, { experience: [{ ...nurse, description: "The document's" }] });
    expect(again).toEqual(before);
  });

  it("adds the same title at another company or time as a new job, newest first", () => {
    const jobs = [nurse, { ...nurse, start: "2012" }, { ...nurse, company: "Southside", start: "2020" }];
    const before = mergeProfile(emptyProfile, { experience: [nurse] });
    expect(mergeImport(before, { experience: jobs }).experience.map(({ start }) => start)).toEqual([
      "2020",
      "2018-03",
      "2012",
    ]);
  });

  it("keeps licenses of two states apart and updates the status of one", () => {
    const license = { name: "RN", status: "in_progress" } as const;
    const before = mergeProfile(emptyProfile, { credentials: [license, { ...license, region: "OH" }] });
    const imported = { name: "Rn", region: "TX", number: "9", validTo: "2027-06", status: "held" } as const;
    expect(mergeImport(before, { credentials: [imported] }).credentials).toEqual([
      { ...imported, name: "RN" },
      { ...license, region: "OH" },
    ]);
    const once = mergeImport(before, { credentials: [imported, { ...imported, region: "CO" }] });
    expect(once.credentials.map(({ region }) => region)).toEqual(["TX", "OH", "CO"]);
    expect(mergeImport(once, { credentials: [imported, { ...imported, region: "CO" }] })).toEqual(once);
  });

  it("adds languages and volunteer work once", () => {
    const entries: ProfileUpdate = {
      languages: [{ name: "Spanish", level: "B2" }],
      volunteering: [{ role: "Driver", organization: "Meals on Wheels", start: "2019", end: null }],
    };
    const before = mergeProfile(emptyProfile, { languages: [{ name: "spanish" }] });
    const once = mergeImport(before, entries);
    expect(once).toMatchObject({ ...entries, languages: [{ name: "spanish", level: "B2" }] });
    expect(mergeImport(once, entries)).toEqual(once);
  });

  it("fills a school without a degree and adds another degree as an entry", () => {
    const before = mergeProfile(emptyProfile, { education: [{ school: "DePaul University", degree: "" }] });
    const two: Education[] = [
      { school: "De Paul University", degree: "B.Sc.", year: 2014 },
      { school: "DePaul University", degree: "MBA" },
    ];
    expect(mergeImport(before, { education: two }).education).toEqual([
      { school: "DePaul University", degree: "B.Sc.", year: 2014 },
      { school: "DePaul University", degree: "MBA" },
    ]);
  });

  it("merges skills by vocabulary name and keeps the person's spelling", () => {
    const before = mergeProfile(emptyProfile, { skills: ["ReactJS", "Juggling"] });
    const update = { skills: ["React.js (5 yrs)", "juggling", "Postgres", "PostgreSQL", "constructor"] };
    const key = skillKeyBy(skillNamesOf(update.skills));
    expect(mergeImport(before, update, key).skills).toEqual(["ReactJS", "Juggling", "Postgres", "constructor"]);
  });
});

const word = fc.constantFrom("", "Nurse", "nurse ", "Cook", "Northside", "North side", "B.Sc.", "BSc");
const time = fc.constantFrom(undefined, "2018", "2018-03", "2018-05", "2020");
const text = fc.constantFrom(undefined, "a", "a\nb", "c", "");
const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
const job = fc
  .record({ title: word, company: word, start: time, end: fc.oneof(time, fc.constant(null)), description: text })
  .map((each) => withoutUndefined(each) as Position);
const school = fc
  .record({ school: word, degree: word, year: fc.constantFrom(undefined, 2014, 2016) })
  .map((each) => withoutUndefined(each) as Education);
const skill = fc.constantFrom("React", "react.js", "ReactJS", "Go", "Juggling", "juggling", "C++", "C#");
const lists = { skills: fc.array(skill), experience: fc.array(job), education: fc.array(school) };
const anyProfile = fc.record({ title: word, ...lists }).map((some): Profile => ({ ...emptyProfile, ...some }));
const anyUpdate: fc.Arbitrary<ProfileUpdate> = fc.record({ title: word, ...lists }, { requiredKeys: [] });

describe("any import into any profile", () => {
  it("changes nothing when the same import runs again", () => {
    fc.assert(
      fc.property(anyProfile, anyUpdate, (before, update) => {
        const once = mergeImport(before, update);
        expect(mergeImport(once, update)).toEqual(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("loses no list entry and returns a valid profile", () => {
    fc.assert(
      fc.property(anyProfile, anyUpdate, (before, update) => {
        const after = mergeImport(before, update);
        expect(profile.safeParse(after).success).toBe(true);
        expect(after.skills.slice(0, before.skills.length)).toEqual(before.skills);
        expect(after.experience.length).toBeGreaterThanOrEqual(before.experience.length);
        expect(after.education.length).toBeGreaterThanOrEqual(before.education.length);
      }),
      { numRuns: 1000 },
    );
  });
});
