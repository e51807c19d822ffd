/** A person as JSON Resume, with the keys of its old and new versions, and as HTML by a theme. */
import { createRequire } from "node:module";
import type { Person } from "./people.ts";

export const themeNames = [
  "elegant",
  "flat",
  "kendall",
  "onepage",
  "paper",
  "short",
  "slick",
  "spartacus",
  "stackoverflow",
  "even",
  "macchiato",
  "modern",
] as const;

const resumeOf = (person: Person) => ({
  basics: {
    name: `${person.firstName} ${person.lastName}`,
    label: person.headline,
    email: person.email,
    phone: person.phone,
    summary: person.summary,
    location: {
      address: person.street,
      postalCode: person.postcode,
      city: person.city,
      region: person.region,
      countryCode: person.country.code,
    },
    profiles: [],
  },
  work: person.jobs.map(({ title, company, city, start, end, bullets }) => ({
    name: company,
    company,
    position: title,
    location: city,
    startDate: `${start}-01`,
    ...(end === null ? {} : { endDate: `${end}-01` }),
    highlights: bullets,
  })),
  education: person.schools.map(({ institution, degree, field, from, year }) => ({
    institution,
    studyType: degree,
    area: field,
    startDate: `${from}-09-01`,
    endDate: `${year}-06-01`,
  })),
  skills: person.skills.flatMap(({ name, items }) =>
    name === "" ? items.map((item) => ({ name: item, keywords: [] })) : [{ name, keywords: items }],
  ),
  languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
  certificates: person.credentials.map(({ name, issuer, validFrom, validTo, status }) => ({
    name:
      status === "in_progress" ? `${name} (in progress)` : status === "lapsed" ? `${name} (expired ${validTo})` : name,
    issuer,
    ...(validFrom === null ? {} : { date: `${validFrom}-01` }),
  })),
  projects: person.projects.map(({ name, description, year }) => ({
    name,
    description,
    startDate: `${year}-03-01`,
    highlights: [],
  })),
  volunteer: person.volunteering.map(({ role, organization, from, to, description }) => ({
    organization,
    position: role,
    startDate: `${from}-01-01`,
    endDate: `${to}-12-01`,
    summary: description,
    highlights: [],
  })),
  awards: [],
  publications: [],
  interests: [],
  references: [],
});

interface Theme {
  readonly render: (resume: unknown) => string | Promise<string>;
}

/** The folder where the themes are installed. Throws with instructions if they are missing. */
export const themeRenderer = (folder: string): ((theme: string, person: Person) => Promise<string>) => {
  const load = createRequire(`${folder}/package.json`);
  return async (theme, person) => {
    // Even's own dependency can only be imported.
    const { render } = (
      theme === "even"
        ? await import(`${folder}/node_modules/jsonresume-theme-even/dist/index.js`)
        : load(`jsonresume-theme-${theme}`)
    ) as Theme;
    return await render(resumeOf(person));
  };
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };

export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(?:style|script|head)\b[\s\S]*?<\/(?:style|script|head)>/gi, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&#(?:x(?<hex>[0-9a-f]+)|(?<dec>\d+));/gi, (_all, hex?: string, dec?: string) =>
      String.fromCodePoint(hex === undefined ? Number(dec) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(?<name>amp|lt|gt|quot|nbsp|apos);/g, (_all, name: string) => entities[name] ?? " ")
    .replaceAll(/\s+/g, " ");
