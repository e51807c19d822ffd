/** The orders in which people print the parts of an entry. Each row is a list of cells, and each section a heading with its rows. */
import type { ReadCredential } from "#domain/resumes/read-resume.ts";
import { randomFrom, type Job, type Person, type Place, type School } from "./people.ts";

export interface Row {
  readonly cells: readonly string[];
  readonly kind: "head" | "line" | "bullet" | "label";
}

export interface Section {
  readonly heading: string;
  /** Entries, with empty space between them. */
  readonly entries: readonly (readonly Row[])[];
}

const head = (...cells: readonly string[]): Row => ({ cells, kind: "head" });
const line = (...cells: readonly string[]): Row => ({ cells, kind: "line" });
const label = (name: string, value: string): Row => ({ cells: [`${name}:`, value], kind: "label" });

const shortMonths = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec".split("|");
const longMonths = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");

type DateForm = (date: string) => string;
const dateForms: readonly DateForm[] = [
  (date) => `${shortMonths[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`,
  (date) => `${date.slice(5)}/${date.slice(0, 4)}`,
  (date) => `${longMonths[Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`,
  (date) => date.slice(0, 4),
];
const dashes = [" – ", " - ", " to "] as const;

/** The choices of one document. */
export interface Style {
  readonly job: number;
  readonly school: number;
  readonly skills: number;
  readonly credential: number;
  readonly language: number;
  readonly address: number;
  readonly headings: number;
  readonly date: DateForm;
  readonly dash: string;
  readonly present: string;
}

export const styleOf = (seed: number): Style => {
  const random = randomFrom(seed * 31 + 7);
  const pick = (count: number): number => Math.floor(random() * count);
  return {
    job: seed % jobForms.length,
    school: (seed * 3 + pick(2)) % schoolForms.length,
    skills: (seed * 5 + pick(2)) % 6,
    credential: (seed * 2 + pick(2)) % credentialForms.length,
    language: seed % 4,
    address: pick(3),
    headings: pick(3),
    date: dateForms[pick(10) > 7 ? 3 : pick(3)] ?? ((date) => date),
    dash: dashes[pick(3)] ?? " – ",
    present: ["Present", "Present", "Current", "present"][pick(4)] ?? "Present",
  };
};

export const placeText = ({ city, region }: Place): string => (region === "" ? city : `${city}, ${region}`);

type JobForm = (job: Job, dates: string) => readonly Row[];
const jobForms: readonly JobForm[] = [
  (job, dates) => [head(job.title, dates), line(job.company, placeText(job))],
  (job, dates) => [line(`${job.company}, ${placeText(job)}`, dates), head(job.title)],
  (job, dates) => [head(`${job.title} @ ${job.company}`), line(dates)],
  (job, dates) => [line(dates), head(job.title), line(`${job.company}, ${placeText(job)}`)],
  (job, dates) => [head(`${job.title} at ${job.company}`), line(`${placeText(job)} | ${dates}`)],
  (job, dates) => [
    label("Dates", dates),
    label("Position", job.title),
    label("Employer", job.company),
    label("Location", placeText(job)),
  ],
  (job, dates) => [head(job.title), line(`${job.company}-${placeText(job)}`), line(dates)],
  (job, dates) => [line(dates, `${job.title}, ${job.company}, ${placeText(job)}`)],
  (job, dates) => [head(`${job.company}, ${placeText(job)}`), line(dates), line(job.title)],
  (job, dates) => [head(`${job.company} | ${dates}`), line(job.title)],
  (job, dates) => [line(`${dates}  ${job.company}`), head(job.title)],
  (job, dates) => [head(job.company), line(`${job.title} (${dates})`)],
  (job, dates) => [head(`${job.title} — ${job.company}`), line(dates, placeText(job))],
];

const degreeText = (school: School, joiner: string): string =>
  school.field === "" ? school.degree : `${school.degree}${joiner}${school.field}`;

type SchoolForm = (school: School, dates: string) => readonly Row[];
const schoolForms: readonly SchoolForm[] = [
  (school, dates) => [head(degreeText(school, " in "), dates), line(school.institution, placeText(school))],
  (school, dates) => [
    head(school.institution, dates),
    line(school.degree),
    ...(school.field === "" ? [] : [line(school.field)]),
  ],
  (school) => [
    ...(school.field === "" ? [] : [head(school.field)]),
    line(school.degree),
    line(`${school.institution}, ${school.year}`),
  ],
  (school, dates) => [line(dates, `${degreeText(school, ", ")} – ${school.institution}`)],
  (school) => [line(`${degreeText(school, " in ")}, ${school.institution}, ${school.year}`)],
  (school) => [
    label("Institution", school.institution),
    label("Degree", school.degree),
    ...(school.field === "" ? [] : [label("Field of study", school.field)]),
    label("Graduated", String(school.year)),
  ],
  (school, dates) => [
    head(degreeText(school, " in ")),
    line(`${school.institution}-${placeText(school)}`),
    line(dates),
  ],
  (school) => [
    head(`${school.institution}, ${placeText(school)}`),
    line(`${degreeText(school, " - ")} (${school.year})`),
  ],
];

type CredentialForm = (credential: ReadCredential, date: DateForm) => string;
const status = ({ status: value, validTo }: ReadCredential): string =>
  value === "in_progress" ? "in progress" : value === "lapsed" ? `expired ${validTo}` : "";
const joined = (parts: readonly string[], glue = ", "): string => parts.filter((part) => part !== "").join(glue);
const credentialForms: readonly CredentialForm[] = [
  (each, date) =>
    joined([
      each.name,
      each.region === "" ? each.issuer : `State of ${each.region}`,
      each.number === "" ? "" : `#${each.number}`,
      each.status === "held" ? (each.validTo === null ? "" : `exp. ${date(each.validTo)}`) : status(each),
    ]),
  (each, date) =>
    joined([
      `${each.name} – ${joined([each.region, each.issuer], " ")}`,
      each.number === "" ? "" : `License No. ${each.number}`,
      each.status === "held"
        ? each.validFrom === null
          ? each.validTo === null
            ? ""
            : `valid until ${date(each.validTo)}`
          : `issued ${date(each.validFrom)}`
        : status(each),
    ]),
  (each, date) =>
    joined(
      [
        each.name,
        each.issuer,
        each.status === "held" ? (each.validFrom === null ? "" : date(each.validFrom)) : status(each),
      ],
      " | ",
    ),
  (each, date) =>
    each.status === "in_progress"
      ? `Testing for ${each.name} in June`
      : `${each.name} (${joined([each.issuer, each.status === "lapsed" ? status(each) : each.validTo === null ? "" : `expires ${date(each.validTo)}`])})`,
];

const languageForms = [
  (all: Person["languages"]) => [line(all.map(({ name, level }) => `${name} (${level})`).join(", "))],
  (all: Person["languages"]) => all.map(({ name, level }) => line(`${name} – ${level}`)),
  (all: Person["languages"]) => [line(all.map(({ name, level }) => `${name}: ${level}`).join("; "))],
  (all: Person["languages"]) => all.map(({ name, level }) => line(name, level)),
] as const;

const skillRows = (person: Person, form: number): readonly Row[] => {
  const grouped = person.skills.some(({ name }) => name !== "");
  const all = person.skills.flatMap(({ items }) => items);
  if (grouped && form % 2 === 0)
    return person.skills.map(({ name, items }) => ({ cells: [`${name}:`, items.join(", ")], kind: "label" }));
  if (form === 1) return all.map((item) => ({ cells: [item], kind: "bullet" }));
  if (form === 3)
    return [line(...all.slice(0, 4)), line(...all.slice(4, 8)), ...(all.length > 8 ? [line(...all.slice(8))] : [])];
  return [line(all.join(form === 5 ? " | " : form === 4 ? " • " : ", "))];
};

const names = {
  jobs: ["Experience", "Work History", "Professional Experience"],
  schools: ["Education", "Education and Training", "Academic Background"],
  skills: ["Skills", "Core Skills", "Key Skills"],
  credentials: ["Certifications", "Licenses and Certifications", "Licenses"],
  languages: ["Languages", "Languages", "Language Skills"],
  projects: ["Projects", "Selected Projects", "Projects"],
  volunteering: ["Volunteering", "Volunteer Experience", "Community Service"],
} as const;

/** Street, place and country, as one line or two, with the postcode where the country has it. */
export const addressOf = (person: Person, form: number): readonly string[] => {
  const { street, postcode, city, region, country } = person;
  if (form === 0) return [joined([city, region === "" ? country.name : region])];
  const place = country.postcodeFirst
    ? `${postcode} ${city}`
    : country.code === "US" || country.code === "CA" || country.code === "AU"
      ? `${city}, ${region} ${postcode}`
      : joined([city, region]) + ` ${postcode}`;
  return form === 1 ? [`${street}, ${place}, ${country.name}`] : [street, place, country.name];
};

const bullets = (all: readonly string[]): Row[] => all.map((text) => ({ cells: [text], kind: "bullet" }));

export const sectionsOf = (person: Person, style: Style): readonly Section[] => {
  const rangeOf = (start: string, end: string | null): string =>
    `${style.date(start)}${style.dash}${end === null ? style.present : style.date(end)}`;
  const title = (key: keyof typeof names): string => names[key][style.headings] ?? "";
  const section = (key: keyof typeof names, entries: readonly (readonly Row[])[]): Section[] =>
    entries.length === 0 ? [] : [{ heading: title(key), entries }];
  const jobs = person.jobs.map((job) => [
    ...(jobForms[style.job]?.(job, rangeOf(job.start, job.end)) ?? []),
    ...bullets(job.bullets),
  ]);
  const schools = person.schools.map((school) => [
    ...(schoolForms[style.school]?.(school, `${school.from}${style.dash}${school.year}`) ?? []),
  ]);
  const credentials = person.credentials.map((each) => {
    const text = credentialForms[style.credential]?.(each, style.date) ?? "";
    return { cells: [text], kind: style.skills % 2 === 0 ? "bullet" : "line" } satisfies Row;
  });
  const volunteering = person.volunteering.map(({ role, organization, from, to, description }) => [
    head(`${role}, ${organization}`, `${from}${style.dash}${to}`),
    ...bullets([description]),
  ]);
  const projects = person.projects.map(({ name, description, year }) =>
    style.language % 2 === 0 ? [head(`${name} (${year})`), line(description)] : [line(`${name} – ${description}`)],
  );
  const [first, ...rest] = [
    section("jobs", jobs),
    section("schools", schools),
    section("skills", [skillRows(person, style.skills)]),
  ];
  const main = style.headings === 1 ? [...rest, first ?? []] : [first ?? [], ...rest];
  return [
    ...main.flat(),
    ...section("credentials", credentials.length === 0 ? [] : [credentials]),
    ...section("languages", [languageForms[style.language]?.(person.languages) ?? []]),
    ...section("projects", projects),
    ...section("volunteering", volunteering),
  ];
};
