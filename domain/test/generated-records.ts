/** Generated jobs and candidates from a seed, for tests and benchmarks: every field takes every kind of value, plausible or not. */
import type { CandidateRecord, PositionRecord } from "../matching/facts/candidate-facts.ts";
import type { JobRecord } from "../matching/ad/job-needs.ts";

/** A small random number generator for [0, 1). The same seed gives the same numbers on every machine. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const titles =
  `Registered Nurse, ICU|Staff RN, Medical ICU|Emergency Department RN|Backend Engineer|Senior Software Engineer|Frontend Developer|VP Engineering|Data Analyst|Senior Accountant|Staff Accountant|Controller|Electrician|Apprentice Electrician|Truck Driver|Warehouse Supervisor|Forklift Operator|Executive Assistant|Office Manager|Account Executive|SDR|Product Designer|Graphic Designer|Technical Writer|HR Business Partner|Recruiter|Paralegal|Physical Therapist|Special Education Teacher|Executive Chef|Controls Engineer|Marketing Intern|Chief Revenue Officer|Cashier`.split(
    "|",
  );
const skills =
  `React|TypeScript|Go|PostgreSQL|Kafka|Kubernetes|AWS|SQL|Python|Tableau|A/B testing|Excel|NetSuite|US GAAP|Month-end close|Revenue recognition|BLS|ACLS|CCRN|CRRT|Epic|Mechanical ventilation|Vasopressors|RN license|Conduit bending|NEC|OSHA 30|Forklift|WMS|Calendar management|Travel arrangements|Outlook|MEDDIC|Salesforce|Quota attainment|Figma|Usability testing|Accessibility|OpenAPI|Markdown|Git|Employee relations|FMLA|Workday|Relativity|Manual therapy|IEP|PLC programming|Spanish|Class A CDL`.split(
    "|",
  );
const industries =
  "Hospitals|Software|Retail|Construction|Banking|Logistics & distribution|Law firm|Schools|Manufacturing".split("|");
const places =
  "Houston, TX|Katy, TX|Austin, TX|Chicago, IL|Denver, CO|Remote, New Jersey|Kraków, Poland|Toronto, ON|Grand Rapids, MI||Miami, FL".split(
    "|",
  );
const statements =
  "|Won't relocate.|Moving to Houston in January.|Open to relocation.|Fully remote only.|No nights.|No US work permit.|Not looking below 250 base.|Passionate about people.|No React experience.|Contract roles only.".split(
    "|",
  );
const degrees = "BS Computer Science|BSN|MBA|High school diploma|DPT|BA English|AAS Logistics".split("|");
const verbs = "Ran|Built|Owned|Taught|Cared for|Moved|Wrote|Closed|No".split("|");

type RandomNumber = () => number;

const pick = <T>(list: readonly T[], chance: RandomNumber): T => list[Math.floor(chance() * list.length)] as T;
const some = <T>(list: readonly T[], most: number, chance: RandomNumber): readonly T[] =>
  Array.from({ length: Math.floor(chance() * (most + 1)) }, () => pick(list, chance));

export const generatedCandidate = (chance: RandomNumber): CandidateRecord => {
  let year = 2026;
  const experience = Array.from({ length: Math.floor(chance() * 5) }, (_, index): PositionRecord => {
    const end = year - (chance() < 0.2 ? 1 : 0);
    const start = end - Math.floor(chance() * 6);
    year = start;
    const month = String(1 + Math.floor(chance() * 12)).padStart(2, "0");
    return {
      title: pick(titles, chance),
      industry: pick(industries, chance),
      start: chance() < 0.05 ? null : `${start}-${month}`,
      end: index === 0 && chance() < 0.7 ? null : `${end}-${month}`,
      description: some(skills, 6, chance)
        .map((skill) => `${pick(verbs, chance)} ${skill}.`)
        .join(" "),
    };
  });
  return {
    currentTitle: pick(titles, chance),
    location: pick(places, chance),
    desiredSalary: chance() < 0.2 ? null : 40_000 + Math.floor(chance() * 250_000),
    yearsExperience: chance() < 0.3 ? null : Math.floor(chance() * 25),
    summary: `${pick(titles, chance)} who knows ${some(skills, 4, chance).join(", ")}. ${pick(statements, chance)}`,
    skills: some(skills, 12, chance),
    experience,
    education: some(degrees, 2, chance).map((degree) => ({ degree })),
  };
};

const line = (words: readonly string[]) => words.map((word) => `- ${word}`).join("\n");

export const generatedJob = (chance: RandomNumber): JobRecord => {
  const skillCount = Math.floor(chance() * 8);
  const must = some(skills, 6, chance).map((skill) => (chance() < 0.3 ? `${skill} or ${pick(skills, chance)}` : skill));
  return {
    title: pick(titles, chance),
    industry: pick(industries, chance),
    description: pick(["Night shifts and weekends.", "Travel about one week in three.", "A calm office.", ""], chance),
    requirements: `Must have:\n${line([...must, ...(skillCount > 0 ? [`${skillCount}+ years in a similar role`] : []), ...some(["Bachelor's degree or equivalent experience", "Clear writing", "RN licence", "Retail background"], 2, chance)])}\nNice to have:\n${line(some(skills, 5, chance))}`,
    location: pick(places, chance),
    remote: chance() < 0.3,
    salaryMin: chance() < 0.2 ? null : 60_000,
    salaryMax: chance() < 0.2 ? null : 90_000 + Math.floor(chance() * 60_000),
    minYears: chance() < 0.3 ? null : skillCount,
  };
};
